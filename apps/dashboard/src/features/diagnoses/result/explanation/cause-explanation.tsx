import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { useState } from 'react';

import { reasonsInWords } from './reasons.ts';
import { type Weight, weighingOf } from './weighing.ts';
import { WeightRow } from './weight-row.tsx';

// So many can be weighed at a glance; the rest is there for whoever wants it.
const AT_FIRST = 6;

/** The weight that fills a bar unless something is stronger. */
const FULL = 2.3;

/** Moves below this are not worth a line. */
const LEAST = 0.1;

const strongestOf = (weights: readonly Weight[]): ReadonlySet<string> => {
  const sorted = weights.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const first = sorted.slice(0, AT_FIRST);
  const against = sorted.find(({ weight }) => weight < 0);
  // What speaks against it is never folded away whole.
  if (against && !first.includes(against)) first[AT_FIRST - 1] = against;
  return new Set(first.map(({ key }) => key));
};

const othersWeight = (weight: number): Weight => ({
  key: 'others',
  quote: undefined,
  meaning:
    weight < 0
      ? t`What you reported fits other causes too, and they take their part`
      : t`What you reported fits the other causes less well, and they give up a part`,
  weight,
});

/** How one cause came from its base rate to its probability, by everything that moved it. */
export function CauseExplanation({ cause, symptoms }: { cause: Cause; symptoms: string }) {
  const [showAll, setShowAll] = useState(false);
  const weighing = weighingOf(cause, symptoms);
  const { baseRate, car, groups, others } = weighing;
  const reasons = reasonsInWords(weighing);
  const all = groups.flatMap(({ weights }) => weights);
  const folded = all.length - AT_FIRST;
  const shown = folded > 1 && !showAll ? strongestOf(all) : undefined;
  const most = Math.max(FULL, Math.abs(others), ...all.map(({ weight }) => Math.abs(weight)));
  return (
    <div className="text-sm">
      <h4 className="text-base text-ink">{t`Why ${formatPercent(cause.probability)}?`}</h4>
      {reasons !== '' && <p className="mt-1 text-ink wrap-anywhere">{reasons}</p>}
      <Station share={baseRate} label={t`To begin with`}>
        <Trans>
          How often it is this on such a car, before a word was read
          {car.length > 0 && `; ${car.map(({ meaning = '' }) => lowerFirst(meaning)).join('; ')}`}.
        </Trans>
      </Station>
      {groups.map(({ title, weights }) => {
        const rows = weights.filter(({ key }) => shown?.has(key) ?? true);
        return (
          rows.length > 0 && (
            <Group key={title} title={title}>
              {rows.map((weight) => (
                <WeightRow key={weight.key} of={weight} most={most} />
              ))}
            </Group>
          )
        );
      })}
      {all.length === 0 && (
        <p className="mt-3">{t`Nothing that you reported speaks for or against it.`}</p>
      )}
      {shown && (
        <button
          type="button"
          className="text-link mt-1 min-h-9 text-sm"
          onClick={() => setShowAll(true)}
        >{t`Show ${folded} weaker signs`}</button>
      )}
      {Math.abs(others) >= LEAST && (
        <Group title={t`The other causes`}>
          <WeightRow of={othersWeight(others)} most={most} />
        </Group>
      )}
      <Station share={cause.probability} label={t`That makes`} />
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-3">
      <h5 className="caption">{title}</h5>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}

interface StationProps {
  label: string;
  share: number;
  children?: React.ReactNode;
}

/** Where the weighing starts or ends. */
function Station({ label, share, children }: StationProps) {
  return (
    <p className="mt-3 rounded-md bg-sunken px-3 py-2">
      <span className="flex items-baseline justify-between gap-3 font-semibold text-ink">
        <span>{label}</span>
        <span className="figures">{formatPercent(share)}</span>
      </span>
      {children !== undefined && <span className="mt-0.5 block">{children}</span>}
    </p>
  );
}
