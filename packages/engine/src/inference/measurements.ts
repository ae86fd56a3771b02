import { TRIM_PAIR } from '@wrenchwise/knowledge/parameters/fuel-trims';
import { PRESSURE_PAIRS } from '@wrenchwise/knowledge/parameters/pressures';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { MeasuredValue } from '../evidence/measurements/measured-value.ts';
import { measurementWords } from '../evidence/measurements/shown.ts';
import { missingSigns, signOf } from '../evidence/measurements/state.ts';
import type { CompiledFaults } from './compiled-faults.ts';
import type { Contribution } from './weighing.ts';

/** Of the weight that an abnormal value would have, what a normal one takes away. */
const NORMAL_SHARE = 0.2;
/** The most that a normal value takes away. */
const MAX_AGAINST = 0.5;

/**
 * P(abnormal | a fault that shows in the value) : P(abnormal | any other fault). The ratios of the
 * knowledge compare only the former.
 */
const ABNORMAL_RATIO = 20;

const abnormalWeight = (ratio: number): number =>
  Math.log(ratio < 1 ? ratio : ratio * ABNORMAL_RATIO);

/** What a value says of one fault. */
interface Said {
  readonly measured: MeasuredValue;
  readonly weight: number;
  readonly meaning: string;
}

/** What the measurements say of the faults. */
export interface MeasurementWeights {
  /** Summed log-likelihood ratios by the fault's place in the catalogue. */
  readonly weights: ReadonlyMap<number, number>;
  readonly contributionsOf: (fault: number) => readonly Contribution[];
}

const NOTHING: MeasurementWeights = { weights: new Map(), contributionsOf: () => [] };

type Ratios = Readonly<Record<string, number>>;

const ratiosOf = (faults: Readonly<Partial<Record<string, number>>>): Ratios =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([id, ratio]) => (ratio === undefined ? [] : [[id, ratio]])),
  );

const said = (measured: MeasuredValue, fuels: ReadonlySet<Fuel>): ReadonlyMap<string, number> => {
  const { of, state, own, tags } = measured;
  if (state === 'unknown') return new Map();
  if (state !== 'normal') {
    const sign = signOf(of, state, own, tags, fuels);
    if (sign === undefined) return new Map();
    return new Map(
      Object.entries(ratiosOf(sign.faults)).map(([id, ratio]) => [id, abnormalWeight(ratio)]),
    );
  }
  const against = new Map<string, number>();
  for (const sign of missingSigns(of, tags, fuels)) {
    for (const [id, ratio] of Object.entries(ratiosOf(sign.faults))) {
      if (ratio <= 1) continue;
      const weight = -Math.min(MAX_AGAINST, NORMAL_SHARE * Math.log(ratio));
      against.set(id, Math.min(against.get(id) ?? 0, weight));
    }
  }
  return against;
};

const TRIMS = 'fuel-trim';
const AT_IDLE = 'idle';
const WITH_REVS = ['raised-idle', 'cruise', 'load'] as const;

/** Two values that say something together. */
interface Pattern {
  readonly measured: MeasuredValue;
  readonly group: string;
  readonly ratios: Ratios;
  readonly meaning: string;
}

/** The trims of a bank at idle and with revs, as one finding. */
const trimPair = (measurements: readonly MeasuredValue[]): Pattern | undefined => {
  const trims = measurements.filter(({ of }) => of.group === TRIMS);
  for (const idle of trims) {
    if (!idle.tags.has(AT_IDLE)) continue;
    const revs = trims.find(
      (one) => one.parameter === idle.parameter && WITH_REVS.some((tag) => one.tags.has(tag)),
    );
    if (revs === undefined) continue;
    const fall = idle.own - revs.own;
    if (idle.state === 'high' && fall >= TRIM_PAIR.difference) {
      return {
        measured: idle,
        group: TRIMS,
        ratios: TRIM_PAIR.fallsWithRevs,
        meaning:
          'The fuel trim is high at idle and falls with revs, as when air enters behind the airflow meter',
      };
    }
    if (revs.state === 'high' && -fall >= TRIM_PAIR.difference) {
      return {
        measured: revs,
        group: TRIMS,
        ratios: TRIM_PAIR.risesWithRevs,
        meaning:
          'The fuel trim rises with revs, as when too little fuel arrives or the airflow meter reads low',
      };
    }
  }
  return undefined;
};

/** Pressures that do not follow what is required. */
const pressurePairs = (measurements: readonly MeasuredValue[]): readonly Pattern[] =>
  PRESSURE_PAIRS.flatMap((pair): Pattern[] => {
    const measured = measurements.find(({ parameter }) => parameter === pair.actual);
    const required = measurements.find(({ parameter }) => parameter === pair.required);
    if (measured === undefined || required === undefined || required.own <= 0) return [];
    const share = measured.own / required.own;
    const percent = Math.round(share * 100);
    const meaning = `${measured.label} is ${percent} % of what is required`;
    const group = measured.of.group;
    if (share < pair.low) return [{ measured, group, ratios: pair.lowFaults, meaning }];
    return share > pair.high ? [{ measured, group, ratios: pair.highFaults, meaning }] : [];
  });

/** What several values say together. */
const patternsOf = (measurements: readonly MeasuredValue[]): readonly Pattern[] => {
  const trims = trimPair(measurements);
  return [...(trims === undefined ? [] : [trims]), ...pressurePairs(measurements)];
};

/** Whether values speak for a fault: such a report needs no more words. */
export const hasAbnormal = (measurements: readonly MeasuredValue[]): boolean =>
  measurements.some(
    ({ state, of }) =>
      (state === 'low' || state === 'high') && of.signs.some((sign) => sign.state === state),
  ) || patternsOf(measurements).length > 0;

/** Weighs the measurements: within a group of parameters the strongest for and against a fault count. */
export const weighMeasurements = (
  measurements: readonly MeasuredValue[],
  { placeOf }: Pick<CompiledFaults, 'placeOf'>,
  fuels: ReadonlySet<Fuel>,
): MeasurementWeights => {
  if (measurements.length === 0) return NOTHING;
  const strongest = new Map<string, Map<number, Said>>();
  const note = (key: string, id: string, one: Said) => {
    const at = placeOf(id);
    if (at === undefined) return;
    const group = strongest.get(key) ?? new Map<number, Said>();
    strongest.set(key, group);
    const before = group.get(at);
    if (before === undefined || Math.abs(one.weight) > Math.abs(before.weight)) group.set(at, one);
  };
  const patterns = patternsOf(measurements);
  for (const { measured, group, ratios, meaning } of patterns) {
    for (const [id, ratio] of Object.entries(ratios)) {
      note(group, id, { measured, weight: abnormalWeight(ratio), meaning });
    }
  }
  for (const measured of measurements) {
    if (patterns.some(({ group }) => group === measured.of.group)) continue;
    for (const [id, weight] of said(measured, fuels)) {
      note(measured.of.group, id, { measured, weight, meaning: measurementWords(measured) });
    }
  }
  const weights = new Map<number, number>();
  for (const group of strongest.values()) {
    for (const [at, { weight }] of group) weights.set(at, (weights.get(at) ?? 0) + weight);
  }
  return {
    weights,
    contributionsOf: (fault) =>
      [...strongest].flatMap(([key, group]): Contribution[] => {
        const found = group.get(fault);
        if (found === undefined) return [];
        const { measured, weight, meaning } = found;
        return [
          { key: `measurement:${key}`, text: measured.text, source: 'words', meaning, weight },
        ];
      }),
  };
};
