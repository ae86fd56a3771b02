/** A code of a raw answer, with the offsets of its line. */
interface TerminalCode {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly strength: number;
}

/**
 * An answer of service 03, 07 or 0A as an ELM327 prints it, with headers or without: '43 01 01 13',
 * '7E8 04 43 01 01 13', '48 6B 10 43 01 33 00 00 00 00 C5'.
 */
const ANSWER =
  /^[>\s]*(?:(?:0[37A])\s*>?\s*)?(?:7E[89A-F]\s?(?:10\s?)?[0-9A-F]{2}\s?|(?:48|87) [0-9A-F]{2} [0-9A-F]{2} )?4([37A])((?:\s?[0-9A-F]{2}){1,24})\s*>?\s*$/i;

/** A command or another answer that only a terminal has. */
const TERMINAL =
  /^[> \t]{0,8}(?:AT\s?[A-Z]|ELM ?327|0[1379A]\s?(?:[0-9A-F]{2})?[ \t]{0,8}$|41\s|7E[89])/im;

const STRENGTHS: Readonly<Record<string, number>> = { '3': 1, '7': 0.6, A: 1.2 };
const LETTERS = 'PCBU';
const MAX_LINES = 300;
const MAX_LINE = 110;

/** The code of two bytes: SAE J2012. */
const codeOf = (pair: string): string => {
  const first = Number.parseInt(pair.slice(0, 1), 16);
  return `${LETTERS.charAt(first >> 2)}${first & 3}${pair.slice(1)}`;
};

/** Trouble codes of raw answers. Those of CAN have a count before them, which makes their bytes odd. */
export const terminalCodes = (text: string): readonly TerminalCode[] => {
  if (!TERMINAL.test(text)) return [];
  let start = 0;
  return text.split('\n', MAX_LINES).flatMap((line): TerminalCode[] => {
    const from = start;
    start += line.length + 1;
    const answer = line.length > MAX_LINE ? null : ANSWER.exec(line);
    if (answer === null) return [];
    const bytes = (answer[2] ?? '').replace(/\s/g, '').toUpperCase();
    // With a header of the older buses there is a check sum behind.
    const isOld = /^[>\s]*(?:48|87) /.test(line);
    const data = isOld ? bytes.slice(0, -2) : bytes;
    const isCounted = (data.length / 2) % 2 === 1;
    const count = isCounted ? Number.parseInt(data.slice(0, 2), 16) : Number.POSITIVE_INFINITY;
    const pairs = data.slice(isCounted ? 2 : 0).match(/.{4}/g) ?? [];
    const strength = STRENGTHS[(answer[1] ?? '').toUpperCase()] ?? 1;
    return pairs
      .slice(0, count)
      .flatMap((pair): TerminalCode[] =>
        pair === '0000'
          ? []
          : [{ code: codeOf(pair), start: from, end: from + line.length, strength }],
      );
  });
};
