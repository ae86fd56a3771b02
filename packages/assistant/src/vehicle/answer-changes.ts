import type { LogCategory } from '@wrenchwise/rules/garage/log-kinds';
import { formatCents } from '@wrenchwise/rules/money';

import { normalise } from '../normalise.ts';
import { bullets, paragraphs } from '../words.ts';
import { categoriesIn } from './answer-spending.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

/** 'How much did it go up', 'what is the difference to last year', 'is it dearer than before'. */
const ASKS_CHANGE =
  /\b(?:(?:go|gone|went|going|put|jump\w*|shot) (?:\w+ )?(?:up|down)|rises?|rose|risen|rising|increas\w*|decreas\w*|dropp?(?:ed)?|differen\w*|more than (?:last|before)|less than (?:last|before)|(?:dearer|cheaper|pricier) than|compared?)\b/;

/** What is bought or paid again and again, so that its price can be set beside the one before. */
const PAID_AGAIN: ReadonlySet<LogCategory> = new Set<LogCategory>([
  'insurance',
  'tax',
  'service',
  'tyres',
  'finance',
]);

const PER_CENT = 100;
const MONTHS = 12;

/** Which of the categories of the log is meant to be compared; undefined where none is asked about. */
export const changeAsked = (words: string): LogCategory | undefined =>
  ASKS_CHANGE.test(words) ? categoriesIn(words).find((one) => PAID_AGAIN.has(one)) : undefined;

/** What the newest entry of a category cost beside the one before it. */
export const changedPrice = async (question: string, facts: VehicleFacts): Promise<string> => {
  const category = changeAsked(normalise(question)) ?? 'insurance';
  const entries = await facts.paidFor(category);
  const [last] = entries;
  const before = entries.slice(1).find(({ currency }) => currency === last?.currency);
  if (last === undefined || before === undefined) {
    return 'To compare, the log needs two entries of it with their price in one currency; it has not both. Write each one down as you pay it.';
  }
  const { currency } = last;
  const sum = (cents: number): string => formatCents(cents, { currency });
  const lines = [last, before].map(
    ({ title, date, costCents }) =>
      `${title ?? category}: ${facts.dayText(date)}, ${sum(costCents)}`,
  );
  const more = last.costCents - before.costCents;
  const share =
    before.costCents > 0 ? Math.round((Math.abs(more) / before.costCents) * PER_CENT) : 0;
  const change =
    more === 0
      ? 'It cost the same.'
      : `It went ${more > 0 ? 'up' : 'down'} by ${sum(Math.abs(more))}${share > 0 ? `, ${share} %` : ''}.`;
  const isMonthly = /\b(?:a|per|each|every) month\b|\bmonthly\b/.test(normalise(question));
  return paragraphs(
    change,
    bullets(lines),
    isMonthly &&
      `Over twelve months the last one is ${sum(Math.round(last.costCents / MONTHS))} a month.`,
    'Only what was written into the log is in it.',
  );
};
