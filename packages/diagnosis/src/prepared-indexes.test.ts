import { describe, expect, it } from 'vitest';

import { indexPhrases, readSymptomPhrases } from './evidence/lexicon.ts';
import { FAULTS } from './knowledge/catalogue.ts';
import { SYMPTOMS } from './knowledge/symptoms.ts';
import { prepareIndexes } from './prepare-indexes.ts';
import { PREPARED, type PreparedIndexes } from './prepared-indexes.ts';

describe('what a build stores of the knowledge', () => {
  const prepared = prepareIndexes();
  const text = JSON.stringify(prepared);
  // Our own text, a line above.
  const stored = JSON.parse(text) as PreparedIndexes;

  it('comes back from storage exactly as it was made', () => {
    expect(stored).toEqual(prepared);
    expect(JSON.stringify(stored)).toBe(text);
    expect(indexPhrases(stored.symptomPhrases)).toEqual(indexPhrases(readSymptomPhrases(SYMPTOMS)));
  });

  it('knows every symptom and every fault', () => {
    expect(stored.symptomPhrases.owners).toEqual(Object.keys(SYMPTOMS));
    const found = new Set(stored.faultTexts.flatMap(([, { faults }]) => faults));
    expect(found.size).toBe(FAULTS.length);
  });

  it('is not among the sources: they are read as they are', () => {
    expect(PREPARED).toBeUndefined();
  });
});
