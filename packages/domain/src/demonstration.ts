import { z } from 'zod';

import { CanDrive, Cause, type DiagnosisResult, SafetyAlert } from './diagnosis.ts';
import { driveAnswer } from './drive-answer.ts';

/** How many causes a demonstration names. */
const CAUSES = 3;

/** The part of a diagnosis that anybody may see without an account: enough to judge the rest by. */
export const Demonstration = z.object({
  canDrive: CanDrive,
  /** What the verdict's reason speaks of: the alert's title, or the cause that it comes from. */
  about: z.string().nullable(),
  /** The first safety warning: its text is in the person's own words. */
  alert: SafetyAlert.pick({ id: true, title: true, advice: true, text: true }).nullable(),
  /** At most three, the likeliest first; none when nothing about a fault could be read. */
  causes: z.array(Cause.pick({ name: true, system: true, probability: true })),
  /** The share of everything that is not named here. */
  other: z.number().min(0).max(1),
  /** What spoke most for the first cause, in the person's own words. */
  reason: z.object({ text: z.string(), meaning: z.string() }).nullable(),
  /** What a whole diagnosis would ask or have checked next. */
  next: z.object({ kind: z.enum(['symptom', 'check']), text: z.string() }).nullable(),
});
export type Demonstration = z.infer<typeof Demonstration>;

const reasonOf = ({ causes }: DiagnosisResult): Demonstration['reason'] => {
  const reported = (causes[0]?.evidence ?? []).filter(
    ({ effect, source }) => effect === 'for' && (source === 'words' || source === 'code'),
  );
  const strongest = reported.toSorted((a, b) => b.weight - a.weight)[0];
  return strongest ? { text: strongest.text, meaning: strongest.meaning } : null;
};

/** What a demonstration shows of an engine's whole answer. Nothing of the verdict is left out. */
export const demonstrationOf = (result: DiagnosisResult): Demonstration => {
  const causes = result.causes.slice(0, CAUSES);
  const named = causes.reduce((sum, { probability }) => sum + probability, 0);
  const [alert] = result.alerts;
  const { nextQuestion } = result;
  return {
    canDrive: result.canDrive,
    about: driveAnswer(result).about ?? null,
    alert: alert
      ? { id: alert.id, title: alert.title, advice: alert.advice, text: alert.text }
      : null,
    causes: causes.map(({ name, system, probability }) => ({ name, system, probability })),
    other: Math.max(0, 1 - named),
    reason: reasonOf(result),
    next: nextQuestion ? { kind: nextQuestion.kind, text: nextQuestion.text } : null,
  };
};
