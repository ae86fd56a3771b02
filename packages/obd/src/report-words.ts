import type { ObdValue } from './obd-value.ts';
import type { CarReport } from './session.ts';

/** Parameters that distinguish faults; others only make a report long. */
const DISCRIMINATIVE: ReadonlySet<number> = new Set([
  0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0f, 0x10, 0x14, 0x15, 0x18, 0x19, 0x22, 0x23,
  0x2d, 0x3c, 0x42, 0x46, 0x59, 0x5c, 0x6d, 0x7a, 0x8b,
]);

/** Figures without those that a second control unit repeats: the engine's answers first. */
export const firstOfEach = (values: readonly ObdValue[]): readonly ObdValue[] =>
  values.filter(({ name }, index) => values.findIndex((other) => other.name === name) === index);

/** Whether a figure is one by which faults are distinguished. */
export const isDiscriminative = ({ pid }: Pick<ObdValue, 'pid'>): boolean =>
  DISCRIMINATIVE.has(pid);

const DECIMALS = 100;

const shown = (value: ObdValue['value']): string =>
  typeof value === 'number' ? String(Math.round(value * DECIMALS) / DECIMALS) : String(value);

const codesLine = (title: string, codes: CarReport['stored']): readonly string[] =>
  codes.length === 0 ? [] : [`${title}: ${[...new Set(codes.map(({ code }) => code))].join(', ')}`];

/**
 * A report of a car as lines that a diagnosis reads: codes, then each figure by which faults are
 * distinguished, with its unit. Empty when the car has no code and gave no such figure.
 */
export const reportWords = ({ stored, pending, permanent, values }: CarReport): string =>
  [
    ...codesLine('Stored codes', stored),
    ...codesLine('Pending codes', pending),
    ...codesLine('Permanent codes', permanent),
    ...firstOfEach(
      values.filter(
        (value) =>
          value.service === 1 && typeof value.value === 'number' && isDiscriminative(value),
      ),
    ).map(({ name, value, unit }) => `${name}: ${shown(value)} ${unit}`.trim()),
  ].join('\n');
