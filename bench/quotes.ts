import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { pricingOf } from '@wrenchwise/knowledge/prices';
import { type ExaminedQuote, examineQuote } from '@wrenchwise/quotes/examine-quote';
import { fitsCar } from '@wrenchwise/quotes/fits-car';
import { createPartIndex } from '@wrenchwise/quotes/part-index';
import type { Quote } from '@wrenchwise/quotes/quote';
import { readQuote } from '@wrenchwise/quotes/read-quote';

import { engine } from './product/engine.ts';
import {
  accusations,
  falseNotes,
  inventedLines,
  judgeJobs,
  matchLines,
  standingsOfUsual,
} from './quotes/judge-quote.ts';
import { pdfText } from './quotes/page-text.ts';
import { type QuoteCase, readQuotes } from './quotes/quote-case.ts';
import { quotePdf, quotePng, quoteText } from './quotes/render-quotes.ts';
import { writeResult } from './scores/results.ts';

const isMain = process.argv[1] === import.meta.filename;

/** `--show` prints every line that was not read and every job that was judged otherwise. */
const isShown = process.argv.includes('--show');

const FORMATS = ['text', 'pdf', 'png'] as const;
type Format = (typeof FORMATS)[number];

/** `--text`, `--pdf`, `--png`: only these; recognising pictures takes minutes. */
const wanted = FORMATS.filter((format) => process.argv.includes(`--${format}`));
const measured = wanted.length === 0 ? FORMATS : wanted;

/** The goals of the product. */
const MIN_READ: Readonly<Record<Format, number>> = { text: 0.98, pdf: 0.98, png: 0.95 };
const MIN_JUDGED = 0.9;

const REGIONS = { GB: 'uk', IE: 'ie', DE: 'eu', US: 'us' } as const;

const index = createPartIndex(FAULTS);

/** As from a diagnosis of the complaint: what it found is what a job follows from. */
const examine = ({ country, vehicle, complaint }: QuoteCase, read: Quote): ExaminedQuote => {
  const { make, model, year, fuel } = vehicle;
  const { causes } = engine.diagnose({ text: complaint }, { make, model, year, fuel });
  return examineQuote(read, {
    index,
    pricing: pricingOf({ region: REGIONS[country] }),
    allows: ({ fits }) => fitsCar(fits, { make, year, fuel, transmission: null }),
    found: causes,
  });
};

interface Share {
  right: number;
  of: number;
}

const shares = () => {
  const counts = new Map<string, Share>();
  return {
    count: (name: string, isRight: boolean): void => {
      const share = counts.get(name) ?? { right: 0, of: 0 };
      counts.set(name, { right: share.right + (isRight ? 1 : 0), of: share.of + 1 });
    },
    all: (): Readonly<Record<string, Share>> => Object.fromEntries(counts),
  };
};

const shareOf = (counts: Readonly<Record<string, Share>>): number => {
  const all = Object.values(counts);
  const sum = (of: (share: Share) => number) => all.reduce((total, share) => total + of(share), 0);
  return (
    sum(({ right }) => right) /
    Math.max(
      1,
      sum(({ of }) => of),
    )
  );
};

const show = (quote: QuoteCase, words: string): void => {
  if (isShown) console.log(`${quote.id} (${quote.layout}) ${words}`);
};

const measure = (quotes: readonly (readonly [QuoteCase, string])[]) => {
  const layouts = shares();
  const kinds = shares();
  const labels = shares();
  const flaws: Record<string, number> = {};
  const usual: Record<string, number> = {};
  const unfounded: Record<string, number> = {};
  let invented = 0;
  let accused = 0;
  for (const [quote, text] of quotes) {
    const read = readQuote(text, { currency: quote.currency });
    const matched = matchLines(quote, read);
    const examined = examine(quote, read);
    for (const { line, flaws: found } of matched) {
      layouts.count(quote.layout, found.length === 0);
      kinds.count(line.kind, found.length === 0);
      for (const flaw of found) flaws[flaw] = (flaws[flaw] ?? 0) + 1;
      if (found.length > 0) show(quote, `${line.words}: ${found.join(', ')}`);
    }
    for (const { label, isRight } of judgeJobs(quote, matched, examined)) {
      labels.count(label, isRight);
      const standings = examined.lines.map(({ standing }) => standing).join(', ');
      if (!isRight) show(quote, `is '${label}': ${standings}`);
    }
    for (const one of standingsOfUsual(quote, matched, examined)) {
      usual[one] = (usual[one] ?? 0) + 1;
    }
    for (const about of falseNotes(quote, examined)) {
      unfounded[about] = (unfounded[about] ?? 0) + 1;
      show(quote, examined.notes.find((note) => note.about === about)?.words ?? about);
    }
    invented += inventedLines(read, matched);
    accused += accusations(examined);
  }
  return {
    read: shareOf(layouts.all()),
    judged: shareOf(labels.all()),
    layouts: layouts.all(),
    kinds: kinds.all(),
    labels: labels.all(),
    flaws,
    linesOfUsualJobs: usual,
    notesWithoutReason: unfounded,
    invented,
    accused,
  };
};

const texts = async (format: Format): Promise<readonly (readonly [QuoteCase, string])[]> => {
  const quotes = readQuotes();
  if (format === 'text') return quotes.map((quote) => [quote, quoteText(quote)] as const);
  if (format === 'pdf') {
    return Promise.all(
      quotes.map(async (quote) => [quote, await pdfText(await quotePdf(quote))] as const),
    );
  }
  const pictures = await Promise.all(quotes.map((quote) => quotePng(quote)));
  // Loaded when needed: it starts a worker.
  const { pngTexts } = await import('./quotes/photo-text.ts');
  const found = await pngTexts(pictures);
  return quotes.map((quote, at) => [quote, found[at] ?? ''] as const);
};

/**
 * A hundred quotes of known lines by another hand than the reader's, as text, PDF and photograph: the
 * share of lines that are read whole, and of jobs that are judged as labelled.
 */
export const run = async (): Promise<void> => {
  const results: Record<string, ReturnType<typeof measure>> = {};
  const failed: string[] = [];
  for (const format of measured) {
    const result = measure(await texts(format));
    results[format] = result;
    console.log(
      `quotes, ${format}: ${(result.read * 100).toFixed(1)} % of lines read, ${(result.judged * 100).toFixed(1)} % of jobs judged as labelled, ${result.invented} invented lines, ${result.accused} accusations`,
    );
    if (result.read < MIN_READ[format]) failed.push(`too few lines of ${format} are read`);
    if (result.judged < MIN_JUDGED) failed.push(`too few jobs of ${format} are judged right`);
    if (result.accused > 0) failed.push(`${format}: an accusation`);
  }
  writeResult('quotes.json', results);
  if (failed.length > 0) throw new Error(failed.join(', '));
};

if (isMain) await run();
