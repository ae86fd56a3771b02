/** A code ('P0420') or a span of codes, both ends included ('P0300-P0312'). The last three digits are hexadecimal. */
export type CodeSpan = string;

const SPAN = /^([PBCU][0-3])([0-9A-F]{3})(?:-([PBCU][0-3])([0-9A-F]{3}))?$/;

const ends = (span: CodeSpan): readonly [letters: string, first: number, last: number] => {
  const [, letters = '', first = '', lastLetters = letters, last = first] = SPAN.exec(span) ?? [];
  if (first === '' || lastLetters !== letters) throw new RangeError(`not a span of codes: ${span}`);
  return [letters, Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

/** Every code of a span, in order. Throws a RangeError on a text that is no span within one letter and digit. */
export const codesOfSpan = (span: CodeSpan): readonly string[] => {
  const [letters, first, last] = ends(span);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, at) => letters + (first + at).toString(16).toUpperCase().padStart(3, '0'),
  );
};

/** Whether a code is in one of the spans. False for a text that is no code. */
export const isInSpans = (code: string, spans: readonly CodeSpan[]): boolean =>
  spans.some((span) => {
    const [letters, first, last] = ends(span);
    if (!/^[PBCU][0-3][0-9A-F]{3}$/.test(code) || !code.startsWith(letters)) return false;
    const number = Number.parseInt(code.slice(2), 16);
    return first <= number && number <= last;
  });
