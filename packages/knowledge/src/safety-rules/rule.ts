import type { CheckNeed, DriveVerdict, Severity } from '../schema.ts';
import type { SymptomId } from '../symptoms.ts';

/** A safety rule: independent of the probabilities, it can only make the verdict stricter. */
export interface SafetyRule {
  readonly id: string;
  /** Names the danger; true of every symptom and every phrase below. */
  readonly title: string;
  /** What may happen. Without instructions, so that it holds under a stricter verdict too. */
  readonly danger: string;
  /** What the driver should do now, unless the verdict is stricter. */
  readonly advice: string;
  readonly severity: Exclude<Severity, 'low'>;
  readonly verdict: Exclude<DriveVerdict, 'yes'>;
  /** Needs that no check may have, beyond what the verdict forbids. */
  readonly forbids?: readonly CheckNeed[];
  /** Rules that this one includes: silent beside it. */
  readonly covers?: readonly string[];
  /** Symptoms that trigger it when read with confidence. A symptom has one rule. */
  readonly symptoms: readonly SymptomId[];
  /** Phrases that trigger it, as in the lexicon of symptoms. */
  readonly phrases: readonly string[];
}
