import type { PriceRegionId } from '@wrenchwise/knowledge/price-regions';

/** What is in a printed document, top to bottom. Texts are data: nothing in them is interpreted, a line feed is a new line. */
export type PdfBlock =
  /** A part of the document; never the last thing on a page. */
  | { readonly kind: 'heading'; readonly text: string }
  /** A part of a part. */
  | { readonly kind: 'subheading'; readonly text: string }
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      /** `note` is small and grey: sources, footnotes. */
      readonly tone?: 'strong' | 'note' | undefined;
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A boxed text: a warning, a verdict. */
  | {
      readonly kind: 'notice';
      readonly title: string;
      readonly text: string;
      readonly tone: 'danger' | 'caution' | 'plain';
    }
  /** What is known, as label and value. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Breaks over pages between rows, with its heads repeated. */
  | {
      readonly kind: 'table';
      readonly columns: readonly PdfColumn[];
      /** A text for each column. */
      readonly rows: readonly (readonly string[])[];
      /** The last row, in bold: a sum. */
      readonly total?: readonly string[] | undefined;
    }
  /** At most as wide as the page and as high as `maxHeight` points (A4 is 842 high); 650 without it. */
  | {
      readonly kind: 'image';
      readonly image: PdfImage;
      readonly caption: string;
      readonly maxHeight?: number | undefined;
    }
  /** Side by side, of equal width: seller and buyer of an invoice. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly PdfBlock[])[] }
  | { readonly kind: 'page-break' };

export interface PdfColumn {
  readonly head: string;
  /** Its part of the width, compared with the other columns'; 1 without it. */
  readonly share?: number | undefined;
  /** `right` for amounts. */
  readonly align?: 'left' | 'right' | undefined;
}

/** A picture as it is in its file. PDF knows no others: a WebP has to be left out by name. */
export interface PdfImage {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A document to print: plain data, so that it can be handed to a worker. */
export interface PdfDocument {
  /** Placed on top of the first page, in the window's title and in the metadata. */
  readonly title: string;
  /** A line below the title. */
  readonly subtitle?: string;
  /** Left of 'Page 1 of 3' on every page: what it is of, when it was made. */
  readonly footer?: string;
  /** BCP 47, for screen readers. */
  readonly language: 'en-GB' | 'en-US';
  readonly pageSize: 'A4' | 'LETTER';
  readonly createdAt: Date;
  readonly content: readonly PdfBlock[];
}

/** The paper of a price region: US Letter in North America, A4 elsewhere. */
export const pageSizeOf = (region: PriceRegionId): PdfDocument['pageSize'] =>
  region === 'us' || region === 'ca' ? 'LETTER' : 'A4';
