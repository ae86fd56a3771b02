import { readSymptomPhrases } from './evidence/lexicon.ts';
import { readFaultTexts } from './inference/fault-postings.ts';
import { SYMPTOMS } from './knowledge/symptoms.ts';
import type { PreparedIndexes } from './prepared-indexes.ts';
import { readRulePhrases } from './safety/alerts.ts';

/** Reads the knowledge's own words, for a build to store: plain data, which survives JSON exactly. */
export const prepareIndexes = (): PreparedIndexes => ({
  symptomPhrases: readSymptomPhrases(SYMPTOMS),
  rulePhrases: readRulePhrases(),
  faultTexts: readFaultTexts(),
});
