import { type GreyPicture, tiltOf, toGrey, withEvenLight } from './grey-picture.ts';

/** Letters are read best from this width on; a larger picture only takes longer. */
const WIDTH = 2000;
const MAX_HEIGHT = 4000;
/** The width at which the tilt is looked for. */
const SMALL_WIDTH = 500;

const contextOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
};

const greyOf = (
  picture: ImageBitmap,
  width: number,
  degrees = 0,
): { grey: GreyPicture; canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } => {
  const scale = Math.min(width / picture.width, MAX_HEIGHT / picture.height);
  const [wide, high] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const { canvas, context } = contextOf(wide, high);
  context.translate(wide / 2, high / 2);
  context.rotate((-degrees * Math.PI) / 180);
  context.drawImage(picture, -wide / 2, -high / 2, wide, high);
  return { grey: toGrey(context.getImageData(0, 0, wide, high)), canvas, context };
};

/** A photograph of paper, straightened and evenly lit, on a canvas. Throws for what no browser can show. */
export const preparePhotograph = async (file: Blob): Promise<HTMLCanvasElement> => {
  const picture = await createImageBitmap(file);
  try {
    const small = greyOf(picture, SMALL_WIDTH);
    const degrees = tiltOf(withEvenLight(small.grey));
    const { grey, canvas, context } = greyOf(picture, WIDTH, degrees);
    const { width, height, pixels } = withEvenLight(grey);
    const shown = context.createImageData(width, height);
    for (let at = 0; at < pixels.length; at += 1) {
      const value = pixels[at] ?? 255;
      shown.data.set([value, value, value, 255], at * 4);
    }
    context.putImageData(shown, 0, 0);
    return canvas;
  } finally {
    picture.close();
  }
};
