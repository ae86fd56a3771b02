import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createWorker } from 'tesseract.js';

const DATA = dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/eng/package.json')));

/** What is recognised in photographs of quotes, as it is in the browser: English data, on this machine. */
export const pngTexts = async (pictures: readonly Uint8Array[]): Promise<readonly string[]> => {
  const cachePath = await mkdtemp(join(tmpdir(), 'wrenchwise-ocr-'));
  const worker = await createWorker('eng', 1, {
    langPath: join(DATA, '4.0.0_best_int'),
    cachePath,
    gzip: true,
  });
  await worker.setParameters({ preserve_interword_spaces: '1' });
  const texts: string[] = [];
  for (const picture of pictures) {
    const { data } = await worker.recognize(Buffer.from(picture), { rotateAuto: true });
    texts.push(data.text);
  }
  await worker.terminate();
  await rm(cachePath, { recursive: true, force: true });
  return texts;
};
