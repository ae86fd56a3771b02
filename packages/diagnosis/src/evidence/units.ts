import { isFunctionWord } from './function-words.ts';
import { correctSpelling } from './spelling.ts';
import { stem } from './stem.ts';
import { synonymTable, type Synonym } from './synonyms.ts';
import { tokenise, type Token } from './tokenise.ts';

/** A content word or fixed expression in its canonical form, and how far it can be believed. */
export interface Unit {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
  /** Index of its first token in `Reading.stems`. */
  readonly token: number;
  /** Inside the scope of 'not', 'no', 'never', or denying by itself ('inoperative'). */
  readonly negated: boolean;
  /** 'Could cause a crash', 'afraid of fire'. */
  readonly hypothetical: boolean;
  /** 'NHTSA campaign', 'other owners report': somebody else's words or car. */
  readonly hearsay: boolean;
}

/** A text as the matcher sees it. */
export interface Reading {
  readonly units: readonly Unit[];
  /** Every word's stem, function words included. */
  readonly stems: readonly string[];
  /** Clauses that only say when: 'when I brake, …'. */
  readonly settings: ReadonlySet<number>;
}

const SETTING_WORDS = new Set(
  'when while whenever if as after on under every at during upon once in over since'.split(' '),
);

const NEGATORS = new Set(
  `not no never without none neither nor cannot cant can't wont won't doesnt doesn't dont don't didnt didn't
  isnt isn't arent aren't wasnt wasn't werent weren't hasnt hasn't havent haven't hadnt hadn't couldnt couldn't
  wouldnt wouldn't shouldnt shouldn't aint ain't refuse refuses refused refusing nothing`.split(
    /\s+/,
  ),
);

/** After these, 'to' and a verb, they deny it: 'fails to start', 'unable to shift'. */
const NEGATORS_BEFORE_TO = new Set(['fails', 'failed', 'fail', 'failing', 'unable', 'failure']);

/** After these, a verb in -ing is denied: 'stopped charging', 'quit cooling'. */
const NEGATORS_BEFORE_ING = new Set(['stopped', 'stops', 'stop', 'quit', 'quits', 'ceased']);

const SCOPE_ENDS = new Set(
  `and but because due since so then however until unless although though except when while if where whenever
  only just which after before yet still once`.split(/\s+/),
);

/** How many content words a denial reaches. */
const SCOPE_UNITS = 4;

const HYPOTHETICAL =
  /\b(?:(?:could|might|may|would|can)\s+(?:have\s+)?(?:easily\s+|also\s+|possibly\s+|potentially\s+|of\s+)?(?:been|be|cause[ds]?|result(?:ed)?|lead|led|kill(?:ed)?|end(?:ed)?|catch|caught|happen(?:ed)?|crash(?:ed)?|create|lose|hit)|afraid|fear(?:s|ed|ful|ing)?|worr(?:y|ied|ies|ying)|scared|concern(?:ed|s)?|risk(?:s|ing|y)?|danger of|potential(?:ly)?|possibility|in case|hazard|what if|wonder(?:ing)?|before it|waiting for|don'?t want|prevent(?:s|ing)?|avoid(?:ing)?)\b/gi;

const HEARSAY =
  /\b(?:campaign|recall(?:s|ed)?|nhtsa|tsb|technical service bulletin|other owners|online|forums?|reddit|facebook|many people|class action|i(?:'ve| have)? read|lawsuit|known (?:issue|problem|defect)|my (?:wife|husband|friend|neighbou?r|brother|sister|dad|father|mum|mom|mother)'?s? (?:other|previous|old)|previous car|old car)\b/i;

const spanOf = (tokens: readonly Token[], from: number, to: number): [number, number] => [
  tokens[from]?.start ?? 0,
  tokens[to - 1]?.end ?? 0,
];

/** The longest fixed expression that starts at this token, inside one sentence. */
const synonymAt = (
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
): Synonym | undefined =>
  synonymTable()
    .get(stems[at] ?? '')
    ?.find((candidate) =>
      candidate.words.every(
        (word, i) => stems[at + i] === word && tokens[at + i]?.sentence === tokens[at]?.sentence,
      ),
    );

const NO_MARKS = new Uint8Array(0);
const NO_SENTENCES: ReadonlySet<number> = new Set();

const isNegator = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1];
  if (NEGATORS.has(word)) return true;
  if (next === undefined || next.sentence !== tokens[at]?.sentence) return false;
  if (NEGATORS_BEFORE_TO.has(word)) return next.word === 'to';
  return NEGATORS_BEFORE_ING.has(word) && next.word.length > 5 && next.word.endsWith('ing');
};

/** For every token, whether a hypothetical cue stands before it in its clause. */
const hypotheticalTokens = (text: string, tokens: readonly Token[]): Uint8Array => {
  const marks = new Uint8Array(tokens.length);
  let at = 0;
  for (const match of text.matchAll(HYPOTHETICAL)) {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < match.index) at += 1;
    const first = tokens[at];
    if (first === undefined) break;
    for (let i = at; i < tokens.length; i += 1) {
      const token = tokens[i];
      if (token === undefined || token.sentence !== first.sentence) break;
      if (i > at && token.clause !== first.clause && /^(?:but|it|my|the)$/.test(token.word)) break;
      if (i > at && /^(?:but|because|since|when|while|after)$/.test(token.word)) break;
      marks[i] = 1;
    }
  }
  return marks;
};

const hearsaySentences = (text: string, tokens: readonly Token[]): ReadonlySet<number> => {
  const heard = new Set<number>();
  let from = 0;
  while (from < tokens.length) {
    const sentence = tokens[from]?.sentence ?? 0;
    let to = from;
    while (to < tokens.length && tokens[to]?.sentence === sentence) to += 1;
    const [start, end] = spanOf(tokens, from, to);
    if (HEARSAY.test(text.slice(start, end))) heard.add(sentence);
    from = to;
  }
  return heard;
};

/**
 * A text as canonical content units, each marked with negation, hypothesis and hearsay.
 * Phrases of the lexicon and texts of owners both pass through here, so that they agree.
 *
 * @param correct whether a person wrote it: unknown words may be read as near words of the lexicon,
 *   and hypotheses and hearsay are looked for
 */
export const readUnits = (text: string, correct: boolean): Reading => {
  const tokens = tokenise(text);
  const stems = tokens.map((token, i) => {
    const word = correct ? correctSpelling(token.word, tokens[i + 1]?.word) : token.word;
    return word === token.word ? token.stem : stem(word);
  });
  // The knowledge's own words are never hypothetical.
  const hypothetical = correct ? hypotheticalTokens(text, tokens) : NO_MARKS;
  const hearsay = correct ? hearsaySentences(text, tokens) : NO_SENTENCES;
  const units: Unit[] = [];
  let scope = 0;
  let scopeClause = -1;
  let scopeSentence = -1;
  let at = 0;
  const push = (term: string, from: number, to: number, negated: boolean) => {
    const token = tokens[from];
    if (token === undefined) return;
    const [start, end] = spanOf(tokens, from, to);
    units.push({
      term,
      start,
      end,
      sentence: token.sentence,
      clause: token.clause,
      token: from,
      negated,
      hypothetical: hypothetical[from] === 1,
      hearsay: hearsay.has(token.sentence),
    });
  };
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.sentence !== scopeSentence || token.clause !== scopeClause) {
      // 'no grinding, squealing or clunks': a list carries the denial over its commas.
      const listGoesOn = scope > 0 && token.sentence === scopeSentence && continuesList(tokens, at);
      if (!listGoesOn) scope = 0;
      scopeSentence = token.sentence;
      scopeClause = token.clause;
    }
    const known = synonymAt(tokens, stems, at);
    if (known !== undefined && (known.words.length > 1 || !NEGATORS.has(token.word))) {
      const to = at + known.words.length;
      if (known.term !== '') {
        push(known.term, at, to, known.denies || scope > 0);
        if (scope > 0) scope -= 1;
      }
      at = to;
      continue;
    }
    if (isNegator(tokens, at)) {
      scope = SCOPE_UNITS;
      at += 1;
      continue;
    }
    if (SCOPE_ENDS.has(token.word)) scope = 0;
    if (!isFunctionWord(token.word)) {
      push(stems[at] ?? token.stem, at, at + 1, scope > 0);
      if (scope > 0) scope -= 1;
    }
    at += 1;
  }
  const settings = new Set<number>();
  tokens.forEach((token, i) => {
    if (token.clause !== tokens[i - 1]?.clause && SETTING_WORDS.has(token.word))
      settings.add(token.clause);
  });
  return { units, stems, settings };
};

/** Whether the clause that starts here ends with 'or …' or 'nor …' soon: a list under one denial. */
const continuesList = (tokens: readonly Token[], at: number): boolean => {
  for (let i = at; i < Math.min(at + 6, tokens.length); i += 1) {
    const token = tokens[i];
    if (token === undefined || token.sentence !== tokens[at]?.sentence) return false;
    if (token.word === 'or' || token.word === 'nor') return true;
    if (SCOPE_ENDS.has(token.word) && token.word !== 'and') return false;
  }
  return false;
};
