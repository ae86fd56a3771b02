import type { SystemId } from '../systems.ts';

/**
 * One wording of the MOT inspection manual, and what it means in our words. In `task` and `evidence`,
 * `{place}` is where on the car ('nearside front '), `{side}` its side only, `{s}` the plural of what
 * is there on both sides and was not said to be on one.
 */
export interface MotWording {
  readonly system: SystemId;
  /** The part, the same whatever its condition: 'brake disc'. */
  readonly item: string;
  /** Tested on what `foldMotText` makes of a tester's words. */
  readonly pattern: RegExp;
  /** A maintenance task in the imperative. */
  readonly task: string;
  /** A sentence for the symptoms of a diagnosis. */
  readonly evidence: string;
  /** As DVSA records it. */
  readonly example: string;
}

/** A row of a table: item, pattern, task, evidence, example. */
export type MotRow = readonly [
  item: string,
  pattern: RegExp,
  task: string,
  evidence: string,
  example: string,
];

/** The wordings of one system. */
export const wordingsOf = (system: SystemId, rows: readonly MotRow[]): readonly MotWording[] =>
  rows.map(([item, pattern, task, evidence, example]) => ({
    system,
    item,
    pattern,
    task,
    evidence,
    example,
  }));
