import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

/** How sure the owner is of a symptom. */
export type Certainty =
  | 'present'
  | 'past'
  | 'repaired'
  | 'new'
  | 'suspected'
  | 'denied'
  | 'normal'
  | 'asked';

/** A symptom or a circumstance that a text shows, and where: [start, end) in UTF-16 units. */
export interface Told {
  readonly symptom?: string;
  readonly condition?: string;
  readonly certainty?: Certainty;
  readonly start: number;
  readonly end: number;
}

/** A text that somebody read with care. */
export interface LabelledText {
  readonly id: string;
  readonly text: string;
  readonly vehicle: Vehicle;
  /** Likely faults with weights that sum to at most 1, the likeliest first. */
  readonly faults: readonly (readonly [id: string, weight: number])[];
  /** Absent where a text was read for its fault only. */
  readonly told?: readonly Told[];
  /** Where the words name the cause or the repair, [start, end) in UTF-16 units; absent where nobody looked. */
  readonly cause?: readonly (readonly [start: number, end: number])[];
  /** A quarter that nothing is trained on, by the id's hash. */
  readonly heldOut: boolean;
}

const isHeldOut = (id: string): boolean =>
  Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 2), 16) < 64;

const readLines = (folder: string): unknown[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    );

interface Question extends Vehicle {
  readonly id: string;
  readonly text: string;
  readonly faults: LabelledText['faults'];
  readonly told: readonly Told[];
}

/** Our own bank of owners' questions (`packages/training/questions`), invented and labelled by reading. */
export const readQuestions = (): readonly LabelledText[] =>
  // Our own JSON lines with these fields.
  (readLines(join(import.meta.dirname, '..', 'questions')) as Question[]).map(
    ({
      id,
      text,
      make = null,
      model = null,
      year = null,
      fuel = null,
      transmission = null,
      faults,
      told,
    }) => ({
      id,
      text,
      vehicle: { make, model, year, fuel, transmission },
      faults,
      told,
      heldOut: isHeldOut(id),
    }),
  );

interface ComplaintLabel {
  readonly id: string;
  readonly faults: LabelledText['faults'];
  readonly told?: readonly Told[];
  readonly cause?: LabelledText['cause'];
}

interface Complaint {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly text: string;
  /** Absent where a file is for training as a whole. */
  readonly split?: string;
}

/** Where labelled complaints stand; of rows with a split, those that are not for training are not read. */
const COMPLAINT_FILES = [
  'complaints-unlabelled.jsonl',
  'complaints-dev.jsonl',
  'complaints-extra.jsonl',
];

/**
 * Real complaints labelled by reading (`packages/training/labels`): ids and places are ours, the words stay
 * with the data.
 *
 * @param folder the folder of the data
 */
export const readLabelledComplaints = (folder: string): readonly LabelledText[] => {
  const texts = new Map(
    COMPLAINT_FILES.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      // The fields are those of the data's README.
      .map((line) => JSON.parse(line) as Complaint)
      .filter(({ split }) => split !== 'validation')
      .map((complaint) => [complaint.id, complaint] as const),
  );
  // Our own JSON lines with these fields.
  return (readLines(join(import.meta.dirname, '..', 'labels')) as ComplaintLabel[]).flatMap(
    ({ id, faults, told, cause }) => {
      const complaint = texts.get(id);
      if (complaint === undefined) return [];
      const { make, model, year, text } = complaint;
      return [
        {
          id,
          text,
          vehicle: { make, model, year },
          faults,
          ...(told && { told }),
          ...(cause && { cause }),
          heldOut: isHeldOut(id),
        },
      ];
    },
  );
};

/** A text that was read for what it shows, not for its fault only. */
export type ReadText = LabelledText & Required<Pick<LabelledText, 'told'>>;

export const isReadForSigns = (text: LabelledText): text is ReadText => text.told !== undefined;
