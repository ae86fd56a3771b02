import type { GreyPicture } from './grey-picture.ts';

/** Darker than this on evenly lit paper is ink. */
const INK = 128;
const MIN_PIXELS = 5;
const MAX_PIXELS = 90;
/** Fewer runs than these say nothing. */
const MIN_RUNS = 20;

/**
 * The height of small letters in pixels, of an upright, evenly lit picture: rows of text have much ink, the space between
 * them hardly any. Null where no rows are found.
 */
export const letterHeight = ({ width, height, pixels }: GreyPicture): number | null => {
  const heights: number[] = [];
  // In strips, as rows of text are seldom straight over a whole page.
  const strip = Math.max(24, Math.round(width / 24));
  for (let left = 0; left + strip <= width; left += strip) {
    const ink = Array.from({ length: height }, (_, y) => {
      let dark = 0;
      for (let x = left; x < left + strip; x += 1) {
        if ((pixels[y * width + x] ?? 255) < INK) dark += 1;
      }
      return dark;
    });
    const most = Math.max(...ink);
    if (most < 3) continue;
    const busy = Math.max(2, most * 0.3);
    let run = 0;
    for (const dark of [...ink, 0]) {
      if (dark >= busy) run += 1;
      else {
        if (run >= MIN_PIXELS && run <= MAX_PIXELS) heights.push(run);
        run = 0;
      }
    }
  }
  if (heights.length < MIN_RUNS) return null;
  const sorted = heights.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};
