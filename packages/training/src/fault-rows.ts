import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { asWritten } from '@wrenchwise/knowledge/british-wording';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';

import { beforeTheGarage } from './before-the-garage.ts';
import { readLabelledComplaints, readQuestions, type LabelledText } from './labelled-texts.ts';
import { STORIES } from './product-folders.ts';
import { sequence } from './sequence.ts';

/** A text with the faults that it may come from. */
export interface FaultRow {
  readonly text: string;
  /** Catalogue index and share; the shares sum to 1. */
  readonly target: readonly (readonly [fault: number, share: number])[];
  /** How much it counts in training. */
  readonly weight: number;
}

/** Weights found on held-out questions and complaints (docs/decisions/052). */
const INVENTED_WEIGHT = 0.25;
const OWN_WEIGHT = 1;
const STORY_WEIGHT = 1;
const QUESTION_WEIGHT = 1;
const COMPLAINT_WEIGHT = 1;

/** Of a complaint that shows what was found: it counts half as it is, and once as it was before. */
const WITH_THE_CAUSE = 0.5;

/** Almost half of the labelled complaints are about electric steering: each counts for less. */
const STEERING_SHARE = 0.3;
const isElectricSteering = ({ faults }: LabelledText): boolean =>
  faults[0]?.[0].startsWith('eps-') === true;

/** Texts made of the phrases of a fault's symptoms. */
const TEXTS_PER_FAULT = 8;
const MAX_SYMPTOMS = 3.2;

const indexOf = new Map<string, number>(FAULTS.map(({ id }, at) => [id, at]));

/** Texts of one to three phrases, each symptom as often as the fault shows it. */
const inventedRows = (): FaultRow[] => {
  const random = sequence(7);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return FAULTS.flatMap(({ symptoms }, fault) => {
    const shares = Object.entries(symptoms);
    const total = shares.reduce((sum, [, p]) => sum + p, 0);
    const anySymptom = (): string | undefined => {
      let left = random() * total;
      return shares.find(([, p]) => {
        left -= p;
        return left <= 0;
      })?.[0];
    };
    return Array.from({ length: TEXTS_PER_FAULT }, (): FaultRow => {
      const chosen = new Set(
        Array.from({ length: Math.floor(1 + random() * (MAX_SYMPTOMS - 1)) }, anySymptom),
      );
      const phrases = Object.entries(SYMPTOMS)
        .filter(([id]) => chosen.has(id))
        .map(([, symptom]) => pick(symptom.phrases) ?? symptom.label);
      return { text: phrases.join('. '), target: [[fault, 1]], weight: INVENTED_WEIGHT };
    });
  });
};

/** Names, summaries and failure patterns. */
const ownRows = (): FaultRow[] =>
  FAULTS.flatMap((one, fault) => {
    const { name, workshopName, summary, patterns } = asWritten(one);
    return [name, workshopName, summary, ...patterns].map((text) => ({
      text,
      target: [[fault, 1]] as const,
      weight: OWN_WEIGHT,
    }));
  });

/** Our own story of a fault. */
interface Story {
  readonly fault: string;
  readonly text: string;
}

/** Every eighth story of a file is held out. */
const readStories = (isHeldOut: boolean): readonly Story[] =>
  readdirSync(STORIES)
    .sort()
    .flatMap((file) =>
      readFileSync(join(STORIES, file), 'utf8')
        .trim()
        .split('\n')
        .filter((_, at) => (at % 8 === 0) === isHeldOut)
        // Our own JSON lines with these fields.
        .map((line) => JSON.parse(line) as Story),
    );

/** The stories that nothing is trained on. */
export const heldOutStories = (): readonly Story[] => readStories(true);

const storyRows = (): FaultRow[] =>
  readStories(false).flatMap(({ fault: id, text }): FaultRow[] => {
    const fault = indexOf.get(id);
    return fault === undefined ? [] : [{ text, target: [[fault, 1]], weight: STORY_WEIGHT }];
  });

/** Texts labelled by reading that are not held out. */
const labelledRows = (
  texts: readonly LabelledText[],
  weightOf: (text: LabelledText) => number,
): FaultRow[] =>
  texts
    .filter(({ heldOut }) => !heldOut)
    .flatMap((labelled): FaultRow[] => {
      const { text, faults } = labelled;
      const known = faults.flatMap(([id, share]) => {
        const fault = indexOf.get(id);
        return fault === undefined ? [] : [[fault, share] as const];
      });
      const sum = known.reduce((total, [, share]) => total + share, 0);
      if (sum === 0) return [];
      return [
        {
          text,
          target: known.map(([fault, share]) => [fault, share / sum] as const),
          weight: weightOf(labelled),
        },
      ];
    });

const complaintRows = (complaints: readonly LabelledText[]): FaultRow[] => {
  const weightOf = (text: LabelledText) =>
    COMPLAINT_WEIGHT * (isElectricSteering(text) ? STEERING_SHARE : 1);
  const before = complaints.flatMap((complaint) => {
    const text = beforeTheGarage(complaint);
    return text === undefined ? [] : [{ ...complaint, text }];
  });
  const discriminative = new Set(before.map(({ id }) => id));
  return [
    ...labelledRows(
      complaints,
      (text) => weightOf(text) * (discriminative.has(text.id) ? WITH_THE_CAUSE : 1),
    ),
    ...labelledRows(before, weightOf),
  ];
};

/** All rows that the fault model is trained on. @param folder the folder of the data */
export const readFaultRows = (folder: string): readonly FaultRow[] => [
  ...inventedRows(),
  ...ownRows(),
  ...storyRows(),
  ...labelledRows(readQuestions(), () => QUESTION_WEIGHT),
  ...complaintRows(readLabelledComplaints(folder)),
];
