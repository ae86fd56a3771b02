import { expect, test } from 'vitest';

import { mutantsOf, mutated } from './mutants-of.ts';

/** Every text that one mistake makes of another. */
const mistakesIn = (text: string): readonly string[] =>
  mutantsOf('module.ts', text).map((mutant) => mutated(text, mutant));

test.each([
  ['if (a) b = 1;', ['if (!(a)) b = 1;']],
  ['const b = a === 1 ? 2 : 3;', ['const b = !(a === 1) ? 2 : 3;']],
  ['const b = a < 1;', ['const b = a <= 1;']],
  ['const b = a >= 1;', ['const b = a > 1;']],
  ['await send(mail);', ['{}']],
  ['const options = { lock: true };', ['const options = { lock: false };']],
  [
    'const q = all.where(and(eq(t.id, id), isNull(t.gone)));',
    [
      'const q = all.where(undefined);',
      'const q = all.where(and(undefined, isNull(t.gone)));',
      'const q = all.where(and(eq(t.id, id), undefined));',
    ],
  ],
])('%s has every mistake of its kinds, and no other', (text, expected) => {
  expect(new Set(mistakesIn(text))).toEqual(new Set(expected));
});

test.each([['type Yes = true;'], ['const a = b === c;'], ['const a = send(mail);']])(
  'nothing is a mistake in: %s',
  (text) => {
    expect(mistakesIn(text)).toEqual([]);
  },
);

test('a mistake is named by its line and its words', () => {
  const [mutant] = mutantsOf('module.ts', '\nif (isPaid(invoice)) stop = 1;');
  expect(mutant).toMatchObject({ line: 2, what: "'isPaid(invoice)' is negated" });
});
