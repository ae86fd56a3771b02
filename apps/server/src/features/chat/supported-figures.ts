/** Amounts, shares and measures: a number with what makes it a figure. */
const FIGURE =
  /(?:[£$€]\s?(\d[\d,]*(?:\.\d+)?))|(?:(\d[\d,]*(?:\.\d+)?)\s?(?:[–-]\s?(\d[\d,]*(?:\.\d+)?)\s?)?(?:%|per ?cent|nm\b|n·m|newton|ft[ -]?lbs?|lb[ -]?ft|lit(?:re|er)s?\b|ml\b|l\b|mm\b|cm\b|bar\b|psi\b|volts?\b|v\b|amps?\b|ohms?\b|°|degrees|minutes?\b|mins?\b|hours?\b|h\b|days?\b|weeks?\b|months?\b|years?\b|miles?\b|km\b|mph\b|pounds?\b|quid\b|dollars?\b|euros?\b|[£$€]))/gi;

const valueOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Every number of a text. */
const numbersIn = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => valueOf(digits)));

/**
 * Whether every figure of a sentence (money, share, measure, time, distance) stands in the facts.
 * A model may say a figure that it was given, and no other.
 */
export const figuresAreSupported = (sentence: string, facts: string): boolean => {
  const known = numbersIn(facts);
  return [...sentence.matchAll(FIGURE)].every((match) =>
    match.slice(1).every((digits) => digits === undefined || known.has(valueOf(digits))),
  );
};
