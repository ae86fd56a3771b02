/** A step of an everyday job, counted from 1, and the name of its drawing. */
export type DrawnStep = readonly [step: number, drawing: string];

/** By the slug of a job, its drawn steps in order. */
export type DrawnSteps = Readonly<Partial<Record<string, readonly DrawnStep[]>>>;
