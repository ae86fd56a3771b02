import { SYSTEM_IDS, type SystemId } from '@wrenchwise/knowledge/systems';

/** A ranked answer and the truth. */
export interface Scored {
  readonly truth: readonly SystemId[];
  /** Best first. */
  readonly ranked: readonly { readonly id: SystemId; readonly probability: number }[];
}

export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Mean claimed probability and observed share. */
  readonly claimed: number;
  readonly right: number;
}

export interface Score {
  readonly rows: number;
  readonly top1: number;
  readonly top3: number;
  /**
   * Macro-averaged top-1 over systems (a row with several systems counts for the one that was hit,
   * else for its first).
   */
  readonly macroRecall: number;
  /** The same, where a row counts for each of its systems. */
  readonly macroRecallStrict: number;
  /** Expected calibration error of the first rank, ten bins. */
  readonly ece: number;
  readonly reliability: readonly ReliabilityBin[];
  readonly recall: Readonly<Record<string, { readonly rows: number; readonly recall: number }>>;
}

const BINS = 10;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const isHit = ({ truth, ranked }: Scored, ranks: number): boolean =>
  ranked.slice(0, ranks).some(({ id }) => truth.includes(id));

const recallBy = (rows: readonly Scored[], systemsOf: (row: Scored) => readonly SystemId[]) =>
  SYSTEM_IDS.flatMap((system) => {
    const own = rows.filter((row) => systemsOf(row).includes(system));
    if (own.length === 0) return [];
    const hits = own.filter((row) => row.ranked[0]?.id === system).length;
    return [{ system, rows: own.length, recall: hits / own.length }];
  });

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

const reliabilityOf = (rows: readonly Scored[]): ReliabilityBin[] =>
  Array.from({ length: BINS }, (_, bin) => {
    const own = rows.filter(
      ({ ranked }) => Math.min(BINS - 1, Math.floor((ranked[0]?.probability ?? 0) * BINS)) === bin,
    );
    return {
      from: bin / BINS,
      to: (bin + 1) / BINS,
      count: own.length,
      claimed: round(mean(own.map(({ ranked }) => ranked[0]?.probability ?? 0))),
      right: round(mean(own.map((row) => (isHit(row, 1) ? 1 : 0)))),
    };
  });

/** Accuracy, recall and calibration of ranked answers. */
export const score = (rows: readonly Scored[]): Score => {
  const reliability = reliabilityOf(rows);
  const primary = recallBy(rows, ({ truth, ranked }) => {
    const first = ranked[0]?.id;
    return first !== undefined && truth.includes(first) ? [first] : truth.slice(0, 1);
  });
  const strict = recallBy(rows, ({ truth }) => truth);
  const error = reliability.reduce(
    (sum, bin) => sum + bin.count * Math.abs(bin.claimed - bin.right),
    0,
  );
  return {
    rows: rows.length,
    top1: round(mean(rows.map((row) => (isHit(row, 1) ? 1 : 0)))),
    top3: round(mean(rows.map((row) => (isHit(row, 3) ? 1 : 0)))),
    macroRecall: round(mean(primary.map(({ recall }) => recall))),
    macroRecallStrict: round(mean(strict.map(({ recall }) => recall))),
    ece: round(error / Math.max(1, rows.length)),
    reliability,
    recall: Object.fromEntries(
      strict.map(({ system, rows: count, recall }) => [
        system,
        { rows: count, recall: round(recall) },
      ]),
    ),
  };
};
