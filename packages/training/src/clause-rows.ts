import { createHash } from 'node:crypto';

import { readUnits } from '@wrenchwise/engine/evidence/units';
import { clauseFeatures, clausesOf } from '@wrenchwise/engine/model/clause-features';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';

import { parts } from './engine-parts.ts';
import {
  isReadForSigns,
  type LabelledText,
  readLabelledComplaints,
  readQuestions,
  type ReadText,
} from './labelled-texts.ts';

/** A clause with the symptoms that its words tell as present; none for background. */
export interface ClauseRow {
  readonly features: readonly string[];
  readonly symptoms: readonly string[];
  readonly weight: number;
}

/** What a phrase of the knowledge counts beside a clause of an owner. */
const PHRASE_WEIGHT = 0.3;

/** What a clause of a complaint counts beside one of a question: complaints have many. */
const COMPLAINT_WEIGHT = 0.7;

/** A stretch belongs to a clause when this share of the stretch or of the clause overlaps. */
const OVERLAP = 0.5;

/** A quarter of the texts to train on, for choosing thresholds: by another part of the hash. */
export const isInner = (id: string): boolean =>
  Number.parseInt(createHash('sha256').update(id).digest('hex').slice(2, 4), 16) < 64;

const rowsOf = ({ text, told }: ReadText, weight: number): readonly ClauseRow[] => {
  const reading = readUnits(text, parts.vocabulary, parts.spelling);
  const present = told.filter(
    ({ symptom, certainty }) => symptom !== undefined && certainty === 'present',
  );
  return clausesOf(reading).map((clause) => {
    const start = reading.units[clause.from]?.start ?? 0;
    const end = reading.units[clause.to - 1]?.end ?? start;
    const symptoms = new Set(
      present.flatMap((one) => {
        const shared = Math.min(end, one.end) - Math.max(start, one.start);
        const least = OVERLAP * Math.min(end - start, one.end - one.start);
        return shared > least && one.symptom !== undefined && one.symptom in SYMPTOMS
          ? [one.symptom]
          : [];
      }),
    );
    return {
      features: clauseFeatures(reading, clause).map(({ name }) => name),
      symptoms: [...symptoms],
      weight,
    };
  });
};

const phraseRows = (): readonly ClauseRow[] =>
  Object.entries(SYMPTOMS).flatMap(([id, { phrases }]) =>
    phrases.flatMap((phrase) => {
      const reading = readUnits(phrase, parts.vocabulary);
      return clausesOf(reading)
        .slice(0, 1)
        .map(() => ({
          features: clauseFeatures(reading, { from: 0, to: reading.units.length }).map(
            ({ name }) => name,
          ),
          symptoms: [id],
          weight: PHRASE_WEIGHT,
        }));
    }),
  );

/**
 * The clauses that the symptom model is trained on: of labelled texts that are not held out, and
 * the phrases of the knowledge.
 *
 * @param folder the folder of the data
 * @param withInner false leaves out the quarter on which thresholds and the gate are chosen
 */
export const readClauseRows = (folder: string, withInner: boolean): readonly ClauseRow[] => {
  const isTrained = ({ id, heldOut }: LabelledText) => !heldOut && (withInner || !isInner(id));
  return [
    ...readQuestions()
      .filter(isReadForSigns)
      .filter(isTrained)
      .flatMap((one) => rowsOf(one, 1)),
    ...readLabelledComplaints(folder)
      .filter(isReadForSigns)
      .filter(isTrained)
      .flatMap((one) => rowsOf(one, COMPLAINT_WEIGHT)),
    ...phraseRows(),
  ];
};
