import { expect, test } from 'vitest';

import { foundOrder } from './found-order.ts';

test('a typed code comes before everything else', () => {
  const firsts = { guides: 'Replace the catalyst', codes: 'P0420 Catalyst efficiency' };
  expect(foundOrder('p0420', firsts)).toEqual(['codes', 'guides']);
});

test('the kind whose first has the words comes first, and a guide where several have them', () => {
  const questions = 'Can I cancel my subscription?';
  expect(foundOrder('cancel subscription', { guides: 'Renew a seal', questions })).toEqual([
    'questions',
    'guides',
  ]);
  expect(
    foundOrder('oil change', {
      guides: 'Change the engine oil and filter',
      articles: 'How often to change the oil',
    }),
  ).toEqual(['guides', 'articles']);
});

test('a kind of which nothing was found is not named', () => {
  expect(foundOrder('wipers', { guides: undefined, codes: undefined })).toEqual([]);
});
