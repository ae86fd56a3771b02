/** The distribution over the leading causes, with all others as the last. */
export interface Belief {
  readonly prior: Float64Array;
  /** Bits. */
  readonly entropy: number;
  /** P(answer | cause) for each of them; a buffer, overwritten for every answer. */
  readonly likelihood: Float64Array;
  readonly joint: Float64Array;
}

const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

const bits = (weights: Float64Array, sum: number): number => {
  if (sum <= 0) return 0;
  let total = 0;
  for (const weight of weights) {
    const p = weight / sum;
    if (p > 0) total -= p * Math.log2(p);
  }
  return total;
};

/** @param leading the probabilities of the leading causes; what they lack to 1 is that of all others */
export const beliefOf = (leading: readonly number[]): Belief => {
  const prior = Float64Array.from([...leading, Math.max(0, 1 - sumOf(leading))]);
  return {
    prior,
    entropy: bits(prior, sumOf(prior)),
    likelihood: new Float64Array(prior.length),
    joint: new Float64Array(prior.length),
  };
};

/** One term of the expected entropy, in bits: that of the answer in `likelihood`. */
export const entropyAfter = ({ prior, likelihood, joint }: Belief): number => {
  for (let i = 0; i < joint.length; i += 1) joint[i] = (prior[i] ?? 0) * (likelihood[i] ?? 0);
  const sum = sumOf(joint);
  return sum * bits(joint, sum);
};
