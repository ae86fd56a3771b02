import { companionsOf } from '@wrenchwise/knowledge/codes/companion-codes';

import { codeStrengths } from './code-states.ts';
import { terminalCodes } from './terminal-codes.ts';

/** A trouble code, found in the text or reported separately. */
export interface CodeEvidence {
  /** 'P0301'. */
  readonly code: string;
  /** Its offsets; both are -1 for a separately reported code. */
  readonly start: number;
  readonly end: number;
  /** How much it counts: 1 for a stored code, less for a pending one, 0 beside the code that it follows from. */
  readonly strength: number;
}

/**
 * P codes may be written with a space or dash, and with the letter O for zero; the others resemble
 * model names too much.
 */
const IN_TEXT =
  /\b(?:[pP][ -]?([oO0-3][0-9a-fA-FoO]{3})(?:[0-9a-fA-F]{2})?|([bBcCuU][0-3][0-9a-fA-F]{3}))\b(?!-[A-Z]{2})/g;

/** Truck models that look like chassis codes. */
const MODEL_NAMES = /^C[123]500$/;

const MAX_CODES = 40;

/** A code in canonical form ('P0301'), or undefined. */
export const normaliseCode = (raw: string): string | undefined => {
  const plain = raw.trim().toUpperCase().replace(/[\s-]/g, '');
  const body = plain.slice(0, 1) + plain.slice(1).replace(/O/g, '0');
  const match = /^[PBCU][0-3][0-9A-F]{3}(?=$|[^0-9A-Z]|[0-9A-F]{2}$)/.exec(body);
  return match?.[0];
};

const CYRILLIC: Readonly<Record<string, string>> = { Р: 'P', С: 'C', В: 'B' };

/** The text with letters of codes that only look Latin as Latin ones; every offset stays. */
const withLatinLetters = (text: string): string =>
  text.replace(
    /(?<!\p{L})[РСВ](?=[0-3][\dA-F]{3}(?![\p{L}\d]))/gu,
    (letter) => CYRILLIC[letter] ?? letter,
  );

/** Separately reported codes and those in the text, each once, in their order. */
export const readCodes = (text: string, codes: readonly string[] = []): readonly CodeEvidence[] => {
  const found = new Map<string, CodeEvidence>();
  for (const raw of codes) {
    const code = normaliseCode(raw);
    if (code !== undefined && !found.has(code)) {
      found.set(code, { code, start: -1, end: -1, strength: 1 });
    }
    if (found.size >= MAX_CODES) break;
  }
  for (const one of terminalCodes(text)) {
    if (!found.has(one.code)) found.set(one.code, one);
    if (found.size >= MAX_CODES) break;
  }
  const strengthAt = codeStrengths(text);
  for (const match of withLatinLetters(text).matchAll(IN_TEXT)) {
    const code = normaliseCode(match[0]);
    if (code === undefined || MODEL_NAMES.test(code) || found.has(code)) continue;
    const start = match.index;
    const end = start + match[0].length;
    found.set(code, { code, start, end, strength: strengthAt(start, end) });
    if (found.size >= MAX_CODES) break;
  }
  return withoutEchoes([...found.values()]);
};

/** Codes that only follow from another one of the list say nothing of their own. */
const withoutEchoes = (codes: readonly CodeEvidence[]): readonly CodeEvidence[] => {
  if (codes.length < 2) return codes;
  const echoes = new Set(codes.flatMap(({ code }) => companionsOf(code)));
  return codes.map((one) => (echoes.has(one.code) ? { ...one, strength: 0 } : one));
};
