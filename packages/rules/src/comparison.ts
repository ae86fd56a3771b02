import { z } from 'zod';

import { CanDrive, EvidenceNote, Measurement, Severity } from './diagnosis.ts';
import { MoneyRange } from './money-range.ts';
import { Move } from './moves.ts';
import { OutcomeInShort } from './outcome-in-short.ts';

/** A sign or code of either diagnosis, and in which of them it was read. */
const Compared = z.object({
  id: z.string(),
  label: z.string(),
  /** 'changed': read in both, present in one and denied in the other. */
  change: z.enum(['added', 'gone', 'same', 'changed']),
  /** The quoted words of each; null where it was not read, empty for a ticked sign. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type Compared = z.infer<typeof Compared>;

const Figure = Measurement.pick({ value: true, unit: true, state: true });

/** Something that weighs on a cause otherwise than before. */
const Driver = z.object({
  source: EvidenceNote.shape.source,
  /** What it was read as: 'Grinding when braking'. */
  meaning: z.string(),
  /** The quoted words, or the answer. */
  text: z.string(),
  change: z.enum(['added', 'gone', 'stronger', 'weaker']),
  /** By how much the cause is likelier by it than before, as a natural logarithm: negative is less likely. */
  shift: z.number(),
});
export type Driver = z.infer<typeof Driver>;

/** A cause of either diagnosis. */
const ComparedCause = Move.extend({
  /** What moved it, the strongest first. */
  drivers: z.array(Driver),
  /** It moved against its own evidence, or without any change of it: the other causes decided. */
  isByOthers: z.boolean(),
});
export type ComparedCause = z.infer<typeof ComparedCause>;

const Side = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  resolvedAt: z.string().nullable(),
  outcome: OutcomeInShort.nullable(),
  /** '2015 Ford Focus' */
  car: z.string(),
  symptoms: z.string(),
  canDrive: CanDrive,
  severity: Severity.nullable(),
  /** The leading repair, and its likeliest variant's id and price; null where each cause is a guess, or nothing points to a fault. */
  leading: z
    .object({ faultId: z.string(), name: z.string(), probability: z.number(), cost: MoneyRange })
    .nullable(),
  nothingFound: z.boolean(),
  /** Titles of its alerts. */
  alerts: z.array(z.string()),
  /** Its answers in their order, and what each of them moved; null in older releases. */
  answers: z.array(
    z.object({ question: z.string(), answer: z.string(), moved: z.array(Move).nullable() }),
  ),
  knowledgeVersion: z.string(),
  source: z.string(),
});
export type ComparedSide = z.infer<typeof Side>;

/** What changed from one diagnosis to a later one. */
export const Comparison = z.object({
  /** The older one first. */
  before: Side,
  after: Side,
  /** 'answers': one diagnosis, as it is weighed without its answers and as it is. */
  kind: z.enum(['two', 'answers']),
  /** The same saved car, or make, model and year. */
  isSameCar: z.boolean(),
  /** What differs of the car, in words; null where it was not known. */
  car: z.array(
    z.object({
      field: z.enum(['car', 'fuel', 'transmission', 'mileage']),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  signs: z.array(Compared),
  codes: z.array(Compared),
  measurements: z.array(
    z.object({
      parameter: z.string(),
      label: z.string(),
      before: Figure.nullable(),
      after: Figure.nullable(),
    }),
  ),
  answers: z.array(
    z.object({
      questionId: z.string(),
      question: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Of both, the largest shift first; those that are negligible in both are left out. */
  causes: z.array(ComparedCause),
  /** The prices of both are in this currency and of today. */
  currency: z.string(),
  /** Whether both were made with one edition of the knowledge. */
  isSameEdition: z.boolean(),
});
export type Comparison = z.infer<typeof Comparison>;
