/** How a cause is introduced in words, and how many causes are named with it. */
export interface LikelihoodWords {
  /** 'Probably', 'Possibly', 'One of two', 'One of three' */
  readonly words: string;
  /** Causes that the words stand for, the first included: 1 to 3. */
  readonly named: 1 | 2 | 3;
}

const PROBABLE = 0.5;
const POSSIBLE = 0.25;
/** A cause with at least this share of the first one's probability is named beside it. */
const NEAR = 0.6;

/**
 * A probability as people say it. The bounds are ours: above one half it is likelier than all else
 * together; where others come near the first, they are named with it.
 *
 * @param probabilities of the causes, 0 to 1, highest first.
 */
export const likelihoodWords = (probabilities: readonly number[]): LikelihoodWords => {
  const [first = 0, ...others] = probabilities;
  if (first >= PROBABLE) return { words: 'Probably', named: 1 };
  const near = others.filter((one) => one >= first * NEAR).length;
  if (near === 0) {
    return { words: first >= POSSIBLE ? 'Possibly' : 'Possibly, among others', named: 1 };
  }
  return near === 1 ? { words: 'One of two', named: 2 } : { words: 'One of three', named: 3 };
};
