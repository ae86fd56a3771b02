import { z } from 'zod';

import { storableText } from './text.ts';

/**
 * A reading of the words by a language model: it counts like the engine's own. Offsets are UTF-16
 * units of the symptoms.
 */
export const ModelReading = z
  .object({
    /** 'symptom:brake-grinding' or 'condition:braking' */
    id: storableText(120).regex(/^(?:symptom|condition):[a-z0-9-]+$/, 'must name a reading'),
    start: z.int().min(0),
    end: z.int().min(1),
    /** False where the words deny it. */
    present: z.boolean(),
    certainty: z.number().min(0).max(1),
  })
  .refine(({ start, end }) => start < end, 'must quote some words');
export type ModelReading = z.infer<typeof ModelReading>;

export const MODEL_READINGS_MAX = 20;

/** What a language model thinks of one of the engine's causes. */
export const CauseOpinion = z.object({
  faultId: z.string(),
  /** Log-odds that it adds, from −ln 3 to ln 8. */
  weight: z.number(),
  /** The owner's own words that it rests on: a model's words could be instructions to the reader. */
  words: z.string(),
});
export type CauseOpinion = z.infer<typeof CauseOpinion>;

/** What a language model added to a diagnosis. The engine weighs it, within bounds. */
export const ModelEvidence = z.object({
  readings: z.array(ModelReading),
  opinions: z.array(CauseOpinion),
});
export type ModelEvidence = z.infer<typeof ModelEvidence>;
