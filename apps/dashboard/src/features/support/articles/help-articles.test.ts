import { expect, test } from 'vitest';

import { HELP_ARTICLES, HELP_TOPICS } from '~/content/help-articles.ts';

import { createHelpSearch } from './search-articles.ts';

const help = createHelpSearch(HELP_ARTICLES);

const found = (search: string) => help.find(search).map(({ id }) => id);

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
  ['refund', 'payments'],
  ['upgrade', 'plans'],
  ['gdpr', 'data'],
  ['km', 'units'],
  ['“I don’t know”', 'answers'],
  ["i don't know", 'answers'],
  ['70%', 'probabilities'],
  ['recov', 'two-factor'],
  ['pasword', 'email'],
  ['how do I cancel', 'plans'],
])('%j leads to the article %s', (search, id) => {
  expect(found(search)).toContain(id);
});

test('what has the words in its title comes first', () => {
  expect(found('passkey')[0]).toBe('passkeys');
});

test.each(['', '  ', '…', 'carburettor jets'])('%j finds nothing', (search) => {
  expect(found(search)).toEqual([]);
});
