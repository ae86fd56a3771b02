/** The distribution over the leading causes, with all others as the last. */
export interface Belief {
  readonly prior: Float64Array;
  /** Bits. */
  readonly entropy: number;
  /** P(answer | cause) for each of them; a buffer, overwritten for every answer. */
  readonly likelihood: Float64Array;
  readonly joint: Float64Array;
  /** Of each cause, the number of its repair; that of all others is one of its own. */
  readonly repairs: Int32Array;
  /** A buffer: the share of each repair. */
  readonly byRepair: Float64Array;
}

/**
 * What distinguishing the variants of one repair is worth, beside distinguishing repairs: the repair checks them all
 * (decision 147).
 */
const VARIANTS = 0.35;

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

type Buffers = Pick<Belief, 'repairs' | 'byRepair'>;

/** What is open: which repair it is, and in part which of its variants. */
const open = (weights: Float64Array, sum: number, { repairs, byRepair }: Buffers): number => {
  byRepair.fill(0);
  for (let i = 0; i < weights.length; i += 1) {
    const repair = repairs[i] ?? 0;
    byRepair[repair] = (byRepair[repair] ?? 0) + (weights[i] ?? 0);
  }
  return (1 - VARIANTS) * bits(byRepair, sum) + VARIANTS * bits(weights, sum);
};

/**
 * @param leading the probabilities of the leading causes; what they lack to 1 is that of all others
 * @param repairs the repair of each of them
 */
export const beliefOf = (leading: readonly number[], repairs: readonly string[]): Belief => {
  const prior = Float64Array.from([...leading, Math.max(0, 1 - sumOf(leading))]);
  const numbers = new Map([...new Set(repairs)].map((repair, number) => [repair, number]));
  const buffers: Buffers = {
    repairs: Int32Array.from(prior, (_, at) => numbers.get(repairs[at] ?? '') ?? numbers.size),
    byRepair: new Float64Array(numbers.size + 1),
  };
  return {
    prior,
    entropy: open(prior, sumOf(prior), buffers),
    likelihood: new Float64Array(prior.length),
    joint: new Float64Array(prior.length),
    ...buffers,
  };
};

/** One term of the expected entropy, in bits: that of the answer in `likelihood`. */
export const entropyAfter = (belief: Belief): number => {
  const { prior, likelihood, joint } = belief;
  for (let i = 0; i < joint.length; i += 1) joint[i] = (prior[i] ?? 0) * (likelihood[i] ?? 0);
  const sum = sumOf(joint);
  return sum * open(joint, sum, belief);
};
