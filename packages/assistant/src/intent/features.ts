import { PART_WORDS } from '@wrenchwise/knowledge/chat/part-words';

/** What stands for many words of one sort, so that a sentence about one part teaches of all. */
const SORTS: readonly (readonly [RegExp, string])[] = [
  [/\b[pbcu][0-3][0-9a-f]{3}\b/g, ' §code '],
  [/[£$€] ?\d[\d,]*(?:\.\d+)?k?|\b\d[\d,]* ?(?:pounds|quid|dollars|bucks|euros?)\b/g, ' §money '],
  [
    /\b\d+(?:[.,]\d+)? ?(?:mm|cm|m?v|volts?|m?a|amps?|ohms?|bar|psi|kpa|rpm|degrees|percent|per cent)\b|\d+(?:[.,]\d+)? ?[%°]c?/g,
    ' §figure ',
  ],
  [/\b\d+(?:[.,]\d+)?\b/g, ' §number '],
];

/** Of words this long the pieces count too: a mistyped one still has most of them. */
const LONG = 5;
const PIECE = 4;

const MAX_TOKENS = 60;

const stemmed = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word;

const lengthOf = (count: number): string =>
  count < 3 ? String(count) : count < 5 ? '3-4' : count < 9 ? '5-8' : '9+';

/**
 * The features of a sentence, each once: words, pairs, the beginning, pieces of long words, what sorts of
 * things it names, and how long it is.
 *
 * @param words a sentence as `normalise` leaves it
 */
export const intentFeatures = (words: string): readonly string[] => {
  const sorted = SORTS.reduce((text, [pattern, sort]) => text.replace(pattern, sort), words);
  const tokens = (sorted.match(/§[a-z]+|[\p{L}]+(?:'[a-z]+)?/gu) ?? []).slice(0, MAX_TOKENS);
  const shaped = tokens.map((token) => (PART_WORDS.has(token) ? '§part' : stemmed(token)));
  const found = new Set<string>([`n:${lengthOf(tokens.length)}`]);
  if (words.includes('?')) found.add('?');
  tokens.forEach((token, at) => {
    found.add(`w:${token}`);
    found.add(`s:${shaped[at] ?? ''}`);
    if (token.length < LONG || token.startsWith('§')) return;
    const padded = `_${token}_`;
    for (let from = 0; from + PIECE <= padded.length; from += 1) {
      found.add(`c:${padded.slice(from, from + PIECE)}`);
    }
  });
  const bounded = ['^', ...shaped, '$'];
  bounded.slice(1).forEach((token, at) => found.add(`b:${bounded[at] ?? ''} ${token}`));
  shaped.slice(2).forEach((token, at) => {
    found.add(`t:${shaped[at] ?? ''} ${shaped[at + 1] ?? ''} ${token}`);
  });
  return [...found];
};
