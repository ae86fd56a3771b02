import type { ObdValue } from '../obd-value.ts';
import type { OnBoardTest } from '../on-board-tests.ts';
import { type Channel, MAX_CHANNELS, type Recording } from '../recording/recording.ts';
import type { ObdSession } from '../session.ts';

/** Monitors of the cylinders 1 to 12 on CAN, and the tests that count (SAE J1979). */
const FIRST_CYLINDER = 0xa2;
const CYLINDERS = 12;
const AVERAGE = 0x0b;
const THIS_DRIVE = 0x0c;
/** Of service 06 only results in counts are counters. */
const COUNTS = 'counts';

const WORDS = {
  [THIS_DRIVE]: 'Misfires in the last or present drive, cylinder',
  [AVERAGE]: 'Misfires, average of ten drives, cylinder',
} as const;
type Counting = keyof typeof WORDS;

const isCounting = (test: number): test is Counting => Object.hasOwn(WORDS, test);

const nameOf = (test: Counting, monitor: number): string =>
  `${WORDS[test]} ${monitor - FIRST_CYLINDER + 1}`;

const isCounter = ({ monitor, test, unit }: OnBoardTest): boolean =>
  monitor >= FIRST_CYLINDER &&
  monitor < FIRST_CYLINDER + CYLINDERS &&
  isCounting(test) &&
  (unit === COUNTS || unit === '');

/** The counters among results of on-board tests, as values; the first control unit's count. */
const counted = (tests: readonly (OnBoardTest & { controlUnit: string })[]): readonly ObdValue[] =>
  tests.filter(isCounter).flatMap(({ monitor, test, value, controlUnit }, index, all) => {
    const isFirst = all.findIndex((one) => one.monitor === monitor && one.test === test) === index;
    if (!isFirst || !isCounting(test)) return [];
    return [
      { service: 0x06, pid: monitor, name: nameOf(test, monitor), value, unit: '', controlUnit },
    ];
  });

/** What a car counts of misfires, and how it is asked. */
export interface MisfireCounters {
  /** This drive's counters, and the averages where a recording has room for them. */
  readonly channels: readonly Channel[];
  /** Asks for all of them. */
  readonly read: (session: Pick<ObdSession, 'ask'>) => Promise<readonly ObdValue[]>;
}

/**
 * The counters of misfires that a car has.
 *
 * @param tests results of service 06, as a report has them
 * @param room channels that a recording has left
 * @returns undefined when it has none for two cylinders or more
 */
export const misfireCounters = (
  tests: readonly (OnBoardTest & { controlUnit: string })[],
  room: number = MAX_CHANNELS,
): MisfireCounters | undefined => {
  const values = counted(tests);
  const drive = values.filter(({ name }) => name.startsWith(WORDS[THIS_DRIVE]));
  const average = values.filter(({ name }) => name.startsWith(WORDS[AVERAGE]));
  const fitting = drive.length + average.length <= room ? [...drive, ...average] : drive;
  const chosen = drive.length > 0 ? fitting : average;
  if (new Set(chosen.map(({ pid }) => pid)).size < 2 || chosen.length > room) return undefined;
  const monitors = [...new Set(chosen.map(({ pid }) => pid))];
  return {
    channels: chosen.map(({ name }) => ({ pid: 0, name, unit: '', step: 1, offset: 0 })),
    read: async (session) => {
      const found: ObdValue[] = [];
      for (const monitor of monitors) {
        const { tests: answered } = await session.ask(
          `06${monitor.toString(16).padStart(2, '0').toUpperCase()}`,
        );
        found.push(...counted(answered));
      }
      return found;
    },
  };
};

/** What a recording has counted of one cylinder. */
export interface CountedCylinder {
  readonly cylinder: number;
  /** In the last or present drive, at the end; undefined where only an average is counted. */
  readonly drive?: number;
  /** How many of them came while it was recorded, and in how many seconds. */
  readonly during: number;
  readonly seconds: number;
  /** Of ten drives; undefined where it is not counted. */
  readonly average?: number;
}

/** The counters of a recording by cylinder; none where it has none. */
export const countedIn = ({ series }: Recording): readonly CountedCylinder[] => {
  const of = (test: Counting, monitor: number) =>
    series.find(({ channel, times }) => channel.name === nameOf(test, monitor) && times.length > 0);
  return Array.from({ length: CYLINDERS }, (_, index) => index).flatMap((index) => {
    const drive = of(THIS_DRIVE, FIRST_CYLINDER + index);
    const average = of(AVERAGE, FIRST_CYLINDER + index)?.values.at(-1);
    const last = drive?.values.at(-1);
    if (last === undefined && average === undefined) return [];
    const milliseconds = (drive?.times.at(-1) ?? 0) - (drive?.times[0] ?? 0);
    return [
      {
        cylinder: index + 1,
        ...(last === undefined ? {} : { drive: last }),
        // A counter that went back began anew: what came before is not known.
        during: Math.max(0, (last ?? 0) - (drive?.values[0] ?? 0)),
        seconds: milliseconds / 1000,
        ...(average === undefined ? {} : { average }),
      },
    ];
  });
};
