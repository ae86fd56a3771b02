/** How a cause is introduced in words, and how many causes are named with it. */
export interface LikelihoodWords {
  /** 'Probably', 'Possibly', 'One of two', 'One of three' */
  readonly words: string;
  /** Causes that the words stand for, the first included: 1 to 3. */
  readonly named: 1 | 2 | 3;
}

const PROBABLE = 0.5;
/** Causes are named together only where they reach this together. */
const TOGETHER = 0.5;
const POSSIBLE = 0.25;
/** A cause with at least this share of the first one's probability is named beside it. */
const NEAR = 0.6;
const MAX_NAMED = 3;

/** Whether a cause is likelier than all else together: 'probably', and not 'possibly'. */
export const isProbable = (probability: number): boolean => probability >= PROBABLE;

/**
 * A probability as people say it. The bounds are ours: above one half it is likelier than all else
 * together; where others come near the first and reach a half with it, they are named with it.
 *
 * @param probabilities of the causes, 0 to 1, highest first.
 */
export const likelihoodWords = (probabilities: readonly number[]): LikelihoodWords => {
  const [first = 0, ...others] = probabilities;
  if (isProbable(first)) return { words: 'Probably', named: 1 };
  const near = others.filter((one) => one >= first * NEAR).slice(0, MAX_NAMED - 1);
  const together = near.reduce((sum, one) => sum + one, first);
  if (near.length === 0 || together < TOGETHER) {
    return { words: first >= POSSIBLE ? 'Possibly' : 'Possibly, among others', named: 1 };
  }
  return near.length === 1
    ? { words: 'One of two', named: 2 }
    : { words: 'One of three', named: 3 };
};
