import { unsignedOf } from './hex.ts';
import { scaledResult } from './values/units-of-tests.ts';

/** A result of service 06: what the car measured when it last tested itself. */
export interface OnBoardTest {
  /** Monitor and test as SAE J1979 numbers them. */
  readonly monitor: number;
  readonly test: number;
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly passed: boolean;
}

const sensors = (first: number, what: string): readonly (readonly [number, string])[] =>
  Array.from(
    { length: 16 },
    (_, index) =>
      [first + index, `${what}, bank ${(index >> 2) + 1}, sensor ${(index & 3) + 1}`] as const,
  );

const banks = (first: number, what: string): readonly (readonly [number, string])[] =>
  Array.from({ length: 4 }, (_, index) => [first + index, `${what}, bank ${index + 1}`] as const);

const MONITORS: ReadonlyMap<number, string> = new Map([
  ...sensors(0x01, 'Lambda sensor'),
  ...banks(0x21, 'Catalyst'),
  ...banks(0x31, 'EGR'),
  ...banks(0x35, 'Variable valve timing'),
  [0x39, 'Evaporative system, filler cap'],
  [0x3a, 'Evaporative system, leak of 2.3 mm'],
  [0x3b, 'Evaporative system, leak of 1.0 mm'],
  [0x3c, 'Evaporative system, leak of 0.5 mm'],
  [0x3d, 'Evaporative purge flow'],
  ...sensors(0x41, 'Lambda sensor heater'),
  ...banks(0x61, 'Heated catalyst'),
  ...banks(0x71, 'Secondary air'),
  ...banks(0x81, 'Fuel system'),
  [0x85, 'Boost pressure, bank 1'],
  [0x86, 'Boost pressure, bank 2'],
  [0x90, 'NOx adsorber, bank 1'],
  [0x91, 'NOx adsorber, bank 2'],
  [0x98, 'NOx catalyst, bank 1'],
  [0x99, 'NOx catalyst, bank 2'],
  [0xa1, 'Misfire, all cylinders'],
  ...Array.from(
    { length: 12 },
    (_, index) => [0xa2 + index, `Misfire, cylinder ${index + 1}`] as const,
  ),
  [0xb0, 'Particulate filter, bank 1'],
  [0xb1, 'Particulate filter, bank 2'],
]);

const TESTS: Readonly<Record<number, string>> = {
  0x01: 'threshold from rich to lean',
  0x02: 'threshold from lean to rich',
  0x03: 'low voltage for switching time',
  0x04: 'high voltage for switching time',
  0x05: 'switching time from rich to lean',
  0x06: 'switching time from lean to rich',
  0x07: 'lowest voltage',
  0x08: 'highest voltage',
  0x09: 'time between switches',
  0x0a: 'period',
  0x0b: 'misfires, average of ten drives',
  0x0c: 'misfires, last or present drive',
};

const RESULT_LENGTH = 9;

/**
 * The results of one message of service 06 on CAN: nine bytes each (monitor, test, scaling, value,
 * lowest, highest).
 *
 * @param bytes from the service on
 * @returns undefined when the message is cut
 */
export const onBoardTests = (bytes: readonly number[]): readonly OnBoardTest[] | undefined => {
  const data = bytes.slice(1);
  if (data.length === 0 || data.length % RESULT_LENGTH !== 0) return undefined;
  const tests: OnBoardTest[] = [];
  for (let at = 0; at < data.length; at += RESULT_LENGTH) {
    const [monitor = 0, test = 0, scaling = 0, ...rest] = data.slice(at, at + RESULT_LENGTH);
    const figure = (from: number) => scaledResult(scaling, unsignedOf(rest.slice(from, from + 2)));
    const { value, unit } = figure(0);
    const low = figure(2).value;
    const high = figure(4).value;
    const what = TESTS[test] ?? `test ${test}`;
    tests.push({
      monitor,
      test,
      name: `${MONITORS.get(monitor) ?? `Monitor ${monitor}`}: ${what}`,
      value,
      low,
      high,
      unit,
      passed: value >= low && value <= high,
    });
  }
  return tests;
};
