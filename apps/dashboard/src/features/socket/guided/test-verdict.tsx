import { plural, t } from '@lingui/core/macro';
import type { TestResult } from '@wrenchwise/obd/guided-tests/guided-test';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Stethoscope } from 'lucide-react';

import { valueText } from '../value-text.ts';
import { CylinderTable } from './cylinder-table.tsx';
import { REASON_WORDS, WHEN_WORDS } from './guided-words.ts';
import { VerdictBadge } from './verdict-badge.tsx';

interface Props {
  readonly result: TestResult;
  /** Absent where it was judged long ago. */
  readonly onDiagnose?: (words: string) => void;
}

/** What a guided test found: the verdict, why, and the figures. */
export function TestVerdict({ result, onDiagnose }: Props) {
  const { verdict, reason, cylinders = [], figures, words } = result;
  const list = cylinders.join(', ');
  const others = figures.filter(({ cylinder }) => cylinder === undefined);
  return (
    <>
      <VerdictBadge verdict={verdict} />
      {cylinders.length > 0 && (
        <p className="mt-2 text-lg font-semibold">
          {plural(cylinders.length, {
            one: `Cylinder ${list}`,
            other: `Cylinders ${list}`,
          })}
        </p>
      )}
      <p className="measure mt-2">{REASON_WORDS[reason]}</p>
      {others.length < figures.length && <CylinderTable figures={figures} />}
      <dl className="mt-2 max-w-lg">
        {others.map(({ name, when, value, unit }) => (
          <div
            key={`${name} ${when}`}
            className="flex items-baseline justify-between gap-4 border-b border-line py-1.5"
          >
            <dt className="min-w-0 text-sm text-soft">
              {name}, {WHEN_WORDS[when]}
            </dt>
            <dd className="figures shrink-0">{valueText(value, unit)}</dd>
          </div>
        ))}
      </dl>
      {onDiagnose && words !== '' && (
        <Button
          tone="secondary"
          size="sm"
          className="mt-3"
          icon={<Stethoscope aria-hidden className="size-4.5" />}
          onClick={() => onDiagnose(words)}
        >{t`Diagnose with these figures`}</Button>
      )}
    </>
  );
}
