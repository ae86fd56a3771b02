/** What is on an invoice, top to bottom. */
export type InvoiceBlock =
  | { readonly kind: 'subheading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table';
      /** `share` is a column's part of the width, compared with the others'. */
      readonly columns: readonly {
        readonly head: string;
        readonly share: number;
        readonly align?: 'right';
      }[];
      readonly rows: readonly (readonly string[])[];
      readonly total: readonly string[];
    }
  /** Side by side: seller and buyer. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly InvoiceBlock[])[] };

/** An invoice to print: plain data. */
export interface InvoiceDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly footer: string;
  readonly language: 'en-GB';
  readonly pageSize: 'A4' | 'LETTER';
  readonly createdAt: Date;
  readonly content: readonly InvoiceBlock[];
}
