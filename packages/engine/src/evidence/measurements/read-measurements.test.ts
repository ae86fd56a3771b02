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
  ])('%s', (text, expected) => {
    expect(figures(text)).toEqual(expected);
  });

  it('are not read from names, sizes, dates, prices, ages and times', () => {
    const text =
      'My Audi 100 2.0 TDI of 12.4.2012 on 205/55 R16 tyres with 5W30 oil cost £120 at 10:30 and vibrates at 70 mph, 3 times a day for 2 years, phone 0171 4960 123.';
    expect(figures(text)).toEqual([]);
    expect(diagnose(text).notUnderstood).toEqual([]);
  });
});
