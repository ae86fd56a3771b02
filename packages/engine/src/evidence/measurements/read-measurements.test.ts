import { describe, expect, it } from 'vitest';

import { engine } from '../../testing/engine.ts';

const CAR = { make: 'Ford', model: 'Focus', year: 2015 } as const;
const diagnose = (text: string) => engine.diagnose({ text }, CAR);

/** 'coolant-temperature 88 °C normal' */
const figures = (text: string): readonly string[] =>
  diagnose(text).measurements.map(
    ({ parameter, value, unit, state, condition }) =>
      `${parameter} ${value} ${unit} ${state}${condition === undefined ? '' : ` ${condition}`}`,
  );

describe('figures in sentences', () => {
  it.each([
    ['P0301, coolant 88C', ['coolant-temperature 88 °C normal']],
    ['fuel trims are plus 18 at idle', ['fuel-trim 18 % high idle']],
    [
      'STFT is +20 at idle and +3 at 2500 rpm',
      ['short-term-fuel-trim-1 20 % high idle', 'short-term-fuel-trim-1 3 % normal raised-idle'],
    ],
    ['the temp gauge sits at 190F', ['coolant-temperature 190 °F normal']],
    ['the alternator puts out 14.3', ['system-voltage 14.3 V normal']],
    ['front pads 6 mm', ['front-pad-thickness 6 mm normal']],
    ['battery 11.9 resting', ['system-voltage 11.9 V low engine-off']],
    ['Coolant temperature 70 °C after 20 minutes', ['coolant-temperature 70 °C low running']],
    ['LTFT was 16, now 2 after the new hose', ['long-term-fuel-trim-1 2 % normal']],
    [
      'Battery voltage 14.1–14.4 V with the engine running',
      ['system-voltage 14.25 V normal running'],
    ],
    ['Kühlmitteltemperatur: ８８ °C', ['coolant-temperature 88 °C normal']],
    [
      'Coolant temperature −12,5 °C at the cold start',
      ['coolant-temperature -12.5 °C normal cold'],
    ],
    [
      'Battery 12.55v cranking 10.4v charging 14.35v',
      [
        'system-voltage 12.55 V unknown',
        'system-voltage 10.4 V normal cranking',
        'system-voltage 14.35 V normal running',
      ],
    ],
    ['Car is running fine but the front tyre has 1.5mm', ['tread-depth 1.5 mm low']],
    ['oil pressure drops to 0.3 bar when hot and idling', ['oil-pressure 0.3 bar low idle']],
    ['ECT reads -40°C', ['coolant-temperature -40 °C low']],
    ['the needle sits at 90', ['coolant-temperature 90 °C normal']],
    ['coolant sits around 65 on the motorway', ['coolant-temperature 65 °C low cruise']],
    [
      'resting 12.6 V, running 14.3 V',
      ['system-voltage 12.6 V normal engine-off', 'system-voltage 14.3 V normal running'],
    ],
    ['battery drops to 8.4v when cranking', ['system-voltage 8.4 V low cranking']],
    [
      'Brake pads front 7 mm rear 2mm',
      ['front-pad-thickness 7 mm normal', 'rear-pad-thickness 2 mm low'],
    ],
    [
      'Tyres: FL 34 FR 34 RL 21 RR 33 psi',
      [
        'tyre-pressure 34 psi normal',
        'tyre-pressure 34 psi normal',
        'tyre-pressure 21 psi low',
        'tyre-pressure 33 psi normal',
      ],
    ],
    ['compression 180/178/120/179 psi', ['compression 120 psi low']],
    ['idles at 1,250 rpm when warm', ['engine-speed 1250 rpm high idle']],
    ['3/32 tread left on the front tires', ['tread-depth 3 /32 in unknown']],
    ['LTFT dropped from 22 to 3 %', ['long-term-fuel-trim-1 3 % normal']],
    [
      'long term is 24 % and at 3,000 rpm it is only 4 %',
      ['long-term-fuel-trim-1 24 % high', 'long-term-fuel-trim-1 4 % normal raised-idle'],
    ],
    [
      "my wife's car shows 14.4 V but mine charges at 12.1 V running",
      ['system-voltage 12.1 V low running'],
    ],
    ['the tyre should be 2.4 bar, it reads 1.1 bar', ['tyre-pressure 1.1 bar low']],
    [
      'oil pressure 15 psi at hot idle, 50 psi at 3000 rpm',
      ['oil-pressure 15 psi normal idle', 'oil-pressure 50 psi normal raised-idle'],
    ],
  ])('%s', (text, expected) => {
    expect(figures(text)).toEqual(expected);
  });

  it('are not read from names, sizes, dates, prices, ages and times', () => {
    const text =
      'My Audi 100 2.0 TDI of 12.4.2012 on 205/55 R16 tyres with 5W30 oil cost £120 at 10:30 and vibrates at 70 mph, 3 times a day for 2 years, phone 0171 4960 123.';
    expect(figures(text)).toEqual([]);
    expect(diagnose(text).notUnderstood).toEqual([]);
  });

  it('leave the words about an odometer to the readers of words', () => {
    const text = 'The failure mileage was 135,000.';
    expect(figures(text)).toEqual(['odometer 135000 miles unknown']);
    expect(engine.readReport({ text }, CAR).observed).toBe(text);
  });

  it.each([
    'it vibrates at 70 mph and at 2500 rpm in third',
    'My tyres lose 1 psi a month',
    'I need a 12 V battery and a 40 V charger',
    'a parasitic draw on a 2000 Golf',
    'P0304 misfires in 2007 and on cylinder 3',
    'poor gas mileage, I drive about 1,000 miles a week',
    'brake pads and 1 caliper, 2 front pads, 4 coils',
    'a Fiat 500c with brakes that squeal',
  ])('leave no measurement where there is none: %s', (text) => {
    expect(figures(text)).toEqual([]);
    expect(diagnose(text).notUnderstood).toEqual([]);
    expect(engine.readReport({ text }, CAR).observed).toBe(text);
  });
});

describe('reports of scan tools', () => {
  it.each([
    [
      'Torque',
      `Device Time, Engine Coolant Temperature(°C),Engine RPM(rpm),Fuel Trim Bank 1 Long Term(%)
12:00:01,88,790,14.8
12:00:02,89,800,15.6
12:00:03,89,2500,3.1
12:00:04,90,2510,2.3`,
      [
        'coolant-temperature 89 °C normal idle',
        'coolant-temperature 90 °C normal raised-idle',
        'engine-speed 790 rpm normal idle',
        'engine-speed 2500 rpm unknown raised-idle',
        'long-term-fuel-trim-1 14.8 % high idle',
        'long-term-fuel-trim-1 2.3 % normal raised-idle',
      ],
    ],
    [
      'Car Scanner',
      `"SECONDS";"PID";"VALUE";"UNITS"
"0.1";"Engine coolant temperature";"88";"℃"
"0.2";"Engine RPM";"780";"rpm"`,
      ['coolant-temperature 88 °C normal idle', 'engine-speed 780 rpm normal idle'],
    ],
    [
      'an ELM327',
      `>010C
41 0C 0C 30
>0105
7E8 03 41 05 7B
>0107
410798
>`,
      [
        'engine-speed 780 rpm normal idle',
        'coolant-temperature 83 °C normal idle',
        'long-term-fuel-trim-1 18.75 % high idle',
      ],
    ],
    [
      'OBDeleven',
      'Coolant temperature\n91 °C\nEngine oil temperature\n97 °C',
      ['coolant-temperature 91 °C normal', 'oil-temperature 97 °C normal'],
    ],
    [
      'OBD Fusion',
      'OBD Fusion\nEngine coolant temperature (°F), 187\nVehicle speed (mph), 0\nEngine RPM (rpm), 690',
      [
        'coolant-temperature 187 °F normal idle',
        'vehicle-speed 0 mph unknown idle',
        'engine-speed 690 rpm normal idle',
      ],
    ],
    [
      'a battery tester',
      'Battery test\nSOH: 41%\nCCA: 310 A\nVoltage: 12.31V',
      [
        'battery-health 41 % low',
        'cold-cranking-amps 310 A unknown',
        'system-voltage 12.31 V normal engine-off',
      ],
    ],
  ])('%s', (_, text, expected) => {
    expect(figures(text)).toEqual(expected);
    expect(diagnose(text).notUnderstood).toEqual([]);
    expect(engine.readReport({ text }, CAR).reading.units).toEqual([]);
  });
});
