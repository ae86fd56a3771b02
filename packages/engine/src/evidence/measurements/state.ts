import type {
  MeasuringTag,
  NormalRange,
  Parameter,
  Sign,
} from '@wrenchwise/knowledge/parameters/parameter';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { MeasurementState } from '../../diagnosis.ts';

type Tags = ReadonlySet<MeasuringTag>;
type Fuels = ReadonlySet<Fuel>;

const applies = (
  { when, fuels }: Pick<NormalRange, 'when' | 'fuels'>,
  tags: Tags,
  car: Fuels,
): boolean =>
  (when === undefined || when.some((tag) => tags.has(tag))) &&
  (fuels === undefined || [...car].every((fuel) => fuels.includes(fuel)));

/**
 * How a value, in the parameter's own unit, compares with what is normal.
 *
 * @param litres the engine's size where it is known
 * @param rated what it should be by its label, where it is known
 */
export const stateOf = (
  parameter: Parameter,
  own: number,
  tags: Tags,
  car: Fuels,
  litres?: number,
  rated?: number,
): MeasurementState => {
  const range = parameter.normal.find(
    (one) =>
      applies(one, tags, car) &&
      (one.perLitre !== true || litres !== undefined) &&
      (one.ofRated !== true || rated !== undefined),
  );
  if (range === undefined) return 'unknown';
  const { low, high, unsureBelow, unsureAbove } = range;
  const base = range.ofRated === true ? rated : range.perLitre === true ? litres : undefined;
  const value = own / (base ?? 1);
  if (low !== undefined && value < low) {
    return unsureBelow !== undefined && unsureBelow < low && value < unsureBelow
      ? 'unknown'
      : 'low';
  }
  if (high !== undefined && value > high) {
    return unsureAbove !== undefined && unsureAbove > high && value > unsureAbove
      ? 'unknown'
      : 'high';
  }
  if (unsureBelow !== undefined && value < unsureBelow) return 'unknown';
  return unsureAbove !== undefined && value > unsureAbove ? 'unknown' : 'normal';
};

/**
 * Whether a value that was not judged is nearer to its limit than to what is surely normal: 'battery 12.1 V', of
 * which nobody says when it was measured.
 */
export const isDoubtful = ({ normal }: Parameter, own: number, tags: Tags, car: Fuels): boolean => {
  const range = normal.find(
    (one) => applies(one, tags, car) && one.perLitre !== true && one.ofRated !== true,
  );
  if (range === undefined) return false;
  const { low, high, unsureBelow, unsureAbove } = range;
  return (
    (low !== undefined &&
      unsureBelow !== undefined &&
      unsureBelow > low &&
      own < (low + unsureBelow) / 2) ||
    (high !== undefined &&
      unsureAbove !== undefined &&
      unsureAbove < high &&
      own > (high + unsureAbove) / 2)
  );
};

/** The sign that a low or high value is. */
export const signOf = (
  parameter: Parameter,
  state: MeasurementState,
  value: number,
  tags: Tags,
  car: Fuels,
): Sign | undefined =>
  parameter.signs.find(
    (sign) =>
      sign.state === state &&
      applies(sign, tags, car) &&
      (sign.below === undefined || value < sign.below) &&
      (sign.above === undefined || value > sign.above),
  );

/** The signs that a normal value lacks. */
export const missingSigns = (parameter: Parameter, tags: Tags, car: Fuels): readonly Sign[] =>
  (['low', 'high'] as const).flatMap(
    (state) =>
      parameter.signs.find((sign) => sign.state === state && applies(sign, tags, car)) ?? [],
  );
