import { type Bounds, FIGURE_QUANTITIES, figuresIn, type FigureQuantity } from './figure-bounds.ts';

/** An option of a check, as it is offered. */
interface Option {
  readonly id: string;
  readonly label: string;
}

/** Where an option fits for sure, and where it may. */
interface Reach {
  readonly id: string;
  readonly sure: Bounds | undefined;
  readonly possible: readonly Bounds[];
}

/** What the options of a check say in figures of one quantity. */
interface Scale {
  readonly quantity: FigureQuantity;
  /** Of a figure that is typed without one: 'mm'. Undefined where the options use several. */
  readonly unit: string | undefined;
  readonly reaches: readonly Reach[];
}

/** Differences, changes and spreads, which a reading by itself does not say. */
const RELATIVE =
  /\b(?:apart|off|spread|differ\w*|gap|swings?|within|missing|(?:above|below) (?:its|the|new)|drop(?:s|ped)?|lost|lower|more low|(?:down|rises?|changes?|swings|low|slip \w+) by|zones|per|change)\b/i;

/** What a figure belongs to. With two of them in one check, only the figure says too little. */
const BELONGS_TO: readonly RegExp[] = [
  /\b(?:asleep|at rest|resting)\b/i,
  /\bready\b/i,
  /\b(?:running|charging)\b/i,
  /\bcranking\b/i,
  /\bearth\b/i,
  /\bsupply\b/i,
  /\bat idle\b/i,
  /\bat [\d,]+ rpm\b/i,
];

/** 'At 2,500 rpm', 'after 10 seconds', '(3 psi)': when it is so, or the same again. */
const ASIDE =
  /\(\s*[^)]*\d[^)]*\)|\b(?:at|after|for|every|in) (?:about )?[\d,.–-]+ ?(?:rpm|seconds?|minutes?|hours?|miles|mph)\b/gi;

const JOINT =
  /(,? or (?!(?:more|less|below|above|under|over|higher|lower)(?: |$|,)(?!\d))|, |,? and (?!\d)|,? but |,? yet )/i;

/** The pieces of a label; the first, and what comes after an 'or', is enough by itself. */
const piecesOf = (label: string): readonly { text: string; isEnough: boolean }[] =>
  label
    .replace(ASIDE, ' ')
    .split(JOINT)
    .flatMap((text, at, all) =>
      at % 2 === 0 ? [{ text, isEnough: at === 0 || /\bor\b/i.test(all[at - 1] ?? '') }] : [],
    );

const ANYTHING: Bounds = { low: -Infinity, high: Infinity };

const reachOf = ({ id, label }: Option, quantity: FigureQuantity): Reach & { units: string[] } => {
  const found = piecesOf(label).flatMap(({ text, isEnough }) =>
    figuresIn(text, quantity).map((figure) => ({
      ...figure,
      isEnough,
      isRelative: RELATIVE.test(text) || figure.isUnclear,
    })),
  );
  const [only] = found;
  const isClear =
    only !== undefined && found.length === 1 && only.isEnough && !only.isRelative && !only.isBare;
  return {
    id,
    sure: isClear ? only.sure : undefined,
    possible: found.map(({ isRelative, possible }) => (isRelative ? ANYTHING : possible)),
    units: found.flatMap(({ unit }) => unit ?? []),
  };
};

/**
 * What the options of a check say in figures, by quantity; empty where no figure by itself could be its
 * answer: none is named, only differences are, or they hold under two conditions.
 */
export const figureScales = (options: readonly Option[]): readonly Scale[] => {
  const subjects = BELONGS_TO.filter((one) => options.some(({ label }) => one.test(label)));
  if (subjects.length > 1) return [];
  return FIGURE_QUANTITIES.flatMap((quantity): Scale[] => {
    const reaches = options.map((option) => reachOf(option, quantity));
    if (reaches.every(({ sure }) => sure === undefined)) return [];
    if (reaches.some(({ possible }) => possible.includes(ANYTHING))) return [];
    const units = new Set(reaches.flatMap((one) => one.units));
    return [{ quantity, unit: units.size === 1 ? [...units][0] : undefined, reaches }];
  });
};

/** How far beyond the largest figure of the options a reading can lie; more is a slip of the finger. */
const BEYOND: Readonly<Partial<Record<FigureQuantity, number>>> = {
  thickness: 5,
  voltage: 10,
  pressure: 15,
  temperature: 5,
  'engine-speed': 10,
};

/** From here on, in volts, a battery or the supply is measured, which never has twice as much. */
const SUPPLY_VOLTAGE = 1;

const isPossible = ({ low, high }: Bounds, { quantity, reaches }: Scale): boolean => {
  const named = reaches.flatMap(({ possible }) =>
    possible.flatMap((one) => [one.low, one.high].filter(Number.isFinite)),
  );
  const most = Math.max(...named);
  const factor = quantity === 'voltage' && most >= SUPPLY_VOLTAGE ? 2 : BEYOND[quantity];
  const top = quantity === 'share' ? 100 : most * (factor ?? Infinity);
  const bottom = quantity === 'temperature' ? -60 : quantity === 'share' ? -100 : 0;
  const first = low === -Infinity ? high : low;
  const last = high === Infinity ? low : high;
  return first >= bottom && last <= top;
};

const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner.low >= outer.low && inner.high <= outer.high;

const touches = (one: Bounds, other: Bounds): boolean =>
  one.low <= other.high && other.low <= one.high;

/**
 * The option that a typed figure means: '6 mm', '11,9', 'about 3 bar', 'under 2 mm', converted between
 * units. Undefined without a figure of what is asked for, and where no option or more than one fits.
 * A figure without a unit is in the options' own.
 */
export const optionOfFigure = (text: string, options: readonly Option[]): string | undefined => {
  const scales = figureScales(options);
  const picked = scales.flatMap((scale) => {
    const { quantity, unit, reaches } = scale;
    const typed = figuresIn(text, quantity, scales.length === 1 ? unit : undefined);
    if (typed.length === 0 || typed.some(({ isUnclear }) => isUnclear)) return [];
    const meant = typed.map(({ sure }) => sure);
    if (!meant.every((figure) => isPossible(figure, scale))) return [];
    const fitting = reaches.filter(({ possible }) =>
      possible.some((one) => meant.some((figure) => touches(figure, one))),
    );
    const [only] = fitting;
    const sure = fitting.length === 1 ? only?.sure : undefined;
    return only && sure && meant.every((figure) => isInside(figure, sure)) ? [only.id] : [];
  });
  return picked.length === 1 ? picked[0] : undefined;
};

/** The units in which the options of a check can be answered by a figure, as they are shown; empty for none. */
export const figureUnits = (options: readonly Option[]): readonly string[] =>
  figureScales(options).flatMap(({ unit }) => unit ?? []);
