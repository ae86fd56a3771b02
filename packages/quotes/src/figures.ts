import { hideWhatIsNoAmount } from './mask.ts';
import { hasCents, NUMBER, readNumber } from './read-number.ts';

/** What a number of a row can be. 'money' has a sign of a currency or two decimals, 'plain' neither. */
export type FigureKind = 'money' | 'plain' | 'count' | 'hours' | 'percent';

export interface Figure {
  readonly kind: FigureKind;
  readonly value: number;
  readonly hasSign: boolean;
  /** Where it is in the row, its sign and its unit included. */
  readonly start: number;
  readonly end: number;
  /** 'per hour', 'each': a price of one, not of the line. */
  readonly per: 'hour' | 'piece' | null;
  /** 'at', '@', 'x' before it: the second factor of a product. */
  readonly isFactor: boolean;
  /** Litres or kilograms: a number of pieces only where it multiplies to the amount. */
  readonly isVolume: boolean;
  /** In a cell of its own: wide gaps on both sides. */
  readonly isCell: boolean;
}

const SIGN = String.raw`(?:(?:US|CA|A|NZ)?\$|£|€|\b(?:GBP|EUR|USD|CAD|AUD|NZD|CHF)\b|(?<![A-Za-z0-9])(?:EUR|GBP|USD|[EfL](?=\d+\.\d\d(?!\d))))`;
const SIGN_AFTER = String.raw`(?:€|£|\$|\b(?:EUR|GBP|USD|CAD|AUD|NZD|CHF|euros?|pounds?|quid|dollars|bucks)\b)`;

const FIGURE = new RegExp(
  String.raw`(?<before>(?:(?<=[\s(]|^)[-−–])?${SIGN}\s{0,2}[-−–]?|(?<=[\s(;|]|^)[-−](?=\d))?(?<number>${NUMBER})(?:[,.](?:-|–|--)(?!\d))?(?<after>\s?${SIGN_AFTER}(?!\s?[-−]?\d))?`,
  'giu',
);

const HOURS_AND_MINUTES =
  /(?<hours>\d{1,3})\s?(?:h|hrs?|hours?|std)\.?\s?(?:and\s|und\s)?(?<minutes>\d{1,2})\s?(?:mins?|minutes?|minuten|m)?\b(?![.,]\d)|(?<clock>\d{1,2}):(?<past>\d{2})\s?(?:h|hrs?|hours?|std)\b/giu;
const HOURS_UNIT = /^\s?-?(?:hours?|hrs?|h|std|stunden?|heures?|horas?|ore|uur|uren)\b\.?/iu;
const MINUTES_UNIT = /^\s?(?:mins?|minutes?|minuten)\b\.?/iu;
const PERCENT = /^\s?%/u;
const COUNT_UNIT =
  /^\s?(?:x\b(?!\s*$)|[×]|pcs?\b|pieces?\b|units?\b|stk\b|stück\b|st\b|off\b|no\.?\s|ea\b(?!ch)|l\b|lt\b|ltrs?\b|lit(?:er|re)s?\b|kg\b|g\b|aw\b|sets?\b|satz\b|pairs?\b)/iu;
const VOLUME = /^\s?(?:l|lt|ltrs?|lit(?:er|re)s?|kg|g)$/iu;
const PER_HOUR =
  /^\s?(?:(?:\/|per|an|a|pro|je|p\/)\s?(?:h|hr|hour|std|stunde|heure)\b|ph\b|\bhourly\b)/iu;
const PER_PIECE =
  /^\s?(?:each\b|apiece\b|ea\b|(?:per|pro|je|\/)\s?(?:wheel|corner|tyre|tire|unit|item|lit(?:re|er)|l|piece|side|st(?:ück|k)?|pc)\b)/iu;
const FACTOR_BEFORE = /(?:@|\bat\b|[àá]|\bx|×|\*)\s?$/iu;
/** 'x2', 'qty 2', '(2)': pieces. */
const COUNT_BEFORE =
  /(?:(?:^|[\s(])x\s?|×\s?|\bqty\.?:?\s?|\bquantity:?\s?|\bmenge:?\s?|\banzahl:?\s?)$/iu;

const HOURS_IN_WORDS =
  /\b(?<half>half an? hour|half hour)\b|\b(?<word>one|two|three|four|five|six|seven|eight)(?<more> and a half)? hours?\b|(?<whole>\d{0,2})\s?½\s?(?:h|hrs?|hours?|std)\b/giu;
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

type Groups = Readonly<Record<string, string | undefined>>;

/** Hours of a match by its groups; undefined for what is no time of work. */
const hoursOfMatch = (groups: Groups): number | undefined => {
  const { hours, clock, minutes, past, half, word, more, whole } = groups;
  if (half !== undefined) return 0.5;
  if (whole !== undefined) return Number(whole || 0) + 0.5;
  const named = NUMBER_WORDS.findIndex((name) => name === word?.toLowerCase());
  if (named >= 0) return named + 1 + (more === undefined ? 0 : 0.5);
  const rest = Number(minutes ?? past);
  return rest < 60 ? Math.round((Number(hours ?? clock) + rest / 60) * 100) / 100 : undefined;
};

/** Hours in words, or as hours and minutes: they are read first and hidden for the rest. */
const clockFigures = (
  row: string,
): { readonly figures: readonly Figure[]; readonly rest: string } => {
  const figures: Figure[] = [];
  let rest = row;
  for (const pattern of [HOURS_AND_MINUTES, HOURS_IN_WORDS]) {
    for (const { index, groups = {}, 0: found } of rest.matchAll(pattern)) {
      const value = hoursOfMatch(groups);
      if (value === undefined) continue;
      const end = index + found.length;
      figures.push({
        kind: 'hours',
        value,
        hasSign: false,
        start: index,
        end,
        per: null,
        isFactor: false,
        isVolume: false,
        isCell: false,
      });
      rest = rest.slice(0, index) + ' '.repeat(found.length) + rest.slice(end);
    }
  }
  return { figures, rest };
};

interface Found {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isNegative: boolean;
  readonly hasSign: boolean;
}

const figureOf = (row: string, { text, start, end, isNegative, hasSign }: Found): Figure => {
  const value = readNumber(text) * (isNegative ? -1 : 1);
  const rest = row.slice(end, end + 24);
  const ahead = row.slice(Math.max(0, start - 12), start);
  const perHour = PER_HOUR.exec(rest);
  const perPiece = PER_PIECE.exec(rest);
  const made = (kind: FigureKind, unit = 0, more: Partial<Figure> = {}): Figure => ({
    kind,
    value,
    hasSign,
    start,
    end: end + unit,
    per: null,
    isFactor: FACTOR_BEFORE.test(ahead),
    isVolume: false,
    isCell: /(?:\s{2}|^)$/u.test(ahead) && /^\s{2}/u.test(rest),
    ...more,
  });
  const money: FigureKind = hasSign || hasCents(text) ? 'money' : 'plain';
  if (perHour) return made(money, perHour[0].length, { per: 'hour' });
  const percent = PERCENT.exec(rest);
  if (percent) return made('percent', percent[0].length);
  if (!hasSign) {
    const hours = HOURS_UNIT.exec(rest);
    if (hours) return made('hours', hours[0].length);
    const minutes = MINUTES_UNIT.exec(rest);
    if (minutes) {
      return { ...made('hours', minutes[0].length), value: Math.round((value / 60) * 100) / 100 };
    }
    if (money === 'plain' && COUNT_BEFORE.test(ahead) && Number.isInteger(value) && value <= 40) {
      return made('count');
    }
    const unit = COUNT_UNIT.exec(rest);
    if (unit && !perPiece) return made('count', unit[0].length, { isVolume: VOLUME.test(unit[0]) });
  }
  return made(money, perPiece?.[0].length ?? 0, { per: perPiece ? 'piece' : null });
};

/** The numbers of a row that may be money, pieces, hours or a share, from left to right. */
export const readFigures = (row: string): readonly Figure[] => {
  const { figures, rest } = clockFigures(hideWhatIsNoAmount(row));
  const found = [...rest.matchAll(FIGURE)].map(({ index, groups = {}, 0: all }) => {
    const { before = '', number = '', after = '' } = groups;
    return figureOf(rest, {
      text: number,
      start: index,
      end: index + all.length,
      isNegative: /[-−–]/u.test(before),
      hasSign: /[^\s−–-]/u.test(before) || after !== '',
    });
  });
  return [...figures, ...found].sort((a, b) => a.start - b.start);
};
