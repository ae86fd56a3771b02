import { expect, test } from 'vitest';

import { due } from './answer-due.ts';
import { distance, history, ofLog } from './answer-history.ts';
import { spent, spentByPlace } from './answer-spending.ts';
import { mot } from './answers.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

const log = {
  work: [
    {
      title: 'Full service',
      date: '2026-03-02',
      mileage: 60_000,
      place: 'Parkside Motors',
      costCents: 18_900,
      currency: 'GBP',
      notes: null,
    },
    {
      title: 'Front brake pads',
      date: '2025-05-11',
      mileage: null,
      place: null,
      costCents: null,
      currency: null,
      notes: null,
    },
  ],
  vehicle: { mileage: 64_500 },
  tasks: [],
  outlook: { needs: [] },
  unit: 'miles',
  today: '2026-11-28',
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

test('says who did it and what it cost, where that was written', () => {
  const answer = history('Who did the last service?', log);
  expect(answer).toContain('£189');
  expect(answer).toContain('at Parkside Motors');
  expect(history('Who did the front brake pads?', log)).toContain('not written with that entry');
});

test('the last service is one, though tyres were bought since', () => {
  const tyres = {
    title: 'Two front tyres',
    date: '2026-10-02',
    mileage: null,
    place: null,
    costCents: 17_800,
    currency: 'GBP',
    notes: null,
  };
  const answer = history('When was the last service?', { ...log, work: [tyres, ...log.work] });
  expect(answer).toContain('Full service');
  expect(answer).not.toContain('tyres');
});

test('says so where what is named was never recorded', () => {
  expect(history('When was the timing belt changed?', log)).toContain('no record');
});

test('what the log has of a word is quoted, with its sum where that is asked', () => {
  const again = { ...log.work[0], title: 'Brake fluid', costCents: 6_100 };
  const work = [again, ...log.work].flatMap((entry) => (entry?.title ? [entry] : []));
  const facts = { ...log, work } as unknown as VehicleFacts;
  expect(ofLog('how much have Parkside had off me altogether', facts)).toContain('£250');
  expect(ofLog('Front pads squealing, they cannot be worn already', facts)).toContain('2025-05-11');
  expect(ofLog('what is the weather', facts)).toBeUndefined();
});

const ofTwoFirms = {
  ...log,
  work: [
    ...log.work,
    {
      title: 'Alternator',
      date: '2026-04-01',
      mileage: 61_000,
      place: 'Dale Street Autos',
      costCents: 31_000,
      currency: 'GBP',
      notes: null,
    },
    {
      title: 'Alternator',
      date: '2024-02-10',
      mileage: 40_500,
      place: 'Parkside Motors',
      costCents: 22_000,
      currency: 'GBP',
      notes: null,
    },
  ],
  vehicle: { mileage: 64_500 },
  today: '2026-11-27',
  // Only what the log is asked for.
} as unknown as VehicleFacts;

test('says what was paid at a firm by any word of its name', async () => {
  expect(await spent('how much have dale street had off me', ofTwoFirms)).toContain(
    'you have paid £310',
  );
});

test('says which firm was paid most', () => {
  const answer = spentByPlace('which garage has had the most money', ofTwoFirms);
  expect(answer.indexOf('Parkside Motors: £409 for 2 entries')).toBeGreaterThan(-1);
  expect(answer.indexOf('Parkside Motors')).toBeLessThan(answer.indexOf('Dale Street Autos'));
});

test('says how far a part has gone, and how far the one before went', () => {
  const answer = distance('how many miles did the first alternator last', ofTwoFirms);
  expect(answer).toContain('3,500 miles ago');
  expect(answer).toContain('20,500 miles');
});

const spending = {
  ...log,
  today: '2026-11-28',
  costsIn: () =>
    Promise.resolve({
      spending: [
        {
          currency: 'GBP',
          totalCents: 84_100,
          byCategory: [
            { category: 'repair', cents: 50_000 },
            { category: 'service', cents: 22_400 },
            { category: 'fuel', cents: 11_700 },
          ],
        },
      ],
    }),
  // Only what the log is asked for.
} as unknown as VehicleFacts;

test.each([
  'total spend this year but leave petrol out',
  'what have i spent this year, not counting fuel',
  'how much so far this year excluding fuel',
])('what is left out of a sum is not in it: %s', async (question) => {
  expect(await spent(question, spending)).toContain('£724 on everything but fuel and charging');
});

test('of two kinds named, the one that is left out is not counted', async () => {
  expect(await spent('what went on repairs since jan last year, not fuel', spending)).toContain(
    '£500 on repairs',
  );
});

test('an MOT that is in the log only is in the answer', () => {
  const entry = {
    title: 'MOT passed, advisory: front brake discs worn',
    date: '2026-06-10',
    mileage: 46_000,
    place: null,
    costCents: null,
    currency: null,
    notes: null,
  };
  const facts = {
    ...log,
    work: [entry],
    vehicle: { motExpiryDate: null, register: null },
  } as unknown as VehicleFacts;
  expect(mot('what did the last mot moan about', facts)).toContain('front brake discs worn');
});

test('what was not done in the year that is asked about is said so, with when it was', () => {
  expect(history('did last years service get done?', log)).toContain('Not in 2025, by the log');
  const thisYear = history('did this years service get done? cant remember', log);
  expect(thisYear).toContain('Full service');
  expect(thisYear).not.toContain('Not in');
});

test('a kind of work that was never done is no work of another kind', () => {
  const oil = {
    title: 'Oil and filter',
    date: '2026-01-03',
    mileage: 59_000,
    place: 'Self',
    costCents: 4500,
    currency: 'GBP',
    notes: null,
  };
  const answer = history('what gearbox oil did I use last time?', { ...log, work: [oil] });
  expect(answer).toContain('Of that the log has no record');
});

test('what was never recorded may still be due', () => {
  const belt = {
    title: 'Replace the timing belt',
    kind: 'maintenance',
    date: '2027-05-01',
    mileage: 80_000,
    cost: { low: 30_000, high: 60_000 },
    isPlanned: false,
    reasons: [],
  };
  const facts = { ...log, outlook: { needs: [belt], currency: 'GBP' } } as unknown as VehicleFacts;
  const answer = history('Has the timing belt been done?', facts);
  expect(answer).toContain('no record');
  expect(answer).toContain('2027-05-01');
});

test('a service is due a year after the last one, and how far it went since is said', () => {
  const answer = due('Is it due a service or can it wait?', log);
  expect(answer).toContain('2027-03-02');
  expect(answer).toContain('not due yet');
  expect(answer).toContain('4,500');
  const later = { ...log, today: '2027-04-01' };
  expect(due('Is it due a service?', later)).toContain('overdue');
});

test('says what one of several cost', () => {
  const tyres = {
    title: 'Two front tyres, Michelin',
    date: '2025-11-03',
    mileage: 58_000,
    place: null,
    costCents: 30_600,
    currency: 'GBP',
    notes: null,
  };
  const facts = { ...log, work: [tyres] };
  expect(history('The tyres in November, what was that apiece?', facts)).toContain('£153 each');
  expect(history('What did the tyres cost?', facts)).not.toContain('each');
});
