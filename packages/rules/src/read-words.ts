import type { Claim, Measurement } from './diagnosis.ts';

/** A figure against what is normal, in a word: for screen, paper, terminal. */
export const STATE_WORDS: Readonly<Record<Measurement['state'], string>> = {
  low: 'low',
  normal: 'normal',
  high: 'high',
  unknown: 'not judged',
};

/** Units that only repeat the name: 'Lambda 1.04'. */
const IS_IN_NAME: ReadonlySet<string> = new Set(['', 'λ']);

/** '88 °C', '−0.4 V', '12%' */
const figureOf = ({ value, unit }: Pick<Measurement, 'value' | 'unit'>): string => {
  const figure = `${value < 0 ? '−' : ''}${Math.abs(value)}`;
  if (IS_IN_NAME.has(unit)) return figure;
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`;
};

/** 'Coolant temperature 88 °C', 'Fuel trim, bank 1: 16%' */
export const measurementText = (measurement: Pick<Measurement, 'label' | 'value' | 'unit'>) =>
  `${measurement.label}${/\d$/.test(measurement.label) ? ':' : ''} ${figureOf(measurement)}`;

/** Who says what the fault is, before the quoted words. */
export const CLAIMED_BY: Readonly<Record<Claim['by'], string>> = {
  garage: 'Your garage says',
  friend: 'Somebody you know says',
  owner: 'You think',
};

/** What becomes of a claim. */
export const CLAIM_NOTE = 'We look at it, and it does not count as a sign.';
