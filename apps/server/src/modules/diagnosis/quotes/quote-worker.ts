import type { ErrorCode } from '@wrenchwise/contract/errors';
import { QUOTE_TEXT_MAX } from '@wrenchwise/rules/report-limits';
import { getDocumentProxy } from 'unpdf';

import { type PlacedText, rowsOfPage } from './pdf-rows.ts';

/** Pages that are read: a quote has a few. What is behind them is left out, and `isCut` says so. */
const MAX_PAGES = 30;
/** Pieces of text of one page; one with more is no page of a quote. */
const MAX_PIECES = 20_000;

export interface ReadPdf {
  readonly text: string;
  readonly pages: number;
  readonly isCut: boolean;
}
export type PdfAnswer = ReadPdf | { readonly refused: ErrorCode };

const numberAt = (value: unknown, at: number): number => {
  const found: unknown = Array.isArray(value) ? value[at] : undefined;
  return typeof found === 'number' && Number.isFinite(found) ? found : 0;
};

/** A piece of text among what the library finds on a page; markers of structure have none. */
const placedText = (item: unknown): readonly PlacedText[] => {
  if (typeof item !== 'object' || item === null || !('str' in item) || !('transform' in item)) {
    return [];
  }
  const { str, transform } = item;
  if (typeof str !== 'string') return [];
  const width = 'width' in item && typeof item.width === 'number' ? item.width : 0;
  const height = 'height' in item && typeof item.height === 'number' ? item.height : 0;
  return [
    {
      text: str,
      x: numberAt(transform, 4),
      y: numberAt(transform, 5),
      width,
      height: height || Math.abs(numberAt(transform, 3)),
    },
  ];
};

/** PostgreSQL stores no NUL, and half a pair of surrogates would come back changed. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const readPages = async (
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
): Promise<ReadPdf> => {
  const rows: string[] = [];
  let length = 0;
  const last = Math.min(document.numPages, MAX_PAGES);
  for (let number = 1; number <= last && length < QUOTE_TEXT_MAX; number += 1) {
    // One page after the other: each is let go before the next is read.
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const found = rowsOfPage(items.slice(0, MAX_PIECES).flatMap(placedText));
    page.cleanup();
    for (const row of found) {
      rows.push(row);
      length += row.length + 1;
    }
  }
  const text = storable(rows.join('\n'));
  return {
    text: text.slice(0, QUOTE_TEXT_MAX),
    pages: document.numPages,
    isCut: document.numPages > last || text.length > QUOTE_TEXT_MAX,
  };
};

const refusedBy = (error: unknown): ErrorCode =>
  error instanceof Error && error.name === 'PasswordException'
    ? 'quote/file-locked'
    : 'quote/file-broken';

/** Reads the text of a PDF, on a thread of the pool: nothing in it is run, fetched or drawn. */
const answerOf = async (bytes: Uint8Array): Promise<PdfAnswer> => {
  try {
    const document = await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: true,
      verbosity: 0,
    });
    const read = await readPages(document);
    return read.text.trim() === '' ? { refused: 'quote/file-no-text' } : read;
  } catch (error) {
    return { refused: refusedBy(error) };
  }
};

export default answerOf;
