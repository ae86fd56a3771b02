import type { Knowledge } from '@wrenchwise/knowledge/knowledge';

import { type PhraseTable, readRulePhrases, readSymptomPhrases } from './evidence/lexicon.ts';
import { createSynonymTable } from './evidence/synonym-table.ts';
import type { Vocabulary } from './evidence/units.ts';
import { createWordReader } from './evidence/words.ts';
import { type FaultTexts, readFaultTexts } from './inference/fault-postings.ts';

/** What the engine makes of the knowledge's own words before it can read anybody else's. */
export interface Indexes {
  readonly symptomPhrases: PhraseTable;
  readonly rulePhrases: PhraseTable;
  readonly faultTexts: FaultTexts;
}

export const createVocabulary = ({ synonyms }: Knowledge): Vocabulary => ({
  wordOf: createWordReader(),
  synonyms: createSynonymTable(synonyms),
});

/**
 * Reads the knowledge's own words, which takes a tenth of a second. A build stores the outcome and
 * hands it to `createEngine`: plain data, which survives JSON exactly.
 */
export const prepareIndexes = (
  knowledge: Knowledge,
  vocabulary: Vocabulary = createVocabulary(knowledge),
): Indexes => ({
  symptomPhrases: readSymptomPhrases(vocabulary, knowledge.symptoms),
  rulePhrases: readRulePhrases(vocabulary, knowledge.safetyRules),
  faultTexts: readFaultTexts(vocabulary, knowledge.faults),
});
