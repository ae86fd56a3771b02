import { TriangleAlert } from 'lucide-react';

import { HIGHLIGHTS } from '~/content/highlights.ts';
import { CarDiagram } from '~/ui/car-diagram.tsx';
import { ProbabilityBar } from '~/ui/probability-bar.tsx';

const CAUSES = [
  { label: 'Worn front brake pads', share: 0.71, tone: 'accent' },
  { label: 'Scored brake disc', share: 0.14, tone: 'quiet' },
  { label: 'Seized caliper', share: 0.07, tone: 'quiet' },
  { label: 'Something else', share: 0.08, tone: 'other' },
] as const;

/** An example of what comes out, under a car that lights up the system at hand. */
export function HeroFigure({ turn }: { turn: number }) {
  const { system } = HIGHLIGHTS[turn] ?? HIGHLIGHTS[0];
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-high">
        <div className="drawing-paper border-b border-line px-4 pt-5 pb-3 sm:px-6">
          <CarDiagram system={system} />
        </div>
        <div className="grid gap-5 p-5 sm:p-6">
          <p className="text-soft">
            <span className="text-faint">“</span>
            <mark className="bg-accent-soft text-ink">Grinding noise</mark> from the front left{' '}
            <mark className="bg-accent-soft text-ink">when I brake</mark>, worse in the last week.
            <span className="text-faint">”</span>
          </p>
          <p className="flex items-center gap-2.5 rounded-md border border-medium-line bg-medium-soft px-3.5 py-2.5">
            <TriangleAlert aria-hidden className="size-5 shrink-0 text-medium" />
            <span>
              <strong className="font-[640] text-medium">Only with care.</strong> It still brakes,
              but is getting worse.
            </span>
          </p>
          <div className="grid gap-3.5">
            {CAUSES.map((cause) => (
              <ProbabilityBar key={cause.label} {...cause} />
            ))}
          </div>
        </div>
      </div>
      <figcaption className="caption mt-3 flex gap-2">
        <span className="shrink-0 text-soft">Fig. 1</span>
        An example. The figures of your own diagnosis come from what you tell.
      </figcaption>
    </figure>
  );
}
