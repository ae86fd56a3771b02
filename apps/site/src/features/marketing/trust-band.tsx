import { formatPercent } from '@wrenchwise/rules/percent';
import { Link } from '@wrenchwise/ui/link.tsx';
import { HEADLINE } from 'virtual:measured/headline';

import { CORRECTIONS } from '~/content/corrections.ts';
import { dayInWords } from '~/content/measured-words.ts';

const REASONS = [
  {
    title: 'Written from knowledge, not copied',
    text: 'Each guide comes from our own list of faults: what shows, how to check it, which tools and parts, and when to stop. Rules refuse one that lacks any of it.',
    to: '/car-repair-guides',
    label: 'Open the guides',
  },
  {
    title: 'Measured, with the day beside it',
    text: 'Real complaints of owners, held back from training, are answered again. The figures on these pages are read from the result, with its date.',
    to: '/how-accurate',
    label: 'How it was measured',
  },
  {
    title: 'Mistakes in the open',
    text: `What we got wrong is on a page of its own, with what was done about it. ${CORRECTIONS.length} entries so far.`,
    to: '/what-we-got-wrong',
    label: 'What we got wrong and fixed',
  },
] as const;

/** How good it is in one figure, and what that rests on. */
export function TrustBand() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <p className="figures text-5xl font-bold tracking-[-0.03em] text-warm-text">
          {formatPercent(HEADLINE.top1)}
        </p>
        <p className="mt-3 max-w-[22em] text-lg">
          of first answers name the right one of the car’s 14 systems. Among the first three it is{' '}
          <strong className="figures">{formatPercent(HEADLINE.top3)}</strong>.
        </p>
        <p className="mt-3 max-w-[27em] text-sm text-soft">
          On {HEADLINE.rows} owners’ complaints that nothing was trained on, measured on{' '}
          {dayInWords(HEADLINE.measuredOn)}. It is not certainty: check before you buy a part. It
          warned of danger in {HEADLINE.warned} of {HEADLINE.dangerous} dangerous descriptions.
        </p>
      </div>
      <ul className="grid gap-6">
        {REASONS.map(({ title, text, to, label }) => (
          <li key={title} className="border-l-4 border-warm pl-5">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 max-w-[38em] text-soft">{text}</p>
            <Link to={to} className="text-link inline-flex min-h-9 items-center text-sm">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
