/** How sure the engine was of its first answer, and whether it was right. */
export interface Claim {
  /** 0–1. */
  readonly probability: number;
  readonly isRight: boolean;
}

const BINS = 10;

/** Expected calibration error in ten bins of equal width: the mean gap between claimed and right. */
export const calibrationError = (claims: readonly Claim[]): number => {
  const bins = Map.groupBy(claims, ({ probability }) =>
    Math.min(BINS - 1, Math.floor(probability * BINS)),
  );
  const gap = [...bins.values()].reduce(
    (sum, bin) =>
      sum +
      Math.abs(
        bin.reduce((total, { probability, isRight }) => total + probability - Number(isRight), 0),
      ),
    0,
  );
  return Math.round((gap / Math.max(1, claims.length)) * 10_000) / 10_000;
};
