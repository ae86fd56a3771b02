import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { describe, expect, it } from 'vitest';

import { createEngine } from './create-engine.ts';
import { type Indexes, prepareIndexes } from './indexes.ts';
import { engine, models } from './testing/engine.ts';

describe('what a build stores of the knowledge', () => {
  const prepared = prepareIndexes(KNOWLEDGE);
  const text = JSON.stringify(prepared);
  // Written in the line above.
  const stored = JSON.parse(text) as Indexes;

  it('comes back from storage exactly as it was made', () => {
    expect(stored).toEqual(prepared);
    expect(JSON.stringify(stored)).toBe(text);
  });

  it('gives the engine that is handed it the same answers as one that reads the knowledge', () => {
    const built = createEngine(KNOWLEDGE, models, stored);
    for (const report of ['grinding noise when I brake', 'vehical stals at idle, P0300', 'noise']) {
      expect(built.diagnose({ text: report }, {})).toEqual(engine.diagnose({ text: report }, {}));
    }
  });

  it('knows every symptom and every fault', () => {
    expect(stored.symptomPhrases.owners).toEqual(Object.keys(KNOWLEDGE.symptoms));
    const found = new Set(stored.faultTexts.flatMap(([, { faults }]) => faults));
    expect(found.size).toBe(KNOWLEDGE.faults.length);
  });
});
