import type { Parameter } from '@wrenchwise/knowledge/parameters/parameter';

import type { Figure } from './figures.ts';
import type { Mention, NameIndex } from './name-index.ts';
import { type Context, IN_TAG, isJoined } from './pair.ts';
import { isSeparating, readAs, type Reading } from './pairing.ts';
import type { Token } from './scan.ts';

/** The most words between a name and a figure, with a unit and without. */
const NEAR = 8;

const MAX_BARE_WORDS = 5;

/** The most names before a figure that are tried. */
const TRIED = 4;

/** The words of a span; one that separates counts as too many. */
const countWords = ({ tokens, marks }: Context, from: number, to: number): number => {
  let words = 0;
  for (let i = from; i < to && words <= NEAR; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word' || marks[i] !== 0) continue;
    words += isSeparating(token) ? NEAR : 1;
  }
  return words;
};

/** Whether a name on a line of its own is followed by the figure on the next line. */
const isHeading = ({ tokens }: Context, mention: Mention, figure: Figure): boolean => {
  const first = tokens[mention.first];
  const last = tokens[mention.last];
  const start = tokens[figure.first];
  if (first === undefined || last === undefined || start === undefined) return false;
  const behind = tokens[mention.last + 1];
  return (
    start.line - last.line === 1 &&
    tokens[mention.first - 1]?.line !== first.line &&
    (mention.last + 1 === figure.first ||
      (behind?.text === ':' && mention.last + 2 === figure.first))
  );
};

/** The unit that a name declares in brackets: 'ECT(°C)'. */
const declaredUnit = (
  { tokens }: Context,
  index: NameIndex,
  mention: Mention,
): string | undefined => {
  for (let i = mention.last + 1; i < mention.last + 4; i += 1) {
    const token = tokens[i];
    if (token?.text !== '(' && token?.text !== '[') continue;
    return index.unitAt(tokens, i + 1)?.unit[mention.parameter.quantity];
  }
  return undefined;
};

/** A name that a figure fits, by the parameter that it fits. */
interface Resolved {
  readonly mention: Mention;
  /** As it is in the text. */
  readonly named: Mention;
  readonly reading: Reading | 'impossible';
}

/** Words that lead on to another figure of the same name. */
const LEADING_ON: ReadonlySet<string> = new Set([
  'and',
  'now',
  'then',
  'but',
  'currently',
  'to',
  'later',
  'or',
]);

/** Whether a name that has its figure may have another one: '+20 at idle and +3 at 2,500'. */
const isFree = (
  context: Context,
  used: ReadonlyMap<Mention, number>,
  mention: Mention,
  figure: Figure,
): boolean => {
  const from = used.get(mention);
  if (from === undefined) return true;
  if (!isJoined(context, from, figure.first)) return false;
  if (figure.unit !== undefined || context.marks[figure.next] === IN_TAG) return true;
  return context.tokens.slice(from, figure.first).some(({ text }) => LEADING_ON.has(text));
};

/** The parameter of the place named just before a figure: 'pads front 7 mm, rear 3 mm'. */
const elsewhere = (
  { tokens }: Context,
  index: NameIndex,
  { parameter, last }: Mention,
  figure: Figure,
): Parameter => {
  if (parameter.elsewhere === undefined) return parameter;
  for (let i = figure.first - 1; i > last && i >= figure.first - 4; i -= 1) {
    if (parameter.elsewhere.words.includes(tokens[i]?.text ?? '')) {
      return index.parameter(parameter.elsewhere.parameter) ?? parameter;
    }
  }
  return parameter;
};

/** Whether a value is one that even a general name means. */
const isOfVague = (
  { vague, quantity }: Parameter,
  figure: Figure,
  reading: Reading | 'impossible',
): boolean => {
  if (vague === undefined || reading === 'impossible' || figure.unit === undefined) return false;
  const [low, high] = vague.between;
  const from = figure.unit[quantity] === undefined ? (vague.bareFrom ?? low) : low;
  return reading.own >= from && reading.own <= high;
};

/** Words before a bare figure that make it a count or a year: 'a 2000 Golf', 'in 2007'. */
const COUNTING: ReadonlySet<string> = new Set([
  'a',
  'an',
  'in',
  'my',
  'the',
  'since',
  'this',
  '*',
  'x',
  'another',
]);

/** A figure as a value of what a name means, the first that it fits. */
const readAny = (
  context: Context,
  index: NameIndex,
  named: Mention,
  figure: Figure,
): Resolved | undefined => {
  if (figure.unit === undefined && COUNTING.has(context.tokens[figure.first - 1]?.text ?? '')) {
    return undefined;
  }
  let impossible: Resolved | undefined;
  for (const one of [named, ...(named.others ?? [])]) {
    const mention = { ...named, parameter: one.parameter, isSure: one.isSure };
    const parameter = elsewhere(context, index, mention, figure);
    const placed = parameter === one.parameter ? mention : { ...mention, parameter };
    const reading = readAs(placed, figure, declaredUnit(context, index, placed));
    if (reading === undefined || (one.isVague === true && !isOfVague(parameter, figure, reading))) {
      continue;
    }
    const resolved = { mention: placed, named, reading };
    if (reading !== 'impossible') return resolved;
    impossible ??= resolved;
  }
  return impossible;
};

export interface Found extends Resolved {
  /** Only words that hold them together are between. */
  readonly isClose: boolean;
}

/** The name before a figure that it belongs to. */
export const findBefore = (
  context: Context,
  index: NameIndex,
  figure: Figure,
  behind: number,
  start: Token,
  used: ReadonlyMap<Mention, number>,
): { readonly close?: Found; readonly near?: Found; readonly impossible?: Found } => {
  const { tokens, mentions } = context;
  let near: Found | undefined;
  let impossible: Found | undefined;
  for (let i = behind - 1; i >= 0 && i >= behind - TRIED; i -= 1) {
    const mention = mentions[i];
    const last = mention === undefined ? undefined : tokens[mention.last];
    if (mention === undefined || last === undefined) break;
    const heading = isHeading(context, mention, figure);
    if (last.sentence !== start.sentence && !heading) break;
    const resolved = readAny(context, index, mention, figure);
    if (resolved === undefined) continue;
    const { reading } = resolved;
    const words = countWords(context, mention.last + 1, figure.first);
    const isClose =
      heading ||
      (isJoined(context, mention.last + 1, figure.first) &&
        (figure.unit !== undefined || words <= MAX_BARE_WORDS));
    const found: Found = { ...resolved, isClose };
    if (!isFree(context, used, mention, figure)) continue;
    if (reading === 'impossible') {
      // A bare figure may be anything: a year, a count.
      if (isClose && figure.unit !== undefined) impossible ??= found;
    } else if (isClose) return { close: found };
    else if (figure.unit !== undefined && words < NEAR) near ??= found;
  }
  return {
    ...(near === undefined ? {} : { near }),
    ...(impossible === undefined ? {} : { impossible }),
  };
};

/** The most tokens between a figure and the name behind it. */
const BEHIND = 5;

/** The name behind a figure: '+18 % fuel trim', '6 mm on the front pads'. */
export const findBehind = (
  context: Context,
  index: NameIndex,
  figure: Figure,
  next: Mention | undefined,
  start: Token,
): Found | undefined => {
  const first = next === undefined ? undefined : context.tokens[next.first];
  if (next === undefined || first?.sentence !== start.sentence) return undefined;
  if (next.first - figure.next > BEHIND || !isJoined(context, figure.next, next.first)) {
    return undefined;
  }
  const isNamed =
    figure.unit !== undefined || (figure.isSigned && next.parameter.quantity === 'share');
  const resolved = isNamed ? readAny(context, index, next, figure) : undefined;
  return resolved === undefined ? undefined : { ...resolved, isClose: true };
};
