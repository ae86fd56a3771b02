import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { engine } from '../../testing/engine.ts';

const CAR = { make: 'Ford', model: 'Focus', year: 2015 } as const;
const evidence = (text: string) => engine.readReport({ text }, CAR);

const PIECES = [
  'coolant',
  'STFT',
  'rail pressure',
  'ECT(°C)',
  'battery',
  'front pads',
  ' 88 ',
  '+18',
  '−5',
  '14,3',
  '1,200',
  '12.4.2012',
  '180/178/120',
  '°C',
  'V',
  '%',
  'kPa',
  'psi',
  'rpm',
  'at idle',
  'was',
  'now',
  'at 2500',
  '41 05 7B',
  ';',
  ',',
  '\n',
  '\t',
  ': ',
  '８８',
  '٨٨',
  '😀',
  '\u0130',
  '-',
  '–',
] as const;

const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

describe('any text', () => {
  it('gives values with places in it, each under its own id, and stays as long', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { text: read, observed, measurements } = evidence(any);
        expect(observed.length).toBe(read.length);
        expect(new Set(measurements.map(({ id }) => id)).size).toBe(measurements.length);
        for (const { start, end, own, of, value } of measurements) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(read.length);
          expect(Number.isFinite(value)).toBe(true);
          expect(own).toBeGreaterThanOrEqual(of.possible[0]);
          expect(own).toBeLessThanOrEqual(of.possible[1]);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('an impossible figure', () => {
  const names = [
    'coolant temperature',
    'oil temperature',
    'battery voltage',
    'STFT',
    'tyre pressure',
    'tread depth',
    'oil pressure',
    'fuel level',
  ];
  const units: Readonly<Record<string, readonly string[]>> = {
    'coolant temperature': ['°C', '°F'],
    'oil temperature': ['C', 'F'],
    'battery voltage': ['V', 'volts'],
    STFT: ['%'],
    'tyre pressure': ['bar', 'psi', 'kPa'],
    'tread depth': ['mm'],
    'oil pressure': ['bar', 'psi'],
    'fuel level': ['%'],
  };
  it('is shown as not understood and is no evidence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: 20_000, max: 999_999 }),
        fc.nat(2),
        fc.boolean(),
        (name, figure, at, isWide) => {
          const list = units[name] ?? [];
          const written = isWide
            ? String(figure).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
            : String(figure);
          const report = `P0420. The ${name} is ${written} ${list[at % list.length] ?? ''}`;
          const { measurements, notUnderstood } = evidence(report);
          expect(measurements).toEqual([]);
          expect(notUnderstood).toHaveLength(1);
          const plain = engine.diagnose({ text: 'P0420. The' }, CAR);
          const full = engine.diagnose({ text: report }, CAR);
          expect(full.causes[0]?.faultId).toBe(plain.causes[0]?.faultId);
          expect(full.alerts).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
