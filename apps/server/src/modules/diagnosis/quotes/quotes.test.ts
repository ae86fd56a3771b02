import {
  checkQuote,
  deleteQuote,
  listQuotes,
  MAX_QUOTES,
  printQuoteSheet,
  readQuoteFile,
  saveQuote,
} from '@wrenchwise/contract/endpoints/quotes';
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createPdf } from '../../../platform/pdf/create-pdf.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { quotes } from './quotes.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const QUOTE = 'Clutch kit £280, labour 11h at £65, total £995 inc VAT';

const pdfOf = (rows: readonly (readonly string[])[]) =>
  createPdf({
    title: 'Quote',
    subtitle: 'Hill Street Garage',
    footer: '',
    language: 'en-GB',
    pageSize: 'A4',
    createdAt: new Date('2026-03-03T10:00:00Z'),
    content: [
      {
        kind: 'table',
        columns: [
          { head: 'Qty' },
          { head: 'Description', share: 4 },
          { head: 'Unit' },
          { head: 'Total' },
        ],
        rows,
      },
    ],
  });

describe('a quote', () => {
  test('is read and set beside what is usual, and nothing of it is stored', async () => {
    const browser = await newUserQuickly(app);
    const { id } = browser;
    const checked = await browser.call(checkQuote, {
      body: { text: QUOTE, make: 'Ford', year: 2013 },
    });
    expect(checked).toMatchObject({ currency: 'GBP', taxIncluded: true, totalCents: 99_500 });
    expect(checked.lines.map(({ kind, standing }) => [kind, standing])).toEqual([
      ['part', 'within'],
      ['labour', 'above'],
      ['total', 'unknown'],
    ]);
    expect(checked.lines[1]?.question).toMatch(/\?$/);
    expect(await app.database.db.select().from(quotes).where(eq(quotes.userId, id))).toEqual([]);
  });

  test('needs an account, and a car or a diagnosis of one’s own', async () => {
    const browser = await newUserQuickly(app);
    const unknown = '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10';
    expect(
      await codeOf(browser.call(checkQuote, { body: { text: QUOTE, vehicleId: unknown } })),
    ).toBe('db/record-not-found');
    expect(
      await codeOf(browser.call(checkQuote, { body: { text: QUOTE, diagnosisId: unknown } })),
    ).toBe('diagnosis/not-found');
    expect(await codeOf(app.newBrowser().call(checkQuote, { body: { text: QUOTE } }))).toBe(
      'auth/no-user',
    );
  });

  test('is stored, set beside others and deleted, by its owner only', async () => {
    const browser = await newUserQuickly(app);
    const other = await newUserQuickly(app);
    const first = await browser.call(saveQuote, { body: { name: 'Hill Street', text: QUOTE } });
    await browser.call(saveQuote, {
      body: { name: 'Mill Lane', text: 'Clutch kit £240, labour £380 inc VAT' },
    });
    const { quotes, comparison } = await browser.call(listQuotes, { query: {} });
    expect(quotes.map(({ name }) => name)).toEqual(['Mill Lane', 'Hill Street']);
    expect(comparison?.rows.at(-1)).toEqual({ label: 'To pay', amounts: [62_000, 99_500] });
    expect((await other.call(listQuotes, { query: {} })).quotes).toEqual([]);
    const params = { id: first.id };
    expect(await codeOf(other.call(deleteQuote, { params }))).toBe('db/record-not-found');
    await browser.call(deleteQuote, { params });
    expect((await browser.call(listQuotes, { query: {} })).quotes).toHaveLength(1);
  });

  test('beyond the hundredth is refused by the database', async () => {
    const browser = await newUserQuickly(app);
    const { id } = browser;
    await app.database.db.execute(
      sql`insert into quotes (user_id, name, text) select ${id}::uuid, 'n', 't' from generate_series(1, ${MAX_QUOTES}::integer)`,
    );
    expect(await codeOf(browser.call(saveQuote, { body: { name: 'One more', text: QUOTE } }))).toBe(
      'quote/too-many',
    );
  });

  test('is a sheet of questions, in which markup of the quote is only text', async () => {
    const browser = await newUserQuickly(app);
    const text = '<script>alert(1)</script> brake pads £450.00 inc VAT';
    const sheet = await browser.call(printQuoteSheet, { body: { text } });
    const pdf = await getDocumentProxy(new Uint8Array(await sheet.arrayBuffer()));
    const { text: words } = await extractText(pdf, { mergePages: true });
    expect(words).toContain('What to ask');
    expect(words).toContain('<script>alert(1)</script>');
  });
});

const readFile = async (bytes: Uint8Array<ArrayBuffer>) => {
  const browser = await newUserQuickly(app);
  return browser.call(readQuoteFile, { body: new Blob([bytes], { type: 'application/pdf' }) });
};

/** A PDF of one compressed stream that grows to `megabytes` of blanks when it is opened. */
const bombOf = async (megabytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = new Uint8Array(
    await new Response(
      new Blob([new Uint8Array(megabytes * 1024 * 1024).fill(0x20)])
        .stream()
        .pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  );
  const head = new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`,
  );
  const tail = new TextEncoder().encode('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
  return new Uint8Array([...head, ...packed, ...tail]);
};

describe('a PDF', () => {
  test('gives its rows as they are on the page, cells apart', async () => {
    const { text, pages } = await readFile(
      await pdfOf([
        ['1', 'Clutch kit LuK', '280.00', '280.00'],
        ['5.0', 'Labour', '65.00', '325.00'],
      ]),
    );
    expect(pages).toBe(1);
    expect(text).toMatch(/1\s{2,}Clutch kit LuK\s{2,}280\.00\s{2,}280\.00/);
    expect(text).toMatch(/5\.0\s{2,}Labour/);
  });

  test('that is broken, or no PDF at all, is refused with a sentence', async () => {
    const broken = new TextEncoder().encode(
      '%PDF-1.7\n1 0 obj << /Type /Catalog >> stream nonsense',
    );
    expect(await codeOf(readFile(new Uint8Array(broken)))).toBe('quote/file-broken');
    expect(await codeOf(readFile(new Uint8Array(5000)))).toBe('quote/wrong-type');
  });

  test('that is locked with a password is refused as such', async () => {
    const hex = '0123456789abcdef'.repeat(4);
    const locked = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>endobj
5 0 obj<</Filter/Standard/V 1/R 2/O<${hex}>/U<${hex}>/P -4>>endobj
trailer<</Root 1 0 R/Encrypt 5 0 R/ID[<${hex}><${hex}>]>>
%%EOF`;
    expect(await codeOf(readFile(new TextEncoder().encode(locked)))).toBe('quote/file-locked');
  });

  test('of a thousand pages is read up to the thirtieth, and one without text is named', async () => {
    const kids = Array.from({ length: 1000 }, (_, at) => `${at + 10} 0 R`).join(' ');
    const pages = Array.from(
      { length: 1000 },
      (_, at) =>
        `${at + 10} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj`,
    ).join('\n');
    const pdfWith = (content: string) =>
      new TextEncoder().encode(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count 1000>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${pages}
trailer<</Root 1 0 R>>
%%EOF`);
    const read = await readFile(pdfWith('BT /F 12 Tf 50 700 Td (Clutch kit 280.00) Tj ET'));
    expect(read).toMatchObject({ pages: 1000, isCut: true });
    expect(read.text.split('\n')).toHaveLength(30);
    expect(await codeOf(readFile(pdfWith('')))).toBe('quote/file-no-text');
  });

  test('of more than 20 MB is refused', async () => {
    expect(await codeOf(readFile(new Uint8Array(20 * 1024 * 1024 + 1)))).toBe(
      'quote/file-too-large',
    );
  });

  test('that grows without end when it is opened is refused within five seconds', async () => {
    const bomb = await bombOf(64);
    const started = performance.now();
    expect(await codeOf(readFile(bomb))).toMatch(/^quote\/file-/);
    expect(performance.now() - started).toBeLessThan(6000);
  });
});
