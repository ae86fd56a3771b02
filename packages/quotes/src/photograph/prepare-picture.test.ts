import { describe, expect, test } from 'vitest';

import type { GreyPicture } from './grey-picture.ts';
import { paperOf } from './paper.ts';
import { preparePicture } from './prepare-picture.ts';
import { upright, wholeOf } from './resample.ts';

/** A page of rows of small boxes of ink on a dark table, turned by some degrees. */
const photograph = (degrees: number, letter: number): GreyPicture => {
  const [width, height] = [700, 500];
  const pixels = new Uint8ClampedArray(width * height);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = y - (x - width / 2) * slope;
      const column = x + (y - height / 2) * slope;
      const isPaper = column > 60 && column < 640 && row > 50 && row < 450;
      const isInk =
        column > 90 &&
        column < 600 &&
        row > 70 &&
        row < 430 &&
        row % (letter * 2.5) < letter &&
        column % letter < letter * 0.6;
      pixels[y * width + x] = isPaper ? (isInk ? 60 : 225) : 70;
    }
  }
  return { width, height, pixels };
};

describe('a photograph', () => {
  test('is cut to its paper', () => {
    const picture = upright(photograph(0, 10), {
      degrees: 0,
      scale: 1,
      box: wholeOf({ width: 700, height: 500 }),
    });
    const { left, top, width, height } = paperOf(picture);
    for (const [found, edge] of [
      [left, 60],
      [top, 50],
      [left + width, 640],
      [top + height, 450],
    ] as const) {
      expect(Math.abs(found - edge)).toBeLessThan(9);
    }
  });

  test.each([8, 14])(
    'with letters of %i pixels has them at the height that is read best',
    (letter) => {
      const { width } = preparePicture(photograph(2, letter));
      expect(width / 580).toBeGreaterThan((26 / letter) * 0.75);
      expect(width / 580).toBeLessThan((26 / letter) * 1.35);
    },
  );

  test('has white paper and no table after its preparation', () => {
    const { pixels, width, height } = preparePicture(photograph(-3, 12));
    const corner = Array.from({ length: 40 }, (_, at) => pixels[at * width + at] ?? 0);
    expect(corner.filter((value) => value < 128).length).toBeLessThan(10);
    const dark = pixels.filter((value) => value < 128).length / (width * height);
    expect(dark).toBeGreaterThan(0.05);
    expect(dark).toBeLessThan(0.4);
  });
});
