import trainedData from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import { repairText } from '@wrenchwise/quotes/photograph/repair-text';
import { createWorker, OEM, PSM } from 'tesseract.js';
import coreScript from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import workerScript from 'tesseract.js/dist/worker.min.js?url';

import { preparePhotograph } from './prepare-photograph.ts';

/**
 * The library asks for `<langPath>/eng.traineddata.gz`; the build names files by their content. What it appends becomes
 * a query, which the server does not look at.
 */
const LETTERS = `${trainedData}?file=`;

/**
 * Reads the text of a photograph on this device: worker, program and letters come from this site, and the picture
 * goes nowhere. Loaded with the first picture (some 5 MB).
 *
 * @param onProgress the share that is done, 0–1
 */
export const readPhotograph = async (
  file: Blob,
  onProgress: (share: number) => void,
): Promise<string> => {
  const canvas = await preparePhotograph(file);
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: new URL(workerScript, location.href).href,
    corePath: new URL(coreScript, location.href).href,
    langPath: new URL(LETTERS, location.href).href,
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress);
    },
  });
  try {
    // One block of rows: a table's columns stay beside each other.
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
      preserve_interword_spaces: '1',
      user_defined_dpi: '300',
      // A thin rule of the paper is no line of text: that it was tried is no error of this page.
      debug_file: '/dev/null',
    });
    const { data } = await worker.recognize(canvas);
    return repairText(data.text);
  } finally {
    await worker.terminate();
  }
};
