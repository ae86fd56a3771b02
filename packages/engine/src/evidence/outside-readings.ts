import { CONDITION_IDS, type ConditionId } from '@wrenchwise/knowledge/schema';
import { isSymptomId } from '@wrenchwise/knowledge/symptoms';

import type { OutsideReading } from '../diagnosis.ts';
import type { ConditionEvidence } from './conditions.ts';
import { isEveryday } from './everyday.ts';
import type { SymptomEvidence } from './symptoms.ts';
import type { Reading } from './units.ts';

/** Nobody else is believed as much as the clearest words. */
const MOST_CERTAIN = 0.85;

const CONDITIONS: ReadonlySet<string> = new Set(CONDITION_IDS);
const isCondition = (id: string): id is ConditionId => CONDITIONS.has(id);

/** What was read of one text. */
interface Read {
  readonly text: string;
  readonly reading: Reading;
  readonly symptoms: readonly SymptomEvidence[];
  readonly conditions: readonly ConditionEvidence[];
}

const SYMPTOM = 'symptom:';
const CONDITION = 'condition:';

/**
 * The engine's readings with those of somebody else. Of a sign that both have read, the engine's
 * words and its yes or no stand; agreement makes it surer. A reading without words of the text, of
 * an everyday matter, or of what the knowledge does not have is dropped.
 */
export const withOutsideReadings = (
  { text, reading, symptoms, conditions }: Read,
  given: readonly OutsideReading[] = [],
): Pick<Read, 'symptoms' | 'conditions'> => {
  if (given.length === 0) return { symptoms, conditions };
  const signs = new Map(symptoms.map((one) => [one.id, one]));
  const circumstances = new Map(conditions.map((one) => [one.id, one]));
  for (const { id, start, end, present, certainty } of given) {
    if (!(start >= 0 && start < end && end <= text.length)) continue;
    const truth = Math.max(0, Math.min(MOST_CERTAIN, certainty));
    if (id.startsWith(SYMPTOM)) {
      const symptom = id.slice(SYMPTOM.length);
      if (!isSymptomId(symptom) || isEveryday(text, { id: symptom, start, end })) continue;
      const known = signs.get(symptom);
      if (known !== undefined) {
        if (known.present && present) {
          const confidence = Math.max(known.confidence, truth);
          signs.set(symptom, { ...known, confidence, truth: Math.max(known.truth, truth) });
        }
        continue;
      }
      const units = reading.units.flatMap((unit, at) =>
        unit.start < end && unit.end > start ? [at] : [],
      );
      if (units.length === 0) continue;
      const place = { start, end, units, hearsay: false };
      signs.set(symptom, { id: symptom, present, confidence: truth, truth, ...place });
    } else if (id.startsWith(CONDITION) && present) {
      const condition = id.slice(CONDITION.length);
      if (!isCondition(condition) || circumstances.has(condition)) continue;
      circumstances.set(condition, { id: condition, start, end, only: false });
    }
  }
  return {
    symptoms: [...signs.values()].sort(
      (a, b) => b.confidence - a.confidence || a.id.localeCompare(b.id),
    ),
    conditions: [...circumstances.values()],
  };
};
