/** A less likely cause is a guess. */
const LEAST_TELLING = 0.05;

/** All causes are guesses while the others sum to less than this. */
const LEAST_TOGETHER = 0.1;

/**
 * The causes from which verdict, severity, advice and money follow: none where every cause is a
 * guess.
 */
export const tellingCauses = <C extends { readonly probability: number }>(
  causes: readonly C[],
): readonly C[] => {
  const telling = causes.filter(({ probability }) => probability >= LEAST_TELLING);
  const together = telling.reduce((sum, { probability }) => sum + probability, 0);
  return together >= LEAST_TOGETHER ? telling : [];
};
