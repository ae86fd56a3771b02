/** When no more is asked. Told to the person too, so it is known without the knowledge. */

/** After this many answers no more is asked. */
export const MAX_ANSWERS = 6;

/** Probability of the leading cause that is sure enough to stop asking. */
export const SURE_ENOUGH = 0.9;
