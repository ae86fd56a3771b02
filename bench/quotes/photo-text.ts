import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { toGrey } from '@wrenchwise/quotes/photograph/grey-picture';
import { preparePicture } from '@wrenchwise/quotes/photograph/prepare-picture';
import { repairText } from '@wrenchwise/quotes/photograph/repair-text';
import sharp from 'sharp';
import { createWorker, OEM, PSM } from 'tesseract.js';

const DATA = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json')));

/** A picture as the page hands it to the recogniser, by the same preparation. */
const prepared = async (picture: Uint8Array): Promise<Buffer> => {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = toGrey({ ...info, data: new Uint8ClampedArray(data) });
  const { width, height, pixels } = preparePicture(grey);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
};

/** What is recognised in photographs of quotes, as it is in the browser: English data, on this machine. */
export const pngTexts = async (pictures: readonly Uint8Array[]): Promise<readonly string[]> => {
  const cachePath = await mkdtemp(join(tmpdir(), 'wrenchwise-ocr-'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(DATA, '4.0.0_best_int'),
    cachePath,
    gzip: true,
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    preserve_interword_spaces: '1',
    user_defined_dpi: '300',
  });
  const texts: string[] = [];
  for (const picture of pictures) {
    const { data } = await worker.recognize(await prepared(picture));
    texts.push(repairText(data.text));
  }
  await worker.terminate();
  await rm(cachePath, { recursive: true, force: true });
  return texts;
};
