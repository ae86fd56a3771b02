import { SAFETY_RULES } from '@wrenchwise/knowledge/safety-rules';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';

/** Makes an adversarial text of a length in UTF-16 units. */
export type TextMaker = (length: number) => string;

const repeated =
  (part: string): TextMaker =>
  (length) =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);

const joined =
  (parts: readonly string[], separator: string): TextMaker =>
  (length) =>
    repeated(parts.join(separator) + separator)(length);

/** A deterministic random sequence: a linear congruential generator. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
};

const randomLetters =
  (alphabet: string): TextMaker =>
  (length) => {
    const next = numbers(length);
    return Array.from({ length }, () => alphabet[next(alphabet.length)]).join('');
  };

const phrases = Object.values(SYMPTOMS).flatMap((symptom) => [...symptom.phrases]);
const rulePhrases = SAFETY_RULES.flatMap((rule) => [...rule.phrases]);
const phraseWords = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))];
const longWords = phraseWords.filter((word) => word.length > 8);
const codes = Array.from({ length: 0x4000 }, (_, i) => `P${i.toString(16).padStart(4, '0')}`);

/** A word with one letter missing, so that the spelling corrector has to look for it. */
const misspelt = (word: string): string => word.slice(0, 4) + word.slice(5);

/** Adversarial texts, each meant to make one part of the reading slow. */
export const ADVERSARIAL_TEXTS: Readonly<Record<string, TextMaker>> = {
  'one word of one letter': repeated('a'),
  'one word of digits': repeated('7'),
  'one word of letters and digits': repeated('a1'),
  'one word of mixed letters': randomLetters('abcdefghijklmnopqrstuvwxyz'),
  'one word that ends like a tense': (length) => `${'z'.repeat(length - 3)}ing`,
  'one word that ends like a plural': (length) => `${'b'.repeat(length - 3)}ies`,
  'one word joined by apostrophes': repeated("a'"),
  'one word of capitals': repeated('BRAKE'),
  'one word of accented letters': repeated('é'),
  'one word of dotted capital I': repeated('\u0130'),
  'dotted capital I, each a word': repeated('\u0130 '),
  'words of dotted capital I': repeated(`${'\u0130'.repeat(12)} `),
  'one word of sharp s': repeated('ß'),
  'one word of ligatures': repeated('ﬃ'),
  'combining marks': (length) => `a${'\u0301'.repeat(length - 1)}`,
  'letters with combining marks': repeated('e\u0301'),
  'zalgo text': repeated('b\u0300\u0301\u0302\u0303\u0304 '),
  'surrogate pairs': repeated('😀'),
  'letters outside the basic plane': repeated('𝒷𝓇𝒶𝓀ℯ '),
  'lone surrogates': repeated('\uD800'),
  'lone surrogates between letters': repeated('a\uDC00'),
  'zero-width joiners': repeated('\u200D'),
  'letters and zero-width joiners': repeated('b\u200D'),
  'right-to-left text': repeated('الفرامل لا تعمل '),
  'right-to-left marks': repeated('\u202Ebrake\u202C '),
  'Chinese without spaces': repeated('刹车失灵'),
  'words of one letter': repeated('a '),
  'words of five unknown letters': randomLetters('bcdfgklmnprstvwz     '),
  'words of eleven unknown letters': (length) =>
    randomLetters('aeioubcdfgklmnprstvwz')(length).replace(/(.{11})./g, '$1 '),
  'words of forty unknown letters': (length) =>
    randomLetters('aeioubcdfgklmnprstvwz')(length).replace(/(.{40})./g, '$1 '),
  'one phrase of the lexicon': repeated('grinding noise when braking '),
  'one phrase of the lexicon, a sentence each': repeated('grinding noise when braking. '),
  'one long phrase of the lexicon': joined(
    phrases.toSorted((a, b) => b.length - a.length).slice(0, 1),
    ' ',
  ),
  'every phrase of the lexicon': joined(phrases, '. '),
  'every phrase of the lexicon in one sentence': joined(phrases, ' '),
  'every phrase of the rules': joined(rulePhrases, '. '),
  'every phrase of the rules in one sentence': joined(rulePhrases, ' '),
  'every word of the lexicon in one sentence': joined(phraseWords, ' '),
  'short words of the lexicon in turn': repeated('oil hot gas air key fan rub hum '),
  'long words of the lexicon with a slip': joined(longWords.map(misspelt), ' '),
  'common words of the lexicon in turn': repeated('brake light engine noise on when start '),
  'trouble codes': joined(codes, ' '),
  'trouble codes without spaces': joined(codes, ''),
  'one trouble code': repeated('P0420 '),
  'half trouble codes': repeated('P042 '),
  denials: repeated('not '),
  'denials of a fault': repeated('no grinding, no squeal or '),
  'a list under one denial': (length) => `no ${repeated('noise, smoke or ')(length)}`,
  guesses: repeated('i figured it '),
  'guesses that go on': repeated('it sounded like it had a '),
  'guesses in one sentence': repeated('felt as if had but '),
  'guesses without an end': repeated('felt like had '),
  fears: repeated('could cause '),
  'fears of everything': repeated('afraid brake '),
  hearsay: repeated('recall '),
  'circumstances cut short': repeated('when the '),
  'circumstances that nearly come': repeated('when it is the car is the engine is '),
  'circumstances that could be read in many ways': repeated('when its it is it has a turn the '),
  'one word of a circumstance': (length) => `when ${repeated('its ')(length - 5)}`,
  'two words of a circumstance': (length) => `if ${repeated('it has ')(length - 3)}`,
  'switches that nearly come': (length) => `if ${repeated('i turn the ')(length - 3)}`,
  'speeds that nearly come': repeated('at 50 to 60 and '),
  'speeds joined by dashes': (length) => `at ${repeated('50-')(length - 3)}`,
  'speeds without an end': repeated('about 45'),
  'bumps that nearly come': repeated('over the big small rough '),
  'brakes that nearly come': repeated('when i am hard the car apply my '),
  'parts that are fine': repeated('ok,'),
  'parts that were mended': repeated('is fixed '),
  'questions cut short': repeated('? will it'),
  spaces: repeated(' '),
  'spaces and dashes': repeated(' -'),
  'tabs and line ends': repeated('\t\r\n'),
  'no-break spaces': repeated('\u00A0'),
  'full stops': repeated('.'),
  'stops and letters': repeated('a.'),
  brackets: repeated('(['),
  'question marks': repeated('?!'),
  slashes: repeated('a/'),
  apostrophes: repeated("'"),
  'words between quotation marks': repeated('"brake" '),
  NUL: repeated('\u0000'),
  'every code unit': (length) =>
    Array.from({ length }, (_, i) => String.fromCharCode((i * 7) & 0xffff)).join(''),
  markup: repeated('<script>alert(1)</script>'),
  'an address': repeated('https://example.com/?a=b&'),
  'e-mail addresses': repeated('a@b.co '),
  fuels: repeated('petrol engine diesel like a '),
  gearboxes: repeated('manual gearbox says '),
  'synonyms of many words': repeated('no drive at all no drive in any '),
  'prefixes of prototypes': repeated('__proto__ constructor toString '),
};
