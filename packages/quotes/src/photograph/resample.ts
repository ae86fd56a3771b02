import type { GreyPicture } from './grey-picture.ts';

/** A part of a picture, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture at half its size, each pixel the mean of four. */
const halved = ({ width, height, pixels }: GreyPicture): GreyPicture => {
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8ClampedArray(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const from = 2 * y * width + 2 * x;
      half[y * wide + x] =
        ((pixels[from] ?? 0) +
          (pixels[from + 1] ?? 0) +
          (pixels[from + width] ?? 0) +
          (pixels[from + width + 1] ?? 0)) /
        4;
    }
  }
  return { width: wide, height: high, pixels: half };
};

/** A picture turned upright: where a point of the upright one is in it. */
const turned = ({ width, height }: GreyPicture, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  return (x: number, y: number): readonly [number, number] => [
    middleX + (x - middleX) * cos - (y - middleY) * sin,
    middleY + (x - middleX) * sin + (y - middleY) * cos,
  ];
};

/**
 * A box of the picture after it was turned upright, enlarged or made smaller. What lies outside of the picture is black, as the
 * table under the paper.
 *
 * @param degrees by how many its rows fall to the right
 */
export const upright = (
  picture: GreyPicture,
  { degrees, box, scale }: { readonly degrees: number; readonly box: Box; readonly scale: number },
): GreyPicture => {
  if (scale <= 0.5) {
    return upright(halved(picture), {
      degrees,
      scale: scale * 2,
      box: {
        left: box.left / 2,
        top: box.top / 2,
        width: box.width / 2,
        height: box.height / 2,
      },
    });
  }
  const { width, height, pixels } = picture;
  const [wide, high] = [
    Math.max(1, Math.round(box.width * scale)),
    Math.max(1, Math.round(box.height * scale)),
  ];
  const drawn = new Uint8ClampedArray(wide * high);
  const placeOf = turned(picture, degrees);
  const [firstX, firstY] = placeOf(box.left + 0.5 / scale, box.top + 0.5 / scale);
  const [nextX, nextY] = placeOf(box.left + 1.5 / scale, box.top + 0.5 / scale);
  const [stepX, stepY] = [nextX - firstX, nextY - firstY];
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const px = firstX + x * stepX - y * stepY - 0.5;
      const py = firstY + x * stepY + y * stepX - 0.5;
      const left = Math.floor(px);
      const top = Math.floor(py);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const [a, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0];
      const [c, d] = [pixels[at + width] ?? 0, pixels[at + width + 1] ?? 0];
      const [dx, dy] = [px - left, py - top];
      drawn[y * wide + x] = (a + (b - a) * dx) * (1 - dy) + (c + (d - c) * dx) * dy;
    }
  }
  return { width: wide, height: high, pixels: drawn };
};

export const wholeOf = ({ width, height }: Pick<GreyPicture, 'width' | 'height'>): Box => ({
  left: 0,
  top: 0,
  width,
  height,
});
