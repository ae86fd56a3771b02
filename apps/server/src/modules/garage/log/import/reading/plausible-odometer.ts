import { odometerMisfit, odometerRange } from '@wrenchwise/rules/garage/odometer-range';

/** A reading of a log or of a file, in miles. */
export interface LogReading {
  readonly date: string;
  readonly odometer: number;
}

/** Why a reading of a file does not fit: it is lower than an earlier one, or further on than is driven in the time. */
export interface Misfit {
  readonly side: 'below' | 'above';
  readonly before: LogReading | undefined;
}

interface Placed extends LogReading {
  /** Its index in the file's readings; undefined for one that the log has already. */
  readonly index: number | undefined;
}

/** A reading that the log has already is never the one that is doubted. */
const WEIGHT_OF_STORED = 1_000_000;

const inOrder = (a: Placed, b: Placed): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.odometer - b.odometer;

/** The greatest sums by rank, and who reached them: a Fenwick tree of maxima. */
const createBest = (size: number) => {
  const tree: { sum: number; at: number }[] = Array.from({ length: size + 1 }, () => ({
    sum: 0,
    at: -1,
  }));
  return {
    upTo: (rank: number): { sum: number; at: number } => {
      let best = { sum: 0, at: -1 };
      for (let node = rank; node > 0; node -= node & -node) {
        const found = tree[node];
        if (found && found.sum > best.sum) best = found;
      }
      return best;
    },
    raise: (rank: number, value: { sum: number; at: number }): void => {
      for (let node = rank; node <= size; node += node & -node) {
        if (value.sum > (tree[node]?.sum ?? 0)) tree[node] = value;
      }
    },
  };
};

/** The longest run of readings that never falls, by their places: the fewest are left out. */
const longestRun = (readings: readonly Placed[]): ReadonlySet<number> => {
  const sorted = [...new Set(readings.map(({ odometer }) => odometer))].toSorted((a, b) => a - b);
  const ranks = new Map(sorted.map((odometer, index) => [odometer, index + 1]));
  const best = createBest(sorted.length);
  const previous: number[] = [];
  let last = { sum: 0, at: -1 };
  readings.forEach(({ odometer, index }, at) => {
    const rank = ranks.get(odometer) ?? 1;
    const before = best.upTo(rank);
    previous[at] = before.at;
    const sum = before.sum + (index === undefined ? WEIGHT_OF_STORED : 1);
    best.raise(rank, { sum, at });
    if (sum > last.sum) last = { sum, at };
  });
  const run = new Set<number>();
  for (let at = last.at; at >= 0; at = previous[at] ?? -1) run.add(at);
  return run;
};

/**
 * Which readings of a file do not fit the others and those of the log, by the one rule of readings (decision 063):
 * none falls, none is further on than is driven in the days between. The fewest possible are named, so that one slip
 * upwards does not make all that follow look wrong. Readings of a day are taken from the lowest to the highest.
 */
export const misfitsOf = (
  fromFile: readonly LogReading[],
  stored: readonly LogReading[],
): ReadonlyMap<number, Misfit> => {
  const placed: Placed[] = [
    ...stored.map((reading) => ({ ...reading, index: undefined })),
    ...fromFile.map((reading, index) => ({ ...reading, index })),
  ].toSorted(inOrder);
  const run = longestRun(placed);
  const misfits = new Map<number, Misfit>();
  let before: Placed | undefined;
  placed.forEach((reading, at) => {
    const { index } = reading;
    if (!run.has(at)) {
      if (index !== undefined) {
        const isBelow = before !== undefined && reading.odometer < before.odometer;
        misfits.set(index, { side: isBelow ? 'below' : 'above', before });
      }
      return;
    }
    const range = odometerRange(reading.date, { before: before ?? null, after: null });
    const isFar = before !== undefined && odometerMisfit(range, reading.odometer) === 'above';
    if (isFar && index !== undefined) misfits.set(index, { side: 'above', before });
    before = reading;
  });
  return misfits;
};
