import { expect, test } from 'vitest';

import { type GreyPicture, tiltOf, toGrey, withEvenLight } from './grey-picture.ts';

/** Rows of ink, each falling by so many degrees to the right, on paper that darkens to the right. */
const pageAt = (degrees: number, shadow = 0): GreyPicture => {
  const [width, height] = [300, 200];
  const pixels = new Uint8ClampedArray(width * height);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = y - (x - width / 2) * slope;
      const isInk = ((row % 20) + 20) % 20 < 6 && x % 7 < 5 && x > 20 && x < 280;
      pixels[y * width + x] = (isInk ? 60 : 230) - shadow * x;
    }
  }
  return { width, height, pixels };
};

test.each([-8, -3.5, 0, 2, 6])(
  'a page that was photographed at %s degrees is recognised as such',
  (degrees) => {
    expect(Math.abs(tiltOf(pageAt(degrees)) - degrees)).toBeLessThanOrEqual(0.5);
  },
);

test('a shadow over the page is taken out: paper is white and ink dark on both sides', () => {
  const { pixels, width } = withEvenLight(pageAt(0, 0.4));
  for (const x of [30, 270]) {
    const column = Array.from(
      { length: 20 },
      (_, y) => pixels[(y + 100) * width + x - (x % 7)] ?? 0,
    );
    expect(Math.max(...column)).toBeGreaterThan(200);
    expect(Math.min(...column)).toBeLessThan(90);
  }
});

test('green counts most for brightness', () => {
  const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255]);
  expect([...toGrey({ width: 2, height: 1, data }).pixels]).toEqual([76, 150]);
});
