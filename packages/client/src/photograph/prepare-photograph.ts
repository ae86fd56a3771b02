import { toGrey } from '@wrenchwise/quotes/photograph/grey-picture';
import { preparePicture } from '@wrenchwise/quotes/photograph/prepare-picture';

/** A camera's picture has more pixels than letters need. */
const MAX_EDGE = 3200;

const contextOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return { canvas, context };
};

/** A photograph of paper, prepared for recognition, on a canvas. Throws for what no browser can show. */
export const preparePhotograph = async (file: Blob): Promise<HTMLCanvasElement> => {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, MAX_EDGE / Math.max(picture.width, picture.height));
    const [wide, high] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const taken = contextOf(wide, high);
    taken.context.fillStyle = '#fff';
    taken.context.fillRect(0, 0, wide, high);
    taken.context.drawImage(picture, 0, 0, wide, high);
    const grey = toGrey(taken.context.getImageData(0, 0, wide, high));
    const { width, height, pixels } = preparePicture(grey);
    const { canvas, context } = contextOf(width, height);
    const shown = context.createImageData(width, height);
    pixels.forEach((value, at) => {
      shown.data.fill(value, at * 4, at * 4 + 3);
      shown.data[at * 4 + 3] = 255;
    });
    context.putImageData(shown, 0, 0);
    return canvas;
  } finally {
    picture.close();
  }
};
