import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { DiagnosisOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import type { ReactNode } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { FIXED_BY_WORDS } from './outcome-fields.ts';

/** What was said that it was, and when, and by whom it was fixed. */
export function OutcomeGiven({
  outcome,
  change,
}: {
  outcome: DiagnosisOutcome;
  change: ReactNode;
}) {
  const { longDate } = useDates();
  const { kind, cause, costCents, currency, fixedBy, mayBeUsed, updatedAt } = outcome;
  const facts = [
    costCents !== null && currency !== null && formatCents(costCents, { currency }),
    fixedBy !== null && t`fixed by: ${FIXED_BY_WORDS[fixedBy].toLowerCase()}`,
    t`said on ${longDate(updatedAt)}`,
    mayBeUsed && t`may be used for tests`,
  ].filter(Boolean);
  const words =
    kind === 'not-fixed'
      ? t`Not found yet`
      : kind === 'gone'
        ? t`It was nothing, or it went away`
        : cause;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-label wrap-anywhere">{words}</p>
        <p className="figures text-sm text-faint">{facts.join(' · ')}</p>
      </div>
      {change}
    </div>
  );
}
