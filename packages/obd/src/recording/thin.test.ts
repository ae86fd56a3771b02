import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { thinned, valueAt } from './thin.ts';

const line = array(tuple(nat(50), integer({ min: -1000, max: 1000 })), { minLength: 1 }).map(
  (steps) => {
    let at = 0;
    const times = steps.map(([since]) => (at += since));
    return { times, values: steps.map(([, value]) => value) };
  },
);

test('a long line that is drawn in few points still has its highest and its lowest', () => {
  assert(
    property(line, nat(20), ({ times, values }, more) => {
      const slices = 1 + more;
      const to = times.at(-1) ?? 0;
      const points = thinned({ times, values }, { from: 0, to, slices });
      const drawn = points.map(({ value }) => value);
      expect(Math.max(...drawn)).toBe(Math.max(...values));
      expect(Math.min(...drawn)).toBe(Math.min(...values));
      expect(points.length).toBeLessThanOrEqual(Math.max(slices * 2 + 2, 2));
      expect(points.map(({ at }) => at)).toEqual(
        points.map(({ at }) => at).toSorted((a, b) => a - b),
      );
    }),
  );
});

test('what a line says at a time is its newest value until then', () => {
  const both = { times: [10, 20, 20, 30], values: [1, 2, 3, 4] };
  expect([5, 10, 20, 29, 99].map((at) => valueAt(both, at))).toEqual([undefined, 1, 3, 3, 4]);
});
