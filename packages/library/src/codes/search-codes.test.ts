import { expect, test } from 'vitest';

import { library } from '../testing/library.ts';

const { explain, commonest, search: searchCodes } = library.codes;

const found = (search: string): readonly string[] => searchCodes(search, 5).map(({ code }) => code);

test.each([
  ['catalytic converter', 'P0420'],
  ['coolant thermostat', 'P0128'],
  ['vacuum leak', 'P0171'],
  ['abs sensor', 'C0035'],
  ['p042', 'P0420'],
  ['camshaft position sensor circuit low', 'P0342'],
  ['catalyst system efficiency below threshold bank 1', 'P0420'],
  ['lost communication with ecm/pcm', 'U0100'],
  ['throttle/pedal position sensor circuit high', 'P0123'],
] as const)('%s finds %s', (search, code) => {
  expect(found(search)).toContain(code);
});

test('short words are whole words: abs is not absolute pressure', () => {
  expect(found('abs')).not.toContain('P0106');
});

test('a search without a word finds nothing, and any text is safe', () => {
  for (const search of ['', '?', 'the', '$('.repeat(40)]) expect(found(search)).toEqual([]);
});

test.each(['p0420', 'P-0420', ' P0420 ', 'PO420', 'P0420-00'])('%s is read as P0420', (text) => {
  expect(explain(text)).toMatchObject({ code: 'P0420', hasPage: true });
});

test.each(['', 'P042', 'P042G', 'X0420', 'P0420 and more', 'Passat', 'P1XYZ'])(
  '“%s” is no code',
  (text) => {
    expect(explain(text)).toBeUndefined();
  },
);

test.each([
  ['0420', ['P0420', 'U0420']],
  ['P0420 P0300', ['P0420', 'P0300']],
  ['P0420, P0300', ['P0420', 'P0300']],
  ['p 0420', ['P0420']],
  ['0100', ['P0100', 'U0100']],
] as const)('“%s” finds the codes themselves', (search, codes) => {
  expect(found(search)).toEqual(codes);
});

test.each(['P9999', 'P4420', 'U8001'])(
  '%s has the form of a code: it is said to be unknown, and reported by its letter',
  (text) => {
    const explained = explain(text);
    expect(explained).toMatchObject({ code: text, uncertain: true, hasPage: false });
    expect(explained?.meaning).toMatch(/do not know/);
    expect(explained?.group.id).toBe(text.slice(0, 1));
  },
);

test("a maker's own code is explained by its group and has no page", () => {
  expect(explain('P1744')).toMatchObject({
    uncertain: true,
    hasPage: false,
    group: { id: 'P1' },
  });
});

test('the commonest codes are of different kinds', () => {
  const codes = commonest(18).map(({ code }) => code.slice(0, 4));
  expect(new Set(codes).size).toBe(18);
});
