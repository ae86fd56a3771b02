import type { PhraseTable } from './evidence/lexicon.ts';
import type { FaultTexts } from './inference/fault-postings.ts';

/** What the engine makes of the knowledge's own words before it can read anybody else's. */
export interface PreparedIndexes {
  readonly symptomPhrases: PhraseTable;
  readonly rulePhrases: PhraseTable;
  readonly faultTexts: FaultTexts;
}

/**
 * Set by a build, which puts the outcome of `prepareIndexes()` in place of this module: reading the
 * knowledge takes a tenth of a second. Run from its sources, the engine reads it on first use.
 */
export const PREPARED: PreparedIndexes | undefined = undefined;
