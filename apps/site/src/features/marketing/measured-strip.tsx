import { formatPercent } from '@wrenchwise/rules/percent';
import { Link } from '@wrenchwise/ui/link.tsx';
import { HEADLINE } from 'virtual:measured/headline';

import { dayInWords } from '~/content/measured-words.ts';

const FIGURES = [
  { value: formatPercent(HEADLINE.top1), label: 'right system named first' },
  { value: formatPercent(HEADLINE.top3), label: 'right system among the first three' },
  {
    value: `${HEADLINE.warned} of ${HEADLINE.dangerous}`,
    label: 'dangerous descriptions warned about',
  },
] as const;

/** The last measurement in three figures, with the way to the whole of it. */
export function MeasuredStrip() {
  return (
    <>
      <dl className="grid gap-6 sm:grid-cols-3">
        {FIGURES.map(({ value, label }) => (
          <div key={label} className="flex flex-col border-t-2 border-accent pt-3">
            <dt className="order-2 mt-1 text-soft">{label}</dt>
            <dd className="figures text-3xl font-bold tracking-[-0.025em]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-5 text-sm text-faint">
        On {HEADLINE.rows} owners’ complaints that nothing was trained on, measured on{' '}
        {dayInWords(HEADLINE.measuredOn)}.{' '}
        <Link to="/how-accurate" className="text-link">
          How accurate is it?
        </Link>
      </p>
    </>
  );
}
