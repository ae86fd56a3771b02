import type { Report } from '../diagnosis.ts';
import { MAX_TEXT_LENGTH } from '../text-limit.ts';
import type { Vehicle } from '../vehicle.ts';
import { readConditions, type ConditionEvidence } from './conditions.ts';
import { isEveryday } from './everyday.ts';
import { readSymptoms, symptomLexicon, type SymptomEvidence } from './symptoms.ts';
import { readCodes, type CodeEvidence } from './trouble-codes.ts';
import { readUnits, type Reading } from './units.ts';
import { readVehicleFacts, type VehicleFacts } from './vehicle-facts.ts';

/** Everything that was read from a report. Offsets refer to `text`. */
export interface Evidence {
  readonly text: string;
  readonly reading: Reading;
  readonly symptoms: readonly SymptomEvidence[];
  readonly conditions: readonly ConditionEvidence[];
  readonly codes: readonly CodeEvidence[];
  readonly facts: VehicleFacts;
}

/** Symptoms of electric drive and of its charging: no other car can have them. */
const ELECTRIC_SYMPTOM = /^(?:ev|hybrid)-/;

/** Reads a report and a vehicle into weighted evidence. Any text is safe. */
export const readReport = (report: Report, vehicle: Vehicle): Evidence => {
  const text = report.text.slice(0, MAX_TEXT_LENGTH);
  symptomLexicon();
  const reading = readUnits(text, true);
  const facts = readVehicleFacts(vehicle, text);
  const electrified = [...facts.fuels].some(
    (fuel) => fuel === 'electric' || fuel.endsWith('hybrid'),
  );
  const symptoms = readSymptoms(reading).filter((read) => !isEveryday(text, read));
  return {
    text,
    reading,
    symptoms: electrified ? symptoms : symptoms.filter(({ id }) => !ELECTRIC_SYMPTOM.test(id)),
    conditions: readConditions(text),
    codes: readCodes(text, report.codes),
    facts,
  };
};
