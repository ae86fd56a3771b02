import { inOwnUnit, QUANTITIES, type Quantity } from '@wrenchwise/knowledge/parameters/units';

/** Quantities that an owner or a workshop measures as the answer to a check. */
export const FIGURE_QUANTITIES = [
  'thickness',
  'voltage',
  'current',
  'resistance',
  'pressure',
  'temperature',
  'share',
  'engine-speed',
] as const satisfies readonly Quantity[];
export type FigureQuantity = (typeof FIGURE_QUANTITIES)[number];

/** Both ends belong to it, in the quantity's own unit. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** A figure of a text with the words around it: 'more than 5 mm', '3–5 mm', 'about 60 ohms'. */
export interface FigureBounds {
  readonly sure: Bounds;
  /** Wider where the text leaves an end open: 'less than 10–15 %'. */
  readonly possible: Bounds;
  /** A figure without a word of comparison or a range. */
  readonly isBare: boolean;
  /** 'Not 32–33 %', 'almost 3 mm': what is meant lies elsewhere. */
  readonly isUnclear: boolean;
  /** As it is shown; undefined where none is written. */
  readonly unit: string | undefined;
}

/** 'About 60' reaches so far to both sides. */
const ABOUT = 0.05;

/** An end that does not belong: 'under 3 mm'. */
const beside = (value: number): number => 1e-9 * Math.max(1, Math.abs(value));

const escaped = (written: string): string =>
  written.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const alternatives = (quantities: readonly Quantity[]): string =>
  quantities
    .flatMap((quantity) => QUANTITIES[quantity].flatMap(({ written }) => written))
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const NUMBER = String.raw`[-−+]?\d+(?:,\d{3}(?!\d))*(?:\.\d+)?`;

const patternOf = (quantity: FigureQuantity): RegExp => {
  const unit = String.raw`(?:${alternatives([quantity])})(?![\p{L}\d])`;
  return new RegExp(
    String.raw`(?<![\p{L}\d.,£$€])(?<from>${NUMBER})(?:\s*(?<fromUnit>${unit})?\s*(?:[-–—]|\bto\b|(?<and>\band\b))\s*(?:about )?(?<to>${NUMBER}))?\s*(?<unit>${unit})?(?![\d]|[.,]\d)`,
    'giu',
  );
};

const PATTERNS: ReadonlyMap<FigureQuantity, RegExp> = new Map(
  FIGURE_QUANTITIES.map((quantity) => [quantity, patternOf(quantity)]),
);

/** What follows a figure that is no reading: a unit of something else, a count, a time. */
const OTHERWISE = new RegExp(
  String.raw`^\s?(?:(?:${alternatives(Object.keys(QUANTITIES).filter((one): one is Quantity => one in QUANTITIES)).replaceAll(/\|[a-z](?=\||$)/g, '')}|days?|weeks?|months?|years?|times|cylinders?|wheels?|valves?|doors?|litres?|nm|st|nd|rd|th|am|pm|pounds?|quid|£)(?![\p{L}])|[a-z°])`,
  'iu',
);

const MORE =
  /(?:more than|over|above|beyond|greater than|exceeds|>)\s*(?:about |around |roughly )?$/i;
const LESS = /(?:less than|fewer than|under|below|beneath|<)\s*(?:about |around |roughly )?$/i;
const AT_LEAST = /(?:at least|(?:not|never|no) (?:less than|under|below)|≥)\s*(?:about )?$/i;
const AT_MOST =
  /(?:at most|up to|(?:not|never|no) (?:more than|over|above)|≤)\s*(?:about |around )?$/i;
const OR_MORE = /^\s*(?:or|and) (?:more|above|over|higher)\b/i;
const OR_LESS = /^\s*(?:or|and) (?:less|below|under|lower)\b/i;
const ROUGHLY = /\b(?:about|around|roughly|approximately|near|nearly|some)\s*$/i;
const ELSEWHERE =
  /(?:\b(?:not|no|only just|almost|nearly|barely|not quite)|n['’]t)\s+(?:(?:start|at|near|about|quite) ){0,2}$/i;

const numberOf = (text: string): number => Number(text.replace('−', '-').replaceAll(',', ''));

/** A battery of 12 V is a name, not a reading; and '11,9' is a decimal. */
const plain = (text: string): string =>
  text
    .replace(/\b(?:12|24|48)[- ]?v(?:olts?)? (?=batter|system|socket|supply|car)/gi, '')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2');

const boundsOf = (
  before: string,
  after: string,
  ends: Bounds,
  isRange: boolean,
): Omit<FigureBounds, 'unit'> => {
  const { low, high } = ends;
  const made = (sure: Bounds, possible: Bounds = sure) => ({
    sure,
    possible,
    isBare: false,
    isUnclear: false,
  });
  if (AT_LEAST.test(before) || OR_MORE.test(after)) {
    return made({ low: high, high: Infinity }, { low, high: Infinity });
  }
  if (AT_MOST.test(before) || OR_LESS.test(after)) {
    return made({ low: -Infinity, high: low }, { low: -Infinity, high });
  }
  if (MORE.test(before)) {
    return made(
      { low: high + beside(high), high: Infinity },
      { low: low + beside(low), high: Infinity },
    );
  }
  if (LESS.test(before)) {
    return made(
      { low: -Infinity, high: low - beside(low) },
      { low: -Infinity, high: high - beside(high) },
    );
  }
  const isUnclear = ELSEWHERE.test(before);
  if (isRange) return { ...made(ends), isUnclear };
  if (ROUGHLY.test(before)) {
    const width = Math.abs(low) * ABOUT;
    return { ...made({ low: low - width, high: low + width }), isUnclear };
  }
  return { ...made(ends), isBare: true, isUnclear };
};

/**
 * All figures of a quantity in a text, with their comparisons. Figures without a unit are taken as
 * `bareUnit`, and left out where that is undefined. Safe for any string.
 */
export const figuresIn = (
  text: string,
  quantity: FigureQuantity,
  bareUnit?: string,
): readonly FigureBounds[] => {
  const read = plain(text);
  return [...read.matchAll(PATTERNS.get(quantity) ?? /(?!)/g)].flatMap((match): FigureBounds[] => {
    const { from = '', to, and, unit, fromUnit } = match.groups ?? {};
    const before = read.slice(0, match.index);
    const after = read.slice(match.index + match[0].length);
    const isRange =
      to !== undefined && (and === undefined || /\bbetween (?:about )?$/i.test(before));
    const written = (isRange ? unit : (fromUnit ?? unit))?.toLowerCase();
    if (written === undefined && (bareUnit === undefined || OTHERWISE.test(after))) return [];
    const shown =
      written === undefined
        ? bareUnit
        : QUANTITIES[quantity].find((one) => one.written.some((name) => name === written))?.shown;
    const own = (figure: string) => inOwnUnit(quantity, shown ?? '', numberOf(figure));
    const first = own(from);
    const last = to === undefined ? first : own(to);
    if (first === undefined || last === undefined) return [];
    const both = [first, last].toSorted((a, b) => a - b);
    const ends =
      isRange || to !== undefined
        ? { low: both[0] ?? first, high: both[1] ?? last }
        : { low: first, high: first };
    return [
      {
        ...boundsOf(before, after, ends, to !== undefined),
        unit: written === undefined ? undefined : shown,
      },
    ];
  });
};
