import type { NameIndex, UnitOf } from './name-index.ts';
import type { Token } from './scan.ts';

/** A number of the text with its sign and unit. */
export interface Figure {
  readonly value: number;
  /** The other reading of '1,023': thousands or decimals. */
  readonly otherwise?: number;
  readonly unit?: UnitOf;
  readonly isSigned: boolean;
  /** Decimals as written. */
  readonly decimals: number;
  /** Indices of its tokens: the first with its sign, the last of its digits, and behind its unit. */
  readonly first: number;
  readonly digits: number;
  readonly next: number;
}

/** Words before a number that make it a name or an order: 'bank 1', 'cylinder 3', 'euro 5'. */
const NUMBERED: ReadonlySet<string> = new Set(
  'axle module zyl zylinder injektor fiat abarth citroen renault ram silverado sierra lexus infiniti mercedes benz chevy tundra bank b sensor s cylinder cyl cylinders no number nr gear code codes group block channel page step stage euro class type version ver mk mark series pid model audi bmw mazda peugeot saab volvo porsche ds item line field row pin relay fuse injector coil plug wheel door row grade group field id addr address mode'.split(
    ' ',
  ),
);

/** Of these, parts that have readings: 'sensor 3.2' is no third sensor. */
const MEASURED_PARTS: ReadonlySet<string> = new Set(['sensor', 'injector', 'coil', 'line', 'plug']);

/** Words behind a number that make it a span of time, a count or a price. */
const COUNTED: ReadonlySet<string> = new Set(
  'years year yrs months month weeks week days day times time o owners people cylinder cylinders door doors speed litre litres liter liters l ltr cc hp bhp ps kw nm gallons gallon new old pm am th st nd rd quid pounds euros dollars usd eur gbp pieces seater wheel wheels stroke valve valves codes code faults fault mpg wd inch inches drive tdi tsi tfsi fsi hdi bluehdi dci cdti tdci crdi cdi jtd ecoboost duratec vvt vti vtec gdi mpi gti turbo petrol diesel hybrid engine'.split(
    ' ',
  ),
);

const MONEY: ReadonlySet<string> = new Set(['£', '$', '€', '#', '@']);
const SIGNS: Readonly<Record<string, number>> = {
  '-': -1,
  '–': -1,
  '+': 1,
  '±': 1,
  minus: -1,
  plus: 1,
  negative: -1,
  positive: 1,
};

/** Integers of a voltage that name a battery or a supply, not a reading: '12 V battery'. */
const NOMINAL = /^(?:3|5|6|9|12|24|48|400|800)$/;
const SUPPLIED: ReadonlySet<string> = new Set(
  'battery batteries bat batt system systems socket supply electrics outlet plug lighter bulb bulbs relay charger feed reference ref accessory mild aux auxiliary power compressor pump fuse'.split(
    ' ',
  ),
);

const isNumber = (token: Token | undefined): token is Token => token?.kind === 'number';

/** The most tokens of a run of numbers. */
const MAX_RUN = 24;

/** The end of a run of numbers joined by one mark, all glued: '12.4.2026', '10:30:05'. */
const endOfRun = (tokens: readonly Token[], at: number, marks: string): number => {
  let end = at;
  while (end - at < MAX_RUN) {
    const mark = tokens[end + 1];
    const number = tokens[end + 2];
    if (
      mark?.glued !== true ||
      !marks.includes(mark.text) ||
      number?.glued !== true ||
      !isNumber(number)
    ) {
      return end;
    }
    end += 2;
  }
  return end;
};

/** The sign before a number, unless it is the dash of a range or a row. */
const signBefore = (tokens: readonly Token[], at: number): number | undefined => {
  const mark = tokens[at - 1];
  const sign = mark === undefined ? undefined : SIGNS[mark.text];
  if (mark === undefined || sign === undefined || mark.line !== tokens[at]?.line) return undefined;
  if (mark.kind === 'word') return sign;
  if (!tokens[at]?.glued) return undefined;
  const before = tokens[at - 2];
  return before === undefined || !mark.glued || before.kind === 'mark' ? sign : undefined;
};

const LIMIT = 9;

const read = (
  whole: string,
  decimal: string,
  mark: string,
): Pick<Figure, 'value' | 'otherwise' | 'decimals'> => {
  if (decimal === '') return { value: Number(whole), decimals: 0 };
  const decimals = decimal.length;
  const asDecimal = Number(`${whole}.${decimal}`);
  if (mark === ',' && decimals === 3 && whole.length <= 3 && !whole.startsWith('0')) {
    return { value: Number(whole + decimal), otherwise: asDecimal, decimals: 0 };
  }
  // '27.480 kPa' of other countries: the parameter decides.
  if (mark === '.' && decimals === 3 && whole.length <= 3 && !whole.startsWith('0')) {
    return { value: asDecimal, otherwise: Number(whole + decimal), decimals };
  }
  return { value: asDecimal, decimals };
};

/** Quantities whose figures are written with a blank between thousands: '28 900 kPa', '2 500 rpm'. */
const BIG = ['pressure', 'engine-speed', 'distance'] as const;

const BLANKS = 1;

/** The rest of a figure with a blank before its last three digits, or undefined. */
const thousandsBehind = (
  tokens: readonly Token[],
  at: number,
  index: NameIndex,
): string | undefined => {
  const token = tokens[at];
  const rest = tokens[at + 1];
  if (!isNumber(token) || !isNumber(rest) || token.text.length > 3 || token.text.startsWith('0')) {
    return undefined;
  }
  const isApart = rest.line === token.line && rest.start - token.end === BLANKS;
  if (!isApart || rest.text.length !== 3 || isNumber(tokens[at - 1])) return undefined;
  const unit = index.unitAt(tokens, at + 2)?.unit;
  if (unit === undefined || unit.pressure === 'psi' || unit.pressure === 'bar') return undefined;
  return BIG.some((quantity) => unit[quantity] !== undefined) ? rest.text : undefined;
};

/**
 * The figure that begins at a number, or undefined for what is none: part of a name ('5W30', 'A4'), a date,
 * a time, a price, an order. `skip` is the index behind what was looked at.
 */
const figureAt = (
  tokens: readonly Token[],
  at: number,
  index: NameIndex,
): { readonly figure?: Figure; readonly skip: number } => {
  const token = tokens[at];
  if (!isNumber(token)) return { skip: at + 1 };
  const before = tokens[at - 1];
  const colons = endOfRun(tokens, at, ':');
  const isRatio = colons === at + 2 && tokens[colons]?.text === '1';
  if (colons > at && !isRatio) return { skip: colons + 1 };
  const dots = endOfRun(tokens, at, '.,');
  const groups = (dots - at) / 2;
  const isThousands = groups > 1 && tokens[dots]?.text.length === 3;
  if (groups > 1 && !isThousands) return { skip: dots + 1 };
  const dashes = endOfRun(tokens, at, '-/');
  const parts = (dashes - at) / 2;
  if (
    parts === 2 &&
    (token.text.length === 4 ||
      tokens[dashes]?.text.length === 4 ||
      (tokens[at + 1]?.text === '/' &&
        Number(token.text) <= 31 &&
        Number(tokens[at + 2]?.text) <= 12))
  ) {
    return { skip: dashes + 1 };
  }
  // '205/55 R16'
  if (
    parts >= 1 &&
    token.text.length === 3 &&
    tokens[at + 1]?.text === '/' &&
    /^[rz]/.test(tokens[at + 3]?.text ?? '')
  ) {
    return { skip: dashes + 1 };
  }
  if (
    before?.kind === 'word' &&
    (token.glued ||
      (NUMBERED.has(before.text) &&
        before.line === token.line &&
        !(groups === 1 && MEASURED_PARTS.has(before.text))))
  ) {
    return { skip: dots + 1 };
  }
  if (before !== undefined && token.glued && MONEY.has(before.text)) return { skip: dots + 1 };
  const tail = groups === 0 ? thousandsBehind(tokens, at, index) : undefined;
  const digits = tail !== undefined ? at + 1 : groups === 1 || isThousands ? dots : at;
  const whole = isThousands
    ? Array.from({ length: groups + 1 }, (_, i) => tokens[at + 2 * i]?.text ?? '').join('')
    : token.text + (tail ?? '');
  if (whole.length > LIMIT) return { skip: digits + 1 };
  const decimal = groups === 1 ? (tokens[dots]?.text ?? '') : '';
  if (decimal.length > LIMIT) return { skip: digits + 1 };
  const mark = tokens[at + 1]?.text ?? '';
  // '.8 V'
  const isFraction =
    groups === 0 &&
    before?.text === '.' &&
    token.glued &&
    !isNumber(tokens[at - 2]) &&
    tokens[at - 2]?.text !== '.';
  const number = isFraction ? read('0', whole, '.') : read(whole, decimal, mark);
  const sign = signBefore(tokens, at);
  let next = digits + 1;
  let factor = sign ?? 1;
  if (
    tokens[next]?.text === 'k' &&
    tokens[next]?.glued === true &&
    tokens[next + 1]?.glued !== true
  ) {
    factor *= 1000;
    next += 1;
  }
  const unit = index.unitAt(tokens, next);
  const glued = tokens[next];
  if (unit === undefined) {
    if (glued?.glued === true && glued.kind === 'word') return { skip: next + 1 };
    if (
      glued !== undefined &&
      glued.line === token.line &&
      (COUNTED.has(glued.text) || MONEY.has(glued.text))
    ) {
      return { skip: next };
    }
    if (glued?.text === '-' && glued.glued && tokens[next + 1]?.glued === true) {
      if (tokens[next + 1]?.kind === 'word') return { skip: next + 2 };
    }
  } else {
    const isWhole = unit.unit.voltage !== undefined && decimal === '';
    const isNominal = isWhole && NOMINAL.test(whole);
    const beside = [isNominal ? before : undefined, isWhole ? tokens[unit.next] : undefined];
    if (beside.some((one) => one !== undefined && SUPPLIED.has(one.text))) {
      return { skip: unit.next };
    }
  }
  return {
    figure: {
      value: number.value * factor,
      ...(number.otherwise === undefined ? {} : { otherwise: number.otherwise * factor }),
      decimals: number.decimals,
      isSigned: sign !== undefined,
      ...(unit === undefined ? {} : { unit: unit.unit }),
      first: sign === undefined ? at : at - 1,
      digits,
      next: unit?.next ?? next,
    },
    skip: unit?.next ?? next,
  };
};

/** The most figures of a text that are looked at. */
const MAX_FIGURES = 600;

/** All figures in their order. */
export const readFigures = (tokens: readonly Token[], index: NameIndex): readonly Figure[] => {
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length && figures.length < MAX_FIGURES;) {
    const { figure, skip } = figureAt(tokens, at, index);
    if (figure !== undefined) figures.push(figure);
    at = Math.max(skip, at + 1);
  }
  return figures;
};
