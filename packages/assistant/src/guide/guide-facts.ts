import type { Difficulty } from '@wrenchwise/contract/endpoints/guides';
import type { CanDrive } from '@wrenchwise/rules/diagnosis';

/** What answers about a guide are made from, of either kind. */
export interface GuideFacts {
  /** Ids of the faults that it repairs, and of the job that it is. */
  readonly of: readonly string[];
  readonly title: string;
  readonly about: string;
  readonly summary: string;
  readonly estimatedTime: string;
  readonly difficulty: Difficulty;
  readonly tools: readonly string[];
  /** Parts or materials, with a price where one is known. */
  readonly parts: readonly string[];
  readonly costs: readonly string[];
  readonly steps: readonly string[];
  readonly safety: readonly string[];
  /** When it is better left. */
  readonly stopIf: string;
  /** A job is no fault: it has no verdict. */
  readonly drive: CanDrive | undefined;
  /** How to tell that it is this fault; of a job nothing. */
  readonly checks: readonly { readonly title: string; readonly steps: readonly string[] }[];
  /** When the job is due; of a fault nothing. */
  readonly when: string | undefined;
  readonly after: readonly string[];
  readonly byCar: readonly string[];
  /** Typical figures that no maker's manual decides: 'Space-saver speed limit: 50 mph (80 km/h)'. */
  readonly figures: readonly string[];
  /** Often confused with. */
  readonly related: readonly string[];
}
