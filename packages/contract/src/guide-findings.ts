import { CauseCheck, EvidenceNote, Measurement } from '@wrenchwise/rules/diagnosis';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { GuideOnCar } from './endpoints/guides.ts';

/** A check of the guide that has been done: what was found, and what that says of the fault. */
export const DoneCheck = z.object({
  /** The title of the check in the guide. */
  title: z.string(),
  finding: z.string(),
  /** Null where the answer is none of the guide's own findings. */
  effect: CauseCheck.shape.outcomes.element.shape.effect.nullable(),
});
export type DoneCheck = z.infer<typeof DoneCheck>;

/** What a guide made for a diagnosis holds beyond the public one: this car, and what was found on it. */
export const GuideFindings = z.object({
  /** '2015 Ford Focus'. */
  car: z.string(),
  fuel: z.enum(FUELS).nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  /** In miles. */
  mileage: z.int().nullable(),
  /** What differs on the model of that year; null for a car that no list of ours names. */
  onCar: GuideOnCar.nullable(),
  /** The fault among the causes, its place from 1; null where it is no longer among them. */
  cause: z.object({ place: z.int().min(1), probability: z.number() }).nullable(),
  /** What speaks for the fault and what against it. */
  evidence: z.array(EvidenceNote),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  measurements: z.array(Measurement),
  codes: z.array(z.object({ code: z.string(), meaning: z.string() })),
  checksDone: z.array(DoneCheck),
});
export type GuideFindings = z.infer<typeof GuideFindings>;
