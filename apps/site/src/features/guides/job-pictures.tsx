import { isStepDrawing } from '@wrenchwise/car-ui/steps/step-sketches.ts';
import { DRAWN_STEPS } from '@wrenchwise/knowledge/jobs/step-drawings';

import { DrawnStep } from './job-drawings.tsx';

/** The steps of an everyday job that are drawn, above the list of all steps; nothing where none is. */
export function JobPictures({ slug }: { slug: string }) {
  const drawn = (DRAWN_STEPS[slug] ?? []).flatMap(([step, drawing]) =>
    isStepDrawing(drawing) ? [{ step, drawing }] : [],
  );
  if (drawn.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {drawn.map(({ step, drawing }) => (
        <DrawnStep key={step} id={drawing} step={step} />
      ))}
    </ul>
  );
}
