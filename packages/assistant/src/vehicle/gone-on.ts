import { namesSomething } from '../named.ts';
import { normalise } from '../normalise.ts';
import { categoriesIn } from './answer-spending.ts';
import { periodIn, withoutPeriod } from './periods.ts';

/** A question that is gone on with says no more than this. */
const MAX_WORDS = 8;

const BEGINS = /^(?:and|or|but|what about|how about|ok(?:ay)? and)\b/;
const POINTS = /\b(?:it|that|this|those|they|them|then|he|she)\b/;

/** Of what was done: by whom, when, where, at what price, how long ago. */
const OF_WORK =
  /\b(?:who|when|where|since|guarantee\w*|warrant\w*|covered|charged?|cost|paid|pay|how (?:much|long ago|far|many miles))\b/;

/** What is asked together with what was asked before. */
export interface GoneOn {
  readonly question: string;
  /** Whether it points at work of the log: 'who did it', 'what did they charge'. */
  readonly isOfWork: boolean;
}

/**
 * A question as it is meant after the one before: 'and last year?' asks the same of another time, 'who did
 * it?' of the same work. Undefined where it speaks for itself.
 *
 * @param asked what was asked before
 * @param today the day where the user is, YYYY-MM-DD
 */
export const goneOn = (
  question: string,
  asked: string | undefined,
  today: string,
): GoneOn | undefined => {
  const words = normalise(question).replace(/[?.!]+$/, '');
  if (asked === undefined || words.split(' ').length > MAX_WORDS) return undefined;
  const before = normalise(asked);
  const isOther = BEGINS.test(words) && periodIn(before, today) !== undefined;
  if (isOther && (periodIn(words, today) !== undefined || categoriesIn(words).length > 0)) {
    const rest = words.replace(BEGINS, '').trim();
    const isTime = periodIn(rest, today) !== undefined;
    return { question: `${isTime ? withoutPeriod(before) : before} ${rest}`, isOfWork: false };
  }
  return POINTS.test(words) && OF_WORK.test(words) && !namesSomething(question)
    ? { question: `${question} ${asked}`, isOfWork: true }
    : undefined;
};
