const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const CODE = /\b[pbcu][0-3][0-9a-f]{3}\b/gi;

/** 'P0171, no sorry, P0174': what comes before it was a slip. */
const CORRECTED =
  /.*[pbcu][0-3][0-9a-f]{3}\b.{0,12}\b(?:no,? (?:sorry|wait)|sorry,? (?:no|i mean\w*)|i mean(?:t)?|correction|scratch that)\b(?=.*[pbcu][0-3][0-9a-f]{3}\b)/is;

/** The trouble codes that a text names, in capitals, each once; of a corrected one what it was corrected to. */
export const codesIn = (text: string): readonly string[] => [
  ...new Set([...text.replace(CORRECTED, '').matchAll(CODE)].map(([code]) => code.toUpperCase())),
];

/** The number that a text names as an ordinal, a digit or a word after `noun`: 'step 3', 'the third step'. */
export const ordinalIn = (words: string, noun: string): number | undefined => {
  const [, digits, word] =
    new RegExp(`\\b${noun} (?:number )?(?:(\\d{1,2})|(${NUMBERS.join('|')}))\\b`, 'i').exec(
      words,
    ) ?? [];
  if (digits !== undefined) return Number(digits);
  if (word !== undefined) return NUMBERS.findIndex((one) => one === word.toLowerCase()) + 1;
  const [, ordinal] =
    new RegExp(`\\b(${ORDINALS.join('|')})(?: most likely)?(?: ${noun}| one|$)`, 'i').exec(words) ??
    [];
  return ordinal === undefined
    ? undefined
    : ORDINALS.findIndex((one) => one === ordinal.toLowerCase()) + 1;
};
