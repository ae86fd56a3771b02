import type { DecimalSign, ImportField } from '@wrenchwise/rules/garage/log-import';

import type { Fact, SectionPlan } from './file-plan.ts';
import { readNumber, signVoteOf } from './read-number.ts';

const WHOLE = ['odometer', 'dueOdometer', 'repeatDistance'] as const;
const COSTS = ['cost', 'cost2', 'cost3'] as const;
/** Nobody fills in a thousand litres or kWh, nor pays as much for one: '40,512' is no thousands there. */
const SMALL = [
  'amount',
  'energy',
  'unitPrice',
  'amount2',
  'unitPrice2',
  'amount3',
  'unitPrice3',
] as const;

const NUMBERS: ReadonlySet<ImportField> = new Set([...WHOLE, ...COSTS, ...SMALL]);
const ARE_WHOLE: ReadonlySet<ImportField> = new Set(WHOLE);
const ARE_SMALL: ReadonlySet<ImportField> = new Set(SMALL);

const other = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');

interface ColumnVotes {
  readonly field: ImportField;
  readonly strong: Readonly<Record<DecimalSign, number>>;
  /** Cells such as '1,250', by the sign that is in them. */
  readonly open: Readonly<Record<DecimalSign, number>>;
}

const votesOf = ({ section }: SectionPlan, index: number, field: ImportField): ColumnVotes => {
  const strong = { '.': 0, ',': 0 };
  const open = { '.': 0, ',': 0 };
  for (const { cells } of section.rows) {
    const cell = cells[index] ?? '';
    const vote = cell === '' ? undefined : signVoteOf(cell);
    if (!vote) continue;
    if (vote.isStrong) strong[vote.sign] += 1;
    else open[other(vote.sign)] += 1;
  }
  return { field, strong, open };
};

/** What a column says by itself about the sign of its decimals. */
const signOfColumn = ({ field, strong, open }: ColumnVotes): DecimalSign | undefined => {
  if (strong['.'] !== strong[',']) return strong['.'] > strong[','] ? '.' : ',';
  const written = open['.'] === open[','] ? undefined : open['.'] > open[','] ? '.' : ',';
  if (written === undefined) return undefined;
  if (ARE_SMALL.has(field)) return written;
  return ARE_WHOLE.has(field) ? other(written) : undefined;
};

export interface NumberGuess extends Fact<DecimalSign> {
  /** The sign of a column's decimals, by its place in the plans. */
  readonly signOf: (plan: number, index: number) => DecimalSign;
}

/**
 * Which sign the decimals of a file stand behind. Each column that says it itself is read by that, whatever divides
 * the cells; the others follow the file.
 */
export const guessDecimalSign = (
  plans: readonly SectionPlan[],
  { delimiter, fact }: { delimiter: string; fact: Fact<DecimalSign> | undefined },
): NumberGuess => {
  const signs = new Map<string, DecimalSign>();
  const total = { '.': 0, ',': 0 };
  let isAnyOpen = false;
  plans.forEach((plan, at) => {
    plan.fields.forEach((field, index) => {
      if (!NUMBERS.has(field)) return;
      const votes = votesOf(plan, index, field);
      const sign = signOfColumn(votes);
      if (sign !== undefined) {
        signs.set(`${at}:${index}`, sign);
        total[sign] += 1;
      } else if (votes.open['.'] + votes.open[','] > 0) isAnyOpen = true;
    });
  });
  const isMixed = total['.'] > 0 && total[','] > 0;
  const byDelimiter: DecimalSign = delimiter === ';' ? ',' : '.';
  const value =
    fact?.value ?? (total['.'] === total[','] ? byDelimiter : total['.'] > total[','] ? '.' : ',');
  // Where no cell leaves it open, nothing depends on the guess.
  const sure = fact?.sure ?? (!isMixed && (total[value] > 0 || !isAnyOpen));
  return {
    value,
    sure,
    signOf: (plan, index) => (fact?.sure ? fact.value : (signs.get(`${plan}:${index}`) ?? value)),
  };
};

/** A number of a cell by its column's sign. */
export const numberIn = (text: string, sign: DecimalSign | undefined): number | undefined =>
  text === '' ? undefined : readNumber(text, sign);
