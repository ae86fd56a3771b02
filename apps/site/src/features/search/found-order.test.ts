import type { FoundPage } from '@wrenchwise/contract/endpoints/search';
import { expect, test } from 'vitest';

import { foundOrder } from './found-order.ts';

const page = (kind: FoundPage['kind'], title: string, about = ''): FoundPage => ({
  kind,
  title,
  path: `/${title}`,
  about,
});

test('kinds stand in the order of what the search found, each once', () => {
  const results = [
    page('code', 'P0420', 'Catalyst efficiency'),
    page('guide', 'Replace the catalytic converter'),
    page('job', 'Read trouble codes'),
    page('car', 'Ford Focus'),
  ];
  expect(foundOrder('p0420', results, { articles: 'All about P0420' })).toEqual([
    'codes',
    'guides',
    'cars',
    'articles',
  ]);
});

test('a question that has more of the words than the first page comes before it', () => {
  const questions = 'Can I cancel my subscription?';
  expect(
    foundOrder('cancel subscription', [page('page', 'Questions and answers')], { questions }),
  ).toEqual(['questions', 'pages']);
  const oil = [page('job', 'Change the engine oil and filter')];
  expect(foundOrder('oil change', oil, { articles: 'How often to change the oil' })).toEqual([
    'guides',
    'articles',
  ]);
});

test('an article that has only some of the words does not come before what a plain name means', () => {
  const alternator = [page('guide', 'Replace the alternator', 'Alternator not charging')];
  expect(foundOrder('battery light', alternator, { articles: 'How a battery ages' })).toEqual([
    'guides',
    'articles',
  ]);
});

test('a kind of which nothing was found is not named', () => {
  expect(foundOrder('wipers', [], { articles: undefined })).toEqual([]);
});
