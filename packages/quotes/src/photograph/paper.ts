import type { GreyPicture } from './grey-picture.ts';
import type { Box } from './resample.ts';

/** Paper is at least this share of the brightest tenth of a picture. */
const PAPER_SHARE = 0.62;
/** A row or column belongs to the paper when so much of it is bright. */
const MIN_BRIGHT = 0.45;
/** A page fills at least so much of a photograph that was taken of it. */
const MIN_PAGE = 0.35;
/** What is cut off inside the edge, where shadow and fraying are. */
const INSET = 0.006;

const brightness = ({ pixels }: GreyPicture): number => {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  let left = pixels.length / 10;
  for (let value = 255; value > 0; value -= 1) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 0;
};

/** First and last place that belongs to the paper. */
const spanOf = (shares: Float64Array): readonly [number, number] | undefined => {
  const first = shares.findIndex((share) => share >= MIN_BRIGHT);
  const last = shares.findLastIndex((share) => share >= MIN_BRIGHT);
  return first < 0 || last - first < shares.length * MIN_PAGE ? undefined : [first, last + 1];
};

/**
 * Where the paper is in an upright picture: the rows and columns that are mostly bright. The whole picture where nothing
 * else is clearly around it.
 */
export const paperOf = (picture: GreyPicture): Box => {
  const { width, height, pixels } = picture;
  const paper = brightness(picture) * PAPER_SHARE;
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 0) < paper) continue;
      columns[x] = (columns[x] ?? 0) + 1 / height;
      rows[y] = (rows[y] ?? 0) + 1 / width;
    }
  }
  const [left, right] = spanOf(columns) ?? [0, width];
  const [top, bottom] = spanOf(rows) ?? [0, height];
  const [insetX, insetY] = [width * INSET, height * INSET];
  return {
    left: left + insetX,
    top: top + insetY,
    width: right - left - 2 * insetX,
    height: bottom - top - 2 * insetY,
  };
};
