import type { MeasuringTag } from '@wrenchwise/knowledge/parameters/parameter';

import type { Stretch } from '../hearsay.ts';
import type { RawValue } from './measured-value.ts';
import type { Context, Pair } from './pair.ts';
import type { Token } from './scan.ts';
import type { TagWords } from './tags.ts';

/** Limits of engine speed in rpm, road speed in km/h and load in %. */
const IDLES = [400, 1150] as const;
const RAISED = [1700, 3600] as const;
const CRUISES = 35;
const STANDS = 5;
const LOADED = 75;

/** What the engine did, by values of the same sample; undefined where they leave it open. */
export const tagOfSample = (
  valueOf: (id: string) => number | undefined,
): MeasuringTag | undefined => {
  const rpm = valueOf('engine-speed');
  const speed = valueOf('vehicle-speed') ?? 0;
  if (rpm === 0) return 'engine-off';
  if ((valueOf('engine-load') ?? 0) >= LOADED && (rpm ?? RAISED[0]) >= RAISED[0]) return 'load';
  if (speed >= CRUISES) return 'cruise';
  if (rpm === undefined || speed > STANDS) return undefined;
  if (rpm < IDLES[0]) return 'cranking';
  if (rpm <= IDLES[1]) return 'idle';
  return rpm >= RAISED[0] && rpm <= RAISED[1] ? 'raised-idle' : undefined;
};

/** The conditions of each sentence. */
const bySentence = (
  tokens: readonly Token[],
  tags: readonly TagWords[],
): ReadonlyMap<number, readonly TagWords[]> => {
  let at = 0;
  return Map.groupBy(tags, ({ start }) => {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at += 1;
    return tokens[at]?.sentence ?? -1;
  });
};

/** The most conditions of a sentence that are looked at for one figure. */
const MAX_TAGS = 40;

const LEADS_ON = /\b(?:and|but|then) $/i;

/** Whether a condition belongs to the figure right behind it: '12.5 V cranking 10.4 V charging 14.3 V'. */
const isOfNext = (
  { start, end }: TagWords,
  pair: Pair,
  after: Pair | undefined,
  sentence: readonly TagWords[],
  /** Where the sentence's last measurement ends. */
  lastOf: number,
): boolean =>
  after?.sentence === pair.sentence &&
  start - pair.end <= 1 &&
  after.figureStart - end <= 1 &&
  // Where the last figure has a condition behind it, all have.
  (sentence.at(-1)?.start ?? 0) < lastOf;

/** The conditions that the sentence gives a value: its own, or the only one at the sentence's beginning or end. */
const ownTags = (
  pair: Pair,
  before: Pair | undefined,
  after: Pair | undefined,
  sentence: readonly TagWords[],
  used: Set<TagWords>,
  text: string,
  /** Where the sentence's first measurement begins and its last ends. */
  [firstOf, lastOf]: readonly [number, number],
): Set<MeasuringTag> => {
  const from = before?.sentence === pair.sentence ? before.end : -1;
  const to = after?.sentence === pair.sentence ? after.figureStart : Number.POSITIVE_INFINITY;
  // 'And at 2,500 rpm' leads on to another figure, 'hot and idling' does not.
  const leadsOn = ({ start }: TagWords): boolean =>
    LEADS_ON.test(text.slice(Math.max(0, start - 6), start)) &&
    !sentence.slice(0, MAX_TAGS).some(({ end }) => end === start - ' and '.length);
  const free = sentence
    .filter((one) => !used.has(one) && one.end > from && one.start < to)
    .slice(0, MAX_TAGS);
  const take = (found: readonly TagWords[]): Set<MeasuringTag> => {
    for (const one of found) used.add(one);
    return new Set(found.map(({ tag }) => tag));
  };
  const inside = free.filter(({ start, end }) => start >= pair.start && end <= pair.end);
  if (inside.length > 0) return take(inside);
  const ahead = free.filter(({ start, end }) => start >= from && end <= pair.start);
  const behind = free.filter(
    (one) =>
      one.start >= pair.end &&
      one.end <= to &&
      !leadsOn(one) &&
      !isOfNext(one, pair, after, sentence, lastOf),
  );
  const close = behind.filter(({ start }) => start - pair.end < 25);
  for (const found of [from >= 0 ? ahead : [], close, ahead, behind]) {
    if (found.length > 0) return take(found);
  }
  const shared = sentence.slice(0, MAX_TAGS);
  const kinds = new Set(shared.filter((one) => !leadsOn(one)).map(({ tag }) => tag));
  // Between two figures it is one figure's own.
  const isShared = shared.every(({ start, end }) => end <= firstOf || start >= lastOf);
  return kinds.size === 1 && isShared ? kinds : new Set();
};

const PARAGRAPH = /\n[ \t\r]*\n/g;

/** Words of a line without figures that hold for the lines below: 'Engine off:', 'At idle'. */
const headingTags = (
  { tokens }: Context,
  pairs: readonly Pair[],
  tags: readonly TagWords[],
): readonly { readonly line: number; readonly start: number; readonly tag: MeasuringTag }[] => {
  const measured = new Set(pairs.map(({ line }) => line));
  let at = 0;
  return tags.flatMap(({ tag, start }) => {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at += 1;
    const line = tokens[at]?.line ?? -1;
    return measured.has(line) ? [] : [{ line, start, tag }];
  });
};

/** No battery at rest, and none that cranks, has more. */
const AT_REST = 13.3;
const CHARGING = /\b(?:alternator|dynamo|charg\w+|loaded|no load|lichtmaschine|ladespannung)\b/i;

/** The conditions of a voltage: that of an alternator is measured while the engine runs. */
const ofCharging = (
  id: string,
  own: number,
  words: string,
  tags: Set<MeasuringTag>,
): Set<MeasuringTag> => {
  if (id !== 'system-voltage' || own <= AT_REST) return tags;
  const isWrong = tags.has('cranking') || (tags.has('engine-off') && CHARGING.test(words));
  return isWrong ? new Set(['running']) : tags;
};

/** Pairs as values with what is known of when they were measured. */
export const withConditions = (
  context: Context,
  pairs: readonly Pair[],
  allTags: readonly TagWords[],
): readonly RawValue[] => {
  // 'At 90' of 'the needle sits at 90' is no speed.
  const figures = new Uint8Array(context.text.length);
  for (const { figureStart } of pairs) figures[figureStart] = 1;
  const tags = allTags.filter(({ start, end }) => !figures.subarray(start, end).includes(1));
  const breaks = Array.from(context.text.matchAll(PARAGRAPH), ({ index }) => index);
  let passed = 0;
  const paragraphs = pairs.map(({ start }) => {
    while (passed < breaks.length && (breaks[passed] ?? 0) < start) passed += 1;
    return passed;
  });
  const samples = new Map<number, Map<string, number | undefined>>();
  for (const [at, { mention, reading }] of pairs.entries()) {
    const paragraph = paragraphs[at] ?? 0;
    const sample = samples.get(paragraph) ?? new Map<string, number | undefined>();
    samples.set(paragraph, sample);
    const { id } = mention.parameter;
    // A second value of the same name leaves it open.
    sample.set(id, sample.has(id) ? undefined : reading.own);
  }
  const sampleTags = new Map(
    [...samples].map(([paragraph, sample]) => [paragraph, tagOfSample((id) => sample.get(id))]),
  );
  const sentences = bySentence(context.tokens, tags);
  const edges = new Map<number, readonly [number, number]>();
  for (const { sentence, start, end } of pairs) {
    const [first, last] = edges.get(sentence) ?? [start, end];
    edges.set(sentence, [Math.min(first, start), Math.max(last, end)]);
  }
  const headings = headingTags(context, pairs, tags);
  const used = new Set<TagWords>();
  let heading = -1;
  return pairs.map((pair, at): RawValue => {
    const { mention, reading, row, start, end } = pair;
    const own = ownTags(
      pair,
      pairs[at - 1],
      pairs[at + 1],
      sentences.get(pair.sentence) ?? [],
      used,
      context.text,
      edges.get(pair.sentence) ?? [pair.start, pair.end],
    );
    while ((headings[heading + 1]?.start ?? Number.POSITIVE_INFINITY) < start) heading += 1;
    const above = headings[heading];
    const paragraph = paragraphs[at] ?? 0;
    if (own.size === 0 || (own.size === 1 && own.has('warm'))) {
      const sample = sampleTags.get(paragraph);
      const isUnder =
        above !== undefined &&
        above.start >= (breaks[paragraph - 1] ?? 0) &&
        pair.line > above.line;
      if (sample !== undefined) own.add(sample);
      else if (isUnder) own.add(above.tag);
    }
    const tags = ofCharging(mention.parameter.id, reading.own, context.text.slice(start, end), own);
    return { of: mention.parameter, ...reading, row, tags, start, end };
  });
};

/** Characters between a condition's words and the measurement that they belong to. */
const BESIDE = 12;

/** The words of a condition that belong to a measurement: within it, or beside it with nothing between. */
export const tagStretches = (
  { text }: Context,
  pairs: readonly Pair[],
  tags: readonly TagWords[],
): readonly Stretch[] => {
  const sorted = pairs.toSorted((a, b) => a.start - b.start);
  const isEmpty = (from: number, to: number): boolean =>
    to >= from && to - from < BESIDE && !/[.!?\n\p{L}]/u.test(text.slice(from, to));
  let at = 0;
  return tags.flatMap(({ start, end }): Stretch[] => {
    while (at < sorted.length && (sorted[at]?.end ?? 0) < start - BESIDE) at += 1;
    for (const pair of sorted.slice(at, at + 3)) {
      const isWithin = start >= pair.start && end <= pair.end;
      if (isWithin || isEmpty(pair.end, start) || isEmpty(end, pair.start)) return [[start, end]];
    }
    return [];
  });
};
