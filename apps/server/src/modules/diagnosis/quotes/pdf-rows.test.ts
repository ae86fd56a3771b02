import { expect, test } from 'vitest';

import { rowsOfPage } from './pdf-rows.ts';

const piece = (text: string, x: number, y: number, width = text.length * 5) => ({
  text,
  x,
  y,
  width,
  height: 10,
});

test('pieces of one base line are a row, and cells are apart from words', () => {
  expect(
    rowsOfPage([
      piece('280.00', 400, 700),
      piece('Clutch', 50, 700),
      piece('kit', 84, 701),
      piece('Labour', 50, 680),
      piece('325.00', 400, 680.5),
    ]),
  ).toEqual(['Clutch kit    280.00', 'Labour    325.00']);
});
