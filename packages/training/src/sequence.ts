/** A fixed linear congruential sequence of numbers from 0 to 1: training is deterministic. */
export const sequence = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 4_294_967_296;
};
