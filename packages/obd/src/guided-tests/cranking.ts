import { lowestOf, medianOf } from '../recording/summary.ts';
import {
  cannotSay,
  type GuidedTest,
  missingOf,
  type Moment,
  momentsOf,
  tenths,
  type TestFigure,
  typicalOf,
  VALUE,
} from './guided-test.ts';

/** An engine that turns by itself, rpm: the starter turns it at 150 to 300. */
const RUNS = 450;
/** Before it runs, seconds: what happened longer ago is no cranking. */
const WINDOW = 4;
/** Between two answers, seconds: a lowest voltage of a moment lies between. */
const MAX_GAP = 0.5;
const MIN_SAMPLES = 5;
/**
 * Volts while the starter turns. 9.6 V at room temperature is the limit of the load test of lead batteries
 * (BCI, at half the cold cranking amperes for 15 s; workshops use it for cranking). The control unit reads
 * some tenths less than the posts: only what is well below it is called low.
 */
const GOOD = 9.6;
const LOW = 9;
/** Below freezing the same table goes down to 8.5 V at −18 °C. */
const LOW_IN_THE_COLD = 8;
const COLD = 0;
/** A lead battery at rest with less than half of its charge, volts. */
const NOT_CHARGED = 12.2;

/** The moments of voltage while the starter turned; undefined where no start was recorded. */
const crankingOf = (volts: readonly Moment[]): readonly Moment[] | undefined => {
  const started = volts.findIndex(({ other }) => (other(VALUE.rpm) ?? 0) >= RUNS);
  const before = volts.slice(0, Math.max(0, started));
  const at = volts[started]?.at;
  if (at === undefined || !before.some(({ other }) => other(VALUE.rpm) === 0)) return undefined;
  return before.filter((moment) => at - moment.at <= WINDOW);
};

const hasGap = (moments: readonly Moment[]): boolean =>
  moments.some(({ at }, index) => index > 0 && at - (moments[index - 1]?.at ?? at) > MAX_GAP);

const atRestOf = (volts: readonly Moment[], before: number): number =>
  medianOf(
    volts
      .filter(({ at, other }) => at < before && other(VALUE.rpm) === 0)
      .map(({ value }) => value)
      .filter((value) => value > GOOD),
  );

/** The voltage of the battery while the starter turns the engine. */
export const cranking: GuidedTest = {
  id: 'cranking',
  needs: [VALUE.volts, VALUE.rpm],
  alsoReads: [VALUE.ambient, VALUE.intakeAir],
  seconds: 60,
  hertz: 20,
  judge: (recording) => {
    if (missingOf(recording, cranking).length > 0) return cannotSay('value missing');
    const volts = momentsOf(recording, VALUE.volts);
    const turning = crankingOf(volts);
    if (turning === undefined) return cannotSay('no start seen');
    const lowest = lowestOf(turning.map(({ value }) => value));
    const rest = atRestOf(volts, turning.at(-1)?.at ?? 0);
    const figures: readonly TestFigure[] = [
      ...(Number.isNaN(rest)
        ? []
        : [{ name: VALUE.volts, when: 'at rest' as const, value: rest, unit: 'V' }]),
      { name: VALUE.volts, when: 'cranking', value: lowest, unit: 'V' },
    ];
    const words = [
      ...(Number.isNaN(rest) ? [] : [`Battery voltage, engine off: ${tenths(rest)} V`]),
      `Battery voltage while cranking: ${tenths(lowest)} V`,
    ].join('\n');
    const outside = typicalOf(recording, VALUE.ambient) ?? typicalOf(recording, VALUE.intakeAir);
    const isCold = outside !== undefined && outside < COLD;
    if (lowest < LOW && !(isCold && lowest >= LOW_IN_THE_COLD)) {
      const reason = rest < NOT_CHARGED ? 'cranks low and not charged' : 'cranks low';
      return { verdict: 'not as it should be', reason, figures, words };
    }
    if (lowest < LOW) return { ...cannotSay('cranks low in the cold', figures), words };
    // A dip between two answers would not be seen: good figures need all of them, low ones do not.
    if (turning.length < MIN_SAMPLES || hasGap(turning)) {
      return cannotSay('gap while cranking', figures);
    }
    if (lowest < GOOD) return { ...cannotSay('cranks near the limit', figures), words };
    return { verdict: 'as it should be', reason: 'cranks well', figures, words };
  },
};
