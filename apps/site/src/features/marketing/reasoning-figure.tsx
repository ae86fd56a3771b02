import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { markedParts } from './marked-parts.ts';
import { SpecimenCaption } from './specimen-caption.tsx';
import type { Specimen, SpecimenWeight } from './specimen.ts';

/** What each sign adds to the first cause, or takes away from it. */
function Weights({
  weights,
  strongest,
}: {
  readonly weights: readonly SpecimenWeight[];
  readonly strongest: number;
}) {
  return (
    <ul className="grid gap-3">
      {weights.map(({ text, present, weight }) => (
        <li key={text}>
          <span className="flex items-center gap-2 text-sm">
            {weight > 0 ? (
              <Plus aria-label="For:" className="size-4 text-low" strokeWidth={2.5} />
            ) : (
              <Minus aria-label="Against:" className="size-4 text-high" strokeWidth={2.5} />
            )}
            {present ? text : `not there: ${text}`}
          </span>
          <span
            aria-hidden
            className={`mt-1.5 block h-2 min-w-1 rounded-full ${weight > 0 ? 'bg-low' : 'ml-auto bg-high'}`}
            style={{ width: `${Math.round((Math.abs(weight) / strongest) * 100)}%` }}
          />
        </li>
      ))}
    </ul>
  );
}

/** How words become odds, in three steps of one real answer: read, weigh, rank. */
export function ReasoningFigure({ specimen }: { specimen: Specimen }) {
  const { input, signs, weights, first, second, rest } = specimen;
  const strongest = Math.max(...weights.map(({ weight }) => Math.abs(weight)));
  return (
    <figure>
      <ol className="drawing-paper grid overflow-hidden rounded-xl border border-line bg-surface lg:grid-cols-3">
        <Step number={1} title="Words become evidence">
          <p className="text-lg leading-8">
            “
            {markedParts(input.symptoms, signs).map(({ at, text, sign }) =>
              sign ? (
                <Read key={at} not={!sign.present}>
                  {text}
                </Read>
              ) : (
                text
              ),
            )}
            ”
          </p>
          <p className="mt-4 text-sm text-soft">
            Plain English with slang and spelling mistakes. What is not there counts, and so does
            when it happens. Trouble codes are recognised.
          </p>
        </Step>
        <Step number={2} title="Evidence moves the odds">
          <Weights weights={weights} strongest={strongest} />
          <p className="mt-4 text-sm text-soft">
            Each cause starts from how common it is on cars like yours. What your car has not got is
            ruled out.
          </p>
        </Step>
        <Step number={3} title="Odds become a next step">
          <div className="grid gap-3">
            <ProbabilityBar label={first.name} share={first.probability} tone="accent" />
            {second && <ProbabilityBar label={second.name} share={second.probability} />}
            <ProbabilityBar label="Everything else" share={rest} tone="other" />
          </div>
          <p className="mt-4 text-sm text-soft">
            Of all questions and checks, the one that shows most for its time and money comes first.
            Answer it and the odds are weighed again.
          </p>
        </Step>
      </ol>
      <figcaption className="caption mt-2.5">
        <span className="text-soft">Fig. 1</span> <SpecimenCaption input={input} />
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
