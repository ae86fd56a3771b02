import { type Recording, seriesOf } from '../recording/recording.ts';
import { medianOf } from '../recording/summary.ts';

/** Names of the values that guided tests read, as `PARAMETERS` has them. */
export const VALUE = {
  rpm: 'Engine speed',
  volts: 'Control module voltage',
  coolant: 'Engine coolant temperature',
  speed: 'Vehicle speed',
  runTime: 'Time since engine start',
  ambient: 'Ambient air temperature',
  intakeAir: 'Intake air temperature',
  shortTrim: 'Short-term fuel trim, bank 1',
  longTrim: 'Long-term fuel trim, bank 1',
  shortTrim2: 'Short-term fuel trim, bank 2',
  longTrim2: 'Long-term fuel trim, bank 2',
  filterPressure: 'Particulate filter pressure difference, bank 1',
  filterLoad: 'Particulate filter load towards regeneration',
  filterBurns: 'Particulate filter is regenerating',
  filterInlet: 'Particulate filter inlet temperature, bank 1',
  filterOutlet: 'Particulate filter outlet temperature, bank 1',
  exhaust1: 'Exhaust gas temperature, bank 1, sensor 1',
  exhaust2: 'Exhaust gas temperature, bank 1, sensor 2',
  exhaust3: 'Exhaust gas temperature, bank 1, sensor 3',
} as const;

export const GUIDED_TEST_IDS = [
  'cranking',
  'charging',
  'warm-up',
  'fuel-trims',
  'misfire-balance',
  'filter-regeneration',
] as const;
export type GuidedTestId = (typeof GUIDED_TEST_IDS)[number];

/** What a guided test found. 'cannot say' is the answer wherever the figures leave it open. */
export const VERDICTS = ['as it should be', 'not as it should be', 'cannot say'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is known of the car besides its values. */
export interface TestedCar {
  /** As the vehicle has it; undefined where it is not known. */
  readonly fuel?: string | undefined;
}

/** Why a verdict was given: what screens have a sentence for. */
export type Reason =
  // Of every test: what it needs was not recorded.
  | 'value missing'
  | 'too short'
  // Cranking.
  | 'no start seen'
  | 'gap while cranking'
  | 'cranks well'
  | 'cranks low'
  | 'cranks low and not charged'
  | 'cranks low in the cold'
  | 'cranks near the limit'
  // Charging.
  | 'charges'
  | 'charges too much'
  | 'charges high'
  | 'does not charge'
  | 'charges little'
  // Warm-up.
  | 'sensor open'
  | 'too hot'
  | 'warms up'
  | 'cools down again'
  | 'stays cool'
  | 'stays cool at idle'
  | 'still warming up'
  | 'started warm'
  | 'slow to warm up'
  // Fuel trims.
  | 'no trims of a diesel'
  | 'not warm'
  | 'not regulating'
  | 'trims small'
  | 'lean at idle'
  | 'lean with revs'
  | 'lean'
  | 'rich'
  | 'trims near the limit'
  // Misfire balance.
  | 'one cylinder misfires'
  | 'several cylinders misfire'
  | 'misfired before'
  | 'few misfires'
  | 'no misfires'
  | 'uneven without misfires'
  | 'uneven, cylinder unknown'
  | 'uneven near the limit'
  | 'steady without counters'
  | 'idle hunts'
  | 'answers too seldom'
  // Particulate filter.
  | 'no filter reported'
  | 'regenerating'
  | 'hot as in regeneration'
  | 'regenerated'
  | 'regeneration broken off'
  | 'filter blocked'
  | 'filter filling'
  | 'regeneration due'
  | 'filter sensor wrong'
  | 'filter clear'
  | 'no sign of regeneration';

/** A figure by which a verdict was given. */
export interface TestFigure {
  /** Of the value, as the car gives it. */
  readonly name: string;
  /** Where it is one of a cylinder, from 1 on. */
  readonly cylinder?: number;
  readonly when:
    | 'at rest'
    | 'cranking'
    | 'running'
    | 'at idle'
    | 'at 2,500 rpm'
    | 'highest'
    | 'last'
    | 'in this test'
    | 'last or present drive'
    | 'average of ten drives'
    | 'short swings';
  readonly value: number;
  readonly unit: string;
}

export interface TestResult {
  readonly verdict: Verdict;
  readonly reason: Reason;
  readonly figures: readonly TestFigure[];
  /** Those at fault, where a test can say which. */
  readonly cylinders?: readonly number[];
  /** Lines that a diagnosis reads as measurements, with their circumstance; '' where nothing was measured. */
  readonly words: string;
}

export interface GuidedTest {
  readonly id: GuidedTestId;
  /** Without any one of these it cannot be done. */
  readonly needs: readonly string[];
  /** One of these at least, where there are any. */
  readonly needsOneOf?: readonly string[];
  /** Recorded too where the car gives them. */
  readonly alsoReads: readonly string[];
  /** How long it takes at most, in seconds. */
  readonly seconds: number;
  /** How often it asks, in times a second. */
  readonly hertz: number;
  readonly judge: (recording: Recording, car: TestedCar) => TestResult;
  /** When it is done; absent: as soon as its verdict is clear. */
  readonly isDone?: (recording: Recording) => boolean;
  /** It reads the counters of misfires too, where the car has them. */
  readonly readsCounters?: true;
}

/** Milliseconds after which an answer says nothing of a moment any more. */
const STALE_MS = 2000;

/** A moment of one value, and what others said last at that time. */
export interface Moment {
  /** Seconds since the beginning. */
  readonly at: number;
  readonly value: number;
  /** The newest answer of another value, not older than two seconds. */
  readonly other: (name: string) => number | undefined;
}

/** The moments of a value; none where it was not recorded. */
export const momentsOf = (recording: Recording, name: string): readonly Moment[] => {
  const series = seriesOf(recording, name);
  if (!series) return [];
  return series.times.map((at, index) => ({
    at: at / 1000,
    value: series.values[index] ?? Number.NaN,
    other: (otherName) => lastBefore(recording, otherName, at),
  }));
};

/** The newest answer until a time, by halving. */
const lastBefore = (recording: Recording, name: string, at: number): number | undefined => {
  const series = seriesOf(recording, name);
  if (!series) return undefined;
  let low = 0;
  let high = series.times.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((series.times[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const time = series.times[low - 1];
  return time === undefined || at - time > STALE_MS ? undefined : series.values[low - 1];
};

/** Of a test's values those that are needed and not among these: each, or all of which one would do. */
export const missingAmong = (
  { needs, needsOneOf = [] }: Pick<GuidedTest, 'needs' | 'needsOneOf'>,
  has: (name: string) => boolean,
): readonly string[] => [
  ...needs.filter((name) => !has(name)),
  ...(needsOneOf.some(has) ? [] : needsOneOf),
];

/** Names of a test's needed values that a recording lacks. */
export const missingOf = (
  recording: Recording,
  test: Pick<GuidedTest, 'needs' | 'needsOneOf'>,
): readonly string[] => missingAmong(test, (name) => seriesOf(recording, name) !== undefined);

/** The median of a value over a whole recording; undefined where it was not recorded. */
export const typicalOf = (recording: Recording, name: string): number | undefined => {
  const series = seriesOf(recording, name);
  return series && medianOf(series.values);
};

/** A verdict that nothing was measured for. */
export const cannotSay = (reason: Reason, figures: readonly TestFigure[] = []): TestResult => ({
  verdict: 'cannot say',
  reason,
  figures,
  words: '',
});

/** Whether the car moves by its newest answer: nobody is shown a verdict then. */
export const isMovingIn = (recording: Recording): boolean =>
  (seriesOf(recording, VALUE.speed)?.values.at(-1) ?? 0) > 0;

const TENTH = 10;

/** '12.1': a figure in tenths, as workshops say it. */
export const tenths = (value: number): string => String(Math.round(value * TENTH) / TENTH);
