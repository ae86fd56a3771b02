import type { CompiledFaults } from '../inference/compiled-faults.ts';
import type { FaultReading } from '../model/fault-model.ts';
import type { ReadSymptom, SymptomEvidence } from './symptoms.ts';

/**
 * What tells true readings from false ones: a constant; the log-odds of the matcher's confidence;
 * the symptom's expected share among the faults that the whole text suggests, and that share in
 * relation to its share among all faults, both as logarithms; the number of sure readings, since
 * the more there are, the less each is worth.
 */
export const GATE_FEATURES = ['constant', 'confidence', 'expected', 'lifted', 'many'] as const;

/** Logistic weights of these, fitted on what owners' questions tell (`training/fit-gate.ts`). */
const GATE: readonly number[] = [0.11, 0.49, 0.63, 0.54, -0.15];

/** Keeps logarithms of shares finite. */
const LEAST_SHARE = 1e-4;
const SMALL_SHARE = 1e-3;

/** Readings of incomplete phrases are many, and do not count as rivals. */
const COUNTED = 0.3;

/** A reading with the values of `GATE_FEATURES`. */
interface JudgedReading {
  readonly read: ReadSymptom;
  readonly features: readonly number[];
}

/** The features of each reading, in order. */
export const gateFeatures = ({ faults, bySymptom }: CompiledFaults) => {
  // Square roots: owners ask about rare faults more often than they have them.
  const priors = Float64Array.from(faults, ({ fault }) => Math.sqrt(fault.prior));
  const all = priors.reduce((a, b) => a + b, 0);
  const shareOf = (id: string, shares: Float64Array, total: number): number =>
    (bySymptom.get(id) ?? []).reduce(
      (sum, at) => sum + ((shares[at] ?? 0) / total) * (faults[at]?.symptoms.get(id) ?? 0),
      0,
    );
  return (
    { weights }: FaultReading,
    symptoms: readonly ReadSymptom[],
  ): readonly JudgedReading[] => {
    if (symptoms.length === 0) return [];
    const suggested = priors.map((prior, at) => prior * Math.exp(weights[at] ?? 0));
    const total = suggested.reduce((a, b) => a + b, 0);
    const sure = symptoms.filter(
      ({ present, confidence }) => present && confidence >= COUNTED,
    ).length;
    return symptoms.map((read) => {
      const share = shareOf(read.id, suggested, total);
      const lift = (share + LEAST_SHARE) / (shareOf(read.id, priors, all) + LEAST_SHARE);
      return {
        read,
        features: [
          1,
          Math.log(read.confidence / (1.001 - read.confidence)),
          Math.log(share + SMALL_SHARE),
          Math.log(lift),
          Math.log(1 + sure),
        ],
      };
    });
  };
};

/**
 * How likely the owner reports each symptom as present now, by all the words of the text: words of
 * another fault that happen to fit a phrase are doubted. In the order of the readings.
 */
export type JudgeReadings = (
  words: FaultReading,
  symptoms: readonly ReadSymptom[],
) => readonly SymptomEvidence[];

export const createReadingGate = (compiled: CompiledFaults): JudgeReadings => {
  const featuresOf = gateFeatures(compiled);
  return (words, symptoms) =>
    featuresOf(words, symptoms).map(({ read, features }) => {
      if (!read.present) return { ...read, truth: 1 };
      const log = features.reduce((sum, value, at) => sum + value * (GATE[at] ?? 0), 0);
      return { ...read, truth: 1 / (1 + Math.exp(-log)) };
    });
};
