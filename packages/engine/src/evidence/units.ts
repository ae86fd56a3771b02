import { charactersOf, toldFine, toldOtherwise } from './hearsay.ts';
import { lampsThatAreOff } from './lamps-off.ts';
import { matchesOf } from './matches-of.ts';
import type { Spelling } from './spelling.ts';
import type { SynonymTable } from './synonym-table.ts';
import { tokenise, type Token } from './tokenise.ts';
import type { WordOf } from './words.ts';

/** A content word or fixed expression in canonical form, with its negation and reliability. */
export interface Unit {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
  /** Index of its first token in `Reading.stems`. */
  readonly token: number;
  /** In the scope of a negation ('not', 'no', 'never'), or negative itself ('inoperative'). */
  readonly negated: boolean;
  /** 'Could cause a crash', 'afraid of fire'. */
  readonly hypothetical: boolean;
  /** The owner's own guess: 'I figured …', 'it sounded like …, but'. */
  readonly guessed: boolean;
  /** Hearsay: 'NHTSA campaign', 'other owners report'. */
  readonly hearsay: boolean;
  /** Mended, past, only asked about, or not at fault. */
  readonly otherwise: boolean;
  /** In a statement that a part is as it should be. */
  readonly fine: boolean;
}

/** A text prepared for matching. */
export interface Reading {
  readonly units: readonly Unit[];
  /** Every word's stem, function words included. */
  readonly stems: readonly string[];
  /** Temporal clauses: 'when I brake, …'. */
  readonly settings: ReadonlySet<number>;
}

/** The stem of 'braking' in 'emergency braking': the driver assistance, not the handbrake. */
const AUTOMATIC = 'aeb';

/** The scope of a negation, in content words. */
const SCOPE_UNITS = 4;

const HYPOTHETICAL =
  /\b(?:(?:could|might|may|would|can)\s+(?:have\s+)?(?:easily\s+|also\s+|possibly\s+|potentially\s+|of\s+)?(?:been|be|cause[ds]?|result(?:ed)?|lead|led|kill(?:ed)?|end(?:ed)?|catch|caught|happen(?:ed)?|crash(?:ed)?|create|lose|hit)|afraid|fear(?:s|ed|ful|ing)?|worr(?:y|ied|ies|ying)|scared|concern(?:ed|s)?|risk(?:s|ing|y)?|danger of|potential(?:ly)?|possibility|in case|hazard|what if|wonder(?:ing)?|before it|waiting for|don'?t want|prevent(?:s|ing)?|avoid(?:ing)?)\b/gi;

/** Cues of a guess or comparison: 'I figured I blew a tyre'. */
const GUESS =
  /\b(?:(?:figured|assumed|suspected|guessed|presumed|thought) (?:that |maybe |perhaps |at first )?(?:it |i |we |he |she |they |the |my |a |this )(?!(?:could |can |may have |might have )?(?:hear|smel|see|saw|feel|felt|notic|sens))|(?:sounded|felt|looked|seemed) (?:like|as (?:if|though))(?= [^.!?]{0,60}\bhad\b[^.!?]{0,40}\bbut\b)|like (?:a |an |having a |i had a )?(?=(?:blown|burst|popped|exploding|exploded|flat) (?:tyre|tire)))\b/gi;

const HEARSAY =
  /\b(?:campaign|recall(?:s|ed)?|nhtsa|tsb|technical service bulletin|other owners|online|forums?|reddit|facebook|many people|class action|i(?:'ve| have)? read|lawsuit|known (?:issue|problem|defect)|my (?:wife|husband|friend|neighbou?r|brother|sister|dad|father|mum|mom|mother)'?s? (?:other|previous|old)|previous car|old car)\b/i;

/** Whether these words are here, inside one sentence. */
const standsAt = (
  words: readonly string[],
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
): boolean => {
  for (let i = 1; i < words.length; i += 1) if (stems[at + i] !== words[i]) return false;
  // Sentence numbers ascend: the last word's equals the first's when no sentence ended in between.
  return tokens[at + words.length - 1]?.sentence === tokens[at]?.sentence;
};

const isWithin = (characters: Uint8Array, start: number, end: number): boolean =>
  characters[start] === 1 || characters[end - 1] === 1;

const NO_MARKS = new Uint8Array(0);
const NONE: ReadonlySet<number> = new Set();

const deniesWhatFollows = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.word.denies === undefined) return false;
  if (token.word.denies === 'always') return true;
  const next = tokens[at + 1];
  if (next === undefined || next.sentence !== token.sentence) return false;
  const { text } = next.word;
  return token.word.denies === 'before-to'
    ? text === 'to'
    : text.length > 5 && text.endsWith('ing');
};

/** Words that end a hypothesis: in a later clause, or anywhere. */
const AFTER_PAUSE: ReadonlySet<string> = new Set(['but', 'it', 'my', 'the']);
const ANYWHERE: ReadonlySet<string> = new Set([
  'but',
  'because',
  'since',
  'when',
  'while',
  'after',
]);

/**
 * For every token, whether such a cue (global) precedes it in its clause. One pass: the last of
 * several cues decides, since what ends it has ended the earlier ones.
 */
const tokensAfter = (cue: RegExp, text: string, tokens: readonly Token[]): Uint8Array => {
  const marks = new Uint8Array(tokens.length);
  const cues = matchesOf(text, cue);
  let at = 0;
  let next = cues[at]?.index;
  let last: Token | undefined;
  for (const [i, token] of tokens.entries()) {
    if (next !== undefined && next <= token.start) {
      last = token;
      while (next !== undefined && next <= token.start) {
        at += 1;
        next = cues[at]?.index;
      }
    } else if (
      last !== undefined &&
      (token.sentence !== last.sentence ||
        (token.clause !== last.clause && AFTER_PAUSE.has(token.word.text)) ||
        ANYWHERE.has(token.word.text))
    ) {
      last = undefined;
    }
    if (last !== undefined) marks[i] = 1;
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
    if (HEARSAY.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end))) heard.add(sentence);
    from = to;
  }
  return heard;
};

/** Look-ups for reading a text. */
export interface Vocabulary {
  readonly wordOf: WordOf;
  readonly synonyms: SynonymTable;
}

/**
 * A text as canonical content units with negation, hypothesis and hearsay marked. Phrases of the
 * lexicon and owners' texts both pass through here, so that they agree.
 *
 * @param spelling for owners' texts: corrects unknown words and looks for hypotheses and hearsay.
 *   Without it, the text is the knowledge's own.
 */
export const readUnits = (
  text: string,
  { wordOf, synonyms }: Vocabulary,
  spelling?: Pick<Spelling, 'correctedStem'>,
): Reading => {
  const correct = spelling !== undefined;
  const tokens = tokenise(text, wordOf);
  const stems = tokens.map(({ word }, i) => {
    if (
      (word.text === 'braking' || word.text === 'braked') &&
      tokens[i - 1]?.word.text === 'emergency'
    ) {
      return AUTOMATIC;
    }
    return spelling?.correctedStem(word, tokens[i + 1]?.word) ?? word.stem;
  });
  // The knowledge's own words are never hypothetical.
  const hypothetical = correct ? tokensAfter(HYPOTHETICAL, text, tokens) : NO_MARKS;
  const guessed = correct ? tokensAfter(GUESS, text, tokens) : NO_MARKS;
  const hearsay = correct ? hearsaySentences(text, tokens) : NONE;
  const lampsOff = correct ? charactersOf(text, lampsThatAreOff(text)) : NO_MARKS;
  const otherwise = correct ? charactersOf(text, toldOtherwise(text)) : NO_MARKS;
  const fine = correct ? charactersOf(text, toldFine(text)) : NO_MARKS;
  const units: Unit[] = [];
  let scope = 0;
  /** The first unit after the last negation of the clause; -1 without one. */
  let deniedFrom = -1;
  let scopeClause = -1;
  let scopeSentence = -1;
  let at = 0;
  const push = (term: string, from: number, to: number, negated: boolean) => {
    const token = tokens[from];
    if (token === undefined) return;
    const end = tokens[to - 1]?.end ?? token.end;
    units.push({
      term,
      start: token.start,
      end,
      sentence: token.sentence,
      clause: token.clause,
      token: from,
      negated: negated || isWithin(lampsOff, token.start, end),
      hypothetical: hypothetical[from] === 1,
      guessed: guessed[from] === 1,
      hearsay: hearsay.has(token.sentence),
      otherwise: isWithin(otherwise, token.start, end),
      fine: isWithin(fine, token.start, end),
    });
  };
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.sentence !== scopeSentence || token.clause !== scopeClause) {
      // 'no grinding, squealing or clunks': a list extends the negation over its commas.
      const listGoesOn = scope > 0 && token.sentence === scopeSentence && continuesList(tokens, at);
      if (!listGoesOn) scope = 0;
      deniedFrom = -1;
      scopeSentence = token.sentence;
      scopeClause = token.clause;
    }
    const known = synonyms
      .get(stems[at] ?? '')
      ?.find(({ words }) => standsAt(words, tokens, stems, at));
    if (known !== undefined && (known.words.length > 1 || token.word.denies !== 'always')) {
      const to = at + known.words.length;
      if (known.term !== '') {
        push(known.term, at, to, known.denies || scope > 0);
        if (scope > 0) scope -= 1;
      }
      at = to;
      continue;
    }
    if (deniesWhatFollows(tokens, at)) {
      // 'Can't turn without a click': it does click.
      if (token.word.text === 'without' && deniedFrom >= 0) {
        for (let i = deniedFrom; i < units.length; i += 1) {
          const unit = units[i];
          if (unit !== undefined) units[i] = { ...unit, negated: false };
        }
        deniedFrom = -1;
        scope = 0;
        at += 1;
        continue;
      }
      scope = SCOPE_UNITS;
      deniedFrom = units.length;
      at += 1;
      continue;
    }
    if (token.word.endsDenial) scope = 0;
    if (!token.word.isFunction) {
      push(stems[at] ?? token.word.stem, at, at + 1, scope > 0);
      if (scope > 0) scope -= 1;
    }
    at += 1;
  }
  return { units, stems, settings: correct ? settingClauses(tokens) : NONE };
};

/** Clauses that begin with a temporal conjunction. */
const settingClauses = (tokens: readonly Token[]): ReadonlySet<number> => {
  const settings = new Set<number>();
  let clause = -1;
  for (const token of tokens) {
    if (token.clause !== clause && token.word.opensSetting) settings.add(token.clause);
    clause = token.clause;
  }
  return settings;
};

/** Whether this clause soon ends with 'or …' or 'nor …': a list under one negation. */
const continuesList = (tokens: readonly Token[], at: number): boolean => {
  for (let i = at; i < Math.min(at + 6, tokens.length); i += 1) {
    const token = tokens[i];
    if (token === undefined || token.sentence !== tokens[at]?.sentence) return false;
    const { text, endsDenial } = token.word;
    if (text === 'or' || text === 'nor') return true;
    if (endsDenial && text !== 'and') return false;
  }
  return false;
};
