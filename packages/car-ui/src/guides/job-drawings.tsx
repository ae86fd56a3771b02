import { t } from '@lingui/core/macro';

import { StepDrawing } from '../steps/step-drawing.tsx';
import { STEP_SKETCHES, type StepDrawingId } from '../steps/step-sketches.ts';
import { GUIDE_DRAWINGS } from './guide-drawings.ts';

/** What the repair looks like, for the commonest; nothing for the others. */
export function JobDrawing({ slug }: { slug: string }) {
  const drawings = GUIDE_DRAWINGS[slug];
  if (drawings === undefined) return null;
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2 print:grid-cols-3">
      {drawings.map((id) => (
        <DrawnStep key={id} id={id} />
      ))}
    </ul>
  );
}

interface DrawnStepProps {
  readonly id: StepDrawingId;
  /** The number of the step that it shows. */
  readonly step?: number;
  /** The sentence for this step, where the drawing's own speaks of another job. */
  readonly caption?: string | undefined;
}

/** A drawing with its sentence. */
export function DrawnStep({ id, step, caption }: DrawnStepProps) {
  return (
    <li className="drawing-paper rounded-lg border border-line bg-surface p-3">
      <figure>
        <StepDrawing id={id} caption={caption} className="mx-auto max-w-sm text-ink" />
        <figcaption aria-hidden className="mt-2 text-sm text-soft">
          {step !== undefined && (
            <span className="figures font-label text-accent-text">{t`Step ${step}. `}</span>
          )}
          {caption ?? STEP_SKETCHES[id].about}
        </figcaption>
      </figure>
    </li>
  );
}
