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

/** 'Coolant temperature 70 °C after the drive: low' in the words of the answer. */
export const measurementWords = ({
  label,
  value,
  unit,
  condition,
  state,
}: MeasuredValue): string => {
  const sign = value < 0 ? '−' : '';
  const space = unit === '' || unit === '%' ? '' : ' ';
  const figure = `${sign}${Math.abs(value)}${unit === '' ? '' : `${unit === '%' ? ' ' : space}${unit}`}`;
  return `${label} ${figure}${condition === undefined ? '' : WHEN[condition]}${STATE[state]}`;
};
