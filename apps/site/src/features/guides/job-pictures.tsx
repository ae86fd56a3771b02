import { StepDrawing } from '@wrenchwise/car-ui/steps/step-drawing.tsx';
import { isStepDrawing, STEP_SKETCHES } from '@wrenchwise/car-ui/steps/step-sketches.ts';
import { DRAWN_STEPS } from '@wrenchwise/knowledge/jobs/step-drawings';

/** The steps of a job that are drawn, above the list of all steps; nothing where none is. */
export function JobPictures({ slug }: { slug: string }) {
  const drawn = (DRAWN_STEPS[slug] ?? []).flatMap(([step, drawing]) =>
    isStepDrawing(drawing) ? [{ step, drawing }] : [],
  );
  if (drawn.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {drawn.map(({ step, drawing }) => (
        <li key={step} className="drawing-paper rounded-lg border border-line bg-surface p-3">
          <figure>
            <StepDrawing id={drawing} className="mx-auto max-w-sm text-ink" />
            <figcaption aria-hidden className="mt-2 text-sm text-soft">
              <span className="figures font-label text-accent-text">Step {step}.</span>{' '}
              {STEP_SKETCHES[drawing].about}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
