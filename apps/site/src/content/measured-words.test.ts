import { expect, test } from 'vitest';

import { shareInWords, shareToBegin } from './measured-words.ts';

/** What the words of a share mean, in per cent. */
const MEANS: Readonly<Record<string, number>> = {
  'one in ten': 10,
  'one in five': 20,
  'one in four': 25,
  'one in three': 100 / 3,
  'four in ten': 40,
  half: 50,
  'six in ten': 60,
  'two in three': 200 / 3,
  'three in four': 75,
  'four in five': 80,
  'nine in ten': 90,
  all: 100,
};

const PERCENTAGES = Array.from({ length: 101 }, (_, percent) => percent);

test.each(PERCENTAGES)('the words for %i %% are true of it', (percent) => {
  const words = shareInWords(percent / 100);
  if (percent === 0) {
    expect(words).toBe('none');
    return;
  }
  const [, how, what = ''] = /^(about |nearly |more than |fewer than )?(.+)$/.exec(words) ?? [];
  const meant = MEANS[what];
  if (meant === undefined) throw new Error(`nobody knows what '${words}' means`);
  if (how === undefined) expect(percent).toBe(meant);
  else if (how === 'about ') expect(Math.abs(percent - meant)).toBeLessThanOrEqual(1.5);
  else if (how === 'more than ') expect(percent).toBeGreaterThan(meant);
  else expect(percent).toBeLessThan(meant);
  if (how === 'more than ' || how === 'nearly ') {
    expect(Math.abs(percent - meant)).toBeLessThanOrEqual(5);
  }
});

test('words never go down as the share goes up', () => {
  const order = [...new Set(PERCENTAGES.map((percent) => shareInWords(percent / 100)))];
  const again = PERCENTAGES.map((percent) => order.indexOf(shareInWords(percent / 100)));
  expect(again).toEqual(again.toSorted((a, b) => a - b));
});

test.each([
  [0.746, 'about three in four'],
  [0.7549, 'about three in four'],
  [0.7, 'more than two in three'],
  [0.254, 'about one in four'],
  [0.002, 'hardly any'],
  [0.999, 'nearly all'],
])('%d is %s', (share, words) => {
  expect(shareInWords(share)).toBe(words);
});

test('a sentence can begin with it', () => {
  expect(shareToBegin(0.746)).toBe('About three in four');
});
