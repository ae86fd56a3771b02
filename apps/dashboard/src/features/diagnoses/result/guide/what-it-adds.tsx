import { Trans } from '@lingui/react/macro';
import type { GuideOffer } from '@wrenchwise/contract/endpoints/step-guides';
import { Link } from '@wrenchwise/ui/link.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { Plus } from 'lucide-react';

/** Before anything is used: what the guide holds more than the public one, and the way to that. */
export function WhatItAdds({ offer: { adds, publicGuide } }: { offer: GuideOffer }) {
  return (
    <div className="mb-3 text-sm">
      <p className="measure">
        <Trans>
          The guide for your car holds all of the public guide{' '}
          <Link to={publicGuide.path} className="text-link">
            {publicGuide.title}
          </Link>
          , which is free, and adds:
        </Trans>
      </p>
      <ul className="mt-2 grid gap-1">
        {numbered(adds).map(({ key, text }) => (
          <li key={key} className="flex gap-2">
            <Plus aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
