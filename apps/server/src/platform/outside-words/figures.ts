const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
};

const WORD = `(?:${[...Object.keys(WORDS), ...Object.keys(SCALES)].join('|')})`;
const NUMBER = String.raw`(?:\d+(?:,\d{3})*(?:[.,]\d+)?|\.\d+|half(?:\san?)?|${WORD}(?:[\s-]+(?:and\s+)?(?:an?\s+)?${WORD})*)`;

/** Units by what they are called, each with the name that it is compared by. */
const UNITS: readonly (readonly [name: string, pattern: string])[] = [
  [
    'ft-lb',
    String.raw`(?:ft|foot|feet)[·.\s-]*(?:lbf?s?|pounds?)|(?:lbf?s?|pounds?)[·.\s-]*(?:ft|foot|feet)`,
  ],
  [
    'in-lb',
    String.raw`(?:in|inch)[·.\s-]*(?:lbf?s?|pounds?)|(?:lbf?s?|pounds?)[·.\s-]*(?:in|inch)`,
  ],
  ['nm', String.raw`n[·.\s-]?m|newton[\s-]?met(?:re|er)s?`],
  ['kgm', String.raw`kgf?[·.\s-]?c?m`],
  ['kw', 'kw|kilowatts?'],
  ['kwh', 'kwh|kilowatt[- ]hours?'],
  ['hp', 'hp|bhp|horsepower'],
  ['km/h', String.raw`km\/?h|kph`],
  ['mph', 'mph|miles per hour'],
  ['rpm', 'rpm|revs(?: per minute)?'],
  ['ml', 'ml|millilit(?:re|er)s?|cc'],
  ['cl', 'cl'],
  ['l', 'l|lit(?:re|er)s?'],
  ['qt', 'quarts?|qts?'],
  ['pt', 'pints?'],
  ['gal', 'gallons?|gal'],
  ['oz', String.raw`(?:fl\.?\s?)?oz|ounces?`],
  ['psi', 'psi'],
  ['kpa', 'kpa'],
  ['bar', 'bars?'],
  ['mm', 'mm|millimet(?:re|er)s?'],
  ['cm', 'cm|centimet(?:re|er)s?'],
  ['km', 'km|kilomet(?:re|er)s?'],
  ['m', 'met(?:re|er)s?|m'],
  ['in', 'inch(?:es)?'],
  ['ft', 'feet|foot'],
  ['mile', 'miles?'],
  ['kg', 'kg|kilos?|kilograms?'],
  ['g', 'g|grams?'],
  ['lb', 'lbs?'],
  ['mv', 'mv|millivolts?'],
  ['v', 'v|volts?'],
  ['ma', 'ma|milliamps?'],
  ['a', 'a|amps?|amperes?'],
  ['kohm', 'kilo-?ohms?|kω'],
  ['ohm', 'ohms?|ω'],
  ['w', 'w|watts?'],
  ['deg', String.raw`°\s?[cf]?|degrees?(?:\s(?:celsius|fahrenheit))?`],
  ['%', '%|per ?cent'],
  ['s', 'seconds?|secs?|s'],
  ['min', 'minutes?|mins?'],
  ['h', 'hours?|hrs?|h'],
  ['day', 'days?'],
  ['week', 'weeks?'],
  ['month', 'months?'],
  ['year', 'years?|yrs?'],
  ['gbp', '£|gbp|pounds(?: sterling)?|quid'],
  ['usd', String.raw`\$|usd|dollars?|bucks`],
  ['eur', '€|eur|euros?'],
  ['turn', 'turns?'],
];

const UNIT = UNITS.map(([, pattern]) => pattern).join('|');
const RANGE = String.raw`(?:\s*(?:-|–|to|or)\s*)`;
const MEASURED = new RegExp(
  String.raw`(?<![\w.])(${NUMBER})(?:(?:[\s-]?(${UNIT}))?${RANGE}(${NUMBER}))?[\s-]?\(?(${UNIT})(?![a-z\d]|-\d)`,
  'giu',
);
const MONEY = new RegExp(String.raw`([£$€])\s?(${NUMBER})(?:${RANGE}[£$€]?\s?(${NUMBER}))?`, 'giu');
/** The grade of an oil (5W-30), a fluid (DOT 4) or a property class (10.9). */
const GRADE = /\b\d{1,2}w-?\d{2}\b|\bdot\s?\d(?:\.\d)?\b|\bsae\s?\d+\b|\bg1[123]\b/gi;

const EXACT = UNITS.map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, 'iu')] as const);
const unitOf = (written: string): string =>
  EXACT.find(([, pattern]) => pattern.test(written))?.[0] ?? written.toLowerCase();

/** 'five hundred' is 500, 'twenty-five' 25; digits are themselves. */
const valueOf = (written: string): number => {
  if (/\d/.test(written)) {
    const isDecimal = /,\d{1,2}$/.test(written);
    return Number(isDecimal ? written.replace(',', '.') : written.replaceAll(',', ''));
  }
  let total = 0;
  let part = 0;
  for (const word of written.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES[word];
    if (scale === undefined) part += WORDS[word] ?? 0;
    else {
      part = (part || 1) * scale;
      if (scale === 1000) {
        total += part;
        part = 0;
      }
    }
  }
  return total + part;
};

/**
 * Every figure of a text as 'value unit', such as '115 nm', '0.5 l', '30 gbp' or '5w-30'; both ends of
 * a range. A number without a unit (a step, a cylinder, a code) is none.
 */
export const figuresIn = (text: string): ReadonlySet<string> => {
  const plain = text.replace(
    /(\d?)([½¼¾⅓⅔])/g,
    (_, whole: string, sign: string) => `${whole || '0'}${FRACTIONS[sign] ?? ''}`,
  );
  const found = new Set<string>();
  for (const [, low = '', unitOfLow, high, unit = ''] of plain.matchAll(MEASURED)) {
    // 'one a week': a letter is a unit after digits only.
    if (/^[a-z]$/i.test(unit) && !/\d/.test(high ?? low)) continue;
    found.add(`${valueOf(low)} ${unitOf(unitOfLow ?? unit)}`);
    if (high !== undefined) found.add(`${valueOf(high)} ${unitOf(unit)}`);
  }
  for (const [, sign = '', low, high] of plain.matchAll(MONEY)) {
    for (const end of [low, high]) {
      if (end !== undefined) found.add(`${valueOf(end)} ${unitOf(sign)}`);
    }
  }
  for (const [grade] of plain.matchAll(GRADE)) found.add(grade.toLowerCase().replace(/[\s-]/g, ''));
  return found;
};

const TO_A_VALUE = /\b(?:torque|tighten|nip|pressure|inflate|setting|set)\w*\b/i;
const BARE = new RegExp(
  String.raw`\b(?:to|is|of|at|=|value:?|about|around|approximately)\s+${NUMBER}(?![\w])(?!\s?(?:st|nd|rd|th|times|stages?|steps?|bolts?|nuts?|screws?|people)\b)|\d[oO]+\b`,
  'i',
);

/** Whether a sentence about a torque or a pressure has a number whose unit it leaves out, or letters for digits. */
export const hasBareFigure = (sentence: string): boolean =>
  TO_A_VALUE.test(sentence) && BARE.test(sentence) && figuresIn(sentence).size === 0;
