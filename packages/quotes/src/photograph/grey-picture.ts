/** Brightness of each pixel, 0 black to 255 white, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** A picture of red, green, blue and opacity as brightness (ITU-R BT.601). */
export const toGrey = ({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}): GreyPicture => {
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4;
    pixels[at] =
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { width, height, pixels };
};

/** Sums over every rectangle from the upper left corner, by which the mean of any window is four look-ups. */
const sumsOf = ({ width, height, pixels }: GreyPicture): Float64Array => {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
};

/** Paper is at least so much brighter than ink; what lies between is made steeper. */
const INK_SHARE = 0.55;
const PAPER_SHARE = 0.9;

/**
 * The picture with its paper white and its ink black: each pixel is set beside the mean of its surroundings, so that
 * a shadow over half of the page is gone.
 */
export const withEvenLight = (picture: GreyPicture): GreyPicture => {
  const { width, height, pixels } = picture;
  const sums = sumsOf(picture);
  const reach = Math.max(8, Math.round(width / 40));
  const even = new Uint8ClampedArray(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      const share = (pixels[y * width + x] ?? 0) / Math.max(mean, 1);
      even[y * width + x] = ((share - INK_SHARE) / (PAPER_SHARE - INK_SHARE)) * 255;
    }
  }
  return { width, height, pixels: even };
};

const MAX_TILT = 12;
const STEPS_OF_DEGREE = 2;

/** How uneven the rows of ink are when the picture is read at an angle: text on its line has the most. */
const unevenness = ({ width, height, pixels }: GreyPicture, degrees: number): number => {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const ink = 255 - (pixels[y * width + x] ?? 255);
      if (ink < 96) continue;
      const row = Math.round(y - (x - width / 2) * slope);
      if (row >= 0 && row < height) rows[row] = (rows[row] ?? 0) + 1;
    }
  }
  let sum = 0;
  for (let row = 1; row < height; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
};

/** −12 to 12 in halves, nought first: straight ahead unless another angle is clearly better. */
const COARSE = Array.from(
  { length: 2 * MAX_TILT * STEPS_OF_DEGREE + 1 },
  (_, step) => step / STEPS_OF_DEGREE - MAX_TILT,
).toSorted((a, b) => Math.abs(a) - Math.abs(b));

/**
 * By how many degrees the lines of a picture fall to the right, of those given or −12 to 12 in halves. It is read once
 * for each angle: of a small picture.
 */
export const tiltOf = (picture: GreyPicture, angles: readonly number[] = COARSE): number => {
  let [best = 0] = angles;
  let most = unevenness(picture, best);
  for (const degrees of angles) {
    const found = unevenness(picture, degrees);
    if (found > most * (angles === COARSE ? 1.02 : 1)) {
      most = found;
      best = degrees;
    }
  }
  return best;
};
