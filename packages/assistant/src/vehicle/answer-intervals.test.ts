import { expect, test } from 'vitest';

import { leftOfInterval } from './answer-intervals.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

const work = [
  {
    title: 'Oil and filter',
    date: '2025-08-31',
    mileage: 172_300,
    place: 'Self',
    costCents: 8500,
    currency: 'GBP',
  },
  {
    title: 'Cabin filter',
    date: '2026-06-30',
    mileage: null,
    place: null,
    costCents: null,
    currency: null,
  },
];

const facts = {
  work,
  vehicle: { mileage: 179_600 },
  outlook: { basis: { milesPerYear: 10_400 } },
  unit: 'miles',
  today: '2026-11-28',
  dayText: (day: string) => day,
  // Only what the answer asks for.
} as unknown as VehicleFacts;

test.each([
  'i change oil every 8k, how long left',
  'How many miles are left if the oil is changed every 8,000 miles?',
  'oil every 8 thousand miles, when is it due next',
])('what is left of an interval of miles is reckoned from the log: %s', (question) => {
  const answer = leftOfInterval(question, facts);
  expect(answer).toContain('Oil and filter: 2025-08-31');
  expect(answer).toContain('700 miles are left');
  expect(answer).toContain('about 4 weeks');
});

test('what is overdue is said to be', () => {
  expect(leftOfInterval('oil changed every 7,000 miles, how long left', facts)).toContain(
    'it is 300 miles overdue',
  );
});

test('an interval of months ends on a day that there is', () => {
  expect(leftOfInterval('oil every 18 months, when next', facts)).toContain('2027-02-28.');
  expect(leftOfInterval('oil every year, how long left', facts)).toBeUndefined();
  expect(leftOfInterval('oil every 1 year, how long left', facts)).toContain('which is past');
});

test.each([
  'how long left till the oil change',
  'gearbox oil every 40k, how long left',
  'cabin filter every 10k, how long left',
  'every 2 oil changes I do the filter',
])('without an interval, an entry or a reading nothing is reckoned: %s', (question) => {
  expect(leftOfInterval(question, facts)).toBeUndefined();
});
