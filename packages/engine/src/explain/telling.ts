/** A less likely cause is a guess. */
const LEAST_TELLING = 0.05;

/** All causes are guesses while none reaches this. */
const LEAST_LEADING = 0.18;

/**
 * The causes from which verdict, severity, advice and money follow: none where every cause is a
 * guess.
 */
export const tellingCauses = <C extends { readonly probability: number }>(
  causes: readonly C[],
): readonly C[] =>
  causes.some(({ probability }) => probability >= LEAST_LEADING)
    ? causes.filter(({ probability }) => probability >= LEAST_TELLING)
    : [];
