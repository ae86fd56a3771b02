/** No cause that is less likely than this tells anything of the car. */
const LEAST_TELLING = 0.05;

/** Nor do all of those together while they are less likely than this. */
const LEAST_TOGETHER = 0.1;

/**
 * The causes from which verdict, severity, advice and money may follow: none where every cause is
 * a guess of a few per cent.
 */
export const tellingCauses = <C extends { readonly probability: number }>(
  causes: readonly C[],
): readonly C[] => {
  const telling = causes.filter(({ probability }) => probability >= LEAST_TELLING);
  const together = telling.reduce((sum, { probability }) => sum + probability, 0);
  return together >= LEAST_TOGETHER ? telling : [];
};
