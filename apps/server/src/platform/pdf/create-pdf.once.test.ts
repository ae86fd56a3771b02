import { IMAGES } from '@wrenchwise/images/testing/images';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';

import { createPdf } from './create-pdf.ts';
import type { PdfBlock, PdfDocument } from './pdf-document.ts';

const print = async (...content: PdfBlock[]) =>
  getDocumentProxy(
    await createPdf({
      title: 'File of a Škoda',
      footer: 'AB12 CDE',
      language: 'en-GB',
      pageSize: 'A4',
      createdAt: new Date('2026-11-22T08:15:00Z'),
      content,
    }),
  );

const pagesOf = async (...content: PdfBlock[]) =>
  (await extractText(await print(...content), { mergePages: false })).text;

const LONG = Array.from({ length: 1200 }, (_, index) => `word${index}`);

test('prints currency signs, Polish and typographic quotes, and says its title and language', async () => {
  const text = '£40, €30, ł, “quoted”, 5–6 mm';
  const pdf = await print({ kind: 'paragraph', text });
  expect((await extractText(pdf, { mergePages: true })).text).toContain(text);
  const { info } = await getMeta(pdf);
  expect(info).toMatchObject({ Title: 'File of a Škoda', Language: 'en-GB' });
  const { view } = await pdf.getPage(1);
  expect(view.slice(2).map(Math.round)).toEqual([595, 842]);
});

test('is set in the typeface of the screen, with who made it on top of the first page and the title on the others', async () => {
  const document: PdfDocument = {
    title: 'File of a Škoda',
    language: 'en-GB',
    pageSize: 'A4',
    createdAt: new Date('2026-11-22T08:15:00Z'),
    content: [{ kind: 'paragraph', text: 'Ελλάδα, България' }, { kind: 'page-break' }],
  };
  const bytes = await createPdf(document);
  const fonts = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g);
  expect(new Set([...fonts].map(([, name]) => name))).toEqual(
    new Set(['Inter-Regular', 'Inter-SemiBold']),
  );
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  expect(text[0]).toContain('Wrenchwise');
  expect(text[0]).toContain('Ελλάδα, България');
  expect(text[1]).toContain('File of a Škoda');
});

test('repeats the heads of a table on each page, and counts the pages', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Fill-up ${index}`, '£60.00']);
  const columns = [
    { head: 'What was done', share: 3 },
    { head: 'Cost', align: 'right' },
  ] as const;
  const pages = await pagesOf({ kind: 'table', columns, rows, total: ['Total', '£5,400.00'] });
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('What was done');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  expect(pages.at(-1)).toContain('£5,400.00');
});

test('keeps a heading on the page of its table', async () => {
  const columns = [{ head: 'Reading' }];
  const row = Array.from({ length: 8 }, (_, index) => `line ${index}`).join('\n');
  for (const lines of [34, 38, 42, 46]) {
    const before = Array.from({ length: lines }, () => 'x').join('\n');
    const pages = await pagesOf(
      { kind: 'paragraph', text: before },
      { kind: 'heading', text: 'Odometer' },
      { kind: 'table', columns, rows: [[row]] },
    );
    expect(pages.find((page) => page.includes('Odometer'))).toContain('line 0');
  }
});

test('prints a text as it is: mark-up, addresses and long words', async () => {
  const text = '<b>bold</b> {{x}} file:///etc/passwd \u0000';
  const word = 'x'.repeat(400);
  const facts = {
    kind: 'facts',
    rows: [
      ['Notes', text],
      ['Word', word],
    ],
  } as const;
  const page = (await pagesOf(facts)).join('\n');
  expect(page).toContain('<b>bold</b> {{x}} file:///etc/passwd');
  expect(page.replaceAll(/\s/g, '')).toContain(word);
});

test.each(['facts', 'table', 'notice'] as const)(
  'loses nothing of a text that is longer than a page in %s',
  async (kind) => {
    const text = LONG.join(' ');
    const blocks = {
      facts: { kind: 'facts', rows: [['Notes', text]] },
      table: {
        kind: 'table',
        columns: [{ head: 'Notes' }, { head: 'Day' }],
        rows: [
          ['short', ''],
          [text, ''],
        ],
      },
      notice: { kind: 'notice', title: 'Notes', text, tone: 'plain' },
    } as const;
    const words = new Set((await pagesOf(blocks[kind])).join(' ').split(/\s+/));
    expect(LONG.filter((word) => !words.has(word))).toEqual([]);
  },
);

test('names a picture that is broken and prints the rest', async () => {
  const broken = new Uint8Array(IMAGES['image/png']);
  const data = Buffer.from(broken).indexOf('IDAT') + 4;
  broken.fill(0xff, data, data + 8);
  const picture = { kind: 'image', maxHeight: 100 } as const;
  const [page] = await pagesOf(
    { ...picture, image: { type: 'image/png', bytes: broken }, caption: 'Receipt of May' },
    { kind: 'paragraph', text: 'The rest.' },
  );
  expect(page).toContain('Receipt of May');
  expect(page).toContain('The rest.');
});
