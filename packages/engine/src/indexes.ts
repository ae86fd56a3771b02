import type { Knowledge } from '@wrenchwise/knowledge/knowledge';

import { type PhraseTable, readRulePhrases, readSymptomPhrases } from './evidence/lexicon.ts';
import { createSynonymTable } from './evidence/synonym-table.ts';
import type { Vocabulary } from './evidence/units.ts';
import { createWordReader } from './evidence/words.ts';
import { type FaultTexts, readFaultTexts } from './inference/fault-postings.ts';

/** The indexes over the knowledge's words that reading a report needs. */
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
 * Builds the indexes, which takes a tenth of a second. A build stores them and passes them to
 * `createEngine`: plain data that survives JSON exactly.
 */
export const prepareIndexes = (
  knowledge: Knowledge,
  vocabulary: Vocabulary = createVocabulary(knowledge),
): Indexes => ({
  symptomPhrases: readSymptomPhrases(vocabulary, knowledge.symptoms),
  rulePhrases: readRulePhrases(vocabulary, knowledge.safetyRules),
  faultTexts: readFaultTexts(vocabulary, knowledge.faults),
});
