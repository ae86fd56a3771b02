import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { ProbabilityBar } from '~/ui/probability-bar.tsx';

const WEIGHED = [
  { sign: 'clunk over bumps', weight: 82, speaksFor: true },
  { sign: 'only on the left', weight: 34, speaksFor: true },
  { sign: 'no steering play', weight: 26, speaksFor: false },
] as const;

/** How words become odds, drawn in three steps: read, weigh, rank. */
export function ReasoningFigure() {
  return (
    <figure>
      <ol className="drawing-paper grid overflow-hidden rounded-xl border border-line bg-surface lg:grid-cols-3">
        <Step number={1} title="Words become evidence">
          <p className="text-lg leading-8">
            “There is a <Read>clunk over bumps</Read>, <Read>only on the left</Read>, but{' '}
            <Read not>no steering play</Read>.”
          </p>
          <p className="mt-4 text-[0.9375rem] text-soft">
            Plain English with slang and spelling mistakes. What is not there counts, and so does
            when it happens. Trouble codes are recognised.
          </p>
        </Step>
        <Step number={2} title="Evidence moves the odds">
          <ul className="grid gap-3">
            {WEIGHED.map(({ sign, weight, speaksFor }) => (
              <li key={sign}>
                <span className="flex items-center gap-2 text-[0.9375rem]">
                  {speaksFor ? (
                    <Plus aria-label="For:" className="size-4 text-low" strokeWidth={2.5} />
                  ) : (
                    <Minus aria-label="Against:" className="size-4 text-high" strokeWidth={2.5} />
                  )}
                  {sign}
                </span>
                <span
                  aria-hidden
                  className={`mt-1.5 block h-2 rounded-full ${speaksFor ? 'bg-low' : 'ml-auto bg-high'}`}
                  style={{ width: `${weight}%` }}
                />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-[0.9375rem] text-soft">
            Each cause starts from how common it is on cars like yours. What your car has not got is
            ruled out.
          </p>
        </Step>
        <Step number={3} title="Odds become a next step">
          <div className="grid gap-3">
            <ProbabilityBar label="Worn stabiliser link" share={0.58} tone="accent" />
            <ProbabilityBar label="Worn control arm bush" share={0.19} />
            <ProbabilityBar label="Something else" share={0.23} tone="other" />
          </div>
          <p className="mt-4 text-[0.9375rem] text-soft">
            Of all questions and checks, the one that tells most for its time and money comes first.
            Answer it and the odds are weighed again.
          </p>
        </Step>
      </ol>
      <figcaption className="caption mt-2.5 flex gap-2">
        <span className="text-soft">Fig. 1</span> An example. Its figures are made up; yours come
        from what you tell.
      </figcaption>
    </figure>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="border-line p-6 not-last:border-b sm:p-7 lg:not-last:border-r lg:not-last:border-b-0">
      <h2 className="mb-5 flex items-baseline gap-3 text-lg">
        <span aria-hidden className="figures text-sm text-accent-text">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </li>
  );
}

function Read({ not = false, children }: { not?: boolean; children: ReactNode }) {
  return (
    <mark
      className={
        not
          ? 'rounded-[3px] bg-high-soft px-0.5 text-ink decoration-high [text-decoration-line:line-through]'
          : 'rounded-[3px] bg-accent-soft px-0.5 text-ink'
      }
    >
      {children}
    </mark>
  );
}
