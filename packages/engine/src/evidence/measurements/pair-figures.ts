import type { Stretch } from '../hearsay.ts';
import type { Figure } from './figures.ts';
import { findBefore, findBehind } from './find-name.ts';
import type { Mention, NameIndex } from './name-index.ts';
import { isNotOurs, isTechnical } from './not-a-value.ts';
import type { Context, Pair } from './pair.ts';
import { goesOn } from './ranges.ts';

const PAST =
  /\b(?:was|were|used to be|had been|before|previously|originally|at first|initially|last (?:year|week|month|time))\b/;

const NOW = /\b(?:now|currently|at the moment|today|after(?:wards)?|since|but is|new(?:ly)?)\b/;

/** Leaves out what a figure was before a repair, where the text says what it is now. */
const withoutPast = ({ text, tokens }: Context, pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter((pair, at) => {
    const next = pairs[at + 1];
    if (next?.mention.parameter.id !== pair.mention.parameter.id || next.line - pair.line > 1) {
      return true;
    }
    const figure = pair.figures[0];
    const later = next.figures[0];
    if (figure === undefined || later === undefined) return true;
    const start = tokens[figure.first]?.start ?? 0;
    const end = tokens[figure.next - 1]?.end ?? start;
    const stop = tokens[later.next - 1]?.end ?? end;
    if (stop - end > 200) return true;
    const before = text.slice(Math.max(0, start - 50), end + 30).toLowerCase();
    return !(PAST.test(before) && NOW.test(text.slice(end, stop + 40).toLowerCase()));
  });

/** Words beside a speed of the engine by which it is a reading. */
const ENGINE_STATE = /\b(?:idl\w*|tick\w*|crank\w*)\b/i;

/** Whether a value that needs it has another one beside it, or says what the engine does. */
const isInCompany = (
  { text }: Context,
  pairs: readonly Pair[],
  pair: Pair,
  at: number,
): boolean => {
  const { parameter } = pair.mention;
  if (parameter.needsCompany !== true) return true;
  const isBeside = (other: Pair | undefined): boolean =>
    other !== undefined &&
    other.mention.parameter !== parameter &&
    (other.sentence === pair.sentence || Math.abs(other.line - pair.line) === 1);
  if ([at - 2, at - 1, at + 1, at + 2].some((place) => isBeside(pairs[place]))) return true;
  const around = text.slice(Math.max(0, pair.start - 30), pair.end + 20);
  return parameter.quantity === 'engine-speed' && ENGINE_STATE.test(around);
};

/** The most words of a name that nobody knows. */
const MAX_OF_NAME = 4;

/**
 * Where a row begins that is a name and a figure and nothing else: 'thingy sensor 3.2 bar'. Its words
 * name what was measured, and are no sign. Undefined where the figure is in a sentence.
 */
const bareRowStart = (
  { tokens }: Context,
  { first, next }: Pick<Figure, 'first' | 'next'>,
): number | undefined => {
  const figure = tokens[first];
  let at = first;
  while (tokens[at - 1]?.line === figure?.line && tokens[at - 1]?.kind === 'word') at -= 1;
  const before = tokens[at - 1];
  const behind = tokens[next];
  const isAlone =
    (before === undefined || before.line !== figure?.line || before.text === ',') &&
    (behind === undefined || behind.line !== figure?.line || behind.text === ',');
  return isAlone && at < first && first - at <= MAX_OF_NAME ? tokens[at]?.start : undefined;
};

/** Words of a sentence, which no name has. */
const IN_SENTENCE =
  /\b(?:i|my|it|is|was|are|at|with|when|of|to|on|from|only|reads?|shows?|has|got|after|before|than|by|for|and|no|not)\b/i;

/** What became of the figures of a text. */
export interface Pairing {
  readonly pairs: readonly Pair[];
  /** Where names and figures are. */
  readonly stretches: readonly Stretch[];
  readonly notUnderstood: readonly { readonly stretch: Stretch; readonly isImpossible: boolean }[];
}

/** Gives each figure the name that it belongs to. Linear in the number of figures and names. */
export const pairFigures = (
  context: Context,
  index: NameIndex,
  figures: readonly Figure[],
): Pairing => {
  const { tokens, mentions, saysWhen } = context;
  const starts = new Map<number, number>();
  for (const { sentence, start } of tokens) if (!starts.has(sentence)) starts.set(sentence, start);
  const pairs: Pair[] = [];
  const stretches: Stretch[] = [];
  const notUnderstood: { stretch: Stretch; isImpossible: boolean }[] = [];
  const used = new Map<Mention, number>();
  let behind = 0;
  let previous: { readonly figure: Figure; readonly pair?: Pair } | undefined;
  for (const [at, figure] of figures.entries()) {
    const first = tokens[figure.first];
    const last = tokens[figure.next - 1];
    if (first === undefined || last === undefined) continue;
    while (behind < mentions.length && (mentions[behind]?.first ?? 0) < figure.first) behind += 1;
    // '2,500' of 'at 2,500 rpm' says when, unless the name before it is that of the engine speed.
    const name = mentions[behind - 1];
    const isOfName = name?.isSure === true && name.last === figure.first - 1;
    if (saysWhen[at] === true && !isOfName) continue;
    if (isNotOurs(context, starts.get(first.sentence) ?? 0, first.start, last.end)) continue;
    const extended =
      previous?.pair === undefined
        ? undefined
        : goesOn(context, previous.pair, previous.figure, figure);
    if (extended !== undefined) {
      pairs[pairs.length - 1] = extended;
      stretches.push([extended.start, extended.end]);
      previous = { figure, pair: extended };
      continue;
    }
    const { close, near, impossible } = findBefore(context, index, figure, behind, first, used);
    const found =
      close ?? impossible ?? findBehind(context, index, figure, mentions[behind], first) ?? near;
    if (found === undefined) {
      if (isTechnical(figure)) {
        const start = bareRowStart(context, figure);
        const isRow =
          start !== undefined && !IN_SENTENCE.test(context.text.slice(start, first.start));
        const stretch: Stretch = [isRow ? start : first.start, last.end];
        if (isRow) stretches.push(stretch);
        notUnderstood.push({ stretch, isImpossible: false });
      }
      previous = { figure };
      continue;
    }
    const { mention, named, reading, isClose } = found;
    used.set(named, figure.next);
    const from = tokens[mention.first]?.start ?? first.start;
    const to = tokens[mention.last]?.end ?? last.end;
    const start = Math.min(from, first.start);
    const end = Math.max(to, last.end);
    if (mention.parameter.staysInText !== true) {
      if (isClose) stretches.push([start, end]);
      else stretches.push([from, to], [first.start, last.end]);
    }
    if (reading === 'impossible') {
      const stretch: Stretch = isClose ? [start, end] : [first.start, last.end];
      notUnderstood.push({ stretch, isImpossible: true });
      previous = { figure };
      continue;
    }
    const pair: Pair = {
      mention,
      figures: [figure],
      reading,
      row: [reading.own],
      // A second figure of the same name begins at itself.
      start:
        previous?.pair !== undefined && previous.pair.start <= start && previous.pair.end > start
          ? first.start
          : start,
      end,
      figureStart: first.start,
      line: first.line,
      sentence: first.sentence,
    };
    pairs.push(pair);
    previous = { figure, pair };
  }
  const own = withoutPast(context, pairs);
  const lonely = new Set(own.filter((pair, at) => !isInCompany(context, own, pair, at)));
  return {
    pairs: own.filter((pair) => !lonely.has(pair)),
    stretches: stretches.filter(
      ([from, to]) => ![...lonely].some(({ start, end }) => from < end && to > start),
    ),
    notUnderstood,
  };
};
