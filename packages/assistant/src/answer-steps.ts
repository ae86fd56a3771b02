import { durationText } from '@wrenchwise/knowledge/price-words';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import type { GuideFacts } from './guide/guide-facts.ts';
import { causeAskedAbout } from './named-cause.ts';
import { ordinalIn } from './ordinals.ts';
import { bullets, listText, numbered, paragraphs, sentence } from './words.ts';
import { checkText, DIY, timeOf } from './work-words.ts';

/** A step of the repair's guide. */
const repairStep = (cause: Cause, guide: GuideFacts, place: number): AssistantAnswer => {
  const { steps, title, stopIf } = guide;
  const found = steps[place - 1];
  const next = steps[place];
  return {
    about: cause.faultId,
    focus: { step: found === undefined ? undefined : place, steps: 'repair' },
    text:
      found === undefined
        ? `“${title}” has ${steps.length} steps: there is no step ${place}.`
        : paragraphs(
            `Step ${place} of ${steps.length} of “${title}”: ${sentence(found)}`,
            next !== undefined && `Then step ${place + 1}: ${sentence(next)}`,
            place === 1 && sentence(stopIf),
          ),
  };
};

const PLACED = /\b(?:next|following)\b/i;
const DONE = /\b(?:done|finished|completed|did)\b/i;
const LAST = /\b(?:last|final) step\b/i;

/** The number of the step that is meant: named, or the one after what was shown or done last. */
export const stepMeant = (question: string, { focus }: Consultation): number | undefined => {
  const named = ordinalIn(question, 'step');
  if (named !== undefined) return DONE.test(question) ? named + 1 : named;
  return focus.step !== undefined && PLACED.test(question) ? focus.step + 1 : undefined;
};

const stepList = (consultation: Consultation, cause: Cause | undefined): AssistantAnswer => {
  const { plan } = consultation.diagnosis;
  const guide = cause && consultation.guideOf(cause.faultId);
  return {
    about: cause?.faultId,
    focus: { steps: 'plan' },
    text: paragraphs(
      plan.length > 0 && `The plan of this diagnosis:\n${numbered(plan.map(({ title }) => title))}`,
      guide &&
        `The repair, “${guide.title}”, has ${guide.steps.length} steps. Ask for any of them by its number.`,
    ),
  };
};

/** A step by its number: of the plan, or of the repair where that was shown last or the plan is shorter. */
export const answerStep = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis, focus, guideOf } = consultation;
  const meant = causeAskedAbout(question, consultation);
  const guide = meant && guideOf(meant.faultId);
  const place = LAST.test(question)
    ? (guide?.steps.length ?? 1)
    : stepMeant(question, consultation);
  if (place === undefined) return stepList(consultation, meant);
  const isOfRepair =
    focus.steps === 'repair' || LAST.test(question) || diagnosis.plan.length < place;
  if (isOfRepair && meant && guide) return repairStep(meant, guide, place);
  const step = diagnosis.plan[place - 1];
  const cause = step && diagnosis.causes.find(({ faultId }) => faultId === step.faultId);
  if (!step || !cause) {
    return {
      text: `The plan has ${diagnosis.plan.length} steps: ${listText(
        diagnosis.plan.map(({ title }, at) => `${at + 1}. ${title}`),
        'and',
      )}.`,
    };
  }
  const check = cause.checks.find(({ title }) => title === step.title);
  const said = check
    ? { about: cause.faultId, text: checkText(check) }
    : answerRepair(cause, consultation);
  return {
    ...said,
    focus: { step: place, steps: 'plan' },
    text: paragraphs(`Step ${place} of ${diagnosis.plan.length}.`, said.text),
  };
};

/** The repair of a cause: the guide that was opened, else the public one. */
export const answerRepair = (
  cause: Cause,
  { openedGuides, guideOf }: Consultation,
): AssistantAnswer => {
  const opened = openedGuides.get(`${cause.faultId}/repair`);
  const guide = guideOf(cause.faultId);
  const steps = opened?.step_by_step_instructions ?? guide?.steps ?? [];
  const safety = opened?.safety_precautions ?? guide?.safety ?? [];
  if (cause.diy === 'workshop' || steps.length === 0) {
    return {
      about: cause.faultId,
      text: paragraphs(
        `${timeOf(cause)} ${DIY[cause.diy]}`,
        cause.repairTools.length > 0 && `What is used for it:\n${bullets(cause.repairTools)}`,
        cause.checks[0] &&
          `First make sure that it is the cause: ${lowerFirst(cause.checks[0].title)}.`,
        'The guide with every step is under Repair Steps.',
      ),
    };
  }
  return {
    about: cause.faultId,
    focus: { steps: 'repair' },
    text: paragraphs(
      `${cause.repairTitle} (${durationText(cause.repairMinutes)}). ${DIY[cause.diy]}`,
      cause.checks[0] &&
        `First make sure that it is the cause: ${lowerFirst(cause.checks[0].title)}.`,
      safety.length > 0 && `Safety first:\n${bullets(safety.slice(0, MAX_SAFETY))}`,
      cause.repairTools.length > 0 && `You need: ${listText(cause.repairTools.map(lowerFirst))}.`,
      numbered(steps.map((step) => step.split(' Check: ')[0] ?? step)),
    ),
  };
};

/** The warnings that are repeated before the steps: the guide has all. */
const MAX_SAFETY = 4;
