import { cx } from '@wrenchwise/ui/class-names.ts';

import { STEP_SKETCHES, type StepDrawingId } from './step-sketches.ts';

/** One step of a job, drawn; its sentence is under it as text. */
export function StepDrawing({ id, className }: { id: StepDrawingId; className?: string }) {
  const { about, sketch } = STEP_SKETCHES[id];
  return (
    <svg
      viewBox="0 0 320 200"
      role="img"
      aria-label={about}
      data-step-drawing={id}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('h-auto w-full', className)}
    >
      {sketch}
    </svg>
  );
}
