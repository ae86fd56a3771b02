import { cx } from '@wrenchwise/ui/class-names.ts';

import { STEP_SKETCHES, type StepDrawingId } from './step-sketches.ts';

interface Props {
  readonly id: StepDrawingId;
  /** The sentence for the step that it shows, where the drawing's own speaks of another job. */
  readonly caption?: string | undefined;
  readonly className?: string;
}

/** One step of a job, drawn; its sentence is under it as text. */
export function StepDrawing({ id, caption, className }: Props) {
  const { about, sketch } = STEP_SKETCHES[id];
  return (
    <svg
      viewBox="0 0 320 200"
      role="img"
      aria-label={caption ?? about}
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
