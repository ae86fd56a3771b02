import { readFileSync } from 'node:fs';

import { failingShare } from '@wrenchwise/library/outlook/fault-rate';

/** MOT tests of a make's cars of one age. */
interface MakeRate {
  readonly make: string;
  /** In whole years. */
  readonly age: number;
  readonly tests: number;
  /** Per cent that failed. */
  readonly fail: number;
}

/** A forecast, and what came. Per cent. */
interface Forecast extends MakeRate {
  readonly claimed: number;
  readonly came: number;
}

/** Rates of fewer tests are mostly chance. */
const MIN_TESTS = 2000;
/** The last age whose following year is in the data. */
const LAST_AGE = 15;
const ROUNDS = 1000;
const BINS = 5;

const round = (value: number, digits = 1): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rows of `mot-failures.jsonl` that have an age (its README describes them). */
export const readMakeRates = (path: string): readonly MakeRate[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Partial<MakeRate>)
    .flatMap(({ make, age, tests, fail }) =>
      make !== undefined && age !== undefined && tests !== undefined && fail !== undefined
        ? [{ make, age, tests, fail }]
        : [],
    )
    .filter(({ tests }) => tests >= MIN_TESTS);

/** Pairs of makes of one age, and how many of them are in the order that came; ties count half. */
const pairsIn = (forecasts: readonly Forecast[]) => {
  let pairs = 0;
  let right = 0;
  for (const [at, one] of forecasts.entries()) {
    for (const other of forecasts.slice(at + 1)) {
      if (one.age !== other.age || one.make === other.make || one.came === other.came) continue;
      pairs += 1;
      const order = (one.claimed - other.claimed) * (one.came - other.came);
      right += order > 0 ? 1 : order === 0 ? 0.5 : 0;
    }
  }
  return { pairs, right };
};

/** A repeatable generator of numbers from 0 to 1 (Park and Miller). */
const repeatable = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** The middle 95 % of a figure over draws of makes with replacement. */
const overDraws = (
  byMake: readonly (readonly Forecast[])[],
  figure: (drawn: readonly Forecast[]) => number,
): { readonly low: number; readonly high: number } => {
  const random = repeatable(20_261_122);
  const figures = Array.from({ length: ROUNDS }, () =>
    figure(byMake.flatMap(() => byMake[Math.floor(random() * byMake.length)] ?? [])),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => figures[Math.round(share * (ROUNDS - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
};

const calibration = (forecasts: readonly Forecast[]) => {
  const ordered = forecasts.toSorted((a, b) => a.claimed - b.claimed);
  const size = Math.ceil(ordered.length / BINS);
  return Array.from({ length: BINS }, (_, at) => ordered.slice(at * size, (at + 1) * size)).map(
    (bin) => ({
      rows: bin.length,
      claimed: round(mean(bin.map(({ claimed }) => claimed))),
      came: round(mean(bin.map(({ came }) => came))),
    }),
  );
};

/**
 * The share of a make's cars that fail the MOT test a year later, as the outlook takes it from what is
 * known of the make at its present age, beside the share that did. Makes and ages of one set of
 * tests: no car is followed.
 */
export const checkRates = (rates: readonly MakeRate[]) => {
  const came = new Map(rates.map((rate) => [`${rate.make} ${rate.age}`, rate.fail]));
  const forecasts = rates.flatMap((rate): readonly Forecast[] => {
    const next = came.get(`${rate.make} ${rate.age + 1}`);
    return next === undefined || rate.age > LAST_AGE
      ? []
      : [{ ...rate, claimed: 100 * failingShare({ make: rate.make }, rate.age), came: next }];
  });
  const byMake = [...Map.groupBy(forecasts, ({ make }) => make).values()];
  const share = (drawn: readonly Forecast[]) => {
    const { pairs, right } = pairsIn(drawn);
    return right / pairs;
  };
  const error = (drawn: readonly Forecast[]) =>
    mean(drawn.map((each) => Math.abs(each.claimed - each.came)));
  const shares = overDraws(byMake, share);
  const errors = overDraws(byMake, error);
  return {
    what: 'The share of a make’s cars that fail the MOT test at the next age (DVSA, tests to 2015), forecast from what was known of its cars a year younger; per cent',
    makes: byMake.length,
    forecasts: forecasts.length,
    claimed: round(mean(forecasts.map((each) => each.claimed))),
    came: round(mean(forecasts.map((each) => each.came))),
    meanError: round(error(forecasts)),
    meanErrorBetween: { low: round(errors.low), high: round(errors.high) },
    rightPairs: {
      share: round(share(forecasts), 3),
      pairs: pairsIn(forecasts).pairs,
      low: round(shares.low, 3),
      high: round(shares.high, 3),
    },
    calibration: calibration(forecasts),
  };
};
