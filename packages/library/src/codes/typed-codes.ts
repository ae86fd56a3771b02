/** A trouble code that somebody typed, and nothing but codes beside it. */
export interface TypedCode {
  /** As it is written: 'P0420'. Without a letter it is a powertrain code, as most are. */
  readonly code: string;
  /** 'P' for '0420' was not typed. */
  readonly isBare: boolean;
}

const SEPARATORS = /[,;/+&]|\bAND\b/g;
const MOST_CODES = 12;
/** Longer texts are no list of codes. */
const LONGEST = 200;

/**
 * The codes in a text that holds only codes, each once: 'p0420', 'P 0420', 'PO42O', '0420',
 * 'P0420-00', 'P0420, P0300'. Empty for any other text.
 */
export const readTypedCodes = (text: string): readonly TypedCode[] => {
  const plain = text.slice(0, LONGEST).toUpperCase().replace(SEPARATORS, ' ').trimEnd();
  // With its letter any four characters; without it, what a car can store, which few words are.
  const one =
    /\s*(?:([PBCU])(?:\s|-)?([O0-9][0-9A-FO]{3})|([O0-3][0-9][0-9A-FO]{2}))(?:-?[0-9A-F]{2})?(?=\s|$)/y;
  const codes = new Map<string, TypedCode>();
  let at = 0;
  while (at < plain.length) {
    one.lastIndex = at;
    const match = one.exec(plain);
    if (match === null) return [];
    const [, letter, digits, bare = ''] = match;
    const code = `${letter ?? 'P'}${(digits ?? bare).replace(/O/g, '0')}`;
    if (!codes.has(code)) codes.set(code, { code, isBare: letter === undefined });
    at = one.lastIndex;
  }
  return text.length > LONGEST ? [] : [...codes.values()].slice(0, MOST_CODES);
};
