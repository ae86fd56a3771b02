import type { Content, DocumentDefinition, Width } from 'pdfmake';

import type { PdfBlock, PdfColumn, PdfDocument, PdfImage } from './pdf-document.ts';

const MARGIN = 42;
const IMAGE_HEIGHT = 650;
const COLUMN_GAP = 24;
/** Points within the margins: A4 is 595 wide, US Letter 612. */
const WIDTH = { A4: 595 - 2 * MARGIN, LETTER: 612 - 2 * MARGIN } as const;

const INK = '#161f26';
const ACCENT = '#005f77';
const GREY = '#5b6470';
const LINE = '#d5d9de';
const BAND = '#f1f3f5';
const NOTICE = { danger: '#b3261e', caution: '#b26a00', plain: '#5b6470' } as const;

const UNPRINTABLE = /[^\P{Cc}\n]/gu;

/** Text as the layout takes it: without control characters and broken surrogates. */
const printed = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(UNPRINTABLE, '').toWellFormed();

const dataUrl = ({ type, bytes }: PdfImage): string =>
  `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;

/** Characters in a line over the whole width, when most are wide. */
const LINE_CHARS = 80;
const UNBROKEN_LINES = 8;
/** How far down the page a heading may stand, as a part of its height. */
const LOWEST_HEADING = 0.78;

/**
 * Whether a text in a part of the width surely is on one page: only then may its row be stored
 * together, because what is kept together and is longer is cut off.
 */
const isShort = (text: string, part: number): boolean =>
  text
    .split('\n')
    .reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / (LINE_CHARS * part))), 0) <=
  UNBROKEN_LINES;

const row = (texts: readonly string[], columns: readonly PdfColumn[], bold = false): Content[] =>
  columns.map(({ align = 'left' }, index) => ({
    text: printed(texts[index] ?? ''),
    alignment: align,
    bold,
  }));

const tableOf = ({ columns, rows, total }: Extract<PdfBlock, { kind: 'table' }>): Content => {
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  const heads: Content[] = columns.map(({ head, align = 'left' }) => ({
    text: printed(head),
    alignment: align,
    bold: true,
    color: GREY,
  }));
  const last = total === undefined ? [] : [row(total, columns, true)];
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: rows.every((texts) =>
        columns.every(({ share = 1 }, index) => isShort(texts[index] ?? '', share / shares)),
      ),
      widths: columns.map(({ share = 1 }): Width => `${(100 * share) / shares}%`),
      body: [heads, ...rows.map((texts) => row(texts, columns)), ...last],
    },
    layout: {
      hLineWidth: (line, { table: { body } }) =>
        line === 0 ? 0 : line === 1 || (last.length > 0 && line === body.length - 1) ? 1 : 0.5,
      hLineColor: (line) => (line === 1 ? GREY : LINE),
      vLineWidth: () => 0,
      paddingLeft: () => 0,
      // The last column ends with the lines.
      paddingRight: (column) => (column === columns.length - 1 ? 0 : 8),
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    fontSize: 9,
    margin: [0, 2, 0, 10],
  };
};

const factsOf = ({ rows }: Extract<PdfBlock, { kind: 'facts' }>): Content => ({
  table: {
    dontBreakRows: rows.every(([label, value]) => isShort(label, 0.32) && isShort(value, 0.68)),
    widths: ['32%', '68%'],
    body: rows.map(([label, value]) => [
      { text: printed(label), color: GREY },
      { text: printed(value) },
    ]),
  },
  layout: {
    hLineWidth: (line) => (line === 0 ? 0 : 0.5),
    hLineColor: () => LINE,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 8,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
  margin: [0, 2, 0, 10],
});

const noticeOf = ({ title, text, tone }: Extract<PdfBlock, { kind: 'notice' }>): Content => ({
  table: {
    dontBreakRows: isShort(text, 1),
    widths: ['*'],
    body: [
      [
        {
          stack: [
            { text: printed(title), bold: true, color: NOTICE[tone] },
            { text: printed(text), margin: [0, 2, 0, 0] },
          ],
        },
      ],
    ],
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: (line) => (line === 0 ? 3 : 0),
    vLineColor: () => NOTICE[tone],
    fillColor: () => BAND,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 8,
    paddingBottom: () => 8,
  },
  margin: [0, 2, 0, 10],
});

const imageOf = (
  { image, caption, maxHeight = IMAGE_HEIGHT }: Extract<PdfBlock, { kind: 'image' }>,
  width: number,
): Content => ({
  stack: [
    { text: printed(caption), style: 'note' },
    { image: dataUrl(image), fit: [width, maxHeight] },
  ],
  unbreakable: true,
  margin: [0, 2, 0, 12],
});

const columnsOf = ({ columns }: Extract<PdfBlock, { kind: 'columns' }>, width: number): Content => {
  const share = (width - COLUMN_GAP * (columns.length - 1)) / columns.length;
  return {
    columns: columns.map((blocks) => ({
      width: share,
      stack: blocks.map((inner) => contentOf(inner, share)),
    })),
    columnGap: COLUMN_GAP,
  };
};

/** How each kind of block is laid out within a width in points. */
const LAYOUT: {
  readonly [Kind in PdfBlock['kind']]: (
    block: Extract<PdfBlock, { kind: Kind }>,
    width: number,
  ) => Content;
} = {
  heading: ({ text }) => ({ text: printed(text), style: 'heading', headlineLevel: 1 }),
  subheading: ({ text }) => ({ text: printed(text), style: 'subheading', headlineLevel: 2 }),
  paragraph: ({ text, tone = 'paragraph' }) => ({ text: printed(text), style: tone }),
  list: ({ items }) => ({ ul: items.map(printed), margin: [0, 0, 0, 10] }),
  notice: noticeOf,
  // A table of pdfmake needs a row.
  facts: (block) => (block.rows.length === 0 ? { text: '' } : factsOf(block)),
  table: tableOf,
  image: imageOf,
  columns: columnsOf,
  'page-break': () => ({ text: '', pageBreak: 'after' }),
};

const contentOf = (block: PdfBlock, width: number): Content => {
  // The maker of this block's own kind, which the compiler does not follow through the record.
  const layOut = LAYOUT[block.kind] as (block: PdfBlock, width: number) => Content;
  return layOut(block, width);
};

/** The mark of `packages/ui/src/logo.tsx`, in the colours of paper. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="20" height="20"><path fill="${ACCENT}" d="M13.9 3a4.2 4.2 0 0 1 4.2 0l8.1 4.7a4.2 4.2 0 0 1 2.1 3.6v9.4a4.2 4.2 0 0 1-2.1 3.6L18.1 29a4.2 4.2 0 0 1-4.2 0l-8.1-4.7a4.2 4.2 0 0 1-2.1-3.6v-9.4a4.2 4.2 0 0 1 2.1-3.6z"/><path fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="m8.6 12.4 3.4 8 4-7 4 7 3.4-8"/></svg>`;

/** What every document begins with: what it is on the left, who made it on the right, a rule below, as on the printed page. */
const letterhead = ({ title, subtitle, pageSize }: PdfDocument): Content[] => [
  {
    columns: [
      {
        width: '*',
        stack: [
          { text: printed(title), style: 'title' },
          ...(subtitle === undefined ? [] : [{ text: printed(subtitle), style: 'subtitle' }]),
        ],
      },
      { svg: LOGO, width: 20, margin: [0, 1, 0, 0] },
      { text: 'Wrenchwise', width: 'auto', bold: true, fontSize: 12, margin: [0, 3, 0, 0] },
    ],
    columnGap: 6,
  },
  {
    canvas: [
      { type: 'line', x1: 0, y1: 0, x2: WIDTH[pageSize], y2: 0, lineWidth: 1.5, lineColor: INK },
    ],
    margin: [0, 6, 0, 10],
  },
];

/** A document in the words of pdfmake. */
export const pdfDefinition = (document: PdfDocument): DocumentDefinition => {
  const { title, footer = '', language, pageSize, createdAt, content } = document;
  return {
    version: '1.7',
    language,
    displayTitle: true,
    info: {
      title: printed(title),
      creator: 'Wrenchwise',
      producer: 'Wrenchwise',
      creationDate: createdAt,
    },
    pageSize,
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 14],
    defaultStyle: { font: 'Inter', fontSize: 9.5, lineHeight: 1.25, color: INK },
    styles: {
      title: { fontSize: 18, bold: true, characterSpacing: -0.3 },
      subtitle: { fontSize: 10, color: GREY, margin: [0, 2, 0, 0] },
      heading: { fontSize: 13, bold: true, margin: [0, 12, 0, 4] },
      subheading: { fontSize: 10.5, bold: true, margin: [0, 8, 0, 2] },
      paragraph: { margin: [0, 0, 0, 6] },
      strong: { bold: true, margin: [0, 0, 0, 6] },
      note: { fontSize: 8.5, color: GREY, margin: [0, 0, 0, 6] },
    },
    header: (page) =>
      page === 1
        ? { text: '' }
        : {
            columns: [
              { text: printed(title), width: '*' },
              { text: 'Wrenchwise', width: 'auto', alignment: 'right' },
            ],
            columnGap: 16,
            fontSize: 8,
            color: GREY,
            margin: [MARGIN, 20, MARGIN, 0],
          },
    footer: (page, pages) => ({
      columns: [
        { text: printed(footer), width: '*' },
        { text: `Page ${page} of ${pages}`, width: 'auto', alignment: 'right' },
      ],
      columnGap: 16,
      fontSize: 8,
      color: GREY,
      margin: [MARGIN, 12, MARGIN, 0],
    }),
    // A heading is on the page of what it heads: of a table its head and first row, which are
    // kept together and so are at most this high.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && (startPosition?.verticalRatio ?? 0) > LOWEST_HEADING,
    content: [
      ...letterhead(document),
      ...content.map((block) => contentOf(block, WIDTH[pageSize])),
    ],
  };
};
