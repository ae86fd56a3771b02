import { expect, test } from 'vitest';

import { history } from './answers.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

const log = {
  work: [
    { title: 'Full service', date: '2026-03-02', mileage: 60_000 },
    { title: 'Front brake pads', date: '2025-05-11', mileage: null },
  ],
  vehicle: { mileage: 64_500 },
  unit: 'miles',
  dayText: (day: string) => day,
  // Only what the log is asked for.
} as unknown as VehicleFacts;

test.each(['When was the last service?', 'Who did the last service?', 'What was the last job?'])(
  'what was done last is no unknown work: %s',
  (question) => {
    const answer = history(question, log);
    expect(answer).toContain('Full service');
    expect(answer).not.toContain('no record');
  },
);

test('says how far the car went since, by its last reading', () => {
  expect(history('How many miles since the last service?', log)).toContain('4,500');
});

test('says that who did it is not stored', () => {
  expect(history('Who did the last service?', log)).toContain('not stored');
});

test('says so where what is named was never recorded', () => {
  expect(history('When was the timing belt changed?', log)).toContain('no record');
});
