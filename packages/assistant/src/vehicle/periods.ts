/** Months that a question is about, as YYYY-MM, both included, and how they are called. */
export interface AskedPeriod {
  readonly from: string;
  readonly until: string;
  readonly name: string;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** A month as it is written, with its abbreviation: 'jan', 'sept'. */
const monthOf = (name: string): number =>
  MONTHS.findIndex((one) => one.startsWith(name === 'sept' ? 'sep' : name));

const A_MONTH = `(${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;

const monthText = (year: number, month: number): string => {
  const moved = new Date(Date.UTC(year, month, 1));
  return moved.toISOString().slice(0, 7);
};

const nameOf = (month: string): string => {
  const name = MONTHS[Number(month.slice(5)) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
};

/** The day of the user as a year and a month from 0. */
interface Today {
  readonly year: number;
  readonly month: number;
}

/** 'since jan last year', 'in october', 'from march 2025'. */
const ofNamedMonth = (words: string, { year, month }: Today): AskedPeriod | undefined => {
  const [, how = '', name = '', later = ''] =
    new RegExp(
      `\\b(in|since|from|after|for|during|last) ${A_MONTH}\\b(?: (?:of )?(20\\d\\d|last year|this year))?`,
    ).exec(words) ?? [];
  if (name === '') return undefined;
  const at = monthOf(name);
  // A month that is yet to come this year is that of last year.
  const nearest = at > month ? year - 1 : year;
  const named = /^\d/.test(later) ? Number(later) : later === 'last year' ? year - 1 : nearest;
  const from = monthText(named, at);
  return /^(?:since|from|after)$/.test(how)
    ? { from, until: monthText(year, month), name: `since ${nameOf(from)}` }
    : { from, until: from, name: `in ${nameOf(from)}` };
};

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const MONTHS_OF_A_YEAR = 12;

/** 'in the last six months', 'over the past 2 years', 'the past year'. */
const ofLastMonths = (words: string, { year, month }: Today): AskedPeriod | undefined => {
  const [, count = 'one', unit] =
    /\b(?:last|past|previous) (?:(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) )(month|year)s?\b/.exec(
      words,
    ) ??
    /\b(?:the past|in a) (?:()(month|year))\b/.exec(words) ??
    [];
  if (unit === undefined) return undefined;
  const named = count === 'twelve' ? MONTHS_OF_A_YEAR : COUNTS.indexOf(count) + 1;
  const number = /^\d/.test(count) ? Number(count) : Math.max(1, named);
  const months = unit === 'year' ? number * MONTHS_OF_A_YEAR : number;
  return {
    from: monthText(year, month - months + (unit === 'year' ? 0 : 1)),
    until: monthText(year, month),
    name: number === 1 ? `in the last ${unit}` : `in the last ${number} ${unit}s`,
  };
};

/**
 * The period that a question names; undefined where it names none, and everything is meant.
 *
 * @param words in lower case
 * @param today the day where the user is, YYYY-MM-DD
 */
export const periodIn = (words: string, today: string): AskedPeriod | undefined => {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const now = monthText(year, month);
  const single = (text: string): AskedPeriod => ({
    from: text,
    until: text,
    name: `in ${nameOf(text)}`,
  });
  const named = ofNamedMonth(words, { year, month }) ?? ofLastMonths(words, { year, month });
  if (named !== undefined) return named;
  const [, since, digits] =
    /\b(since |from )?(?:the (?:start|beginning) of )?(20\d\d)\b/.exec(words) ?? [];
  if (digits !== undefined) {
    return since === undefined
      ? { from: `${digits}-01`, until: `${digits}-12`, name: `in ${digits}` }
      : { from: `${digits}-01`, until: now, name: `since January ${digits}` };
  }
  if (
    /\bsince (?:new year|the (?:start|beginning) of the year)\b|\bthis year(?:'s|s)?\b/.test(words)
  ) {
    return { from: `${year}-01`, until: now, name: `in ${year} so far` };
  }
  if (/\bsince last year\b/.test(words)) {
    return { from: `${year - 1}-01`, until: now, name: `since January ${year - 1}` };
  }
  if (/\blast year(?:'s|s)?\b/.test(words)) {
    return { from: `${year - 1}-01`, until: `${year - 1}-12`, name: `in ${year - 1}` };
  }
  if (/\bthis month\b/.test(words)) return single(now);
  if (/\blast month\b/.test(words)) return single(monthText(year, month - 1));
  return undefined;
};

/** Whether a day, YYYY-MM-DD, is in a period; in none all are. */
export const isWithin = (day: string, period: AskedPeriod | undefined): boolean =>
  period === undefined || (day.slice(0, 7) >= period.from && day.slice(0, 7) <= period.until);

/** Words without the period that they name. */
export const withoutPeriod = (words: string): string =>
  words
    .replaceAll(
      new RegExp(
        `\\b(?:in|since|from|after|for|during|last) ${A_MONTH}\\b(?: (?:of )?(?:20\\d\\d|last year|this year))?|\\b(?:in |since )?20\\d\\d\\b|\\b(?:this|last) (?:year|month)\\b`,
        'g',
      ),
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
