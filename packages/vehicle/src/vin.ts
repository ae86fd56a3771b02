/**
 * Vehicle identification numbers (ISO 3779): 17 characters, of which the first three name the maker
 * (world manufacturer identifier, ISO 3780).
 */

// I, O and Q are left out, for they look like 1 and 0.
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/**
 * Makers of North America have a first character of 1 to 5, or since 2019 a 7 (7A to 7E is New
 * Zealand). Cars that Volkswagen builds in Mexico for Europe have European numbers, with ZZZ where
 * those do not use positions 4 to 6.
 */
const NORTH_AMERICAN = /^(?:[1-5]|7[F-Z0-9])..(?!ZZZ)/;

/** What each letter counts in the check digit, in the digit below it (49 CFR 565.15, table III). */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VALUES = '12345678123457923456789';

const valueOf = (character: string): number => {
  const at = LETTERS.indexOf(character);
  return Number(at < 0 ? character : VALUES.charAt(at));
};

/** How much each position counts (table IV); the check digit itself, the ninth, counts nothing. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const CHECK_POSITION = 8;

/** Upper case, without spaces and dashes: '1m8g dm9a…' is '1M8GDM9A…'. */
export const normaliseVin = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '');

/** The digit, or X for ten, that position 9 must hold where check digits are used. */
const checkDigitOf = (vin: string): string => {
  const sum = WEIGHTS.reduce<number>(
    (total, weight, at) => total + weight * valueOf(vin.charAt(at)),
    0,
  );
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
};

/** Whether a normalised number has 17 of the allowed characters. */
export const isShapedAsVin = (vin: string): boolean => VIN.test(vin);

/** Whether the rules of 49 CFR 565 bind a normalised number, by its maker. */
export const isUnderAmericanRules = (vin: string): boolean => NORTH_AMERICAN.test(vin);

/** Whether position 9 of a normalised number of the right shape is its check digit. */
export const hasRightCheckDigit = (vin: string): boolean =>
  vin.charAt(CHECK_POSITION) === checkDigitOf(vin);

export type VinProblem = 'shape' | 'check-digit';

/**
 * What is wrong with a VIN, however spaced; undefined when nothing is. Only North American numbers
 * have to have a right check digit: other makers use position 9 freely.
 */
export const vinProblem = (typed: string): VinProblem | undefined => {
  const vin = normaliseVin(typed);
  if (!isShapedAsVin(vin)) return 'shape';
  return isUnderAmericanRules(vin) && !hasRightCheckDigit(vin) ? 'check-digit' : undefined;
};
