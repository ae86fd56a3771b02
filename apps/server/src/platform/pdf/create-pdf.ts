import { readImage } from '@wrenchwise/images/read-image';

import { AppError } from '../app-error.ts';
import { WORK_BUDGETS } from '../workers/work-budgets.ts';
import { createWorkPool, workerFile, WorkRefused } from '../workers/work-pool.ts';
import type { PdfBlock, PdfDocument } from './pdf-document.ts';

const layOut = createWorkPool<PdfDocument, Uint8Array<ArrayBuffer>>(
  workerFile(import.meta.url, 'pdf-worker'),
  WORK_BUDGETS.pdf,
);
/** A picture is unpacked to be printed: of 24 megapixels that is some 100 MB. */
const MAX_PIXELS = 24_000_000;

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
  return read !== undefined && read.width * read.height <= MAX_PIXELS;
};

/**
 * Prints a document: PDF 1.7 with embedded fonts (the Latin letters of Europe, currency signs and typographic
 * quotes; other scripts print as boxes), its title on top, 'Page 1 of 3' on every page, tables
 * whose heads are repeated. Everything in it is data: no mark-up is interpreted and nothing is fetched.
 *
 * It is laid out in a worker, so that a long one holds up no request, and a broken picture ends the
 * work on it only: what cannot be printed is named in its place. Two documents are made at once, others wait.
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
  const make = (blocks: PdfBlock[]) => layOut({ ...document, content: blocks });
  return make(content)
    .catch((error: unknown) => {
      // A busy instance is not asked again; a picture that breaks the layout is left out by name.
      const isBusy = error instanceof WorkRefused && error.refusal !== 'out-of-memory';
      if (isBusy) throw error;
      return make(mapBlocks(content, instead));
    })
    .catch((cause: unknown) => {
      throw new AppError('document/unavailable', { cause });
    });
};
