import { expect, test } from 'vitest';

import { createGate } from './gate.ts';

/** Work that ends when it is said to. */
const openWork = () => {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (index: number) => () => {
    begun.push(index);
    return new Promise<number>((end) => ends.push(() => end(index)));
  };
  return { begun, ends, work };
};

test('at most two run at once, and those that wait are begun in their order', async () => {
  const gate = createGate(2);
  const { begun, ends, work } = openWork();
  const done = Array.from({ length: 6 }, (_, index) => gate(work(index)));
  for (let round = 0; round < 6; round += 1) {
    await expect.poll(() => begun.length).toBe(Math.min(6, round + 2));
    ends[round]?.();
    await done[round];
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('work that fails leaves its place to the next', async () => {
  const gate = createGate(1);
  const failed = gate(() => Promise.reject(new Error('no memory')));
  await expect(failed).rejects.toThrow('no memory');
  expect(await gate(() => Promise.resolve('done'))).toBe('done');
});
