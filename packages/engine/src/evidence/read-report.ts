import type { ModelTables } from '@wrenchwise/vehicle/model-facts';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import type { Report } from '../diagnosis.ts';
import type { FaultReading, ReadFaults } from '../model/fault-model.ts';
import type { OwnersReading, ReadOwnersWords } from '../model/owners-model.ts';
import type { ReadClauses } from '../model/symptom-model.ts';
import { MAX_TEXT_LENGTH } from '../text-limit.ts';
import { blankOut } from './blank-out.ts';
import { type ClaimEvidence, readOpinions } from './claims/read-claims.ts';
import { learnedReadings } from './clause-readings.ts';
import { readConditions, type ConditionEvidence } from './conditions.ts';
import { isEveryday } from './everyday.ts';
import type { Lexicon } from './lexicon.ts';
import type { MeasuredValue } from './measurements/measured-value.ts';
import { otherReadings } from './measurements/other-readings.ts';
import type { NotUnderstood, ReadMeasurements } from './measurements/read-measurements.ts';
import { offTopic } from './off-topic/off-topic.ts';
import { withOutsideReadings } from './outside-readings.ts';
import type { JudgeReadings } from './reading-gate.ts';
import type { Spelling } from './spelling.ts';
import { readSymptoms, type SymptomEvidence } from './symptoms.ts';
import { readCodes, type CodeEvidence } from './trouble-codes.ts';
import { readUnits, type Reading, type Vocabulary } from './units.ts';
import { readVehicleFacts, type VehicleFacts } from './vehicle-facts.ts';

/** Everything read from a report. Offsets refer to `text`. */
export interface Evidence {
  readonly text: string;
  /** The text with what is no observation of this car as spaces: same length, same offsets. */
  readonly observed: string;
  /** The text with claims of what the fault is as spaces: what the owner says of car, parts and events. */
  readonly withoutClaims: string;
  readonly measurements: readonly MeasuredValue[];
  /** Figures that were not understood. */
  readonly notUnderstood: readonly NotUnderstood[];
  readonly reading: Reading;
  readonly symptoms: readonly SymptomEvidence[];
  readonly conditions: readonly ConditionEvidence[];
  readonly codes: readonly CodeEvidence[];
  readonly facts: VehicleFacts;
  /** What all the words say of each fault. */
  readonly words: FaultReading;
  /** What owners' posts with the same words were about; nothing without that model. */
  readonly owners: OwnersReading | undefined;
  /** What somebody says the fault is: its words are in none of the others. */
  readonly claims: readonly ReadClaim[];
}

/** A claim with its words as units, whose offsets count from its start. */
export interface ReadClaim extends ClaimEvidence {
  readonly reading: Reading;
}

/** Symptoms of electric drive and charging, which no other car can have. */
const ELECTRIC_SYMPTOM = /^(?:ev|hybrid)-/;

/** Look-ups for reading reports. */
export interface ReportTools {
  readonly vocabulary: Vocabulary;
  readonly spelling: Spelling;
  /** The phrases of all symptoms. */
  readonly lexicon: Lexicon;
  readonly models: ModelTables;
  readonly readFaults: ReadFaults;
  /** Only where its model is loaded. */
  readonly readOwnersWords: ReadOwnersWords | undefined;
  /** The trained reader of clauses. */
  readonly readClauses: ReadClauses;
  readonly judgeReadings: JudgeReadings;
  /** Whether a term names a part or a function of a car. */
  readonly isPart: (term: string) => boolean;
  readonly readMeasurements: ReadMeasurements;
}

/**
 * Turns a report and a vehicle into weighted evidence. Any text is safe.
 *
 * @param spareLong whether long sentences count although a part of them is about something else
 */
export type ReadReport = (report: Report, vehicle: Vehicle, spareLong?: boolean) => Evidence;

/** 'I think it comes from the left' is an observation, 'I think it is the gearbox mount' a suspicion. */
const OBSERVED =
  /^(?:of|to|is|was|problems?|normal|i|a problem)\b|\b(?:com(?:es?|ing)|from|when(?:ever)?|loud\w*|noises?|sounds?|smells?|feels?|getting|gets|start\w*|happen\w*|worse|only|just|normal)\b/i;

export const createReportReader =
  ({
    vocabulary,
    spelling,
    lexicon,
    models,
    readFaults,
    readOwnersWords,
    readClauses,
    judgeReadings,
    isPart,
    readMeasurements,
  }: ReportTools): ReadReport =>
  (report, vehicle, spareLong = false) => {
    const text = report.text.slice(0, MAX_TEXT_LENGTH);
    const { claims, reach } = readOpinions(
      text,
      (words) =>
        !OBSERVED.test(words) &&
        readUnits(words, vocabulary).units.some(({ term }) => isPart(term)),
    );
    const others = otherReadings(text);
    const ofThisCar = blankOut(text, [...offTopic(text, spareLong), ...others, ...reach]);
    const withoutClaims = blankOut(text, reach);
    const facts = readVehicleFacts(models, vehicle, withoutClaims);
    const measured = readMeasurements(ofThisCar, facts.expectedFuels);
    const observed = blankOut(ofThisCar, measured.stretches);
    const reading = readUnits(observed, vocabulary, spelling);
    const electrified = [...facts.expectedFuels].some(
      (fuel) => fuel === 'electric' || fuel.endsWith('hybrid'),
    );
    const possible = (read: readonly SymptomEvidence[]): readonly SymptomEvidence[] =>
      electrified ? read : read.filter(({ id }) => !ELECTRIC_SYMPTOM.test(id));
    const words = readFaults(reading);
    const clauses = readClauses(reading);
    const phrases = readSymptoms(reading, lexicon);
    const own = judgeReadings(
      words,
      [...phrases, ...learnedReadings(reading, clauses, phrases, lexicon)].filter(
        (read) => !isEveryday(text, read),
      ),
      clauses,
    );
    const { symptoms, conditions } = withOutsideReadings(
      { text, reading, symptoms: own, conditions: readConditions(observed) },
      report.readings,
    );
    return {
      text,
      observed,
      withoutClaims,
      measurements: measured.values,
      notUnderstood: measured.notUnderstood,
      reading,
      symptoms: possible(symptoms),
      conditions,
      codes: readCodes(blankOut(text, others), report.codes),
      facts,
      words,
      // Somebody who reads the words for us makes up for a model that guesses at them.
      owners:
        possible(symptoms).length > possible(own).length ? undefined : readOwnersWords?.(observed),
      claims: claims.map((claim) => ({
        ...claim,
        reading: readUnits(text.slice(claim.start, claim.end), vocabulary, spelling),
      })),
    };
  };
