import { hasRightCheckDigit, isShapedAsVin, isUnderAmericanRules, normaliseVin } from './vin.ts';

/** What is wrong with a typed VIN, and what it may have been meant to be. */
export interface VinSlip {
  readonly kind: 'letter' | 'character' | 'length' | 'check-digit';
  /** One or two sentences for a screen. */
  readonly message: string;
  /** Places, from 1, of the characters that are wrong or suspected. */
  readonly places: readonly number[];
  /** Numbers that may be meant, at most five, the likeliest first. */
  readonly suggestions: readonly string[];
}

const LENGTH = 17;
const MAX_SUGGESTIONS = 5;

/** Letters that no VIN has, and the digits that they are mistaken for. */
const NEVER: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Characters that are misread for each other on a plate or a worn document. */
const LOOK_ALIKE = [
  '8B',
  '5S',
  '0D',
  '2Z',
  '6G',
  '17',
  'UV',
  'MN',
  'CG',
  'EF',
  '1L',
  '4A',
  'PR',
  'XK',
  'VY',
  '38',
  '0C',
  '69',
];

const replaced = (vin: string, at: number, by: string): string =>
  `${vin.slice(0, at)}${by}${vin.slice(at + 1)}`;

/** Numbers with one look-alike changed or two neighbours swapped, whose check digit is right. */
const mended = (
  vin: string,
): readonly { readonly vin: string; readonly places: readonly number[] }[] => {
  const found: { vin: string; places: readonly number[] }[] = [];
  for (let at = 0; at + 1 < vin.length; at += 1) {
    const [a = '', b = ''] = vin.slice(at, at + 2);
    if (a === b) continue;
    found.push({ vin: replaced(replaced(vin, at, b), at + 1, a), places: [at + 1, at + 2] });
  }
  for (let at = 0; at < vin.length; at += 1) {
    for (const pair of LOOK_ALIKE) {
      const other = pair.replace(vin.charAt(at), '');
      if (other.length === 1) found.push({ vin: replaced(vin, at, other), places: [at + 1] });
    }
  }
  return found.filter(
    (other) =>
      isShapedAsVin(other.vin) && isUnderAmericanRules(other.vin) && hasRightCheckDigit(other.vin),
  );
};

/**
 * The first thing to mend in a typed VIN; undefined when nothing is wrong. A wrong check digit says
 * that some character is wrong, not which: the places are those of the suggestions.
 */
export const vinSlip = (typed: string): VinSlip | undefined => {
  const vin = normaliseVin(typed);
  const letters = Array.from(vin).flatMap((character, at) => (character in NEVER ? [at + 1] : []));
  if (letters.length > 0) {
    const meant = vin.replaceAll(/[IOQ]/g, (letter) => NEVER[letter] ?? letter);
    return {
      kind: 'letter',
      message: 'A VIN never has the letters I, O or Q: they are the digits 1 and 0.',
      places: letters,
      suggestions: isShapedAsVin(meant) ? [meant] : [],
    };
  }
  const strange = Array.from(vin).flatMap((character, at) =>
    /[A-Z0-9]/.test(character) ? [] : [at + 1],
  );
  if (strange.length > 0) {
    return {
      kind: 'character',
      message: 'A VIN has only letters and digits.',
      places: strange,
      suggestions: [],
    };
  }
  if (vin.length !== LENGTH) {
    const difference = LENGTH - vin.length;
    const count = Math.abs(difference);
    return {
      kind: 'length',
      message:
        vin === ''
          ? 'A VIN has 17 characters.'
          : `A VIN has 17 characters; ${count} ${count === 1 ? 'is' : 'are'} ${difference > 0 ? 'missing' : 'too many'}. Cars from before 1981 have shorter numbers.`,
      places: [],
      suggestions: [],
    };
  }
  if (!isUnderAmericanRules(vin) || hasRightCheckDigit(vin)) return undefined;
  const meant = mended(vin).slice(0, MAX_SUGGESTIONS);
  return {
    kind: 'check-digit',
    message:
      'The ninth character is a check digit, and it does not fit: one character is mistyped, or two are swapped.',
    places: [...new Set(meant.flatMap(({ places }) => places))].toSorted((a, b) => a - b),
    suggestions: [...new Set(meant.map((other) => other.vin))],
  };
};
