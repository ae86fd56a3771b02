import { medianOf } from '../recording/summary.ts';
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

/** Speeds of the two halves of the test, in rpm. */
const IDLE = [500, 1150] as const;
const RAISED = [2200, 2900] as const;
/** Seconds at one speed before trims have followed, and how many of them are needed then. */
const SETTLES = 4;
const MIN_SECONDS = 6;
const MIN_SAMPLES = 10;
/** °C: below, the mixture is enriched and not regulated. */
const WARM = 70;
/**
 * Short- and long-term trim together, in per cent. Textbooks call ±10 % normal; control units store a code
 * from about ±25 %. Between the two limits nothing is said.
 */
const SMALL = 10;
const LARGE = 15;
/** Points by which the two speeds differ at least, for a pattern. */
const DIFFERENCE = 5;

const isWithin = (value: number | undefined, [low, high]: readonly [number, number]): boolean =>
  value !== undefined && value >= low && value <= high;

/** The moments at one speed, without those right after it was reached. */
const settledAt = (
  moments: readonly Moment[],
  speeds: readonly [number, number],
): readonly Moment[] => {
  let since: number | undefined;
  return moments.filter(({ at, other }) => {
    if (!isWithin(other(VALUE.rpm), speeds)) {
      since = undefined;
      return false;
    }
    since ??= at;
    return at - since >= SETTLES;
  });
};

interface Half {
  readonly short: number;
  readonly long: number;
  readonly total: number;
}

const halfOf = (moments: readonly Moment[], long: string): Half | undefined => {
  const seconds = (moments.at(-1)?.at ?? 0) - (moments[0]?.at ?? 0);
  if (moments.length < MIN_SAMPLES || seconds < MIN_SECONDS) return undefined;
  const longs = moments.flatMap(({ other }) => other(long) ?? []);
  if (longs.length === 0) return undefined;
  const half = { short: medianOf(moments.map(({ value }) => value)), long: medianOf(longs) };
  return { ...half, total: half.short + half.long };
};

const judged = (idle: Half, raised: Half): Pick<TestResult, 'verdict' | 'reason'> => {
  const totals = [idle.total, raised.total];
  const bad = 'not as it should be';
  if (totals.every((total) => Math.abs(total) <= SMALL)) {
    return { verdict: 'as it should be', reason: 'trims small' };
  }
  const fall = idle.total - raised.total;
  if (idle.total > LARGE && fall >= DIFFERENCE) return { verdict: bad, reason: 'lean at idle' };
  if (raised.total > LARGE && -fall >= DIFFERENCE) {
    return { verdict: bad, reason: 'lean with revs' };
  }
  if (totals.some((total) => total > LARGE)) return { verdict: bad, reason: 'lean' };
  if (totals.some((total) => total < -LARGE)) return { verdict: bad, reason: 'rich' };
  return { verdict: 'cannot say', reason: 'trims near the limit' };
};

const figuresOf = (when: 'at idle' | 'at 2,500 rpm', { short, long }: Half): TestFigure[] => [
  { name: VALUE.shortTrim, when, value: short, unit: '%' },
  { name: VALUE.longTrim, when, value: long, unit: '%' },
];

const wordsOf = (when: string, { short, long }: Half): readonly string[] => [
  `Short-term fuel trim, bank 1, ${when}: ${tenths(short)} %`,
  `Long-term fuel trim, bank 1, ${when}: ${tenths(long)} %`,
];

/** How far the control unit corrects the mixture, at idle and at 2,500 rpm. */
export const fuelTrims: GuidedTest = {
  id: 'fuel-trims',
  needs: [VALUE.shortTrim, VALUE.longTrim, VALUE.rpm],
  alsoReads: [VALUE.coolant, VALUE.shortTrim2, VALUE.longTrim2],
  seconds: 120,
  hertz: 5,
  judge: (recording, { fuel }) => {
    if (fuel === 'diesel') return cannotSay('no trims of a diesel');
    if (missingOf(recording, fuelTrims).length > 0) return cannotSay('value missing');
    const moments = momentsOf(recording, VALUE.shortTrim);
    const isCold = moments.some(({ other }) => (other(VALUE.coolant) ?? WARM) < WARM);
    if (isCold) return cannotSay('not warm');
    const idle = halfOf(settledAt(moments, IDLE), VALUE.longTrim);
    const raised = halfOf(settledAt(moments, RAISED), VALUE.longTrim);
    if (!idle || !raised) return cannotSay('too short');
    const figures = [...figuresOf('at idle', idle), ...figuresOf('at 2,500 rpm', raised)];
    // In open loop the short-term trim rests at exactly zero.
    const isOpenLoop = moments.every(({ value }) => value === 0);
    if (isOpenLoop && idle.long === 0 && raised.long === 0) {
      return cannotSay('not regulating', figures);
    }
    const words = [...wordsOf('at idle', idle), ...wordsOf('at 2500 rpm', raised)].join('\n');
    return { ...judged(idle, raised), figures, words };
  },
};
