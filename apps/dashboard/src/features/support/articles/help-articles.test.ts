import { expect, test } from 'vitest';

import { HELP_ARTICLES, HELP_TOPICS } from '~/content/help-articles.ts';

import { highlightParts } from './highlight-parts.ts';
import { searchArticles, searchWords } from './search-articles.ts';

const found = (search: string) => searchArticles(HELP_ARTICLES, search).map(({ id }) => id);

test('every topic has articles, and no two have the same id or title', () => {
  for (const { id } of HELP_TOPICS) {
    expect(HELP_ARTICLES.filter(({ topic }) => topic === id).length).toBeGreaterThan(1);
  }
  for (const key of ['id', 'title'] as const) {
    expect(new Set(HELP_ARTICLES.map((article) => article[key])).size).toBe(HELP_ARTICLES.length);
  }
});

test.each([
  ['print', 'print'],
  ['PDF', 'print'],
  ['2fa', 'two-factor'],
  ['recovery codes', 'two-factor'],
  ['refund', 'plans'],
  ['gdpr', 'data'],
  ['km', 'units'],
  ['“I don’t know”', 'answers'],
  ["i don't know", 'answers'],
  ['70%', 'probabilities'],
])('%j leads to the article %s', (search, id) => {
  expect(found(search)).toContain(id);
});

test('what has the words in its title comes first', () => {
  expect(found('passkey')[0]).toBe('passkeys');
});

test.each(['', '  ', '…', 'carburettor jets'])('%j finds nothing', (search) => {
  expect(found(search)).toEqual([]);
});

test('marks what was searched for, whatever its case, accents and quotes', () => {
  const hits = (text: string, search: string) =>
    highlightParts(text, searchWords(search))
      .filter(({ isHit }) => isHit)
      .map(({ part }) => part);
  expect(hits('Café and cafe, CAFÉ', 'cafe')).toEqual(['Café', 'cafe', 'CAFÉ']);
  expect(hits('I don’t know', "don't")).toEqual(['don’t']);
  expect(hits('Recovery codes', 'code recover')).toEqual(['Recover', 'code']);
  expect(hits('aaa', 'aa')).toEqual(['aaa']);
  expect(hits('nothing', 'x')).toEqual([]);
  const text = 'Ein Stück 👩🏽‍🔧 Text';
  expect(
    highlightParts(text, ['stuck', 'text'])
      .map(({ part }) => part)
      .join(''),
  ).toBe(text);
});
