import { findFault } from '@wrenchwise/knowledge/catalogue';
import { SYMPTOMS, type SymptomId } from '@wrenchwise/knowledge/symptoms';

const SYMPTOMS_SHOWN = 8;
const CODES_SHOWN = 16;

const mostOf = (sums: ReadonlyMap<string, number>, most: number): readonly string[] =>
  [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([key]) => key);

/**
 * What owners notice most, and the codes most often stored, when one of these faults is there:
 * each fault counts by how common it is. Families of codes are left out.
 */
export const signsOfFaults = (faultIds: readonly string[]) => {
  const symptoms = new Map<string, number>();
  const codes = new Map<string, number>();
  for (const fault of faultIds.flatMap((id) => findFault(id) ?? [])) {
    for (const [id, chance] of Object.entries<number>(fault.symptoms)) {
      symptoms.set(id, (symptoms.get(id) ?? 0) + fault.prior * chance);
    }
    for (const [code, chance = 0] of Object.entries(fault.codes ?? {})) {
      if (code.endsWith('x')) continue;
      codes.set(code, (codes.get(code) ?? 0) + fault.prior * chance);
    }
  }
  return {
    symptoms: mostOf(symptoms, SYMPTOMS_SHOWN).map((id) => SYMPTOMS[id as SymptomId].label), // keys of a fault's symptoms
    codes: mostOf(codes, CODES_SHOWN).toSorted(),
  };
};
