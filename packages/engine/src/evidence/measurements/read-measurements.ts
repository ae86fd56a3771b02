import type { MeasuringTag, Parameter } from '@wrenchwise/knowledge/parameters/parameter';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { Measurement, MeasuringCondition } from '../../diagnosis.ts';
import type { Stretch } from '../told-otherwise.ts';
import { type Figure, readFigures } from './figures.ts';
import { indexNames, type Mention, type NameIndex } from './name-index.ts';
import { isConnecting, isSeparating, readAs, type Reading } from './pairing.ts';
import { foldFigures, scan, type Token } from './scan.ts';
import { stateOf } from './state.ts';
import { readTags, type TagWords } from './tags.ts';

/** A measurement with what the inference needs of it. */
export interface MeasuredValue extends Measurement {
  /** By it, it is taken back: 'measurement:coolant-temperature:88'. */
  readonly id: string;
  readonly of: Parameter;
  /** In the parameter's own unit. */
  readonly own: number;
  readonly tags: ReadonlySet<MeasuringTag>;
  readonly start: number;
  readonly end: number;
}

/** All that figures say in a text. */
export interface Measured {
  readonly values: readonly MeasuredValue[];
  readonly notUnderstood: readonly { readonly text: string }[];
  /** What the readers of words do not see. */
  readonly stretches: readonly Stretch[];
}

export type ReadMeasurements = (text: string, fuels: ReadonlySet<Fuel>) => Measured;

/** A figure that was paired with a name. */
interface Pair {
  readonly mention: Mention;
  readonly figures: readonly Figure[];
  readonly reading: Reading;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly sentence: number;
}

const NOTHING: Measured = { values: [], notUnderstood: [], stretches: [] };

const MAX_VALUES = 60;
const MAX_NOT_UNDERSTOOD = 20;
const MAX_QUOTE = 120;

/** The most words between a name and a figure with a unit. */
const NEAR = 8;

const OTHER_CAR =
  /\b(?:(?:my |his |her |our |their |a |the )?(?:wife|husband|mum|mom|dad|brother|sister|son|daughter|mate|friend|neighbou?r|colleague)['’]?s (?:car|one|truck|van|golf|focus|\w+)|my (?:other|previous|old|last|second) (?:car|one|truck|van|\w+)|(?:the|an?) other (?:car|one)|my old car|another car|other cars|previous car|identical car|same model)\b/;

/** Just before a figure: what it should be, not what it is. */
const EXPECTED =
  /(?:\b(?:should(?: be| read| show| sit)?|supposed to(?: be| read)?|spec(?:ification)?s?(?: is| are| says?)?|recommended|recommends?|nominal|rated(?: at)?|rating|limit|minimum|normal(?:ly)?(?: is| range| value| around| about)?|usual(?:ly)?|typical(?:ly)?|instead of|rather than|needs? to be|ought to be|threshold|book says|manual says|placard(?: says)?|new(?: ones)? (?:is|are|was|were)|expect(?:ed|ing)?|meant to be|want(?:s|ed)? it at|set (?:them |it )?(?:all )?to|inflated (?:them |it )?(?:all )?to|pumped (?:them |it )?(?:all )?(?:up )?to)[\s:=(]*(?:about |around |at |is |to |be )?)$/;

const PAST =
  /\b(?:was|were|used to be|had been|before|previously|originally|at first|initially|last (?:year|week|month|time))\b/;
const NOW = /\b(?:now|currently|at the moment|today|after(?:wards)?|since|but is|new(?:ly)?)\b/;
const CHANGED =
  /\b(?:went|gone|dropped|fell|rose|came|come|drops|falls|rises|goes|changed|improved|reduced|down|up|jumps|climbs) (?:\w+ )?from\s*$/;

const conditionOf = (tags: ReadonlySet<MeasuringTag>): MeasuringCondition | undefined => {
  for (const tag of tags) if (tag !== 'warm') return tag;
  return tags.has('warm') ? 'running' : undefined;
};

const clip = (text: string): string =>
  (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text).trim();

/** Units that only instruments show: a figure with one that belongs to no name was not understood. */
const isTechnical = ({ unit }: Figure): boolean =>
  unit !== undefined &&
  (unit.voltage ??
    unit.resistance ??
    unit.pressure ??
    unit['air-flow'] ??
    unit.temperature ??
    unit['fuel-quantity'] ??
    unit.concentration) !== undefined &&
  unit.distance === undefined;

/** The text between two tokens' ends. */
const between = (text: string, from: Token | undefined, to: Token | undefined): string =>
  text.slice(from?.end ?? 0, to?.start ?? text.length);

interface Context {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** For each token: 1 within the words of a condition, 2 within a figure. */
  readonly inTag: Uint8Array;
}

/** Whether all tokens of a span keep a name and a figure together. */
const isJoined = ({ tokens, inTag }: Context, from: number, to: number): boolean => {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (inTag[i] === 0 && !isConnecting(token)) return false;
  }
  return true;
};

const countWords = ({ tokens }: Context, from: number, to: number): number => {
  let words = 0;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'word') words += isSeparating(token) ? NEAR : 1;
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
const declaredUnit = (context: Context, index: NameIndex, mention: Mention): string | undefined => {
  const { tokens } = context;
  for (let i = mention.last + 1; i < mention.last + 4; i += 1) {
    const token = tokens[i];
    if (token?.text !== '(' && token?.text !== '[') continue;
    return index.unitAt(tokens, i + 1)?.unit[mention.parameter.quantity];
  }
  return undefined;
};

/** The most names before a figure that are tried. */
const TRIED = 4;

/** Finds for each figure the name that it belongs to. */
const findMention = (
  context: Context,
  index: NameIndex,
  figure: Figure,
  /** Index of the first mention behind the figure. */
  behind: number,
): { mention: Mention; reading: Reading | 'impossible'; isClose: boolean } | undefined => {
  const { tokens, mentions } = context;
  const start = tokens[figure.first];
  if (start === undefined) return undefined;
  let near: { mention: Mention; reading: Reading; isClose: boolean } | undefined;
  let impossible: { mention: Mention; reading: 'impossible'; isClose: boolean } | undefined;
  for (let i = behind - 1; i >= 0 && i >= behind - TRIED; i -= 1) {
    const mention = mentions[i];
    const last = mention === undefined ? undefined : tokens[mention.last];
    if (mention === undefined || last === undefined) break;
    const heading = isHeading(context, mention, figure);
    if (last.sentence !== start.sentence && !heading) break;
    const reading = readAs(mention, figure, declaredUnit(context, index, mention));
    if (reading === undefined) continue;
    const isClose = heading || isJoined(context, mention.last + 1, figure.first);
    if (reading === 'impossible') {
      if (isClose && (mention.isSure || figure.unit !== undefined)) {
        impossible ??= { mention, reading, isClose };
      }
      continue;
    }
    if (isClose) return { mention, reading, isClose };
    if (figure.unit !== undefined && countWords(context, mention.last + 1, figure.first) < NEAR) {
      near ??= { mention, reading, isClose };
    }
  }
  if (impossible !== undefined) return impossible;
  const next = mentions[behind];
  const nextStart = next === undefined ? undefined : tokens[next.first];
  if (
    next !== undefined &&
    nextStart?.sentence === start.sentence &&
    next.first - figure.next <= 5
  ) {
    const reading = readAs(next, figure);
    if (
      reading !== undefined &&
      (figure.unit !== undefined || (figure.isSigned && next.parameter.quantity === 'share')) &&
      isJoined(context, figure.next, next.first)
    ) {
      return { mention: next, reading, isClose: true };
    }
  }
  return near;
};

/** A figure that goes on the one before: the rest of a range or a list. */
const JOINS = /^\s*(?:-|–|—|to|and|\/|,|;|\||\.\.+|or|&)?\s*$/;
const RANGE = /^\s*(?:-|–|—|to|\.\.+)\s*$/;

const worstOf = (parameter: Parameter, readings: readonly Reading[]): Reading | undefined => {
  const by = (score: (one: Reading) => number) =>
    readings.reduce<Reading | undefined>(
      (a, b) => (a === undefined || score(b) > score(a) ? b : a),
      undefined,
    );
  if (parameter.worst === 'lowest') return by(({ own }) => -own);
  if (parameter.worst === 'highest') return by(({ own }) => own);
  if (parameter.worst === 'extreme') return by(({ own }) => Math.abs(own));
  return readings.at(-1);
};

const middle = (low: Reading, high: Reading, decimals: number): Reading => {
  const factor = 10 ** Math.min(decimals + 1, 6);
  const round = (value: number) => Math.round(value * factor) / factor;
  return {
    unit: high.unit,
    value: round((low.value + high.value) / 2),
    own: (low.own + high.own) / 2,
  };
};

/** Reads a text's measurements; `parameters` are those of the knowledge. */
export const createMeasurementReader = (parameters: readonly Parameter[]): ReadMeasurements => {
  const index = indexNames(parameters);
  return (original, fuels) => {
    if (!/\p{Nd}/u.test(original)) return NOTHING;
    const text = foldFigures(original);
    const tokens = scan(text);
    const figures = readFigures(tokens, index);
    if (figures.length === 0) return NOTHING;
    const mentions: Mention[] = [];
    for (let at = 0; at < tokens.length;) {
      const mention = index.mentionAt(tokens, at);
      if (mention !== undefined) mentions.push(mention);
      at = mention === undefined ? at + 1 : mention.last + 1;
    }
    const tags = readTags(text);
    const inTag = markTags(tokens, tags);
    const tagAt = Uint8Array.from(inTag);
    const saysWhen = figures.map(({ digits }) => inTag[digits] === 1);
    for (const { first, next } of figures) inTag.fill(FIGURE, first, next);
    const context: Context = {
      text,
      tokens,
      mentions: mentions.filter(
        ({ first, parameter }) =>
          tagAt[first] !== 1 ||
          parameter.id !== 'engine-speed' ||
          tokens[first - 1]?.kind !== 'number',
      ),
      inTag,
    };
    const { pairs, stretches, notUnderstood } = pairAll(context, index, figures, saysWhen);
    const values = judge(original, context, pairs, tags, fuels);
    return {
      values,
      stretches: [...stretches, ...tagStretches(context, pairs, tags)],
      notUnderstood: notUnderstood
        .slice(0, MAX_NOT_UNDERSTOOD)
        .map(([start, end]) => ({ text: clip(original.slice(start, end)) })),
    };
  };
};

/** In `inTag`: part of a figure, which separates no name from the next one. */
const FIGURE = 2;

const markTags = (tokens: readonly Token[], tags: readonly TagWords[]): Uint8Array => {
  const marks = new Uint8Array(tokens.length);
  let at = 0;
  for (const { start, end } of tags) {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at += 1;
    for (let i = at; i < tokens.length && (tokens[i]?.start ?? 0) < end; i += 1) marks[i] = 1;
  }
  return marks;
};

const pairAll = (
  context: Context,
  index: NameIndex,
  figures: readonly Figure[],
  /** For each figure, whether it belongs to the words of a condition: 'at 2,500 rpm'. */
  saysWhen: readonly boolean[],
) => {
  const { text, tokens, mentions } = context;
  const pairs: Pair[] = [];
  const stretches: Stretch[] = [];
  const notUnderstood: Stretch[] = [];
  let behind = 0;
  let previous: { figure: Figure; pair?: Pair } | undefined;
  for (const [at, figure] of figures.entries()) {
    const first = tokens[figure.first];
    const last = tokens[figure.next - 1];
    if (first === undefined || last === undefined) continue;
    while (behind < mentions.length && (mentions[behind]?.first ?? 0) < figure.first) behind += 1;
    // '2,500' of 'at 2,500 rpm' says when, unless the name before it is that of the engine speed.
    const mentionBefore = mentions[behind - 1];
    const isOfName =
      mentionBefore !== undefined &&
      mentionBefore.last === figure.first - 1 &&
      mentionBefore.isSure;
    if (saysWhen[at] === true && !isOfName) continue;
    const sentence = sentenceOf(context, first);
    if (OTHER_CAR.test(sentence.toLowerCase())) continue;
    const listed =
      previous?.pair === undefined
        ? undefined
        : goesOn(context, previous.pair, previous.figure, figure);
    if (listed !== undefined && previous?.pair !== undefined) {
      const pair: Pair = {
        ...previous.pair,
        reading: listed,
        figures: [...previous.pair.figures, figure],
        end: last.end,
      };
      pairs[pairs.length - 1] = pair;
      stretches.push([first.start, last.end]);
      previous = { figure, pair };
      continue;
    }
    const found = findMention(context, index, figure, behind);
    if (found === undefined) {
      if (isTechnical(figure)) notUnderstood.push([first.start, last.end]);
      previous = { figure };
      continue;
    }
    const { mention, reading, isClose } = found;
    const from = tokens[mention.first];
    const to = tokens[mention.last];
    if (from === undefined || to === undefined) continue;
    const start = Math.min(from.start, first.start);
    const end = Math.max(to.end, last.end);
    if (isClose) stretches.push([start, end]);
    else stretches.push([from.start, to.end], [first.start, last.end]);
    if (reading === 'impossible') {
      notUnderstood.push(isClose ? [start, end] : [first.start, last.end]);
      previous = { figure };
      continue;
    }
    const gap = text.slice(Math.max(0, first.start - 60), first.start).toLowerCase();
    if (EXPECTED.test(gap.slice(gap.lastIndexOf('\n') + 1))) {
      previous = { figure };
      continue;
    }
    const pair: Pair = {
      mention,
      figures: [figure],
      reading,
      // A second figure of the same name begins at itself.
      start: previous?.pair?.mention === mention ? first.start : start,
      end,
      line: first.line,
      sentence: first.sentence,
    };
    pairs.push(pair);
    previous = { figure, pair };
  }
  return { pairs: withoutPast(context, pairs), stretches, notUnderstood };
};

const MAX_SENTENCE = 400;

/** The words around a token, within its sentence and bounded. */
const sentenceOf = ({ text }: Context, { start }: Token): string => {
  const from = Math.max(0, start - MAX_SENTENCE / 2);
  const before = text.slice(from, start);
  const after = text.slice(start, start + MAX_SENTENCE / 2);
  const begin = before.search(/[^.!?\n]*$/);
  const stop = after.search(/[!?\n]|\.(?=\s|$)/);
  return before.slice(begin) + (stop < 0 ? after : after.slice(0, stop));
};

/** The reading of a range or list that a figure continues. */
const goesOn = (
  { text, tokens }: Context,
  pair: Pair,
  before: Figure,
  figure: Figure,
): Reading | undefined => {
  const from = tokens[before.next - 1];
  const to = tokens[figure.first];
  if (from === undefined || to === undefined || from.line !== to.line) return undefined;
  const joint = between(text, from, to);
  const isTwice = before.unit !== undefined && figure.unit !== undefined;
  const isRange =
    RANGE.test(joint) ||
    (figure.isSigned && before.next === figure.first && text.charAt(to.start) === '-');
  if (!isRange && (!JOINS.test(joint) || joint.trim() === '')) return undefined;
  if (
    !isRange &&
    (pair.mention.parameter.worst === undefined || (isTwice && joint.trim() === 'and'))
  ) {
    return undefined;
  }
  const { mention } = pair;
  const unit = pair.reading.unit;
  const one = readAs({ ...mention, isSure: true }, figure, unit);
  if (one === undefined || one === 'impossible') return undefined;
  // The first figure of '14.1–14.4 V' has its unit from the second.
  const first = pair.figures[0];
  const start =
    first === undefined ? undefined : readAs({ ...mention, isSure: true }, first, one.unit);
  const earlier = start === undefined || start === 'impossible' ? pair.reading : start;
  if (isRange) {
    const lead = text.slice(Math.max(0, pair.start - 40), to.start).toLowerCase();
    if (
      CHANGED.test(lead.slice(0, lead.length - (to.start - (tokens[before.first]?.start ?? 0))))
    ) {
      return one;
    }
    return middle(earlier, one, Math.max(before.decimals, figure.decimals));
  }
  return worstOf(mention.parameter, [earlier, one]);
};

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
    const before = text.slice(Math.max(0, start - 50), end + 30).toLowerCase();
    const after = text.slice(end, (tokens[later.next - 1]?.end ?? end) + 40).toLowerCase();
    return !(PAST.test(before) && NOW.test(after));
  });

/** The words of a condition that belong to a measurement: beside it, with nothing between. */
const tagStretches = (
  { text }: Context,
  pairs: readonly Pair[],
  tags: readonly TagWords[],
): readonly Stretch[] =>
  tags.flatMap(({ start, end }): Stretch[] =>
    pairs.some(
      (pair) =>
        (start >= pair.end &&
          start - pair.end < 12 &&
          !/[.!?\n\p{L}]/u.test(text.slice(pair.end, start))) ||
        (end <= pair.start &&
          pair.start - end < 12 &&
          !/[.!?\n\p{L}]/u.test(text.slice(end, pair.start))) ||
        (start >= pair.start && end <= pair.end),
    )
      ? [[start, end]]
      : [],
  );

const IDLES = [400, 1150] as const;
const RAISED = [1700, 3600] as const;
const CRUISES = 35;
const LOADED = 75;

/** What the engine did at the time, by other values of the same sample. */
const tagOfSample = (
  sample: readonly { readonly id: string; readonly own: number }[],
): MeasuringTag | undefined => {
  const valueOf = (id: string) => {
    const found = sample.filter((one) => one.id === id);
    return found.length === 1 ? found[0]?.own : undefined;
  };
  const rpm = valueOf('engine-speed');
  const speed = valueOf('vehicle-speed');
  if (rpm === 0) return 'engine-off';
  if ((valueOf('engine-load') ?? 0) >= LOADED && (rpm ?? RAISED[0]) >= RAISED[0]) return 'load';
  if ((speed ?? 0) >= CRUISES) return 'cruise';
  if (rpm === undefined || (speed ?? 0) > 5) return undefined;
  if (rpm < IDLES[0]) return 'cranking';
  if (rpm <= IDLES[1]) return 'idle';
  return rpm >= RAISED[0] && rpm <= RAISED[1] ? 'raised-idle' : undefined;
};

const paragraphsOf = (text: string): readonly number[] =>
  Array.from(text.matchAll(/\n[ \t\r]*\n/g), ({ index }) => index);

/** Gives each pair its condition and state. */
const judge = (
  original: string,
  context: Context,
  pairs: readonly Pair[],
  tags: readonly TagWords[],
  fuels: ReadonlySet<Fuel>,
): readonly MeasuredValue[] => {
  const { tokens, text } = context;
  const breaks = paragraphsOf(text);
  let paragraph = 0;
  const paragraphs = pairs.map(({ start }) => {
    while (paragraph < breaks.length && (breaks[paragraph] ?? 0) < start) paragraph += 1;
    return paragraph;
  });
  const samples = Map.groupBy(
    pairs.map(({ mention, reading }, at) => ({ id: mention.parameter.id, own: reading.own, at })),
    ({ at }) => paragraphs[at] ?? 0,
  );
  const sampleTags = new Map([...samples].map(([at, sample]) => [at, tagOfSample(sample)]));
  const sentences = tagSentences(tokens, tags);
  const counts = new Map<string, number>();
  const used = new Set<TagWords>();
  const values: MeasuredValue[] = [];
  for (const [at, pair] of pairs.entries()) {
    const own = ownTags(
      pair,
      pairs[at - 1],
      pairs[at + 1],
      sentences.get(pair.sentence) ?? [],
      used,
    );
    const sample = sampleTags.get(paragraphs[at] ?? 0);
    if (own.size === 0 || (own.size === 1 && own.has('warm'))) {
      if (sample !== undefined) own.add(sample);
    }
    const { mention, reading } = pair;
    const { parameter } = mention;
    const name = `${parameter.id}:${reading.value}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const condition = conditionOf(own);
    values.push({
      id: `measurement:${name}${count > 1 ? `:${count}` : ''}`,
      parameter: parameter.id,
      label: parameter.label,
      value: reading.value,
      unit: reading.unit,
      state: stateOf(parameter, reading.own, own, fuels),
      ...(condition === undefined ? {} : { condition }),
      text: clip(original.slice(pair.start, pair.end)),
      of: parameter,
      own: reading.own,
      tags: own,
      start: pair.start,
      end: pair.end,
    });
    if (values.length >= MAX_VALUES) break;
  }
  return values;
};

/** The conditions of each sentence. */
const tagSentences = (
  tokens: readonly Token[],
  tags: readonly TagWords[],
): ReadonlyMap<number, readonly TagWords[]> => {
  let at = 0;
  return Map.groupBy(tags, ({ start }) => {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at += 1;
    return tokens[at]?.sentence ?? -1;
  });
};

/** The conditions that the sentence gives a measurement: its own, or the only one of the sentence. */
const ownTags = (
  pair: Pair,
  before: Pair | undefined,
  after: Pair | undefined,
  sentence: readonly TagWords[],
  used: Set<TagWords>,
): Set<MeasuringTag> => {
  const from = before?.sentence === pair.sentence ? before.end : -1;
  const to = after?.sentence === pair.sentence ? after.start : Number.POSITIVE_INFINITY;
  const take = (found: readonly TagWords[]): Set<MeasuringTag> => {
    for (const one of found) used.add(one);
    return new Set(found.map(({ tag }) => tag));
  };
  const inside = sentence.filter(
    (one) =>
      !used.has(one) &&
      one.start >= Math.min(pair.start, from < 0 ? pair.start : from) &&
      one.end <= pair.end,
  );
  if (inside.length > 0) return take(inside);
  const ahead = sentence.filter(
    (one) => !used.has(one) && one.start >= from && one.end <= pair.start,
  );
  const behind = sentence.filter((one) => !used.has(one) && one.start >= pair.end && one.end <= to);
  const close = behind.filter(({ start }) => start - pair.end < 25);
  if (ahead.length > 0 && from >= 0) return take(ahead);
  if (close.length > 0) return take(close);
  if (ahead.length > 0) return take(ahead);
  if (behind.length > 0) return take(behind);
  const kinds = new Set(sentence.map(({ tag }) => tag));
  return kinds.size === 1 ? kinds : new Set();
};
