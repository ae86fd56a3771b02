import type { CompiledFaults } from '../inference/compiled-faults.ts';
import type { FaultReading } from '../model/fault-model.ts';
import type { SymptomEvidence, ReadSymptom } from './symptoms.ts';

/**
 * Logistic weights of the truth of a reading, fitted on what careful readers found told in owners'
 * questions (`training/fit-gate.ts`).
 */
const GATE = {
  bias: 0.5,
  /** Of the log-odds of the matcher's confidence. */
  confidence: 0.39,
  /** Of the symptom's expected share among the faults that the whole text suggests. */
  expected: 0.67,
  /** Of that share in relation to its share among all faults. */
  lifted: 0.77,
  /** Of the number of readings: the more, the less each is worth. */
  many: -0.75,
};

/** Keeps logarithms of shares finite. */
const LEAST_SHARE = 1e-4;
const SMALL_SHARE = 1e-3;

/** Readings of incomplete phrases are many, and do not count as rivals. */
const COUNTED = 0.3;

/**
 * How likely the owner reports each symptom as present now, by all the words of the text: words of
 * another fault that happen to fit a phrase are doubted. In the order of the readings.
 */
export type JudgeReadings = (
  words: FaultReading,
  symptoms: readonly ReadSymptom[],
) => readonly SymptomEvidence[];

export const createReadingGate = ({ faults, bySymptom }: CompiledFaults): JudgeReadings => {
  // Square roots: owners ask about rare faults more often than they have them.
  const priors = Float64Array.from(faults, ({ fault }) => Math.sqrt(fault.prior));
  const all = priors.reduce((a, b) => a + b, 0);
  const shareOf = (id: string, shares: Float64Array, total: number): number =>
    (bySymptom.get(id) ?? []).reduce(
      (sum, at) => sum + ((shares[at] ?? 0) / total) * (faults[at]?.symptoms.get(id) ?? 0),
      0,
    );
  return ({ weights }, symptoms) => {
    if (symptoms.length === 0) return [];
    const suggested = priors.map((prior, at) => prior * Math.exp(weights[at] ?? 0));
    const total = suggested.reduce((a, b) => a + b, 0);
    const affirmed = symptoms.filter(
      ({ present, confidence }) => present && confidence >= COUNTED,
    ).length;
    return symptoms.map((read): SymptomEvidence => {
      if (!read.present) return { ...read, truth: 1 };
      const share = shareOf(read.id, suggested, total);
      const lift = (share + LEAST_SHARE) / (shareOf(read.id, priors, all) + LEAST_SHARE);
      const log =
        GATE.bias +
        GATE.confidence * Math.log(read.confidence / (1.001 - read.confidence)) +
        GATE.expected * Math.log(share + SMALL_SHARE) +
        GATE.lifted * Math.log(lift) +
        GATE.many * Math.log(1 + affirmed);
      return { ...read, truth: 1 / (1 + Math.exp(-log)) };
    });
  };
};
