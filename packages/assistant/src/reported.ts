import type { Cause, DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { listedChecks } from '@wrenchwise/rules/listed-checks';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { CheckAnswer, Consultation, Reported } from './consultation.ts';
import { limitOfReport } from './figure-given.ts';
import { findingInWords, type ReportedFinding } from './findings-in-words.ts';
import { answerMeasured } from './measured-findings.ts';
import { namedCause } from './named-cause.ts';
import { nearestFinding } from './nearest-finding.ts';
import { codesIn } from './ordinals.ts';
import { withNamedLight } from './pointed-words.ts';
import { replyTo } from './replies.ts';
import { seenFault } from './seen-fault.ts';
import { tells, tellsResult, type Understood } from './understand.ts';
import {
  drivingAfter,
  drivingAsItIs,
  movesInWords,
  namedMoves,
  whereItGoes,
} from './weighed-again.ts';
import { bullets, paragraphs, sentence } from './words.ts';

const NEW_PART =
  'A new part is seldom worn, but it can be faulty or badly fitted, above all when the trouble began just after the work.';

/** Whether a cause has lost by what was reported. */
const isLessLikely = (cause: Cause | undefined, { causes }: DiagnosisResult): boolean =>
  cause !== undefined &&
  (causes.find(({ faultId }) => faultId === cause.faultId)?.probability ?? 0) < cause.probability;

/** Whether a cause has gained by what was reported. */
const isLikelier = (cause: Cause | undefined, { causes }: DiagnosisResult): boolean =>
  cause !== undefined &&
  (causes.find(({ faultId }) => faultId === cause.faultId)?.probability ?? 0) > cause.probability;

/** What the codes mean that a report adds. */
const newCodes = (told: string, { diagnosis, meaningOf }: Consultation): readonly string[] =>
  codesIn(told)
    .filter((code) => !diagnosis.codes.some((one) => one.code === code))
    .map((code) => `${code}: ${sentence(meaningOf(code))}`);

/** Weighs the words; undefined where they say nothing that moves a cause. */
const inWords = async (
  { told, ...message }: Understood,
  consultation: Consultation,
): Promise<Reported | undefined> => {
  const { diagnosis, reweigh } = consultation;
  // 'New thing, the brake pedal went hard': what endangers is no new part, whatever the words are like.
  const isNewPart =
    tells({ told, ...message }, 'new-part') && !(await dangersIn(told, consultation));
  const after = await reweigh(told, isNewPart);
  if (after === undefined) return undefined;
  const moves = namedMoves(diagnosis, after);
  const known = new Set(diagnosis.alerts.map(({ id }) => id));
  const alerts = after.alerts.filter(({ id }) => !known.has(id));
  const isWell = message.sentences.every(
    ({ isTold, ranked: [best] }) => !isTold || best?.intent === 'all-well',
  );
  // "The oil level is fine": only what makes its own fault less likely was read rightly.
  if (isWell && !isLessLikely(namedCause(told, diagnosis.causes), after)) return undefined;
  // "The battery is six months old" never raises its own fault.
  if (isNewPart && isLikelier(namedCause(told, diagnosis.causes), after)) return undefined;
  // A code is a fact of the car, also where it moves nothing.
  const codes = newCodes(told, consultation);
  if (alerts.length === 0 && moves.length === 0 && codes.length === 0) return undefined;
  return {
    after,
    text: paragraphs(
      alerts.length > 0 && bullets(alerts.map(({ title, advice }) => `${title}: ${advice}`)),
      bullets(codes),
      movesInWords(diagnosis, after, moves),
      limitOfReport(told, diagnosis),
      isNewPart && NEW_PART,
      drivingAfter(diagnosis, after) ?? (alerts.length === 0 ? drivingAsItIs(after) : undefined),
      whereItGoes(consultation),
    ),
    change: { addition: told, moves },
  };
};

/** An answer to a question or a check, weighed as everywhere else. */
const asAnswer = async (
  told: string,
  answer: CheckAnswer,
  noted: string,
  consultation: Consultation,
): Promise<Reported | undefined> => {
  const { diagnosis, reweighAnswer } = consultation;
  const after = await reweighAnswer(answer);
  if (after === undefined) return undefined;
  const moves = namedMoves(diagnosis, after);
  return {
    after,
    text: paragraphs(
      noted,
      movesInWords(diagnosis, after, moves) ?? 'It moves no cause by as much as one per cent.',
      drivingAfter(diagnosis, after),
      whereItGoes(consultation),
    ),
    change: { addition: told, moves, answer },
  };
};

/** The answer to the open question that a report gives by itself: the sign that it asks for, and no other. */
const openAnswerIn = async (
  told: string,
  { diagnosis: { nextQuestion }, signsIn }: Consultation,
): Promise<CheckAnswer | undefined> => {
  if (nextQuestion?.kind !== 'symptom') return undefined;
  const [sign, ...others] = await signsIn(told);
  return sign?.id === nextQuestion.id && others.length === 0
    ? { questionId: nextQuestion.id, optionId: sign.present ? 'yes' : 'no' }
    : undefined;
};

/** A report as the answer to the open question: written here or pressed there, it is one observation. */
const asOpenAnswer = async (
  told: string,
  answer: CheckAnswer | undefined,
  consultation: Consultation,
): Promise<Reported | undefined> => {
  const question = consultation.diagnosis.nextQuestion;
  const label = question?.options.find(({ id }) => id === answer?.optionId)?.label;
  if (answer === undefined || question === undefined || label === undefined) return undefined;
  return asAnswer(told, answer, `Noted: ${question.text} ${sentence(label)}`, consultation);
};

/** A reply to the question that was put back; undefined where the message is none. */
export const repliedTo = async (
  { text }: Understood,
  consultation: Consultation,
): Promise<Reported | undefined> => {
  return asOpenAnswer(text, replyTo(text, consultation), consultation);
};

/** The same words are weighed once: for their dangers and for what they move. */
const onceEach = (reweigh: Consultation['reweigh']): Consultation['reweigh'] => {
  const weighed = new Map<string, ReturnType<Consultation['reweigh']>>();
  return (told, isNewPart) => {
    const key = `${String(isNewPart)} ${told}`;
    const before = weighed.get(key);
    if (before !== undefined) return before;
    const made = reweigh(told, isNewPart);
    weighed.set(key, made);
    return made;
  };
};

/**
 * Takes what a message reports as evidence: as the finding of a check where it is one, in figures or in
 * words, else by its words. Undefined where it moves nothing.
 */
export const reportedIn = async (
  message: Understood,
  given: Consultation,
): Promise<Reported | undefined> => {
  const consultation = { ...given, reweigh: onceEach(given.reweigh) };
  const told = withNamedLight(message.told, consultation.diagnosis.symptoms);
  if (told === '') return undefined;
  const measured = await answerMeasured(told, consultation);
  if (measured) return measured;
  const found = findingInWords(told, consultation) ?? resultIn(told, message, consultation);
  const isGiven = consultation.diagnosis.answers.some(
    ({ questionId, optionId }) =>
      questionId === found?.answer.questionId && optionId === found.answer.optionId,
  );
  if (found && !isGiven) {
    const { check, outcome } = found;
    const noted = `Noted as the result of a check (${lowerFirst(check.title)}): “${outcome.finding}”. ${sentence(outcome.means)}`;
    const weighed = await asAnswer(told, found.answer, noted, consultation);
    const dangers = await dangersIn(told, consultation);
    // A new danger is in the words, not in the finding: they go in whole.
    if (weighed && !dangers) return { ...weighed, about: found.cause.faultId };
  }
  const open = await openAnswerIn(told, consultation);
  const answered =
    open && !(await dangersIn(told, consultation))
      ? await asOpenAnswer(told, open, consultation)
      : undefined;
  return (
    answered ??
    (await inWords({ ...message, told }, consultation)) ??
    (await asSeen(told, consultation))
  );
};

/** A failed part that was seen, as the finding of the check that proves it. */
const asSeen = async (told: string, consultation: Consultation): Promise<Reported | undefined> => {
  const seen = seenFault(told, consultation);
  if (seen === undefined) return undefined;
  const noted = `Noted: you have seen it yourself, as the check “${seen.check.title}” would show it. ${sentence(seen.outcome.means)}`;
  const weighed = await asAnswer(told, seen.answer, noted, consultation);
  return weighed && { ...weighed, about: seen.cause.faultId };
};

/** The finding that what came of a check is nearest to; undefined where nothing says that one was done. */
const resultIn = (
  told: string,
  message: Understood,
  consultation: Consultation,
): ReportedFinding | undefined => {
  const near = tellsResult(message) ? nearestFinding(told, consultation) : undefined;
  if (near?.outcome === undefined || !near.isSure) return undefined;
  const { cause, check, outcome } = near;
  const at = check.outcomes.indexOf(outcome);
  const listed = listedChecks({ causes: [{ ...cause, checks: consultation.checksOf(cause) }] });
  const question = listed.find(({ questionId }) => questionId.endsWith(`/${check.id}`));
  const option = question?.options[at];
  return question && option
    ? { answer: { questionId: question.questionId, optionId: option.id }, cause, check, outcome }
    : undefined;
};

const dangersIn = async (told: string, { diagnosis, reweigh }: Consultation): Promise<boolean> => {
  const known = new Set(diagnosis.alerts.map(({ id }) => id));
  const after = await reweigh(told, false);
  return after?.alerts.some(({ id }) => !known.has(id)) ?? false;
};
