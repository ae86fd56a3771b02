import { DrawnStep } from '@wrenchwise/car-ui/guides/job-drawings.tsx';

import type { DrawnJobStep } from './guides.server.ts';

/** The steps of an everyday job that are drawn, above the list of all steps; nothing where none is. */
export function JobPictures({ steps }: { steps: readonly DrawnJobStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 print:grid-cols-3">
      {steps.map(({ step, drawing, caption }) => (
        <DrawnStep key={step} id={drawing} step={step} caption={caption} />
      ))}
    </ul>
  );
}
