import { toMiles } from '@wrenchwise/vehicle/mileage';

import type { BuyingFinding, BuyingReader, SeenForSale, SocketSeen } from './seen.ts';

/**
 * Below this the memory was erased lately. California's smog check takes permanent codes as void only after
 * 200 miles and 15 warm-ups since erasing (Bureau of Automotive Repair): by then most self-tests have run.
 */
const LATELY_KM = 322;
const LATELY_WARM_UPS = 15;
/** 200 miles at 30 miles an hour. */
const LATELY_MINUTES = 400;
/** 1,000 miles: until then open self-tests still speak for erasing, later for how the car is used. */
const RECENTLY_KM = 1609;
/** Where the counter of warm-ups ends (SAE J1979). */
const MAX_WARM_UPS = 255;
/** Where the counters of distance and minutes end. */
const MAX_COUNT = 65_535;
/** One test that waits is common: the evaporative system wants a half-full tank and a cold night. */
const MANY_OPEN = 2;

const TITLE = 'The memory for trouble codes';

const atLeast = (value: number, max: number, words: string): string =>
  value >= max ? `at least ${words}` : words;

const list = (names: readonly string[]): string => names.join(', ');

interface Counters {
  readonly km: number | undefined;
  readonly warmUps: number | undefined;
  readonly minutes: number | undefined;
}

/**
 * The counters that can be relied on. Some control units count no distance and answer 0 for ever: beside a full counter of
 * warm-ups a short distance says nothing.
 */
const countersOf = (socket: SocketSeen): Counters => {
  const { kmSinceErased: km, warmUpsSinceErased: warmUps, minutesSinceErased: minutes } = socket;
  const isStuck = km !== undefined && km < LATELY_KM && warmUps === MAX_WARM_UPS;
  return { km: isStuck ? undefined : km, warmUps, minutes };
};

/** Whether the counters themselves say that it was erased lately. */
const isLate = ({ km, warmUps, minutes }: Counters): boolean => {
  if (km !== undefined) {
    return (
      km < LATELY_KM || (km < RECENTLY_KM && warmUps !== undefined && warmUps < LATELY_WARM_UPS)
    );
  }
  if (warmUps !== undefined) return warmUps < LATELY_WARM_UPS;
  return minutes !== undefined && minutes < LATELY_MINUTES;
};

/** A car that has driven no further than its counter was never erased: it is new, or was looked after. */
const wasNeverErased = ({ km }: Counters, milesOfCar: number | undefined): boolean =>
  km !== undefined && milesOfCar !== undefined && toMiles(km, 'kilometres') >= milesOfCar * 0.9;

const sentencesOf = (
  { km, warmUps, minutes }: Counters,
  { monitors, stored, pending, permanent }: SocketSeen,
  { distance }: BuyingReader,
): readonly string[] => [
  ...(km === undefined
    ? []
    : [
        `Driven since the memory was last erased: ${atLeast(km, MAX_COUNT, distance(toMiles(km, 'kilometres')))}.`,
      ]),
  ...(warmUps === undefined
    ? []
    : [`Warm-ups since then: ${atLeast(warmUps, MAX_WARM_UPS, String(warmUps))}.`]),
  ...(minutes === undefined || km !== undefined
    ? []
    : [
        `Engine running since then: ${atLeast(minutes, MAX_COUNT, `${Math.round(minutes / 60)} hours`)}.`,
      ]),
  ...(monitors === undefined
    ? []
    : [
        monitors.open.length === 0
          ? `All ${monitors.ready.length} self-tests have run.`
          : `Self-tests that have not run yet: ${list(monitors.open)}.`,
      ]),
  ...(permanent.length === 0
    ? []
    : [
        `Permanent codes: ${list(permanent)}. Only the car itself erases them, once its test of that part passes.`,
      ]),
  ...(stored.length === 0 ? [] : [`Stored codes: ${list(stored)}.`]),
  ...(pending.length === 0 ? [] : [`Pending codes: ${list(pending)}.`]),
];

/** Permanent codes that no stored or pending code explains: the fault was there and the memory was emptied. */
const orphans = ({ permanent, stored, pending }: SocketSeen): readonly string[] =>
  permanent.filter((code) => !stored.includes(code) && !pending.includes(code));

/**
 * Whether the memory was emptied not long before the visit.
 *
 * @param milesOfCar what the car has driven, where it is known
 */
export const judgeMemory = (
  { socket }: SeenForSale,
  milesOfCar: number | undefined,
  reader: BuyingReader,
): BuyingFinding => {
  const none = { id: 'memory', title: TITLE };
  const counters = socket && countersOf(socket);
  const isSilent =
    !socket ||
    !counters ||
    (Object.values(counters).every((value) => value === undefined) &&
      socket.monitors === undefined);
  if (isSilent) {
    return {
      ...none,
      state: 'not checked',
      figures: [
        socket
          ? 'The car gives neither a distance since erasing nor self-tests.'
          : 'It needs an adapter in the diagnostic socket.',
      ],
      ask: 'May I plug a code reader in, with the ignition on and then with the engine running?',
    };
  }
  const figures = sentencesOf(counters, socket, reader);
  const open = socket.monitors?.open.length ?? 0;
  const isLong = counters.km !== undefined && counters.km >= RECENTLY_KM;
  const isNew = wasNeverErased(counters, milesOfCar);
  const isErased =
    !isNew && (isLate(counters) || (open >= MANY_OPEN && !isLong) || orphans(socket).length > 0);
  if (!isErased) {
    const isRecent = !isNew && counters.km !== undefined && counters.km < RECENTLY_KM;
    return {
      ...none,
      state: 'consistent',
      figures,
      ...(isRecent || open >= MANY_OPEN
        ? {
            ask: isRecent
              ? 'What was the memory last erased for, and is there an invoice?'
              : 'Is the car mostly driven on short trips? Some self-tests then never finish.',
          }
        : {}),
    };
  }
  return {
    ...none,
    state: 'not consistent',
    figures: [
      ...figures,
      'A memory that was emptied not long ago cannot show what was in it: a fault may come back when the self-tests have run.',
    ],
    innocent:
      'The battery may have been disconnected or replaced, a control unit updated, or a repair finished and its code erased as it should be.',
    ask: 'When and why was the memory erased, or the battery disconnected? Is there an invoice? Could I see the car again, or have a check in writing, once the self-tests have run?',
  };
};
