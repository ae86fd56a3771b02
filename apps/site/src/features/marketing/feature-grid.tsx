import { Badge } from '@wrenchwise/ui/badge.tsx';

import { FEATURE_CARDS } from '~/content/feature-cards.ts';

import { FEATURE_DRAWINGS } from './feature-drawings.tsx';

/** The eight things that the product is for, each with its drawing. */
export function FeatureGrid() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {FEATURE_CARDS.map(({ id, title, text, isAvailable }) => (
        <li
          key={id}
          className="grid grid-cols-[6.5rem_1fr] items-start gap-x-4 bg-surface p-4 sm:flex sm:flex-col sm:p-6"
        >
          <div className="w-full max-w-36 text-accent-text sm:mb-5">{FEATURE_DRAWINGS[id]}</div>
          <div className="min-w-0">
            <h3 className="text-base tracking-[-0.008em]">{title}</h3>
            <p className="mt-1 text-sm text-soft">{text}</p>
            {!isAvailable && (
              <p className="mt-3">
                <Badge>Coming</Badge>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
