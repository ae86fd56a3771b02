/**
 * A step of an everyday job, counted from 1, the name of its drawing and, where the drawing’s own sentence speaks of
 * another job, the sentence for this step.
 */
export type DrawnStep =
  | readonly [step: number, drawing: string]
  | readonly [step: number, drawing: string, caption: string];

/** By the slug of a job, its drawn steps in order. */
export type DrawnSteps = Readonly<Partial<Record<string, readonly DrawnStep[]>>>;
