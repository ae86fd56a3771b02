import type { EvidenceNote } from '../diagnosis.ts';
import type { TextLikeness } from './fault-texts.ts';

/** The contribution of a piece of evidence to a fault. */
export interface Contribution extends Omit<EvidenceNote, 'effect'> {
  /** Identifies the evidence: 'symptom:brake-grinding'. */
  readonly key: string;
}

/** A fault with its log weights. */
export interface Standing {
  /** Index in the catalogue's faults. */
  readonly fault: number;
  /** Index in `SYSTEM_IDS`. */
  readonly system: number;
  /** The log prior on this car. */
  readonly logPrior: number;
  /**
   * Sum of the contributions' weights, less what of the prior is not believed where owners' posts are
   * understood.
   */
  readonly logLikelihood: number;
}

/** What the posterior needs of a weighing. */
export type Shares = Pick<Weighing, 'standings' | 'logOther'>;

/** The result of all evidence, before the text model. */
export interface Weighing {
  /** Faults that the car can have, in catalogue order. */
  readonly standings: readonly Standing[];
  readonly logOther: number;
  /** The same without the measurements, which the text model has not read. */
  readonly withoutFigures: () => Shares;
  readonly likeness: TextLikeness;
  /** The number of words that tell something. */
  readonly words: number;
  /** How far owners' posts are understood, 0–1: 0 without their model. */
  readonly trust: number;
  /**
   * The contributions to one fault, by its place in the catalogue: computed on demand, since
   * hundreds are weighed and a handful explained.
   */
  readonly contributionsOf: (fault: number) => readonly Contribution[];
}
