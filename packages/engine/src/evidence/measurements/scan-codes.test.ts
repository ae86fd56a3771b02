import { describe, expect, it } from 'vitest';

import { engine } from '../../testing/engine.ts';

/** Codes of every part of an engine and its exhaust, beside which normal values say little. */
const CODES = [
  'P0301',
  'P0303',
  'P0420',
  'P0171',
  'P0128',
  'P0299',
  'P0401',
  'P0442',
  'P0455',
  'P0340',
  'P0335',
  'P0101',
  'P0113',
  'P0087',
  'P0201',
  'P0700',
  'P0741',
  'P0507',
  'P0016',
  'P2002',
  'P0562',
  'P0130',
  'P0325',
  'P0480',
] as const;

const WAYS: readonly (readonly [string, (code: string) => string])[] = [
  ['in a sentence', (code) => `${code}, coolant 88C, battery 14.2 volts`],
  [
    'as a list',
    (code) =>
      `${code}. Coolant temperature 90 C, oil temperature 95 C, intake air temp 31 °C, throttle 14 %, RPM 780, speed 0 km/h`,
  ],
  [
    'as the report of an app',
    (code) => `Car Scanner ELM OBD2
Vehicle: my car
Stored codes:
${code}
Freeze frame data
Engine coolant temperature: 91 °C
Calculated engine load: 24.3 %
Engine RPM: 812 rpm
Vehicle speed: 0 km/h
Intake manifold absolute pressure: 35 kPa
Control module voltage: 14.1 V
Fuel system status: CL
Oxygen sensor 3: N/A
Fuel level: 54 %`,
  ],
];

const CAR = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol' } as const;
const diagnose = (text: string) => engine.diagnose({ text }, CAR);

describe('normal values beside a code', () => {
  const rows = WAYS.flatMap(([way, write]) =>
    CODES.map((code) => {
      const plain = diagnose(code);
      const full = diagnose(write(code));
      return { code, way, plain, full };
    }),
  );

  it('leave the first cause as it is', () => {
    const changed = rows.flatMap(({ code, way, plain, full }) => {
      const [before] = plain.causes;
      const [after] = full.causes;
      return before?.faultId === after?.faultId
        ? []
        : [`${code} ${way}: ${String(before?.faultId)} → ${String(after?.faultId)}`];
    });
    expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(2);
  });

  it('forbid no car to be driven that the code by itself lets drive', () => {
    const stricter = rows.filter(
      ({ plain, full }) => full.canDrive.verdict === 'no' && plain.canDrive.verdict !== 'no',
    );
    expect(stricter.map(({ code, way }) => `${code} ${way}`)).toEqual([]);
    expect(rows.filter(({ full }) => full.alerts.length > 0)).toEqual([]);
  });

  it('are all read, each of them', () => {
    expect(rows.filter(({ full }) => full.notUnderstood.length > 0)).toEqual([]);
    for (const { full } of rows) expect(full.measurements.length).toBeGreaterThanOrEqual(2);
  });

  it('name no part that the report names', () => {
    const found = rows.flatMap(({ code, full }) =>
      full.findings.map(({ id, text }) => `${code}: ${id} by ${text}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the values of a healthy car', () => {
  it.each([
    'Coolant temperature 90 C, oil temperature 95 C',
    'Battery 12.6 V resting and 14.3 V with the engine running',
    'Front pads 8 mm, rear pads 6 mm, tread 5 mm all round, tyres at 33 psi',
    'STFT +1.5 %, LTFT −2.3 % at idle, and +0.8 % and −1.6 % at 2500 rpm',
    'Torque log: ECT 89 °C, IAT 27 °C, MAP 34 kPa, RPM 760, speed 0 km/h, timing advance 12°',
  ])('speak for no fault: %s', (text) => {
    const { measurements, causes, canDrive, alerts, notUnderstood } = diagnose(text);
    expect(measurements.length).toBeGreaterThanOrEqual(2);
    expect(measurements.filter(({ state }) => state === 'low' || state === 'high')).toEqual([]);
    expect(notUnderstood).toEqual([]);
    expect(alerts).toEqual([]);
    expect(canDrive.verdict).not.toBe('no');
    const quoted = new Set(measurements.map(({ text: words }) => words));
    const notes = causes
      .flatMap(({ evidence }) => evidence)
      .filter(({ text: words }) => quoted.has(words));
    expect(notes.filter(({ effect }) => effect === 'for')).toEqual([]);
  });
});
