import type { Measurement } from '../../diagnosis.ts';
import type { MeasuredValue } from './measured-value.ts';

/** A measurement as the answer has it. */
export const shownMeasurement = ({
  parameter,
  label,
  value,
  unit,
  state,
  condition,
  text,
}: MeasuredValue): Measurement => ({
  parameter,
  label,
  value,
  unit,
  state,
  ...(condition === undefined ? {} : { condition }),
  text,
});

const WHEN: Readonly<Record<NonNullable<Measurement['condition']>, string>> = {
  cold: ', engine cold',
  idle: ' at idle',
  'raised-idle': ' at raised idle',
  cruise: ' at a steady speed',
  load: ' under load',
  running: ', engine running',
  'engine-off': ', engine off',
  cranking: ' while cranking',
};

const STATE: Readonly<Record<Measurement['state'], string>> = {
  low: ': low',
  normal: ': normal',
  high: ': high',
  unknown: '',
};

/** Units that only repeat the name: 'Lambda 1.04'. */
const IS_IN_NAME: ReadonlySet<string> = new Set(['', 'λ']);

type Named = Pick<MeasuredValue, 'label' | 'value' | 'unit' | 'condition'>;

/** 'Coolant temperature 70 °C, engine cold', 'Fuel trim, bank 1: −12% at idle' */
export const measurementName = ({ label, value, unit, condition }: Named): string => {
  const space = IS_IN_NAME.has(unit) || unit === '%' ? '' : ' ';
  const figure = `${value < 0 ? '−' : ''}${Math.abs(value)}${space}${IS_IN_NAME.has(unit) ? '' : unit}`;
  const colon = /\d$/.test(label) ? ':' : '';
  return `${label}${colon} ${figure}${condition === undefined ? '' : WHEN[condition]}`;
};

/** 'Coolant temperature 70 °C, engine cold: low' in the words of the answer. */
export const measurementWords = (measured: MeasuredValue): string =>
  `${measurementName(measured)}${STATE[measured.state]}`;
