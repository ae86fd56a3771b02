import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { CompiledFaults } from '../inference/compiled-faults.ts';
import type { FaultReading } from '../model/fault-model.ts';
import type { ClauseReading } from '../model/symptom-model.ts';
import type { ReadSymptom, SymptomEvidence } from './symptoms.ts';

/**
 * What shows true readings from false ones: a constant; the log-odds of the matcher's confidence;
 * the symptom's expected share among the faults that the whole text suggests, and that share in
 * relation to its share among all faults, both as logarithms; the number of sure readings, since
 * the more there are, the less each is worth; the log-odds that a clause shows it, by the trained
 * reader; and for readings that no phrase finds a constant and these log-odds once more.
 */
export const GATE_FEATURES = [
  'constant',
  'confidence',
  'expected',
  'lifted',
  'many',
  'clause',
  'learned',
  'learnedClause',
] as const;

/** Logistic weights of these, fitted on what owners' questions tell (`packages/training/src/steps/reading-gate.ts`). */
const GATE: readonly number[] = [1.46, 0.34, 0.55, 0.5, -0.38, 0.43, -0.57, -0.01];

/** Keeps logarithms of shares finite. */
const MIN_SHARE = 1e-4;
const SMALL_SHARE = 1e-3;

/** Less likely clauses are all alike. */
const MIN_CLAUSE = 0.01;

/** Readings of incomplete phrases are many, and do not count as rivals. */
const COUNTED = 0.3;

/** Readings of at least this truth are reported to the owner. */
export const LIKELY_TRUE = 0.25;

/** What the weighing makes of the truth of a reading that no phrase finds. */
const LEARNED_SHARE = 0.25;

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
    clauses: ReadonlyMap<SymptomId, ClauseReading>,
  ): readonly JudgedReading[] => {
    if (symptoms.length === 0) return [];
    const suggested = priors.map((prior, at) => prior * Math.exp(weights[at] ?? 0));
    const total = suggested.reduce((a, b) => a + b, 0);
    const sure = symptoms.filter(
      ({ present, confidence, isLearned }) =>
        present && isLearned !== true && confidence >= COUNTED,
    ).length;
    return symptoms.map((read) => {
      const share = shareOf(read.id, suggested, total);
      const lift = (share + MIN_SHARE) / (shareOf(read.id, priors, all) + MIN_SHARE);
      const told = Math.min(0.99, Math.max(MIN_CLAUSE, clauses.get(read.id)?.probability ?? 0));
      const clause = Math.log(told / (1 - told));
      const learned = read.isLearned === true ? 1 : 0;
      return {
        read,
        features: [
          1,
          learned === 1 ? 0 : Math.log(read.confidence / (1.001 - read.confidence)),
          Math.log(share + SMALL_SHARE),
          Math.log(lift),
          Math.log(1 + sure),
          clause,
          learned,
          learned * clause,
        ],
      };
    });
  };
};

/** What is left of a reading's truth where a surer one explains its words. */
const EXPLAINED = 0.5;

/** A reading is surer by so much. */
const SURER = 2;

interface Judged {
  readonly read: ReadSymptom;
  readonly truth: number;
}

/** 'Noise when I brake' within 'grinding noise when I brake' is the grinding again. */
const explains = (surer: Judged, { read, truth }: Judged): boolean =>
  surer.read.present &&
  read.present &&
  surer.read.id !== read.id &&
  surer.truth >= SURER * truth &&
  surer.read.start <= read.start &&
  surer.read.end >= read.end;

/**
 * How likely the owner reports each symptom as present now, by all the words of the text: words of
 * another fault that happen to fit a phrase are doubted. In the order of the readings; those that
 * no phrase finds and that are not likely true are left out.
 */
export type JudgeReadings = (
  words: FaultReading,
  symptoms: readonly ReadSymptom[],
  clauses: ReadonlyMap<SymptomId, ClauseReading>,
) => readonly SymptomEvidence[];

export const createReadingGate = (compiled: CompiledFaults): JudgeReadings => {
  const featuresOf = gateFeatures(compiled);
  return (words, symptoms, clauses) => {
    const judged = featuresOf(words, symptoms, clauses).map(({ read, features }) => {
      const log = features.reduce((sum, value, at) => sum + value * (GATE[at] ?? 0), 0);
      return { read, truth: read.present ? 1 / (1 + Math.exp(-log)) : 1 };
    });
    return judged.flatMap(({ read, truth: alone }): SymptomEvidence[] => {
      const truth = judged.some((other) => explains(other, { read, truth: alone }))
        ? alone * EXPLAINED
        : alone;
      if (!read.present || read.isLearned !== true) return [{ ...read, truth }];
      return truth < LIKELY_TRUE ? [] : [{ ...read, confidence: LEARNED_SHARE * truth, truth }];
    });
  };
};
