import { expect, it } from 'vitest';

import { beliefOf, entropyAfter } from './belief.ts';

/** What a yes-or-no question leaves open, by P(yes | cause) of each cause. */
const left = (belief: ReturnType<typeof beliefOf>, yes: readonly number[]): number => {
  belief.likelihood.set(yes);
  const afterYes = entropyAfter(belief);
  belief.likelihood.set(yes.map((p) => 1 - p));
  return afterYes + entropyAfter(belief);
};

it('is worth more to tell two repairs apart than two variants of one', () => {
  const belief = beliefOf([0.4, 0.4, 0.2], ['horn', 'horn', 'battery']);
  const variants = left(belief, [0.9, 0.1, 0.5, 0.5]);
  const repairs = left(belief, [0.9, 0.9, 0.1, 0.5]);
  expect(belief.entropy - repairs).toBeGreaterThan(belief.entropy - variants);
  expect(belief.entropy - variants).toBeGreaterThan(0);
});

it('is plain entropy where every cause is a repair of its own', () => {
  // Two causes of a half each: one bit, and a sure answer leaves none.
  const belief = beliefOf([0.5, 0.5], ['horn', 'battery']);
  expect(belief.entropy).toBeCloseTo(1, 10);
  expect(left(belief, [1, 0, 0])).toBeCloseTo(0, 10);
});
