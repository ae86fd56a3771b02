import type { EvidenceNote } from '../diagnosis.ts';
import type { TextLikeness } from './fault-texts.ts';

/** What one piece of evidence did to one fault. */
export interface Contribution extends Omit<EvidenceNote, 'effect'> {
  /** Pieces with the same key replace or belong to each other: 'symptom:brake-grinding'. */
  readonly key: string;
}

/** A fault with its standing. */
export interface Standing {
  /** Index in the catalogue's faults. */
  readonly fault: number;
  /** Index in `SYSTEM_IDS`. */
  readonly system: number;
  /** log of the prior weight on this car. */
  readonly logPrior: number;
  /** Sum of the contributions' weights. */
  readonly logLikelihood: number;
}

/** What all evidence says before the text model is heard. */
export interface Weighing {
  /** Faults that the car can have, in catalogue order. */
  readonly standings: readonly Standing[];
  readonly logOther: number;
  readonly likeness: TextLikeness;
  /** What did it to one fault, by its place in the catalogue: hundreds are weighed, a handful explained. */
  readonly contributionsOf: (fault: number) => readonly Contribution[];
}
