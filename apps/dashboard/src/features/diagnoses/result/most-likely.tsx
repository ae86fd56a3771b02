import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { lowerFirst } from '@wrenchwise/client/lower-first.ts';
import type { Cause } from '@wrenchwise/domain/diagnosis';
import { formatPercent } from '@wrenchwise/domain/percent';
import { SYSTEM_NAMES } from '@wrenchwise/knowledge/systems';
import { ChartFrame } from '@wrenchwise/ui/chart-frame.tsx';

import { AnswerSection } from './answer-section.tsx';

/** The cause at the head of the list, and where in the car it sits. */
export function MostLikely({ cause }: { cause: Cause }) {
  return (
    <AnswerSection question="What is it most likely?">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-2xl font-bold tracking-[-0.018em]">{cause.name}</p>
          {cause.workshopName !== cause.name && (
            <p className="mt-0.5 text-sm text-faint">A garage calls it: {cause.workshopName}</p>
          )}
        </div>
        <p className="figures shrink-0 text-2xl font-bold tracking-[-0.018em] text-accent-text">
          {formatPercent(cause.probability)}
          <span className="sr-only"> likely</span>
        </p>
      </div>
      <p className="measure mt-2 text-soft">{cause.summary}</p>
      <ChartFrame
        className="mt-4"
        number="Fig. 1"
        caption={`Where it sits: ${lowerFirst(SYSTEM_NAMES[cause.system])}`}
      >
        <CarDiagram system={cause.system} className="mx-auto max-w-xl" />
      </ChartFrame>
    </AnswerSection>
  );
}
