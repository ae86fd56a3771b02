import { distanceText } from '@wrenchwise/vehicle/mileage';
import { REGISTER_WORDS } from '@wrenchwise/vehicle/mot-anomalies';
import { describe, expect, test } from 'vitest';

import { judgeForSale } from './judge.ts';
import type { SeenForSale, SocketSeen } from './seen.ts';
import { WALK_ROUND } from './walk-round.ts';

const reader = {
  distance: (miles: number) => distanceText(miles, 'miles'),
  day: REGISTER_WORDS.day,
};

const SOCKET: SocketSeen = {
  vin: 'WVWZZZ1KZ9W000001',
  otherVins: [],
  stored: [],
  pending: [],
  permanent: [],
};

const findings = (seen: Partial<SeenForSale>) =>
  judgeForSale({ today: '2026-11-27', ...seen }, reader);
const finding = (id: string, seen: Partial<SeenForSale>) =>
  findings(seen).find((found) => found.id === id);

test('of a car that nobody looked at nothing is said: everything is not checked', () => {
  expect(new Set(findings({}).map(({ state }) => state))).toEqual(new Set(['not checked']));
});

test('what is not consistent comes first, and each has figures, an innocent reading and a question', () => {
  const found = findings({
    dashboard: { distance: 20_000, unit: 'miles' },
    socket: { ...SOCKET, kmSinceErased: 61_000, otherVins: [{ controlUnit: '7E9', vin: 'X' }] },
    walkRound: { tyres: 'differs', damp: 'as it should' },
  });
  const doubts = found.filter(({ state }) => state === 'not consistent');
  expect(found.slice(0, doubts.length)).toEqual(doubts);
  expect(doubts.map(({ id }) => id)).toEqual(['odometer-counter', 'control-units', 'walk:tyres']);
  for (const { figures, innocent, ask } of doubts) {
    expect(figures.length).toBeGreaterThan(0);
    expect(innocent).toMatch(/\.$/);
    expect(ask).toMatch(/\?$/);
  }
});

test('no sentence accuses: nobody is called a liar, a cheat or a fraud', () => {
  const words = [
    ...WALK_ROUND.flatMap(({ where, innocent, ask }) => [where, innocent, ask]),
    ...findings({
      dashboard: { distance: 20_000, unit: 'miles' },
      socket: { ...SOCKET, kmSinceErased: 31, warmUpsSinceErased: 1, odometerKm: 200_000 },
    }).flatMap(({ figures, innocent = '', ask = '' }) => [...figures, innocent, ask]),
  ].join(' ');
  expect(words).not.toMatch(/\b(?:fraud|cheat|lie[sd]?|liar|crook|clocked|tamper|manipulat)/i);
});

describe('the memory', () => {
  const memory = (socket: Partial<SocketSeen>, distance = 60_000) =>
    finding('memory', {
      dashboard: { distance, unit: 'miles' },
      socket: { ...SOCKET, ...socket },
    });

  test.each([
    ['200 miles and more are no sign by themselves', { kmSinceErased: 323 }, 'consistent'],
    ['less is', { kmSinceErased: 321 }, 'not consistent'],
    ['15 warm-ups are none where no distance is given', { warmUpsSinceErased: 15 }, 'consistent'],
    ['fewer are', { warmUpsSinceErased: 14 }, 'not consistent'],
    [
      'few warm-ups beside a long distance are long journeys',
      { kmSinceErased: 4000, warmUpsSinceErased: 9 },
      'consistent',
    ],
    ['minutes count where nothing else does', { minutesSinceErased: 399 }, 'not consistent'],
    [
      'one open self-test is common',
      { kmSinceErased: 900, monitors: { ready: ['Catalyst'], open: ['Evaporative system'] } },
      'consistent',
    ],
    [
      'two are a sign',
      {
        kmSinceErased: 900,
        monitors: { ready: [], open: ['Catalyst', 'Evaporative system'] },
      },
      'not consistent',
    ],
    [
      'a permanent code that is stored too was not erased',
      { kmSinceErased: 9000, stored: ['P0420'], permanent: ['P0420'] },
      'consistent',
    ],
    ['one that is not was', { kmSinceErased: 9000, permanent: ['P0420'] }, 'not consistent'],
  ] as const)('%s', (_, socket, state) => {
    expect(memory(socket)?.state).toBe(state);
  });

  test('a distance since erasing as long as the whole distance is no erased memory', () => {
    expect(memory({ kmSinceErased: 150 }, 93)?.state).toBe('consistent');
  });

  test('a car that gives neither counters nor self-tests was not checked', () => {
    expect(memory({})?.state).toBe('not checked');
  });

  test('is shown with its figures in the distance of the reader', () => {
    expect(memory({ kmSinceErased: 31, warmUpsSinceErased: 2 })?.figures.slice(0, 2)).toEqual([
      'Driven since the memory was last erased: 19 miles.',
      'Warm-ups since then: 2.',
    ]);
  });
});

describe('the VIN', () => {
  test('that was typed is compared with the control unit’s, however it is spaced', () => {
    expect(finding('vin', { vin: 'wvw zzz1kz9w000001', socket: SOCKET })?.state).toBe('consistent');
    expect(finding('vin', { vin: 'WVWZZZ1KZ9W000002', socket: SOCKET })?.state).toBe(
      'not consistent',
    );
  });

  test('is compared by its maker where none was typed', () => {
    const makesOfVin = ['Volkswagen'];
    expect(finding('vin', { make: 'Volkswagen', makesOfVin, socket: SOCKET })?.state).toBe(
      'consistent',
    );
    expect(finding('vin', { make: 'Ford', makesOfVin, socket: SOCKET })?.state).toBe(
      'not consistent',
    );
    expect(finding('vin', { make: 'Ford', socket: SOCKET })?.state).toBe('not checked');
  });
});

test('a warning light that is asked for and went out with the others does not fit', () => {
  const light = (answer: 'as it should' | 'differs', warningLight: boolean) =>
    finding('warning-light', {
      socket: { ...SOCKET, warningLight },
      walkRound: { 'warning-lights': answer },
    })?.state;
  expect(light('as it should', true)).toBe('not consistent');
  expect(light('differs', true)).toBe('consistent');
  expect(light('as it should', false)).toBe('consistent');
});

test('a lower reading is explained by kilometres where they fit', () => {
  const tests = [['2024-03-01', 60_000] as const, ['2025-03-01', 70_000] as const].map(
    ([completedDate, value]) => ({
      completedDate,
      testResult: 'PASSED' as const,
      odometer: { value, unit: 'MI' as const },
      defects: [],
    }),
  );
  const of = (distance: number) =>
    finding('dashboard-mot', { motTests: tests, dashboard: { distance, unit: 'miles' } });
  expect(of(70_000)?.state).toBe('consistent');
  expect(of(50_000)?.innocent).toContain('kilometres');
  expect(of(30_000)?.innocent).not.toContain('kilometres');
});
