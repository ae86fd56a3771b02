import { describe, expect, test } from 'vitest';

import { SYSTEM_IDS } from '../systems.ts';
import { foldMotText, MOT_WORDINGS, motDefectKey, readMotDefect } from './read-mot-defect.ts';

describe('the wordings of the MOT manual', () => {
  test('are at least 120', () => {
    expect(MOT_WORDINGS.length).toBeGreaterThanOrEqual(120);
  });

  test.each(MOT_WORDINGS.map((wording) => [wording.example, wording] as const))(
    'none hides another: %s',
    (example, { item, task }) => {
      const folded = foldMotText(example);
      const first = MOT_WORDINGS.find(({ pattern }) => pattern.test(folded));
      expect({ item: first?.item, task: first?.task }).toEqual({ item, task });
    },
  );

  test.each(MOT_WORDINGS.map((wording) => [wording.example] as const))(
    'make whole sentences: %s',
    (example) => {
      const reading = readMotDefect(example);
      expect(SYSTEM_IDS).toContain(reading?.system);
      expect(reading?.task).toMatch(/^[A-Z][^{}.]+[^{}. ]$/);
      expect(reading?.evidence).toMatch(/^[A-Z][^{}]+\.$/);
      expect(`${reading?.task} ${reading?.evidence}`).not.toMatch(/ {2}|\bthe the\b|ss are/);
    },
  );
});

describe('a finding is read as part, place and task', () => {
  test.each([
    [
      'Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))',
      'wheels_tyres',
      'Replace the nearside front tyre',
    ],
    [
      'Nearside Front Tyre worn close to legal limit',
      'wheels_tyres',
      'Replace the nearside front tyre',
    ],
    [
      'Nearside Rear Tyre worn close to the legal limit (4.1.E.1)',
      'wheels_tyres',
      'Replace the nearside rear tyre',
    ],
    [
      'Rear Tyre worn close to legal limit/worn on edge both (5.2.3 (e))',
      'wheels_tyres',
      'Replace the rear tyres',
    ],
    [
      'n/s/f tyre worn on outer edge',
      'wheels_tyres',
      'Replace the nearside front tyre and have the wheel alignment checked',
    ],
    ['All 4 tyres cracking', 'wheels_tyres', 'Replace the tyres: cracked or perished'],
    [
      'Front brake disc worn, pitted or scored, but not seriously weakened',
      'brakes',
      'Replace the front brake discs and pads',
    ],
    [
      'Brake disc in such a condition that it is seriously weakened (1.1.14 (a) (i))',
      'brakes',
      'Replace the brake discs and pads now',
    ],
    ['Rear Brake pad(s) wearing thin (1.1.13 (a) (ii))', 'brakes', 'Replace the rear brake pads'],
    [
      'Oil leak, but not excessive (8.4.1 (a) (i))',
      'engine_cooling',
      'Find out where oil leaks and repair it',
    ],
    [
      'Offside Front Lower Suspension arm pin or bush worn but not resulting in excessive movement Rear bush (5.3.4 (a) (i))',
      'suspension',
      'Replace the offside suspension arm bush',
    ],
    [
      'Front Service brake imbalance requirements only just met (1.2.1 (b) (i))',
      'brakes',
      'Overhaul the front brakes: they pull unevenly',
    ],
    [
      'Exhaust emissions Lambda reading after 2nd fast idle outside specified limits (7.3.D.3)',
      'engine_cooling',
      'Find out why the mixture is wrong: exhaust leak, lambda sensor, vacuum leak',
    ],
    [
      'Supplementary Restraint System warning lamp indicates a fault (5.4.2)',
      'restraints_seats',
      'Have the airbag fault codes read and repaired',
    ],
    [
      'Anti-roll bar linkage ball joint excessively worn both front (5.3.4 (a) (i))',
      'suspension',
      'Replace the front anti-roll bar links',
    ],
    ['n/s/f strut leaking', 'suspension', 'Replace the front shock absorbers in a pair'],
    [
      'n/s inner steering joint',
      'steering',
      'Replace the nearside track rod end and have the wheel alignment set',
    ],
    ['n/s/f upper drop link rubber', 'suspension', 'Replace the nearside front anti-roll bar link'],
    [
      'very small amount of play in steering rack',
      'steering',
      'Have the steering rack checked and repaired',
    ],
    [
      'Offside Front Windscreen wiper does not clear the windscreen effectively (8.2.2)',
      'visibility_wiper',
      'Replace the front wiper blades',
    ],
    [
      'Exhaust emits an excessive level of metered smoke for a turbo charged engine (7.4.B.3b)',
      'engine_cooling',
      'Find out why the engine smokes: air filter, injectors, turbo, particulate filter',
    ],
    [
      "Driver's airbag obviously inoperative (7.1.5 (c))",
      'restraints_seats',
      'Have the airbag fault codes read and repaired',
    ],
    [
      'GENERAL CORROSION TO UNDERSIDE',
      'body_structure',
      'Clean and protect the underside, have its corrosion watched',
    ],
    [
      'Nearside Front Drive shaft joint constant velocity boot split or insecure, no longer prevents the ingress of dirt clip (6.1.7 (g) (ii))',
      'transmission_drivetrain',
      'Replace the nearside front CV boot',
    ],
    [
      'Gearbox mounting defective ()',
      'engine_cooling',
      'Replace the worn engine or gearbox mounting',
    ],
    [
      'Engine Malfunction Indicator Lamp illuminated',
      'engine_cooling',
      'Have the engine fault codes read and repaired',
    ],
  ])('%s', (text, system, task) => {
    expect(readMotDefect(text)).toMatchObject({ system, task });
  });

  test('with the evidence that a diagnosis can be shown', () => {
    expect(readMotDefect('Nearside Rear Coil spring fractured or broken')).toEqual({
      system: 'suspension',
      item: 'coil spring',
      side: 'nearside',
      axle: 'rear',
      task: 'Replace the nearside rear coil spring now',
      evidence: 'A nearside rear coil spring is broken.',
    });
    expect(readMotDefect('Nearside Front Tyre worn close to legal limit')?.evidence).toBe(
      'The nearside front tyre is worn close to the legal limit.',
    );
  });

  test.each([
    '',
    'vehicle very dirty',
    'sill covers fitted',
    'Child Seat fitted not allowing full inspection of adult belt ()',
    'No advisories',
    '🚗'.repeat(500),
    `${'a '.repeat(5000)}b`,
  ])('and nothing is read into other words: %s', (text) => {
    expect(readMotDefect(text)).toBe(undefined);
  });
});

test('an advisory and the failure it became are the same thing, another corner is not', () => {
  const advised =
    'Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))';
  const failed = 'Front Brake disc significantly and obviously worn (1.1.14 (a) (i))';
  expect(motDefectKey(advised)).toBe(motDefectKey(failed));
  expect(motDefectKey(advised)).not.toBe(motDefectKey(advised.replace('Front', 'Rear')));
  expect(motDefectKey('Vehicle dirty ')).toBe(motDefectKey('vehicle DIRTY'));
});
