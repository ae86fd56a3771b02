import { expect, test } from 'vitest';

import { readTypedCodes } from './typed-codes.ts';

const codesIn = (text: string) => readTypedCodes(text).map(({ code }) => code);

test.each([
  ['p0420', ['P0420']],
  ['p 0420', ['P0420']],
  ['P-0420', ['P0420']],
  ['PO42O', ['P0420']],
  ['P0420-00', ['P0420']],
  ['0420', ['P0420']],
  ['P0420 P0300', ['P0420', 'P0300']],
  ['P0420, P0300', ['P0420', 'P0300']],
  ['p0420/p0300 and u0100', ['P0420', 'P0300', 'U0100']],
  ['P0420 p0420', ['P0420']],
  ['0420 0300', ['P0420', 'P0300']],
  ['P9999', ['P9999']],
] as const)('“%s” is read as codes', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});

test.each([
  '',
  '   ',
  'P042',
  'P1XYZ',
  'P0420 rough idle',
  'catalyst',
  '420',
  'face',
  '04200',
  'P0420P0300',
])('“%s” is no list of codes', (text) => {
  expect(codesIn(text)).toEqual([]);
});
