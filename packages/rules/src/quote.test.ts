import { expect, test } from 'vitest';

import { compareQuote } from './quote.ts';

const money = (low: number, high: number) => ({ low, high });
const PADS = {
  repairTitle: 'Replace the front brake pads',
  labourHours: money(1, 1.5),
  parts: [
    { name: 'Front brake pad set', low: 3000, high: 7000 },
    { name: 'Front brake discs', low: 5000, high: 9000, ifNeeded: true as const },
  ],
  cost: {
    parts: money(3000, 16_000),
    labour: money(7600, 11_400),
    diy: money(3000, 16_000),
    professional: money(10_600, 27_400),
  },
};
const compare = (cents: number) =>
  compareQuote(cents, { cause: PADS, currency: 'GBP', labourCentsPerHour: 7600 });

test('a price above the range is shown by how much, with what to ask about hours and parts', () => {
  const { words, ask } = compare(49_400);
  expect(words).toBe('£220 above the top of our range (£106–£274). Ask what makes the difference.');
  expect(ask.join(' ')).toContain('1–1.5 h at £76');
  expect(ask.join(' ')).toContain('front brake discs');
});

test('a price below the range asks what is in it', () => {
  const { words, ask } = compare(5000);
  expect(words).toContain('£56 below the bottom of our range');
  expect(ask[0]).toContain('front brake pad set');
});

test('a price within the range, or hardly beyond it, is not called unusual', () => {
  for (const cents of [10_600, 20_000, 27_400, 28_000, 10_200]) {
    expect(compare(cents)).toEqual({
      words: 'Within our range (£106–£274): nothing unusual.',
      ask: [],
    });
  }
});
