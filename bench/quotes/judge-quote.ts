import type { ExaminedQuote } from '@wrenchwise/quotes/examine-quote';
import type { Quote, QuoteLine as ReadLine } from '@wrenchwise/quotes/quote';

import type { JobLabel, QuoteCase, QuoteLine } from './quote-case.ts';

const tokens = (words: string): readonly string[] =>
  words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Whether most of the line's words were read. */
const hasWords = (line: QuoteLine, read: ReadLine): boolean => {
  const found = new Set(tokens(read.words));
  const wanted = tokens(line.words).filter((word) => /\p{L}{2}/u.test(word));
  return wanted.filter((word) => found.has(word)).length * 2 >= wanted.length;
};

/** One piece may be written or not. */
const sameCount = (line: QuoteLine, read: ReadLine): boolean =>
  (line.quantity ?? 1) === (read.quantity ?? 1) &&
  (line.quantity === null || line.quantity === 1 || line.unitCents === read.unitCents);

const sameWork = (line: QuoteLine, read: ReadLine): boolean =>
  line.hours === read.hours && (line.rateCents === null || line.rateCents === read.rateCents);

/** Work at a fixed price is as rightly a fee. */
const sameKind = (line: QuoteLine, read: ReadLine): boolean =>
  line.kind === read.kind ||
  (line.kind === 'labour' && line.hours === null && read.kind === 'fee') ||
  (line.kind === 'fee' && read.kind === 'labour' && read.hours === null);

/** What of a line was not read as it was written; empty where it was. */
const flawsOf = (line: QuoteLine, read: ReadLine): readonly string[] => [
  ...(sameKind(line, read) ? [] : ['kind']),
  ...(line.kind === 'tax' || line.kind === 'total' || hasWords(line, read) ? [] : ['words']),
  ...(line.kind !== 'part' || sameCount(line, read) ? [] : ['count']),
  ...(line.kind !== 'labour' || sameWork(line, read) ? [] : ['hours']),
];

export interface ReadOf {
  readonly line: QuoteLine;
  /** Place among the lines that were read; null where none has its amount. */
  readonly at: number | null;
  /** 'missing', 'kind', 'words', 'count', 'hours'. */
  readonly flaws: readonly string[];
}

/** Finds each line among those that were read: by its amount, then the one with the fewest flaws. */
export const matchLines = (quote: QuoteCase, { lines }: Quote): readonly ReadOf[] => {
  const taken = new Set<number>();
  return quote.lines.map((line) => {
    const [best] = lines
      .map((read, at) => ({ read, at }))
      .filter(({ read, at }) => !taken.has(at) && read.amountCents === line.amountCents)
      .map(({ read, at }) => ({ at, flaws: flawsOf(line, read) }))
      .toSorted((a, b) => a.flaws.length - b.flaws.length);
    if (best === undefined) return { line, at: null, flaws: ['missing'] };
    taken.add(best.at);
    return { line, ...best };
  });
};

/** Lines that were read and that nobody wrote; a sum within the quote is none. */
export const inventedLines = ({ lines }: Quote, matched: readonly ReadOf[]): number => {
  const found = new Set(matched.map(({ at }) => at));
  return lines.filter(({ kind }, at) => !found.has(at) && kind !== 'subtotal' && kind !== 'total')
    .length;
};

export interface JudgedJob {
  readonly label: JobLabel;
  readonly isRight: boolean;
}

type About = ExaminedQuote['notes'][number]['about'];

const hasNote = ({ notes }: ExaminedQuote, about: About): boolean =>
  notes.some((note) => note.about === about);

const standingsOf = (
  job: number,
  matched: readonly ReadOf[],
  { lines }: ExaminedQuote,
): readonly string[] =>
  matched.flatMap(({ line, at }) =>
    line.job === job && at !== null ? [lines[at]?.standing ?? 'unknown'] : [],
  );

/**
 * Whether each job is judged as labelled. A single line below what is usual does not make a usual job
 * a cheap one. A part that is missing and a job that does not follow are notes of the whole quote.
 */
export const judgeJobs = (
  quote: QuoteCase,
  matched: readonly ReadOf[],
  examined: ExaminedQuote,
): readonly JudgedJob[] =>
  quote.jobs.map(({ label }, job) => {
    const known = standingsOf(job, matched, examined).filter((one) => one !== 'unknown');
    const isAbove = known.includes('above');
    const isBelow = known.length > 0 && known.every((one) => one === 'below');
    const hasHours = hasNote(examined, 'hours') && quote.jobs.length === 1;
    const right: Readonly<Record<JobLabel, boolean>> = {
      usual: !isAbove && !isBelow && !hasHours,
      above: isAbove || hasHours,
      below: known.includes('below'),
      'missing part': hasNote(examined, 'missing'),
      'does not follow': hasNote(examined, 'diagnosis'),
    };
    return { label, isRight: right[label] };
  });

/** Where each line of the usual jobs is beside what is usual: all should be within. */
export const standingsOfUsual = (
  quote: QuoteCase,
  matched: readonly ReadOf[],
  examined: ExaminedQuote,
): readonly string[] =>
  quote.jobs.flatMap(({ label }, job) =>
    label === 'usual' ? standingsOf(job, matched, examined) : [],
  );

/** Notes for which the quote gives no reason: a sum that adds up, a part that is there, work that follows. */
export const falseNotes = (quote: QuoteCase, examined: ExaminedQuote): readonly About[] => {
  const labels = new Set(quote.jobs.map(({ label }) => label));
  return [
    ...(hasNote(examined, 'sum') ? (['sum'] as const) : []),
    ...(hasNote(examined, 'twice') ? (['twice'] as const) : []),
    ...(hasNote(examined, 'missing') && !labels.has('missing part') ? (['missing'] as const) : []),
    ...(hasNote(examined, 'diagnosis') && !labels.has('does not follow')
      ? (['diagnosis'] as const)
      : []),
  ];
};

const ACCUSES =
  /\brip[- ]?off|\bover-?charg|\bcheat|\bscam|\bdishonest|\bfraud|\blying\b|\bgreedy|\bcon(?:ned|ning)\b/i;

/** Judgements that accuse, or that call a figure unusual without saying where the range is from. */
export const accusations = ({ lines, notes }: ExaminedQuote): number => {
  const texts = [...lines, ...notes].map(
    ({ words, question }) => `${words ?? ''} ${question ?? ''}`,
  );
  const unfounded = lines.filter(
    ({ standing, basis }) => (standing === 'above' || standing === 'below') && basis === null,
  );
  return texts.filter((text) => ACCUSES.test(text)).length + unfounded.length;
};
