import { expect, test } from 'vitest';

import { engine } from '../testing/engine.ts';

const driveOf = (text: string) => engine.diagnose({ text }, { make: 'Ford', model: 'Focus' });

test.each([
  ['P0217', 'no'],
  ['P0524', 'no'],
  ['P0730', 'caution'],
  ['P0733', 'caution'],
  ['What does P0730 mean? Can I still drive?', 'caution'],
  ['P0730 - Incorrect Gear Ratio (confirmed), check engine light on', 'caution'],
  ['2015 Ford Focus, code reader says P0442', 'yes'],
  ['P0442, P0217', 'no'],
])('of codes by themselves the strictest page is the verdict: %s', (text, verdict) => {
  expect(driveOf(text).canDrive.verdict).toBe(verdict);
});

test.each([
  ['P0730 and it slips badly in third', 'no'],
  ['P0731, the box bangs into gear and then lets go', 'no'],
  ['P0442 and the brake pedal goes to the floor', 'no'],
])('what is said of the car beside a code counts in full: %s', (text, verdict) => {
  expect(driveOf(text).canDrive.verdict).toBe(verdict);
});

test.each(['P0217 and my seat heater stays cold', 'The radio has no sound and P0217 is stored'])(
  'a code that forbids driving does so beside whatever is said: %s',
  (text) => {
    expect(driveOf(text).canDrive).toMatchObject({ verdict: 'no' });
    expect(driveOf(text).severity).toBe('high');
  },
);

test('a code of the past, and one that only follows from another, asks for nothing', () => {
  expect(driveOf('P0217 was cleared and never came back').canDrive.verdict).not.toBe('no');
});

test('no check runs the engine where a code says to leave it off', () => {
  const { causes } = driveOf('P0524 and the radio has no sound');
  const needs = causes.flatMap(({ checks }) => checks.map((check) => check.needs));
  expect(needs).not.toContain('running');
  expect(needs).not.toContain('moving');
});
