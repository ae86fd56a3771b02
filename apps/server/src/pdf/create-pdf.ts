import { Worker } from 'node:worker_threads';

import { bulkhead, BulkheadRejectedError } from 'cockatiel';

import { AppError } from '../app-error.ts';
import { readImage } from '../features/avatar/read-image.ts';
import type { PdfBlock, PdfDocument } from './pdf-document.ts';

// `.ts` beside the sources, `.js` beside the bundle.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
);

/** Documents that are made at once, and that wait for it: each takes a core for a moment. */
const pace = bulkhead(2, 50);
const TIMEOUT_MS = 20_000;
const HEAP_MB = 256;
/** A picture is unpacked to be printed: of 24 megapixels that is some 100 MB. */
const MOST_PIXELS = 24_000_000;

const mapBlocks = (
  blocks: readonly PdfBlock[],
  change: (block: Extract<PdfBlock, { kind: 'image' }>) => PdfBlock,
): PdfBlock[] =>
  blocks.map((block) => {
    if (block.kind === 'image') return change(block);
    if (block.kind !== 'columns') return block;
    return { kind: 'columns', columns: block.columns.map((inner) => mapBlocks(inner, change)) };
  });

const instead = ({ caption }: { readonly caption: string }): PdfBlock => ({
  kind: 'paragraph',
  text: `${caption} (this picture cannot be printed)`,
  tone: 'note',
});

const isPrintable = ({ image }: Extract<PdfBlock, { kind: 'image' }>): boolean => {
  const read = readImage(image.bytes, image.type);
  return read !== undefined && read.width * read.height <= MOST_PIXELS;
};

const layOut = (document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: document,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const end = setTimeout(() => {
      reject(new Error(`the document took longer than ${TIMEOUT_MS} ms`));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', (bytes: Uint8Array<ArrayBuffer>) => resolve(bytes));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(end);
      reject(new Error(`the worker ended with ${code} and no document`)); // of no effect after either
    });
  });

/**
 * Prints a document: PDF 1.7 with embedded fonts (the Latin letters of Europe, currency signs and typographic
 * quotes; other scripts print as boxes), its title on top, 'Page 1 of 3' on every page, tables
 * whose heads are repeated. Everything in it is data: no mark-up is interpreted and nothing is fetched.
 *
 * It is laid out in a worker, so that a long one holds up no request, and a broken picture ends the
 * worker alone: what cannot be printed is named in its place. Two documents are made at once, others wait.
 *
 * @example
 * await createPdf({
 *   title: 'Invoice 2026-0042',
 *   language: 'en-GB',
 *   pageSize: pageSizeOf(user.prices.region),
 *   createdAt: now(),
 *   content: [
 *     { kind: 'facts', rows: [['Plan', 'Standard']] },
 *     {
 *       kind: 'table',
 *       columns: [{ head: 'Item', share: 3 }, { head: 'Amount', align: 'right' }],
 *       rows: [['November 2026', '€9.99']],
 *       total: ['Total', '€9.99'],
 *     },
 *   ],
 * });
 *
 * @returns the bytes of the file, `application/pdf`.
 * @throws AppError `document/unavailable` when it takes too long, or too many are waiting.
 */
export const createPdf = async (document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const content = mapBlocks(document.content, (block) =>
    isPrintable(block) ? block : instead(block),
  );
  try {
    return await pace.execute(() => layOut({ ...document, content }));
  } catch (error) {
    if (error instanceof BulkheadRejectedError) {
      throw new AppError('document/unavailable', { cause: error });
    }
    const words = mapBlocks(content, instead);
    return pace
      .execute(() => layOut({ ...document, content: words }))
      .catch((cause: unknown) => {
        throw new AppError('document/unavailable', { cause });
      });
  }
};
