import type { FaultId } from '../catalogue.ts';
import type { ConditionId } from '../schema.ts';

/**
 * What may have happened to a car just before its trouble, in general. Faults list each as a circumstance, with how
 * often it precedes them.
 */
export interface EventKind {
  readonly id: ConditionId;
  /** As an owner would say it. */
  readonly label: string;
  /** The same beside single events of the kind. */
  readonly otherLabel: string;
  /** P(it happened just before | any fault): coincidence. Of 5,625 owners' posts 993 report some event (decision 146). */
  readonly byChance: number;
}

/**
 * Something that was done to a car, or happened to it, just before its trouble. `factors` are a mechanic's
 * odds against the same complaint without it: what the job upsets, leaves loose, or was done wrong.
 */
export interface RecentEvent {
  readonly id: string;
  /** The circumstance of which it is a case: what faults list for that is said by the event, not a second time. */
  readonly kind: ConditionId;
  /** As shown: 'The engine oil was changed'. */
  readonly label: string;
  /** Names of the part or the work, as a regular expression: 'replaced', 'new' and the like are found beside them. */
  readonly work?: string;
  /** Whole wordings, as a regular expression, for what has no part: 'jump-started', 'hit a kerb'. */
  readonly words?: string;
  /** Faults of the part itself, which is new now. */
  readonly renewed?: readonly FaultId[];
  readonly factors: Readonly<Partial<Record<FaultId, number>>>;
}
