import { z } from 'zod';

import { Claim, NeedsMore, NothingFound, NotUnderstood, SafetyAlert } from './diagnosis.ts';
import { ModelReading } from './model-evidence.ts';

/** The contract's shape of the engine's `ReportPreview`; `report-preview.test.ts` compares them. */

/** Something read from the words. */
export const Reading = z.object({
  /** 'symptom:brake-grinding', 'code:P0301', 'measurement:coolant-temperature:88': by it, it is taken back. */
  id: z.string(),
  kind: z.enum(['symptom', 'condition', 'code', 'measurement']),
  label: z.string(),
  /** The words that it comes from, and their place in the text, in UTF-16 units. */
  text: z.string(),
  start: z.int().min(0),
  end: z.int().min(0),
  /** False where the text denies it. */
  present: z.boolean(),
  certainty: z.number().min(0).max(1),
  /** Of a measurement: how it compares with what is normal. */
  state: z.enum(['low', 'normal', 'high', 'unknown']).optional(),
});
export type Reading = z.infer<typeof Reading>;

/** A sign that was not mentioned and would tell much. */
export const LikelySign = z.object({ id: z.string(), label: z.string(), question: z.string() });
export type LikelySign = z.infer<typeof LikelySign>;

/** A question that is answered by tapping; the words of the option are added to the report. */
export const TapQuestion = z.object({
  id: z.enum(['notice', 'when', 'where', 'lights', 'smell', 'fluid', 'starting', 'feel']),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string(), words: z.string() })),
});
export type TapQuestion = z.infer<typeof TapQuestion>;

/** What was understood of a report, without a diagnosis: no cause, no price, and no verdict but that of alerts. */
export const ReportPreview = z.object({
  /** Dangers that the words or ticks name, the worst first: they wait for no diagnosis. */
  alerts: z.array(SafetyAlert).default([]),
  readings: z.array(Reading),
  /** Up to twelve, the most discriminative first; none where there is too little to go on. */
  likelySigns: z.array(LikelySign),
  isEnough: z.boolean(),
  /** What would help; absent where there is enough. */
  needsMore: NeedsMore.optional(),
  /** Set where nothing points to a fault: a diagnosis would use no unit. */
  nothingFound: NothingFound.optional(),
  /** Figures that were not understood. */
  notUnderstood: z.array(NotUnderstood).default([]),
  /** What somebody says it is: never evidence. */
  claims: z.array(Claim).default([]),
  /** The tap questions that would help, the next one first. */
  tapQuestions: z.array(TapQuestion),
  /** Those of `readings` that a language model made or confirmed: they are sent with the diagnosis. */
  modelReadings: z.array(ModelReading).optional(),
  /** A language model could read the words too, where the request waits for it. */
  modelCanRead: z.literal(true).optional(),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

const LONG_SENTENCE = 160;

/**
 * The report with a tapped option's words: the sentence that is there goes on, so that 'a weird
 * noise' and 'when I brake' are read together.
 */
export const withTappedWords = (text: string, words: string): string => {
  const written = text.trimEnd().replace(/[.,;:!?\s]+$/, '');
  if (written === '') return words;
  const isSentence = /^\p{Lu}/u.test(words);
  const last = written.slice(written.lastIndexOf('\n') + 1);
  if (isSentence || last.length > LONG_SENTENCE) return `${text.trimEnd()}\n${words}`;
  return words.startsWith(':') ? `${written}${words}` : `${written} ${words}`;
};
