/** How a scan tool or its owner qualifies a code, and how much the code then counts. */
const STATES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:(?:cleared|erased|deleted|reset)[^.\n]{0,40}\b(?:(?:has|have|did)(?: not|n['’]t) (?:come|came|returned?|been)(?: back)?|never (?:came|come|returned)(?: back)?|(?:and |it )?(?:gone|stayed away|no return))|(?:has|have|did)(?: not|n['’]t) (?:come back|came back|returned?)|never (?:came back|returned)|no longer (?:there|present|stored))\b/i,
    0.3,
  ],
  [
    /\b(?:permanent|(?:it |and )?(?:returns?|returned|comes? back|came back|keeps? (?:coming back|returning)|is back|back (?:again|after|straight|within|immediately))|confirmed and active|active and static)\b/i,
    1.2,
  ],
  [
    /\b(?:history|historic(?:al)?|not (?:currently )?present|passive|sporadic|inactive|old codes?|previously stored|not active)\b/i,
    0.4,
  ],
  [/\b(?:pending|maturing|not confirmed|intermittent)\b/i, 0.6],
];

/** A heading of a list of codes: 'Pending codes:', 'Permanent DTCs'. */
const HEADING =
  /^\W*(?:\w+ ){0,3}(?:codes?|dtcs?|faults?|fault codes?|trouble codes?)\b[^.]{0,40}$/i;

/** Characters before and behind a code that may qualify it. */
const NEAR = 90;

/** Lines above a code that may be its heading. */
const MAX_LINES = 12;

const strengthBy = (words: string): number | undefined =>
  STATES.find(([pattern]) => pattern.test(words))?.[1];

const ANY_CODE = /\b[PBCUpbcu][0-3][0-9a-fA-F]{3}\b/;

/** The words of a code's own: up to the next code, sentence or line. */
const ownWords = (text: string, start: number, end: number): string => {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(end, end + NEAR);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const sentence = line.slice(line.search(/[^.;!?]*$/));
  const other = ANY_CODE.exec(sentence);
  const lead = other === null ? sentence : sentence.slice(other.index + other[0].length);
  // In a list, what is behind the code before is that code's.
  const tail = after.split(/\n|[.;!?](?=\s|$)/, 1)[0] ?? '';
  const next = ANY_CODE.exec(tail);
  return `${other === null ? lead : ''} ${next === null ? tail : tail.slice(0, next.index)}`;
};

const headingOf = (text: string, start: number): string | undefined => {
  let end = text.lastIndexOf('\n', start - 1);
  for (let i = 0; i < MAX_LINES && end > 0; i += 1) {
    const from = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(Math.max(from, end - 2 * NEAR), end);
    if (line.trim() === '') return undefined;
    if (HEADING.test(line) && !ANY_CODE.test(line)) return line;
    end = from - 1;
  }
  return undefined;
};

/**
 * How much each code of a text counts, by what is said of it on its line or by the heading above:
 * pending codes less, permanent ones and those that come back more, those of the past little.
 */
export const codeStrengths =
  (text: string) =>
  (start: number, end: number): number => {
    const own = strengthBy(ownWords(text, start, end));
    if (own !== undefined) return own;
    const heading = start === 0 ? undefined : headingOf(text, start);
    return (heading === undefined ? undefined : strengthBy(heading)) ?? 1;
  };
