import { z } from 'zod';

import {
  CanDrive,
  Cause,
  type DiagnosisResult,
  NothingFound,
  Question,
  SafetyAlert,
} from './diagnosis.ts';
import { driveAnswer } from './drive-answer.ts';
import { leadingCause } from './leading-cause.ts';
import { repairsOf } from './repairs.ts';

/** Repairs that a demonstration shows. */
const CAUSES = 3;

/** The part of a diagnosis that a visitor sees without an account. */
export const Demonstration = z.object({
  /** Set where nothing points to a fault. */
  nothingFound: NothingFound.nullable(),
  canDrive: CanDrive,
  /** The subject of the verdict's reason: the alert's title, or the cause. */
  about: z.string().nullable(),
  /** The first safety alert; its text quotes the visitor. */
  alert: SafetyAlert.pick({ id: true, title: true, advice: true, text: true }).nullable(),
  /** At most three different repairs, the likeliest first; none where each is a guess. */
  causes: z.array(
    Cause.pick({ name: true, system: true, probability: true }).extend({
      /** What it may be within the repair, with shares of it; empty where one cause is listed. */
      variants: z.array(z.object({ label: z.string(), share: z.number().min(0).max(1) })),
    }),
  ),
  /** The probability of everything not listed. */
  other: z.number().min(0).max(1),
  /** The first evidence for the first cause: what quotes the visitor comes first. */
  reason: z.object({ text: z.string(), meaning: z.string() }).nullable(),
  /** The next question or check of a full diagnosis. */
  next: z.object({ kind: Question.shape.kind, text: z.string() }).nullable(),
});
export type Demonstration = z.infer<typeof Demonstration>;

const reasonOf = ({ causes }: DiagnosisResult): Demonstration['reason'] => {
  const first = causes[0]?.evidence.find(
    ({ effect, source }) => effect === 'for' && (source === 'words' || source === 'code'),
  );
  return first ? { text: first.text, meaning: first.meaning } : null;
};

/** The demonstration of an engine's answer. The verdict is always complete. */
export const demonstrationOf = (result: DiagnosisResult): Demonstration => {
  const causes = leadingCause(result.causes) ? repairsOf(result.causes).slice(0, CAUSES) : [];
  const named = causes.reduce((sum, { probability }) => sum + probability, 0);
  const [alert] = result.alerts;
  const { nextQuestion } = result;
  return {
    nothingFound: result.nothingFound ?? null,
    canDrive: result.canDrive,
    about: driveAnswer(result).about ?? null,
    alert: alert
      ? { id: alert.id, title: alert.title, advice: alert.advice, text: alert.text }
      : null,
    causes: causes.map(({ name, leading: { system }, probability, variants }) => ({
      name,
      system,
      probability: Math.min(1, probability),
      variants: variants.map(({ label, share }) => ({ label, share: Math.min(1, share) })),
    })),
    other: Math.max(0, 1 - named),
    reason: causes.length > 0 ? reasonOf(result) : null,
    next: nextQuestion ? { kind: nextQuestion.kind, text: nextQuestion.text } : null,
  };
};
