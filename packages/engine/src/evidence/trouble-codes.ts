/** A trouble code found in the text, or given apart from it. */
export interface CodeEvidence {
  /** 'P0301'. */
  readonly code: string;
  /** Where the text has it; both are -1 for a code given apart. */
  readonly start: number;
  readonly end: number;
}

/** P codes may be spelt with a space or dash and the letter O for zero; the others look too much like model names. */
const IN_TEXT = /\b(?:[pP][ -]?([oO0-3][0-9a-fA-FoO]{3})|([bBcCuU][0-3][0-9a-fA-F]{3}))\b/g;

/** Trucks that look like chassis codes. */
const MODEL_NAMES = /^C[123]500$/;

const MAX_CODES = 40;

/** A code in its written form ('P0301'), or undefined when it is none. */
export const normaliseCode = (raw: string): string | undefined => {
  const plain = raw.trim().toUpperCase().replace(/[\s-]/g, '');
  const body = plain.slice(0, 1) + plain.slice(1).replace(/O/g, '0');
  const match = /^[PBCU][0-3][0-9A-F]{3}(?=$|[^0-9A-Z]|[0-9A-F]{2}$)/.exec(body);
  return match?.[0];
};

/** Codes in the text and those given apart, each once, in the order in which they come. */
export const readCodes = (text: string, codes: readonly string[] = []): readonly CodeEvidence[] => {
  const found = new Map<string, CodeEvidence>();
  for (const raw of codes) {
    const code = normaliseCode(raw);
    if (code !== undefined && !found.has(code)) found.set(code, { code, start: -1, end: -1 });
    if (found.size >= MAX_CODES) break;
  }
  for (const match of text.matchAll(IN_TEXT)) {
    const code = normaliseCode(match[0]);
    if (code === undefined || MODEL_NAMES.test(code) || found.has(code)) continue;
    found.set(code, { code, start: match.index, end: match.index + match[0].length });
    if (found.size >= MAX_CODES) break;
  }
  return [...found.values()];
};
