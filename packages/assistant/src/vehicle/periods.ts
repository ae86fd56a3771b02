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

const monthText = (year: number, month: number): string => {
  const moved = new Date(Date.UTC(year, month, 1));
  return moved.toISOString().slice(0, 7);
};

const nameOf = (month: string): string => {
  const name = MONTHS[Number(month.slice(5)) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
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
  const single = (text: string): AskedPeriod => ({
    from: text,
    until: text,
    name: `in ${nameOf(text)}`,
  });
  const [, named] =
    new RegExp(`\\b(?:in|since|for|during|last) (${MONTHS.join('|')})\\b`).exec(words) ?? [];
  const at = MONTHS.findIndex((one) => one === named);
  // A month that is yet to come this year is that of last year.
  const ofName = at < 0 ? undefined : monthText(at > month ? year - 1 : year, at);
  if (ofName !== undefined) {
    return /\bsince\b/.test(words)
      ? { from: ofName, until: today.slice(0, 7), name: `since ${nameOf(ofName)}` }
      : single(ofName);
  }
  const [, digits] = /\b(20\d\d)\b/.exec(words) ?? [];
  if (digits !== undefined) {
    return { from: `${digits}-01`, until: `${digits}-12`, name: `in ${digits}` };
  }
  if (/\bthis year\b/.test(words)) {
    return { from: `${year}-01`, until: today.slice(0, 7), name: `in ${year} so far` };
  }
  if (/\blast year\b/.test(words)) {
    return { from: `${year - 1}-01`, until: `${year - 1}-12`, name: `in ${year - 1}` };
  }
  if (/\bthis month\b/.test(words)) return single(today.slice(0, 7));
  if (/\blast month\b/.test(words)) return single(monthText(year, month - 1));
  return undefined;
};

/** Words without the period that they name. */
export const withoutPeriod = (words: string): string =>
  words
    .replaceAll(
      new RegExp(
        `\\b(?:in|since|for|during|last) (?:${MONTHS.join('|')})\\b|\\b(?:in )?20\\d\\d\\b|\\b(?:this|last) (?:year|month)\\b`,
        'g',
      ),
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
