/**
 * Vehicle identification numbers (ISO 3779): 17 characters, of which the first three name the maker
 * (world manufacturer identifier, ISO 3780).
 */

// I, O and Q are left out, for they look like 1 and 0.
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Makers of North America have a first character of 1 to 5. */
const NORTH_AMERICAN = /^[1-5]/;

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

/** Whether American rules (49 CFR 565) bind a normalised number: its maker is of North America. */
export const isUnderAmericanRules = (vin: string): boolean => NORTH_AMERICAN.test(vin);

export type VinProblem = 'shape' | 'check-digit';

/**
 * What is wrong with a VIN, however spaced; undefined when nothing is. Only North American numbers
 * have to have a right check digit: other makers use position 9 freely.
 */
export const vinProblem = (typed: string): VinProblem | undefined => {
  const vin = normaliseVin(typed);
  if (!VIN.test(vin)) return 'shape';
  const isChecked = NORTH_AMERICAN.test(vin);
  return isChecked && vin.charAt(CHECK_POSITION) !== checkDigitOf(vin) ? 'check-digit' : undefined;
};
