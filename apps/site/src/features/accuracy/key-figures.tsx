import { formatPercent } from '@wrenchwise/rules/percent';

import { dayInWords } from '~/content/measured-words.ts';
import type { Measured } from '~/content/measured.schema.ts';

interface Figure {
  readonly value: string;
  readonly label: string;
  readonly note: string;
}

const figuresOf = ({ accuracy, dangerous }: Measured): readonly Figure[] => [
  {
    value: formatPercent(accuracy.engine.top1),
    label: 'right system first',
    note: 'Of the 14 systems of a car, the right one stood first.',
  },
  {
    value: formatPercent(accuracy.engine.top3),
    label: 'right system among three',
    note: 'The right one was first, second or third.',
  },
  {
    value: `${Math.round(accuracy.engine.ece * 100)} points`,
    label: 'off, on average, in its odds',
    note: 'How far “70% sure” is from being right 70 times in 100.',
  },
  {
    value: `${dangerous.warned} of ${dangerous.descriptions}`,
    label: 'dangers warned about',
    note: 'Dangerous descriptions that set off a safety warning.',
  },
];

/** The four figures to remember, with the day they were measured. */
export function KeyFigures({ measured }: { measured: Measured }) {
  const { measuredOn, knowledgeVersion } = measured.accuracy;
  return (
    <>
      <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {figuresOf(measured).map(({ value, label, note }) => (
          <div key={label} className="flex flex-col bg-surface p-5">
            <dt className="order-2 mt-1 font-semibold">{label}</dt>
            <dd className="figures text-3xl font-bold tracking-[-0.025em] text-accent-text">
              {value}
            </dd>
            <dd className="order-3 mt-1.5 text-sm text-soft">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-3 text-sm text-faint">
        Measured on <time dateTime={measuredOn}>{dayInWords(measuredOn)}</time> with edition{' '}
        {knowledgeVersion} of what the engine knows.
      </p>
    </>
  );
}
