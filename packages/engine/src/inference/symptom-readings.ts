import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { ReadSymptom } from '../evidence/symptoms.ts';
import type { CompiledFault, CompiledFaults } from './compiled-faults.ts';
import { absenceWeight, presenceWeight } from './likelihood.ts';

/** The contribution of a reading to a fault. */
export interface SymptomReading {
  /** Index in the list of symptoms. */
  readonly symptom: number;
  readonly weight: number;
}

/** What a reading of words says of a fault: negative where it speaks against it, 0 where it says nothing. */
export const readingWeight = (
  { id, present, confidence }: ReadSymptom,
  leak: number,
  fault: CompiledFault,
): number => {
  const p = fault.symptoms.get(id) ?? 0;
  if (p > 0) {
    return present ? presenceWeight(p, leak, confidence) : absenceWeight(p, leak, confidence);
  }
  return present && fault.against.has(id) ? Math.log(1 - 0.7 * confidence) : 0;
};

/** Readings that share more than this part of the shorter one's words are one observation. */
const SHARED = 0.5;

const sameWords = (a: ReadSymptom, b: ReadSymptom): boolean => {
  let shared = 0;
  for (const unit of a.units) if (b.units.includes(unit)) shared += 1;
  return shared > SHARED * Math.min(a.units.length, b.units.length);
};

/**
 * For each symptom, by place in `symptoms`, the others read from the same words: 'shakes at idle'
 * is a rough idle, a vibrating engine and a vibrating driveline, but one observation.
 */
export const readingsOfSameWords = (
  symptoms: readonly ReadSymptom[],
): readonly (readonly number[])[] =>
  symptoms.map((a, i) =>
    symptoms.flatMap((b, j) => (i !== j && a.present === b.present && sameWords(a, b) ? [j] : [])),
  );

/** Of readings of the same words with the same sign, the strongest counts. */
export const strongestReadings = (
  readings: readonly SymptomReading[],
  sameAs: readonly (readonly number[])[],
): readonly SymptomReading[] => {
  if (readings.length < 2) return readings;
  if (readings.every(({ symptom }) => sameAs[symptom]?.length === 0)) return readings;
  const weaker = new Set<SymptomReading>();
  for (const reading of readings) {
    const strength = Math.abs(reading.weight);
    for (const other of readings) {
      if (other === reading || weaker.has(other)) continue;
      if (Math.sign(other.weight) !== Math.sign(reading.weight)) continue;
      if (!(sameAs[reading.symptom] ?? []).includes(other.symptom)) continue;
      const stronger =
        Math.abs(other.weight) > strength ||
        (Math.abs(other.weight) === strength && other.symptom < reading.symptom);
      if (stronger) weaker.add(reading);
    }
  }
  return readings.filter((reading) => !weaker.has(reading));
};

/**
 * The symptoms' contributions by fault index; nothing for most faults.
 *
 * @param heeded how much they count, 0–1
 */
export const weighSymptoms = (
  symptoms: readonly ReadSymptom[],
  known: Readonly<Record<SymptomId, Symptom>>,
  { faults, bySymptom }: Pick<CompiledFaults, 'faults' | 'bySymptom'>,
  heeded = 1,
): readonly (readonly SymptomReading[] | undefined)[] => {
  const named: (SymptomReading[] | undefined)[] = Array.from({ length: faults.length });
  symptoms.forEach((one, symptom) => {
    const { leak } = known[one.id];
    for (const at of bySymptom.get(one.id) ?? []) {
      const fault = faults[at];
      const weight = fault === undefined ? 0 : heeded * readingWeight(one, leak, fault);
      if (weight === 0) continue;
      const list = named[at];
      if (list === undefined) named[at] = [{ symptom, weight }];
      else list.push({ symptom, weight });
    }
  });
  const sameAs = readingsOfSameWords(symptoms);
  if (sameAs.every((others) => others.length === 0)) return named;
  return named.map((list) => (list === undefined ? list : strongestReadings(list, sameAs)));
};
