import { highestOf } from '../recording/summary.ts';
import {
  cannotSay,
  type GuidedTest,
  missingOf,
  type Moment,
  momentsOf,
  tenths,
  type TestedCar,
  type TestFigure,
  type TestResult,
  typicalOf,
  VALUE,
} from './guided-test.ts';

const RUNS = 450;
const MINUTE = 60;
/** °C. Thermostats of cars open between 80 and 95 °C and hold the engine from there to 105 °C. */
const WARM = 80;
/** Well below every thermostat's opening temperature. */
const COOL = 74;
const COOL_AT_IDLE = 65;
/** A thermostat that closes does not let it fall as far again while the engine runs. */
const FALLS_TO = 70;
/** Above it the engine was not cold when the test began. */
const STILL_WARM = 50;
/** An open circuit reads −40 °C. */
const OPEN_CIRCUIT = -35;
/** Warning lights come on from here: the engine is switched off. */
export const TOO_HOT = 115;
/** Engines of cars are warm after 10 to 15 minutes of driving. */
const DRIVEN_MINUTES = 15;
const IDLED_MINUTES = 20;
/** km/h, and in which share of the answers. */
const DRIVES = 20;
const DRIVEN_SHARE = 1 / 3;
/** °C: below, an engine that idles may not get warm by itself. */
const MILD = 10;

/** Minutes the engine has run at a moment: as the car counts them, or as the recording saw it. */
const minutesOf = (moments: readonly Moment[], moment: Moment): number =>
  (moment.other(VALUE.runTime) ?? moment.at - (moments[0]?.at ?? 0)) / MINUTE;

const wasDriven = (moments: readonly Moment[]): boolean =>
  moments.filter(({ other }) => (other(VALUE.speed) ?? 0) >= DRIVES).length >=
  moments.length * DRIVEN_SHARE;

const isPetrol = ({ fuel }: TestedCar): boolean => fuel === 'petrol';

/** Of an engine that never got to 80 °C. */
const neverWarm = (
  moments: readonly Moment[],
  { highest, minutes, outside }: { highest: number; minutes: number; outside: number | undefined },
  car: TestedCar,
): Pick<TestResult, 'verdict' | 'reason'> => {
  const isDriven = wasDriven(moments);
  if (minutes < DRIVEN_MINUTES) return { verdict: 'cannot say', reason: 'still warming up' };
  if (isDriven && highest < COOL && (outside ?? 0) >= 0) {
    return { verdict: 'not as it should be', reason: 'stays cool' };
  }
  const isMild = outside !== undefined && outside >= MILD;
  if (minutes >= IDLED_MINUTES && highest < COOL_AT_IDLE && isMild && isPetrol(car)) {
    return { verdict: 'not as it should be', reason: 'stays cool' };
  }
  return { verdict: 'cannot say', reason: isDriven ? 'slow to warm up' : 'stays cool at idle' };
};

const judged = (
  moments: readonly Moment[],
  facts: { highest: number; minutes: number; outside: number | undefined },
  car: TestedCar,
): Pick<TestResult, 'verdict' | 'reason'> => {
  const warm = moments.findIndex(({ value }) => value >= WARM);
  const [first] = moments;
  const reached = moments[warm];
  if (!first || !reached) return neverWarm(moments, facts, car);
  if (moments.slice(warm).some(({ value }) => value < FALLS_TO)) {
    return { verdict: 'not as it should be', reason: 'cools down again' };
  }
  if (first.value > STILL_WARM) return { verdict: 'cannot say', reason: 'started warm' };
  if (minutesOf(moments, reached) > DRIVEN_MINUTES) {
    return { verdict: 'cannot say', reason: 'slow to warm up' };
  }
  return { verdict: 'as it should be', reason: 'warms up' };
};

/** How the engine gets warm, and whether it stays so: the thermostat. */
export const warmUp: GuidedTest = {
  id: 'warm-up',
  needs: [VALUE.coolant, VALUE.rpm],
  alsoReads: [VALUE.speed, VALUE.runTime, VALUE.ambient, VALUE.intakeAir],
  seconds: 25 * MINUTE,
  hertz: 1,
  judge: (recording, car) => {
    if (missingOf(recording, warmUp).length > 0) return cannotSay('value missing');
    const moments = momentsOf(recording, VALUE.coolant).filter(
      ({ other }) => (other(VALUE.rpm) ?? 0) >= RUNS,
    );
    const last = moments.at(-1);
    if (!last) return cannotSay('too short');
    const highest = highestOf(moments.map(({ value }) => value));
    const minutes = minutesOf(moments, last);
    const figures: readonly TestFigure[] = [
      { name: VALUE.coolant, when: 'highest', value: highest, unit: '°C' },
      { name: VALUE.coolant, when: 'last', value: last.value, unit: '°C' },
      { name: VALUE.runTime, when: 'last', value: Math.round(minutes), unit: 'min' },
    ];
    const after = minutes >= 1 ? ` after ${Math.round(minutes)} minutes` : '';
    const words = `Engine coolant temperature${after}, engine running: ${tenths(last.value)} °C`;
    // The hottest first: whatever else is true, this engine is switched off.
    if (highest >= TOO_HOT) {
      const hottest = `Engine coolant temperature, engine running: ${tenths(highest)} °C`;
      return { verdict: 'not as it should be', reason: 'too hot', figures, words: hottest };
    }
    if (highest <= OPEN_CIRCUIT) {
      return { verdict: 'not as it should be', reason: 'sensor open', figures, words };
    }
    const outside = typicalOf(recording, VALUE.ambient) ?? undefined;
    const found = judged(moments, { highest, minutes, outside }, car);
    return { ...found, figures, words: found.reason === 'still warming up' ? '' : words };
  },
};
