import type { MeasuringTag } from '@wrenchwise/knowledge/parameters/parameter';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { MeasurementState } from '../../diagnosis.ts';
import { engineLitres } from './engine-size.ts';
import { clip, conditionOf, type MeasuredValue, type RawValue } from './measured-value.ts';
import { stateOf } from './state.ts';

/** The most measurements of an answer. */
const MAX_VALUES = 60;

/** From so many values of one parameter under one condition on, one stands for all: a recording. */
const RECORDING = 3;

const key = ({ of, tags, place = '' }: RawValue): string =>
  `${of.id} ${place} ${[...tags].join(' ')}`;

/** A column of a recording has one place, its heading. */
const columnKey = (value: RawValue): string => `${value.start} ${key(value)}`;

const byValue = (values: readonly RawValue[]): readonly RawValue[] =>
  values.toSorted((a, b) => a.own - b.own);

/** The value of a column: the highest temperature, else the middle one. */
const ofColumn = (values: readonly RawValue[]): RawValue | undefined => {
  const sorted = byValue(values);
  return values[0]?.of.quantity === 'temperature'
    ? sorted.at(-1)
    : sorted[Math.floor((sorted.length - 1) / 2)];
};

/** The value of several cylinders, wheels or rows: the worst, where the parameter says which that is. */
const ofSeveral = (values: readonly RawValue[]): RawValue | undefined => {
  const sorted = byValue(values);
  const worst = values[0]?.of.worst;
  if (worst === undefined) return ofColumn(values);
  const chosen =
    worst === 'lowest'
      ? sorted[0]
      : worst === 'highest'
        ? sorted.at(-1)
        : values.toSorted((a, b) => Math.abs(b.own) - Math.abs(a.own))[0];
  return chosen === undefined ? undefined : { ...chosen, row: sorted.flatMap(({ row }) => row) };
};

/** One value for each group of more than `most`. */
const condensedBy = (
  values: readonly RawValue[],
  keyOf: (value: RawValue) => string,
  most: (value: RawValue) => number,
  represent: (values: readonly RawValue[]) => RawValue | undefined,
): readonly RawValue[] => {
  const groups = Map.groupBy(values, keyOf);
  return values.flatMap((value): readonly RawValue[] => {
    const group = groups.get(keyOf(value)) ?? [];
    if (group.length <= most(value)) return [value];
    const one = group[0] === value ? represent(group) : undefined;
    return one === undefined ? [] : [one];
  });
};

/** Values of recordings, one for each parameter and condition; others as they are. */
const condensed = (values: readonly RawValue[]): readonly RawValue[] =>
  condensedBy(
    condensedBy(values, columnKey, () => 1, ofColumn),
    key,
    ({ of }) => (of.spread === undefined ? RECORDING : 1),
    ofSeveral,
  );

/** The state of a row of cylinders or injectors by its spread; undefined where it is even. */
const stateOfRow = ({ of, row, own, place }: RawValue): MeasurementState | undefined => {
  if (of.spread === undefined || row.length < 2) return undefined;
  const low = Math.min(...row);
  const high = Math.max(...row);
  const even = 1 - of.spread / 100;
  if (low >= high * even) return undefined;
  // Of a list each is judged: the even ones are well.
  if (of.worst === 'highest') return place === undefined || low < own * even ? 'high' : undefined;
  return place === undefined || own < high * even ? 'low' : undefined;
};

/** Judges values by what is normal, in the order of the text. */
export const judge = (
  text: string,
  fuels: ReadonlySet<Fuel>,
  values: readonly RawValue[],
): readonly MeasuredValue[] => {
  if (values.length === 0) return [];
  const counts = new Map<string, number>();
  const litres = engineLitres(text);
  return condensed(values)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_VALUES)
    .map((raw): MeasuredValue => {
      const { of, value, unit, own, tags, place, rated, start, end } = raw;
      const name = `${of.id}:${value}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const condition = conditionOf(tags);
      return {
        id: `measurement:${name}${count > 1 ? `:${count}` : ''}`,
        parameter: of.id,
        label: place === undefined ? of.label : `${of.label}, ${place}`,
        value,
        unit,
        state: stateOfRow(raw) ?? stateOf(of, own, tags, fuels, litres, rated),
        ...(condition === undefined ? {} : { condition }),
        text: clip(text.slice(start, end)),
        of,
        own,
        tags: new Set<MeasuringTag>(tags),
        start,
        end,
      };
    });
};
