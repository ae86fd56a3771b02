/** A typed trouble code. */
export interface TypedCode {
  /** In canonical form: 'P0420'. Without a letter it is a powertrain code, as most are. */
  readonly code: string;
  /** Whether the letter was missing: '0420'. */
  readonly isBare: boolean;
}

const SEPARATORS = /[,;/+&]|\bAND\b/g;
const MAX_CODES = 12;
/** A longer text is no list of codes. */
const LONGEST = 200;

/**
 * The codes in a text of nothing but codes, each once: 'p0420', 'P 0420', 'PO42O', '0420',
 * 'P0420-00', 'P0420, P0300'. Empty for any other text.
 */
export const readTypedCodes = (text: string): readonly TypedCode[] => {
  const plain = text.slice(0, LONGEST).toUpperCase().replace(SEPARATORS, ' ').trimEnd();
  // With a letter any four characters; without one, only codes that cars store, which few words
  // resemble.
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
  return text.length > LONGEST ? [] : [...codes.values()].slice(0, MAX_CODES);
};

/** A code with its letter among other words; without one, four digits may be a year. */
const AMONG_WORDS = /\b[PBCU](?:\s|-)?[O0-3][0-9A-FO]{3}(?:-[0-9A-F]{2})?\b/gi;

/**
 * The codes of a text and the text without them: 'p0299 vw golf' is 'P0299' and 'vw golf'. A text of nothing
 * but codes may leave the letter out; nothing is left of it then.
 */
export const codesInText = (text: string): { readonly codes: string; readonly rest: string } => {
  if (readTypedCodes(text).length > 0) return { codes: text, rest: '' };
  const found = text.match(AMONG_WORDS) ?? [];
  const codes = found.filter((one) => /\d/.test(one) && readTypedCodes(one).length > 0);
  const rest = codes.reduce((left, one) => left.replace(one, ' '), text);
  return { codes: codes.join(' '), rest: rest.replace(/\s+/g, ' ').trim() };
};
