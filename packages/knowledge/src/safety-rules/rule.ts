import type { CheckNeed, DriveVerdict, Severity } from '../schema.ts';
import type { SymptomId } from '../symptoms.ts';

/** A danger that stands apart from the probabilities: it can only raise what they say. */
export interface SafetyRule {
  readonly id: string;
  /** Names the danger; true of every symptom and every phrase below. */
  readonly title: string;
  /** What may happen. Gives no order, so that it holds under a stricter verdict too. */
  readonly danger: string;
  /** What to do now, to the driver, where no stricter verdict stands. */
  readonly advice: string;
  readonly severity: Exclude<Severity, 'low'>;
  readonly verdict: Exclude<DriveVerdict, 'yes'>;
  /** What no check may ask of the car, beyond what the verdict forbids. */
  readonly forbids?: readonly CheckNeed[];
  /** Rules that say no more than this one does: silent beside it. */
  readonly covers?: readonly string[];
  /** Symptoms that set it off when the words surely mean them. A symptom has one rule. */
  readonly symptoms: readonly SymptomId[];
  /** Words that set it off, as in the lexicon of symptoms. */
  readonly phrases: readonly string[];
}
