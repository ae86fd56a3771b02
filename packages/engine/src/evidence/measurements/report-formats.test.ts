import { describe, expect, it } from 'vitest';

import { engine } from '../../testing/engine.ts';

const PETROL = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol' } as const;
const DIESEL = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'diesel' } as const;

const valuesOf = (text: string, car: typeof PETROL | typeof DIESEL = PETROL) =>
  engine
    .readReport({ text }, car)
    .measurements.map(({ label, value, unit, state }) => `${label} ${value} ${unit} ${state}`);

const codesOf = (text: string) => engine.readReport({ text }, PETROL).codes.map(({ code }) => code);

const isHealthy = (text: string) => engine.diagnose({ text }, PETROL).nothingFound !== undefined;

describe('lists over cylinders and wheels', () => {
  it.each([
    [
      'cylinders under a heading with the unit on the last',
      'Compression, cold\n#1 - 165\n#2 - 160\n#3 - 95\n#4 - 163 psi',
      [
        'cylinder 1 165 psi normal',
        'cylinder 2 160 psi normal',
        'cylinder 3 95 psi low',
        'cylinder 4 163 psi normal',
      ],
    ],
    [
      'a table with a column for each cylinder',
      'Cylinder      1     2     3     4\nCompression  12,5  12,1  12,4  12,6 bar',
      [
        'cylinder 1 12.5 bar normal',
        'cylinder 2 12.1 bar normal',
        'cylinder 3 12.4 bar normal',
        'cylinder 4 12.6 bar normal',
      ],
    ],
    [
      'dry and wet figures',
      'compression dry/wet psi\ncyl 1: 80 / 140\ncyl 2: 171 / 176',
      [
        'cylinder 1 80 psi low',
        'cylinder 1, with oil 140 psi normal',
        'cylinder 2 171 psi normal',
        'cylinder 2, with oil 176 psi normal',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(valuesOf(text)).toEqual(expected.map((value) => `Compression, ${value}`));
  });

  it('have each injector with its sign', () => {
    expect(valuesOf('inj 1: +0.4 mm3/st\ninj 2: -0.3 mm3/st\ninj 3: 4.9 mm3/st', DIESEL)).toEqual([
      'Correction of an injector, cylinder 1 0.4 mm³ normal',
      'Correction of an injector, cylinder 2 -0.3 mm³ normal',
      'Correction of an injector, cylinder 3 4.9 mm³ high',
    ]);
  });

  it('have tread across a tyre, and pressures by wheel', () => {
    expect(
      valuesOf(
        '        Inner Middle Outer\nNSF     1.1   3.9   4.4 mm\n\n      FL  FR  RL  RR\nPressure  33  33  31  19  psi',
      ),
    ).toEqual([
      'Tyre tread depth, front left, inner 1.1 mm low',
      'Tyre tread depth, front left, middle 3.9 mm normal',
      'Tyre tread depth, front left, outer 4.4 mm normal',
      'Tyre pressure, front left 33 psi normal',
      'Tyre pressure, front right 33 psi normal',
      'Tyre pressure, rear left 31 psi normal',
      'Tyre pressure, rear right 19 psi low',
    ]);
  });

  it('are none in sentences that count', () => {
    expect(valuesOf('Cylinder 3 2 weeks ago had a new coil, and cylinder 1 5 days later')).toEqual(
      [],
    );
  });
});

describe('reports in other languages', () => {
  it.each([
    [
      'Kühlmitteltemperatur......89,5°C\nBatteriespannung.........14,25 V',
      ['Coolant temperature 89.5 °C normal', 'Battery and charging voltage 14.25 V normal'],
    ],
    [
      'Régime moteur : 800 tr/min\nTension batterie : 14,3 V',
      ['Engine speed 800 rpm normal', 'Battery and charging voltage 14.3 V normal'],
    ],
    [
      'Obroty silnika (obr/min)   850\nNapięcie (V)   14,1',
      ['Engine speed 850 rpm normal', 'Battery and charging voltage 14.1 V normal'],
    ],
  ])('%s', (text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });

  it('give required and actual pressures in either order', () => {
    expect(valuesOf('Raildruck Soll 310 bar / Ist 305 bar', DIESEL)).toEqual([
      'Rail pressure, required 310 bar unknown',
      'Rail pressure 305 bar unknown',
    ]);
  });

  it.each(['31 400 kPa', '31.400 kPa', '31,400 kPa'])('have thousands apart: %s', (figure) => {
    expect(valuesOf(`Fuel rail pressure ${figure}`, DIESEL)).toEqual([
      'Rail pressure 31400 kPa unknown',
    ]);
  });
});

describe('codes', () => {
  it.each([
    ['>03\n43 02 03 01 01 71', ['P0301', 'P0171']],
    ['03\n43 03 01 00 00 00 00', ['P0301']],
    ['ATH1\n7E8 04 43 01 03 02', ['P0302']],
    ['ATZ\n43 00', []],
    ['0100\n4A C1 00 00 00 00 00', ['U0100']],
    ['Fault P203500 static', ['P2035']],
    ['Ошибка Р0420', ['P0420']],
    ['ordered part P0420-XB', []],
  ])('of %s', (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });
});

describe('a battery tester', () => {
  it('compares the current with the rated one and knows when it measured', () => {
    expect(
      valuesOf('BATTERY TEST\nVOLTAGE 12.05V\nCCA 210 of 590 A\nALTERNATOR\nNO LOAD 14.3V'),
    ).toEqual([
      'Battery and charging voltage 12.05 V low',
      'Cold cranking current, measured 210 A low',
      'Battery and charging voltage 14.3 V normal',
    ]);
  });
});

describe('what is not of this car today', () => {
  it.each([
    [
      'before a repair',
      'Before the new coil: P0301, LTFT +19 %. Now: LTFT +1 %, ECT 90 °C',
      ['Long-term fuel trim, bank 1 1 % normal', 'Coolant temperature 90 °C normal'],
    ],
    [
      'limits of a manual',
      'From the handbook: oil pressure min 1 bar idle\nMeasured: ECT 91 °C',
      ['Coolant temperature 91 °C normal'],
    ],
    [
      'limits in brackets',
      'Service brake efficiency 68 % (min 50 %)',
      ['Service brake efficiency 68 % normal'],
    ],
  ])('is left out: %s', (_, text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
    expect(codesOf(text)).toEqual([]);
  });
});

describe('a healthy report', () => {
  it.each([
    'DTC count: 0\nPID            Value   Min   Max\nCoolant temperature (°C)  90  88  92\nModule voltage (V)  14.2  14.0  14.4',
    'Motordrehzahl........820 /min\nKühlmitteltemperatur......89,5°C\nBatteriespannung.........14,25 V',
    'Battery 12.6 V overnight and the alternator 14.4, coolant sits at 90 °C',
  ])('needs nothing: %s', (text) => {
    expect(isHealthy(text)).toBe(true);
  });

  it.each([
    [
      'an impossible figure',
      'No DTCs\nCoolant temperature: 870 °C\nEngine RPM: 760 rpm\nModule voltage: 14.2 V\nIntake air temperature: 22 °C',
    ],
    [
      'a code of a raw answer',
      '>03\n43 01 04 20\n>0105\n41 05 7B\n>010C\n41 0C 0B 40\n>ATRV\n14.1V',
    ],
    [
      'a figure near its limit',
      'Service brake efficiency 51 %\nImbalance rear 8 %\nFront pads 8 mm',
    ],
  ])('is none with %s', (_, text) => {
    expect(isHealthy(text)).toBe(false);
  });
});

describe('what nobody knows', () => {
  it('is listed where it heads a column of a recording, and the times and places of its rows are not', () => {
    const text =
      'Time,Engine RPM,Coolant Temperature (°C),Flux Capacitor (GW),Latitude,Wobble Index\n0,800,90,1.21,51.5,4\n1,810,91,1.22,51.5,5';
    const { notUnderstood, measurements } = engine.readReport({ text }, PETROL);
    expect(notUnderstood).toEqual([{ text: 'Flux Capacitor (GW)' }, { text: 'Wobble Index' }]);
    expect(measurements.length).toBeGreaterThan(0);
  });

  it.each([
    'thingy sensor 3.2 bar',
    'wotsit sensor 4.1 V',
    'gizmo valve 3.2 bar',
    'left doodad pump 55 psi',
  ])('is a figure with its name, and its words are no sign: %s', (text) => {
    const evidence = engine.readReport({ text }, PETROL);
    expect(evidence.notUnderstood).toEqual([{ text }]);
    expect(evidence.observed.trim()).toBe('');
    expect(evidence.symptoms).toEqual([]);
  });
});
