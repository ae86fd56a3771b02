import type { EvidenceNote } from '../diagnosis.ts';

/** What one piece of evidence did to one fault. */
export interface Contribution extends Omit<EvidenceNote, 'effect'> {
  /** Pieces with the same key replace or belong to each other: 'symptom:brake-grinding'. */
  readonly key: string;
}

/** A fault with its standing. */
export interface Standing {
  /** Index in `FAULTS`. */
  readonly fault: number;
  /** log of the prior weight on this car. */
  readonly logPrior: number;
  /** Sum of the contributions' weights. */
  readonly logLikelihood: number;
}
