import type { Parameter } from '@wrenchwise/knowledge/parameters/parameter';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import { blankOut } from '../blank-out.ts';
import type { Stretch } from '../hearsay.ts';
import { onBatterySlips } from './battery-slip.ts';
import { readElmAnswers } from './elm-answers.ts';
import { type Figure, readFigures } from './figures.ts';
import { judge } from './judge.ts';
import { createListReader } from './lists.ts';
import { clip, type MeasuredValue } from './measured-value.ts';
import { indexNames, type Mention, type NameIndex } from './name-index.ts';
import { type Pairing, pairFigures } from './pair-figures.ts';
import { type Context, IN_FIGURE, IN_TAG } from './pair.ts';
import { reportRows } from './report-rows.ts';
import { foldFigures, scan, type Token } from './scan.ts';
import { createTableReader } from './tables.ts';
import { readTags, type TagWords } from './tags.ts';
import { createRowReader } from './unnamed-rows.ts';
import { tagStretches, withConditions } from './when-measured.ts';

/** A figure that was not understood. */
export interface NotUnderstood {
  readonly text: string;
  /** It has the name of a parameter, for which it cannot be. */
  readonly isImpossible?: true;
}

/** All that figures say in a text. */
export interface Measured {
  readonly values: readonly MeasuredValue[];
  /** Impossible figures, and technical ones that belong to nothing that is known. */
  readonly notUnderstood: readonly NotUnderstood[];
  /** What the readers of words do not see. */
  readonly stretches: readonly Stretch[];
}

/** Reads the figures of a text. Linear in its length, and safe for any string. */
export type ReadMeasurements = (text: string, fuels: ReadonlySet<Fuel>) => Measured;

const NOTHING: Measured = { values: [], notUnderstood: [], stretches: [] };

const MAX_NOT_UNDERSTOOD = 20;

const findMentions = (tokens: readonly Token[], index: NameIndex): readonly Mention[] => {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const mention = index.mentionAt(tokens, at);
    if (mention !== undefined) mentions.push(mention);
    at = mention === undefined ? at + 1 : mention.last + 1;
  }
  return mentions;
};

const markTags = (tokens: readonly Token[], tags: readonly TagWords[]): Uint8Array => {
  const marks = new Uint8Array(tokens.length);
  let at = 0;
  for (const { start, end } of tags) {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at += 1;
    for (let i = at; i < tokens.length && (tokens[i]?.start ?? 0) < end; i += 1) marks[i] = IN_TAG;
  }
  return marks;
};

interface Sentences extends Pairing {
  readonly context: Context;
  readonly tags: readonly TagWords[];
}

/** The most tokens between figures that share the unit of the last one. */
const MAX_BETWEEN = 4;

/** The parameters that a name can mean. */
const meaningsOf = ({ parameter, others = [] }: Mention): readonly string[] => [
  parameter.id,
  ...others.map((one) => one.parameter.id),
];

/** Figures with the unit that only the last of a row has: 'FL 34 FR 34 RL 21 RR 33 psi'. */
const withSharedUnits = (
  { tokens, mentions, marks }: Context,
  figures: readonly Figure[],
): readonly Figure[] => {
  const endsAt = new Map(mentions.map((mention) => [mention.last, mention]));
  let following: Figure | undefined;
  const shared = figures.toReversed().map((figure): Figure => {
    const next = following;
    following = figure;
    if (next?.unit === undefined || figure.unit !== undefined) return figure;
    const before = endsAt.get(figure.first - 1);
    const between = endsAt.get(next.first - 1);
    const isRow =
      before !== undefined &&
      between !== undefined &&
      between.first >= figure.next &&
      between.first - figure.next < MAX_BETWEEN &&
      tokens[next.first]?.sentence === tokens[figure.first]?.sentence &&
      tokens.slice(figure.next, between.first).every(({ kind }) => kind === 'mark') &&
      !marks.subarray(figure.next, next.first).includes(IN_TAG) &&
      meaningsOf(before).some((id) => meaningsOf(between).includes(id));
    following = isRow ? { ...figure, unit: next.unit } : figure;
    return following;
  });
  return shared.reverse();
};

/** Lines that are a name and nothing else, between the values of a report. */
const bareNames = ({ tokens, mentions }: Context): readonly Stretch[] =>
  mentions.flatMap(({ first, last }): Stretch[] => {
    const from = tokens[first];
    const to = tokens[last];
    if (from === undefined || to === undefined) return [];
    const colon = ':.-'.includes(tokens[last + 1]?.text ?? ' ') ? 1 : 0;
    const isLine =
      tokens[first - 1]?.line !== from.line && tokens[last + 1 + colon]?.line !== from.line;
    return isLine && last > first ? [[from.start, to.end]] : [];
  });

/** So many values make a report. */
const REPORT = 2;

/** The figures of sentences and rows with their names. */
const readSentences = (text: string, index: NameIndex): Sentences | undefined => {
  const tokens = scan(text);
  const figures = readFigures(tokens, index);
  if (figures.length === 0) return undefined;
  const tags = readTags(text);
  const marks = markTags(tokens, tags);
  // 'rpm' of 'at 2,500 rpm' names nothing.
  const mentions = findMentions(tokens, index).filter(
    ({ first }) => marks[first] !== IN_TAG || tokens[first - 1]?.kind !== 'number',
  );
  const saysWhen = figures.map(({ digits }) => marks[digits] === IN_TAG);
  for (const { first, next } of figures) marks.fill(IN_FIGURE, first, next);
  // The unit of a heading belongs to its name: 'Coolant temperature (°F), 187'.
  for (const { last } of mentions) {
    if (!'(['.includes(tokens[last + 1]?.text ?? ' ')) continue;
    const unit = index.unitAt(tokens, last + 2);
    if (unit !== undefined) marks.fill(IN_FIGURE, last + 2, unit.next);
  }
  const context: Context = { text, tokens, mentions, marks, saysWhen };
  return { context, tags, ...pairFigures(context, index, withSharedUnits(context, figures)) };
};

/** Reads texts for one edition's parameters. */
export const createMeasurementReader = (parameters: readonly Parameter[]): ReadMeasurements => {
  const index = indexNames(parameters);
  const readTables = createTableReader(index);
  const readLists = createListReader(index);
  const readRows = createRowReader(index);
  const byId: ReadonlyMap<string, Parameter> = new Map(parameters.map((one) => [one.id, one]));
  return (original, fuels) => {
    if (!/\p{Nd}/u.test(original)) return NOTHING;
    const folded = foldFigures(original);
    const tables = readTables(folded);
    const answers = readElmAnswers(folded, byId);
    const rows = readRows(blankOut(folded, [...tables.stretches, ...answers.stretches]));
    const before = [...tables.stretches, ...answers.stretches, ...rows.stretches];
    const lists = readLists(blankOut(folded, before));
    const taken = [...before, ...lists.stretches];
    const text = blankOut(folded, taken);
    const sentences = readSentences(text, index);
    const values = judge(
      original,
      fuels,
      onBatterySlips(folded, [
        ...tables.values,
        ...answers.values,
        ...rows.values,
        ...lists.values,
        ...(sentences === undefined
          ? []
          : withConditions(sentences.context, sentences.pairs, sentences.tags)),
      ]),
    );
    const stretches =
      sentences === undefined
        ? taken
        : [
            ...taken,
            ...sentences.stretches,
            ...tagStretches(sentences.context, sentences.pairs, sentences.tags),
            ...(values.length >= REPORT ? bareNames(sentences.context) : []),
          ];
    return {
      values,
      stretches: [...stretches, ...reportRows(text, stretches, values.length)],
      notUnderstood: [
        ...tables.unknown.map((stretch) => ({ stretch, isImpossible: false })),
        ...(sentences?.notUnderstood ?? []),
      ]
        .slice(0, MAX_NOT_UNDERSTOOD)
        .map(({ stretch: [start, end], isImpossible }) => ({
          text: clip(original.slice(start, end)),
          ...(isImpossible ? { isImpossible } : {}),
        })),
    };
  };
};
