/** A run of letters, a run of digits, or any other visible character. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** In lower case. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Nothing separates it from the token before. */
  readonly glued: boolean;
  readonly line: number;
  readonly sentence: number;
}

/** The most tokens that are read. Bounds the work. */
const MAX_TOKENS = 12_000;

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'temp temps volt volts approx ca press eng cool pres max min avg res no pos cyl batt ign bk sens'.split(
    ' ',
  ),
);

const FOLDED =
  /[\uFF01-\uFF5E\u2212\u2010-\u2012\uFE63\u00A0\u2007-\u200A\u202F\u3000\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u066B\u066C]/g;

const DIGIT_RUNS = [0x06_60, 0x06_f0, 0x09_66] as const;

const foldCharacter = (character: string): string => {
  if (character === '\u066B') return '.';
  if (character === '\u066C') return ',';
  const code = character.charCodeAt(0);
  if (code >= 0xff_01 && code <= 0xff_5e) return String.fromCharCode(code - 0xfe_e0);
  for (const zero of DIGIT_RUNS) {
    if (code >= zero && code <= zero + 9) return String.fromCharCode(48 + code - zero);
  }
  return code === 0xa0 ||
    code === 0x30_00 ||
    (code >= 0x20_07 && code <= 0x20_0a) ||
    code === 0x20_2f
    ? ' '
    : '-';
};

/** The text with full-width and other digits, minus signs and spaces as plain ones; every offset stays. */
export const foldFigures = (text: string): string => text.replace(FOLDED, foldCharacter);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const LETTER = /[\p{L}\p{M}]/u;
const isLetter = (text: string, code: number, at: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code > 127 && LETTER.test(text.charAt(at)));

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** Whether a mark ends a sentence. A full stop does not within a row of dots, nor behind an abbreviation. */
const endsSentence = (text: string, at: number, before: Token | undefined): boolean => {
  const character = text.charAt(at);
  if (character === '!' || character === '?' || character === '•') return true;
  if (character !== '.' && character !== ';') return false;
  const next = text.charCodeAt(at + 1);
  if (Number.isNaN(next)) return true;
  if (!isBlank(next)) return false;
  if (text.charAt(at - 1) === '.') return false;
  return before?.kind !== 'word' || !ABBREVIATIONS.has(before.text);
};

/** Splits a folded text. One pass, linear in its length. */
export const scan = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let line = 0;
  let sentence = 0;
  let at = 0;
  while (at < text.length && tokens.length < MAX_TOKENS) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) {
      if (code === 10) {
        line += 1;
        sentence += 1;
      }
      at += 1;
      continue;
    }
    const start = at;
    const before = tokens.at(-1);
    const glued = before?.end === start;
    let kind: Token['kind'] = 'mark';
    at += 1;
    if (isDigit(code)) {
      kind = 'number';
      while (at < text.length && isDigit(text.charCodeAt(at))) at += 1;
    } else if (isLetter(text, code, start)) {
      kind = 'word';
      while (at < text.length && isLetter(text, text.charCodeAt(at), at)) at += 1;
    }
    tokens.push({
      kind,
      text: text.slice(start, at).toLowerCase(),
      start,
      end: at,
      glued,
      line,
      sentence,
    });
    if (kind === 'mark' && endsSentence(text, start, before)) sentence += 1;
  }
  return tokens;
};
