import { expect, test } from 'vitest';

import { bargainOf } from './bargain.ts';

const item = (id: string, basis: 'mot' | 'seen' | 'due', low: number, high: number) => ({
  id,
  title: id,
  basis,
  cost: { low, high },
});

test('what may be asked off the price is each thing once, what the MOT found first', () => {
  const { items, total } = bargainOf([
    item('timing-belt', 'due', 30_000, 70_000),
    item('front-brake-pads-worn', 'seen', 9000, 20_000),
    item('front-brake-pads-worn', 'mot', 9000, 20_000),
  ]);
  expect(items.map(({ id, basis }) => [id, basis])).toEqual([
    ['front-brake-pads-worn', 'mot'],
    ['timing-belt', 'due'],
  ]);
  expect(total).toEqual({ low: 39_000, high: 90_000 });
});

test('nothing found is nothing to ask for', () => {
  expect(bargainOf([])).toEqual({ items: [], total: undefined });
});
