import { type Recording, seriesOf } from '../recording/recording.ts';
import { highestOf, medianOf } from '../recording/summary.ts';
import {
  cannotSay,
  type GuidedTest,
  missingOf,
  type Moment,
  momentsOf,
  tenths,
  type TestFigure,
  type TestResult,
  VALUE,
} from './guided-test.ts';

const RUNS = 450;
const IDLES = 1150;
const MINUTE = 60;
/** Seconds of idling after the drive, and of driving before it is done by itself. */
const RESTS = 20;
const DRIVES = 2 * MINUTE;
const MIN_REST = 10;
/**
 * kPa over the filter at idle: clean ones show up to about 1, from 4 on a filter is called blocked. With
 * the engine off there is no flow: what the sensor shows then is its own error.
 */
const CLEAN = 2;
const BLOCKED = 4;
const OFF_ZERO = 1;
/** Per cent of what starts a regeneration. */
const DUE = 90;
/** °C in front of the filter: soot burns from 550 on, driving by itself gets to 200 to 450. */
const BURNS = 550;
/** Seconds that it has to burn, or to be as hot, to count. */
const BURNT = 5 * MINUTE;
const HOT_FOR = MINUTE;
const FALLS = 20;

const TEMPERATURES = [
  VALUE.filterInlet,
  VALUE.exhaust3,
  VALUE.exhaust2,
  VALUE.exhaust1,
  VALUE.filterOutlet,
] as const;

/** When a moment was, in seconds: by the engine's own clock where the car gives it. */
const clockOf = ({ at, other }: Moment): number => other(VALUE.runTime) ?? at;

/** Seconds within which a condition held, by the moments that say so. */
const secondsOf = (moments: readonly Moment[], holds: (moment: Moment) => boolean): number =>
  moments.reduce((sum, moment, index) => {
    const before = moments[index - 1];
    const isInside = before !== undefined && holds(before) && holds(moment);
    // The engine's clock begins anew when it is started again.
    return isInside ? sum + Math.max(0, clockOf(moment) - clockOf(before)) : sum;
  }, 0);

const isStill = ({ other }: Moment): boolean => (other(VALUE.speed) ?? 0) === 0;

interface AtRest {
  readonly off: number;
  readonly idle: number;
}

/** The pressure while the car stood, engine off and idling; NaN where it did not for long enough. */
const pressureAtRest = (recording: Recording): AtRest => {
  const standing = momentsOf(recording, VALUE.filterPressure).filter(isStill);
  const within = (holds: (rpm: number) => boolean): number => {
    const of = (moment: Moment): boolean => {
      const rpm = moment.other(VALUE.rpm);
      return rpm !== undefined && holds(rpm);
    };
    if (secondsOf(standing, of) < MIN_REST) return Number.NaN;
    return medianOf(standing.filter(of).map(({ value }) => value));
  };
  return {
    off: within((rpm) => rpm === 0),
    idle: within((rpm) => rpm >= RUNS && rpm <= IDLES),
  };
};

type Found = Pick<TestResult, 'verdict' | 'reason'>;

const good = (reason: TestResult['reason']): Found => ({ verdict: 'as it should be', reason });
const open = (reason: TestResult['reason']): Found => ({ verdict: 'cannot say', reason });

/** Whether soot is being burnt, or was, by the control unit's own word. */
const bySaying = (recording: Recording): Found | undefined => {
  const burning = momentsOf(recording, VALUE.filterBurns);
  if (burning.at(-1)?.value === 1) return good('regenerating');
  const seconds = secondsOf(burning, ({ value }) => value === 1);
  if (seconds === 0) return undefined;
  const loads = seriesOf(recording, VALUE.filterLoad)?.values ?? [];
  const fell = highestOf(loads) - (loads.at(-1) ?? Number.NaN);
  const isDone = seconds >= BURNT || fell >= FALLS;
  return isDone ? good('regenerated') : open('regeneration broken off');
};

/** The same by the heat in front of the filter, of cars that do not say it. */
const byHeat = (recording: Recording): Found | undefined => {
  if (seriesOf(recording, VALUE.filterBurns)) return undefined;
  const name = TEMPERATURES.find((one) => seriesOf(recording, one));
  const moments = name === undefined ? [] : momentsOf(recording, name);
  const seconds = secondsOf(moments, ({ value }) => value >= BURNS);
  return seconds >= HOT_FOR ? good('hot as in regeneration') : undefined;
};

const byPressure = ({ off, idle }: AtRest, load: number | undefined): Found => {
  if (Math.abs(off) >= OFF_ZERO) {
    return { verdict: 'not as it should be', reason: 'filter sensor wrong' };
  }
  if (idle >= BLOCKED) return { verdict: 'not as it should be', reason: 'filter blocked' };
  if (idle >= CLEAN) return open('filter filling');
  if (load !== undefined && load >= DUE) return open('regeneration due');
  const isKnown = !Number.isNaN(idle) || load !== undefined;
  return isKnown ? good('filter clear') : open('no sign of regeneration');
};

const figuresOf = (
  recording: Recording,
  { off, idle }: AtRest,
  load: number | undefined,
): readonly TestFigure[] => {
  const kpa = (when: TestFigure['when'], value: number): TestFigure[] =>
    Number.isNaN(value) ? [] : [{ name: VALUE.filterPressure, when, value, unit: 'kPa' }];
  const hottest = TEMPERATURES.slice(0, 2).flatMap((name): TestFigure[] => {
    const values = seriesOf(recording, name)?.values;
    if (!values) return [];
    return [{ name, when: 'highest', value: highestOf(values), unit: '°C' }];
  });
  return [
    ...kpa('at rest', off),
    ...kpa('at idle', idle),
    ...(load === undefined
      ? []
      : [{ name: VALUE.filterLoad, when: 'last' as const, value: Math.round(load), unit: '%' }]),
    ...hottest,
  ];
};

const wordsOf = ({ off, idle }: AtRest, load: number | undefined): string =>
  [
    ...(Number.isNaN(off)
      ? []
      : [`Particulate filter pressure difference, engine off: ${tenths(off)} kPa`]),
    ...(Number.isNaN(idle)
      ? []
      : [`Particulate filter pressure difference, at idle: ${tenths(idle)} kPa`]),
    ...(load === undefined ? [] : [`Particulate filter load: ${Math.round(load)} %`]),
  ].join('\n');

/** Whether a diesel burns the soot of its filter, and how much is in it. */
export const filterRegeneration: GuidedTest = {
  id: 'filter-regeneration',
  needs: [VALUE.rpm, VALUE.speed],
  needsOneOf: [VALUE.filterBurns, VALUE.filterPressure, VALUE.filterLoad, VALUE.filterInlet],
  alsoReads: [
    VALUE.runTime,
    VALUE.coolant,
    VALUE.exhaust1,
    VALUE.exhaust2,
    VALUE.exhaust3,
    VALUE.filterOutlet,
  ],
  seconds: 45 * MINUTE,
  hertz: 1,
  isDone: (recording) => {
    const moments = momentsOf(recording, VALUE.rpm);
    const last = moments.findLastIndex((moment) => !isStill(moment));
    const isDriven = secondsOf(moments, (moment) => !isStill(moment)) >= DRIVES;
    const rest = moments.slice(last + 1);
    return isDriven && secondsOf(rest, () => true) >= RESTS;
  },
  judge: (recording) => {
    if (missingOf(recording, filterRegeneration).length > 0) {
      return cannotSay('no filter reported');
    }
    const rest = pressureAtRest(recording);
    const load = seriesOf(recording, VALUE.filterLoad)?.values.at(-1);
    const figures = figuresOf(recording, rest, load);
    const found = bySaying(recording) ?? byHeat(recording);
    const hasPressure = seriesOf(recording, VALUE.filterPressure) !== undefined;
    const isShort = hasPressure && Number.isNaN(rest.idle) && Number.isNaN(rest.off);
    if (!found && isShort) return cannotSay('too short', figures);
    return { ...(found ?? byPressure(rest, load)), figures, words: wordsOf(rest, load) };
  },
};
