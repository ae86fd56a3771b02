import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { driveAnswer } from '@wrenchwise/rules/drive-answer';
import { leadingRepair, NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

interface Props {
  diagnosis: Diagnosis;
  /** Whether a link leads to a part of it. */
  isOpenAtFirst: boolean;
  /** The parts of the diagnosis. */
  children: ReactNode;
}

/** The answer of a closed diagnosis as history: folded, without colours that call for an act. */
export function WhatWeSaid({ diagnosis, isOpenAtFirst, children }: Props) {
  const { longDate } = useDates();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { words, about, reason, others } = driveAnswer(diagnosis);
  const first = leadingRepair(diagnosis.causes);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group mt-8 border-t border-line pt-2"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-label text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {t`What we said on ${longDate(diagnosis.createdAt)}`}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <>
          <dl className="mt-1 mb-6 grid gap-3 text-sm text-soft sm:grid-cols-2">
            <div>
              <dt className="caption">{t`Most likely`}</dt>
              <dd>
                {first === undefined
                  ? NO_LEADING_CAUSE
                  : `${first.name}, ${formatPercent(first.probability)}`}
              </dd>
            </div>
            <div>
              <dt className="caption">{t`Whether to drive`}</dt>
              <dd>{[words, about, reason].filter(Boolean).join('. ').replaceAll('..', '.')}</dd>
              {others.map(({ id, title }) => (
                <dd key={id}>{title}</dd>
              ))}
            </div>
          </dl>
          {children}
        </>
      )}
    </details>
  );
}
