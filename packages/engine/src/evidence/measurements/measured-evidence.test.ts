import { describe, expect, it } from 'vitest';

import { engine } from '../../testing/engine.ts';

const CAR = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol' } as const;
const DIESEL = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'diesel' } as const;
const firstOf = (text: string, car: typeof CAR | typeof DIESEL = CAR) =>
  engine.diagnose({ text }, car).causes[0]?.faultId;

describe('abnormal values', () => {
  it.each([
    ['Coolant temperature 66 °C after 20 minutes of driving', 'thermostat-stuck-open'],
    ['P0171. STFT +19 % at idle and +2 % at 2500 rpm', 'intake-vacuum-leak'],
    ['P0171. LTFT +2 % at idle, +21 % under load', 'fuel-pump-in-tank-failing'],
    ['12.1 volts with the engine running', 'alternator-failed'],
    ['battery 11.7 resting overnight', 'starter-battery-worn'],
    ['alternator charges at 16.4 V', 'alternator-overcharging'],
    ['front pads 2 mm, rear pads 7 mm', 'front-brake-pads-worn'],
    ['tread is 1.2 mm', 'tyre-tread-worn-out'],
    ['compression 180, 178, 60 and 181 psi', 'piston-rings-worn'],
    ['1.6 petrol, MAF 0.5 g/s at idle', 'mass-air-flow-sensor-dirty'],
  ])('%s → %s', (text, faultId) => {
    expect(firstOf(text)).toBe(faultId);
  });

  it.each([
    ['DPF soot mass 52 g and differential pressure 70 mbar at idle', 'dpf-soot-blocked'],
    ['dpf differential pressure 30 mbar with the engine off', 'dpf-pressure-sensor-failed'],
  ])('of a diesel: %s → %s', (text, faultId) => {
    expect(firstOf(text, DIESEL)).toBe(faultId);
  });

  it('are quoted with what they mean', () => {
    const { causes } = engine.diagnose({ text: 'Coolant temp 66C after 20 minutes' }, CAR);
    expect(causes[0]?.evidence).toContainEqual(
      expect.objectContaining({
        effect: 'for',
        source: 'words',
        meaning: 'Coolant temperature 66 °C, engine running: low',
      }),
    );
  });

  it('tell opposite patterns of fuel trim apart', () => {
    const probability = (text: string, id: string) =>
      engine.diagnose({ text }, CAR).causes.find(({ faultId }) => faultId === id)?.probability ?? 0;
    const falling = 'P0171. LTFT +20 % at idle and +3 % at 2500 rpm';
    const rising = 'P0171. LTFT +3 % at idle and +20 % at 2500 rpm';
    expect(probability(falling, 'intake-vacuum-leak')).toBeGreaterThan(
      4 * probability(rising, 'intake-vacuum-leak'),
    );
    expect(probability(rising, 'fuel-pump-in-tank-failing')).toBeGreaterThan(
      4 * probability(falling, 'fuel-pump-in-tank-failing'),
    );
  });
});

describe('dangerous values', () => {
  it.each([
    ['coolant temp 124C', 'overheating', 'no'],
    ['oil pressure 2 psi at idle', 'oil-pressure', 'no'],
    ['front brake pads 2 mm', 'measured-pads', 'caution'],
    ['the tread is 1.4 mm', 'measured-tread', 'no'],
    ['front left tyre 12 psi', 'measured-tyre-pressure', 'caution'],
    ['brake fluid test 5 % water', 'measured-brake-fluid', 'caution'],
    ['alternator charges at 16.2 volts', 'measured-charging', 'no'],
    ['hv battery temperature 63 °C', 'measured-drive-battery', 'no'],
  ])('%s', (text, alertId, verdict) => {
    const { alerts, canDrive } = engine.diagnose({ text }, CAR);
    expect(alerts.map(({ id }) => id)).toContain(alertId);
    expect(canDrive.verdict).toBe(verdict);
  });

  it.each([
    'coolant temp 108C',
    'oil pressure 0 psi with the engine off',
    'front brake pads 4 mm',
    'tread 2 mm',
    'front left tyre 30 psi',
    'tyres lose 1 psi a month',
    'the coolant temp should be below 118C',
    "my wife's car runs at 125C coolant temp",
    'charging at 14.8 volts',
  ])('are none: %s', (text) => {
    expect(engine.diagnose({ text }, CAR).alerts).toEqual([]);
  });
});

describe('a chip of a figure', () => {
  const text = 'P0301, coolant 66C after 20 minutes, coolant 66C at a cruise';

  it('is a reading with its state and its words', () => {
    const { readings } = engine.preview({ text }, CAR);
    const figures = readings.filter(({ kind }) => kind === 'measurement');
    expect(figures.map(({ id, state }) => [id, state])).toEqual([
      ['measurement:coolant-temperature:66', 'low'],
      ['measurement:coolant-temperature:66:2', 'low'],
    ]);
    for (const { text: words, start, end } of figures) expect(text.slice(start, end)).toBe(words);
  });

  it('can be taken back: it is no evidence then, and its words stay unread', () => {
    const removed = ['measurement:coolant-temperature:66', 'measurement:coolant-temperature:66:2'];
    const { causes, measurements } = engine.diagnose({ text, removed }, CAR);
    expect(measurements).toEqual([]);
    const [likeliest] = causes.toSorted((a, b) => b.probability - a.probability);
    expect(likeliest?.faultId).toBe(firstOf('P0301'));
  });
});

describe('codes', () => {
  it.each([
    ['P0301 and P0316', 'P0301'],
    ['P0301, P0300, P0420', 'P0301'],
  ])('that follow from another say nothing of their own: %s', (text, main) => {
    expect(firstOf(text)).toBe(firstOf(main));
    expect(engine.diagnose({ text }, CAR).codes.length).toBeGreaterThan(1);
  });

  it('count less while pending and least when they did not come back, more when they do', () => {
    const of = (text: string) =>
      Math.max(
        ...engine
          .diagnose({ text }, CAR)
          .causes.flatMap(({ evidence }) => evidence)
          .flatMap(({ source, weight }) => (source === 'code' ? [weight] : [])),
      );
    const stored = of('P0301');
    expect(of('P0301 (pending)')).toBeLessThan(stored);
    expect(of('Pending codes:\nP0301\n')).toBeLessThan(stored);
    expect(of('P0301, cleared and it never came back')).toBeLessThan(of('P0301 (pending)'));
    expect(of('P0301 returns after clearing')).toBeGreaterThan(stored);
    expect(of('Permanent DTCs\nP0301')).toBeGreaterThan(stored);
  });
});

describe('a list of figures, one on each line', () => {
  it.each([
    ['Short-term fuel trim, bank 1: 0.8 %', 'short-term-fuel-trim-1'],
    ['Low pressure fuel: 380 kPa', 'fuel-pressure'],
    ['Particulate filter pressure difference, bank 1: 2 kPa', 'dpf-pressure'],
  ])('a line that is followed by %s is a figure still', (next, parameter) => {
    const text = `Engine coolant temperature: 62 °C\n${next}`;
    const { measurements } = engine.diagnose({ text }, CAR);
    expect(measurements.map((one) => one.parameter)).toEqual(['coolant-temperature', parameter]);
  });
});
