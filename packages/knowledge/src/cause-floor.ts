/** A less likely cause is a guess. */
const MIN_CAUSE = 0.05;

/** All causes are guesses while none reaches this. */
export const MIN_LEADING = 0.18;

/**
 * The causes from which a verdict, a severity, advice and money follow: the one floor of the
 * product. None where every cause is a guess.
 *
 * @param causes the likeliest first, with probabilities from 0 to 1
 */
export const causesAboveFloor = <C extends { readonly probability: number }>(
  causes: readonly C[],
): readonly C[] =>
  causes.some(({ probability }) => probability >= MIN_LEADING)
    ? causes.filter(({ probability }) => probability >= MIN_CAUSE)
    : [];
