import { describe, expect, test } from 'vitest';

import { dialectIn, wordsOf } from './words.ts';

describe('the words of comments and titles', () => {
  test('name what to say instead', () => {
    expect(dialectIn('What was told by the owner')).toEqual([
      "'told': say reported, shows, says, answer",
    ]);
    expect(dialectIn('Served in local mode alone')).toEqual(["'alone': say only, by itself"]);
    expect(dialectIn('How a request stands, and what is kept of it')).toHaveLength(2);
  });

  test('may be what everybody says', () => {
    const usual = [
      'Put the front on axle stands.',
      'An id stands for the row; a sample stands in for the register.',
      'Nobody is kept waiting, rows are kept together.',
      'Leaves the other subscription alone.',
      'The column `told_at`, and the word "alone" of an owner.',
    ];
    for (const sentence of usual) expect(dialectIn(sentence)).toEqual([]);
  });

  test('are read in comments and titles, not in what the product says', () => {
    const source = [
      "const TEXT = 'It stands alone';",
      '/** A comment. */',
      'run(); // at the end of a line',
      "test('a title', () => {});",
    ].join('\n');
    expect(wordsOf(source, true).map(([line]) => line)).toEqual([2, 3, 4]);
    expect(wordsOf(source, false).map(([line]) => line)).toEqual([2, 3]);
  });
});
