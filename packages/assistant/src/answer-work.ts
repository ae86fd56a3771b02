import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { durationText, labourText } from '@wrenchwise/knowledge/price-words';
import { stem } from '@wrenchwise/knowledge/stem';
import type { Cause, CauseCheck } from '@wrenchwise/rules/diagnosis';
import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { leadingCause, NOTHING_FOUND } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { type NextStep, nextStepOf } from '@wrenchwise/rules/next-step';

import { answerResetLight } from './answer-limits.ts';
import { stepMeant, answerRepair, answerStep } from './answer-steps.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { jobText } from './guide/job-text.ts';
import { causeAskedAbout, namedCause } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { bullets, causeName, listText, numbered, paragraphs, sentence } from './words.ts';
import { NO_CAUSE, needsTool, checkText, DIY, timeOf } from './work-words.ts';

const isTest = (question: string): boolean => /\b(?:test|measure)\b/i.test(question);

/** A check that gives a figure rather than a look. */
const MEASURES = /^(?:measure|test)\b/i;

/** Words of a title that name no object. */
const GENERAL: ReadonlySet<string> = new Set(
  'look check test measure read watch feel with from your that this when while under over into only have them drive driving home first done down level light side front rear left right what does'
    .split(' ')
    .map((word) => stem(word)),
);

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    (normalise(text).match(/[a-z]{4,}/g) ?? [])
      .map((word) => stem(word))
      .filter((word) => !GENERAL.has(word)),
  );

/** The check of these causes whose title a question comes nearest to. */
const checkNamed = (
  question: string,
  causes: readonly Cause[],
  /** Whether its first word, what is done, must be asked for too. */
  isByDeed = false,
): [Cause, CauseCheck] | undefined => {
  const asked = namesIn(question);
  let best: [Cause, CauseCheck] | undefined;
  let most = 0;
  for (const cause of causes) {
    for (const check of cause.checks) {
      const hits = [...namesIn(check.title)].filter((word) => asked.has(word)).length;
      const [deed = ''] = normalise(check.title).split(' ');
      const isLikelier =
        hits > 0 && hits === most && cause.probability > (best?.[0].probability ?? 1);
      const isMeant = !isByDeed || (hits > 1 && asked.has(stem(deed)));
      if ((hits > most || isLikelier) && isMeant) {
        most = hits;
        best = [cause, check];
      }
    }
  }
  return best;
};

/** What is done first, by the kind of the next step. */
const NEXT: {
  readonly [Kind in NextStep['kind']]: (
    step: NextStep & { readonly kind: Kind },
    diagnosis: Consultation['diagnosis'],
  ) => string;
} = {
  describe: () => NO_CAUSE,
  service: () =>
    `${NOTHING_FOUND}. Keep to the service schedule of the car, and look through the MOT checklist before its next test.`,
  stop: (_, { canDrive, causes }) => {
    const check = leadingCause(causes)?.checks[0];
    return paragraphs(
      'Do not drive it. Leave it where it stands safely and have it recovered.',
      sentence(canDrive.reason),
      check && `What can be looked at where it stands: ${lowerFirst(check.title)}.`,
    );
  },
  answer: ({ question }) =>
    paragraphs(
      `One question tells most now: ${question.text}`,
      `Answer it here or above (${listText(
        question.options.map(({ label }) => label),
        'or',
      )}), and the causes are weighed again.`,
    ),
  check: ({ question }) =>
    paragraphs(
      `Do this check, it tells most for the least effort: ${question.text} (${durationText({ low: question.minutes, high: question.minutes })}${needsTool(question) ? `, ${lowerFirst(question.tool)}` : ''}).`,
      numbered(question.steps),
      question.options.length > 0 &&
        `What it can show: ${listText(
          question.options.filter(({ id }) => id !== 'unknown').map(({ label }) => `“${label}”`),
          'or',
        )}.`,
      'Then give the result here or above, and the causes are weighed again.',
    ),
  plan: ({ step }) =>
    `Next comes the job itself: ${lowerFirst(step.title)} (${durationText(step.minutes)}). Its guide is under Repair Steps.`,
  book: ({ repairTitle }) =>
    paragraphs(
      `Book it at a garage: ${lowerFirst(repairTitle)}.`,
      'Print this diagnosis for them, and ask them to confirm the cause before they order parts.',
    ),
};

/** What to do next, as the diagnosis itself decides it. */
export const answerNext = (_: string, { diagnosis }: Consultation): AssistantAnswer => {
  const next = nextStepOf(diagnosis);
  const say = NEXT[next.kind] as (step: NextStep, of: Diagnosis) => string; // by its own kind
  return {
    about: leadingCause(diagnosis.causes)?.faultId,
    focus: { questionId: diagnosis.nextQuestion?.id },
    text: say(next, diagnosis),
  };
};

/** Whether a cause is named in the question. */
const isAboutNamedCause = (question: string, { diagnosis }: Consultation): boolean =>
  namedCause(question, diagnosis.causes) !== undefined;

/** Where a part sits. */
const ASKS_WHERE =
  /\bwhere (?:is|are|do i find|can i find|(?:would|could|might|should) (?:the|it|that))\b/;

/** What is said first where the question names something that this diagnosis has no check of. */
const opening = (
  question: string,
  check: CauseCheck,
  consultation: Consultation,
): string | undefined => {
  const text = normalise(question);
  if (ASKS_WHERE.test(text)) {
    return `Where a part sits differs between versions of the ${consultation.car}: a workshop manual for your engine shows it. What I can give you is the check that shows most:`;
  }
  const isGeneral =
    namesIn(text.replace(/\b(?:how|would|could|should|please|show|talk|walk|through|need)\b/g, ' '))
      .size === 0 ||
    /\b(?:it|this|that|them|for sure|make sure|the cause|the fault|the problem)\b/.test(text);
  const ofCheck = namesIn(
    [...check.steps, ...check.outcomes.map(({ finding, means }) => `${finding} ${means}`)].join(
      ' ',
    ),
  );
  const isInCheck = [...namesIn(text)].some((word) => ofCheck.has(word));
  return isGeneral || isInCheck || isAboutNamedCause(question, consultation)
    ? undefined
    : 'For that I have no method of my own. The check that shows most here:';
};

/**
 * Whether a job is meant by a question that names not all of it: 'find the leak' of an air spring is not 'find a
 * refrigerant leak'.
 */
const isOfTrouble = (
  { title }: { readonly title: string },
  question: string,
  { diagnosis: { symptoms, causes } }: Consultation,
): boolean => {
  const asked = namesIn(question);
  const rest = [...namesIn(title)].filter((word) => !asked.has(word));
  const leading = leadingCause(causes) ?? causes[0];
  const trouble = namesIn(`${symptoms} ${leading?.name ?? ''} ${leading?.summary ?? ''}`);
  return rest.length === 0 || rest.some((word) => trouble.has(word));
};

/** How a check or the repair is done. */
export const answerHowTo = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  if (stepMeant(question, consultation) !== undefined) return answerStep(question, consultation);
  const wantsRepair =
    /\b(?:fix|repair|replace|change|fit|renew|mend|swap|remove|clean|bleed|adjust|tighten|seal|free|install)\b/i.test(
      question,
    );
  const named = ASKS_WHERE.test(normalise(question))
    ? undefined
    : checkNamed(question, diagnosis.causes, wantsRepair);
  const isCauseTested = isTest(question) && isAboutNamedCause(question, consultation);
  // "How do I find a vacuum leak" is about the cause of that name, not a check with a leak in its title.
  const meant = namedCause(question, diagnosis.causes);
  const isOther = meant !== undefined && named !== undefined && named[0] !== meant;
  if (named && !isCauseTested && !isOther) {
    return { about: named[0].faultId, text: checkText(named[1]) };
  }

  // 'How do I test it' is about the cause; 'how do I jump start a car' names a job.
  const isPointing = /\b(?:it|this|that|them|one)\b/i.test(question);
  const job =
    isPointing || isAboutNamedCause(question, consultation)
      ? undefined
      : consultation.jobNamed(question);
  if (job && isOfTrouble(job, question, consultation)) return { text: jobText(job) };
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NO_CAUSE };
  if (wantsRepair) return answerRepair(cause, consultation);
  const check = isTest(question)
    ? (cause.checks.find(({ title }) => MEASURES.test(title)) ?? cause.checks[0])
    : cause.checks[0];
  return {
    about: cause.faultId,
    text: check
      ? paragraphs(opening(question, check, consultation), checkText(check))
      : `For ${causeName(cause)} there is no check that is safe at home now. A garage confirms it.`,
  };
};

/** The warnings that belong to the answer whether one can do it oneself: the guide has all. */
const MAX_WARNINGS = 2;

/** Whether one can do it oneself. */
export const answerDifficulty = (question: string, consultation: Consultation): AssistantAnswer => {
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NO_CAUSE };
  const warnings = consultation.guideOf(cause.faultId)?.safety.slice(0, MAX_WARNINGS) ?? [];
  return {
    about: cause.faultId,
    text: paragraphs(
      DIY[cause.diy],
      timeOf(cause),
      cause.diy !== 'workshop' &&
        cause.repairTools.length > 0 &&
        `You need: ${listText(cause.repairTools.map(lowerFirst))}.`,
      cause.diy !== 'workshop' &&
        warnings.length > 0 &&
        `What is dangerous about it:\n${bullets(warnings)}`,
      cause.checks[0] &&
        `The check beforehand is easier: ${lowerFirst(cause.checks[0].title)} (${durationText({ low: cause.checks[0].minutes, high: cause.checks[0].minutes })}).`,
    ),
  };
};

/** The tools of the checks and of the repair. */
export const answerTools = (question: string, consultation: Consultation): AssistantAnswer => {
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NO_CAUSE };
  const forChecks = [...new Set(cause.checks.filter(needsTool).map(({ tool }) => tool))];
  const without = cause.checks.find((check) => !needsTool(check));
  return {
    about: cause.faultId,
    text: paragraphs(
      forChecks.length > 0
        ? `To check it (${causeName(cause)}):\n${bullets(forChecks)}`
        : `To check it (${causeName(cause)}) no tool is needed.`,
      without && forChecks.length > 0 && `Without any tool: ${lowerFirst(without.title)}.`,
      cause.repairTools.length > 0 && `To repair it:\n${bullets(cause.repairTools)}`,
      cause.diy === 'workshop' && 'The repair itself is a workshop’s job.',
    ),
  };
};

/** How long the work takes. */
export const answerDuration = (question: string, consultation: Consultation): AssistantAnswer => {
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NO_CAUSE };
  const { low, high } = cause.labourHours;
  return {
    about: cause.faultId,
    text: paragraphs(
      `${cause.repairTitle}: ${labourText({ low, high })} of a garage’s labour${cause.diy === 'workshop' ? '' : `, ${durationText(cause.repairMinutes)} for a careful amateur`}.`,
      cause.checks[0] &&
        `The check first takes ${durationText({ low: cause.checks[0].minutes, high: cause.checks[0].minutes })}: ${lowerFirst(cause.checks[0].title)}.`,
      'Ordering parts and waiting for a free bay come on top: ask the garage for both.',
    ),
  };
};

/** A way round the repair: only what removes the cause lasts. */
export const answerShortcut = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  if (/\b(?:clear|erase|reset)\b/i.test(question)) return answerResetLight(question, consultation);
  const check = checkNamed(question, diagnosis.causes, true);
  if (check) {
    return {
      about: check[0].faultId,
      text: paragraphs(
        'As a test, yes; what it shows decides what is bought:',
        checkText(check[1]),
      ),
    };
  }
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NO_CAUSE };
  return {
    about: cause.faultId,
    text: paragraphs(
      `No: I know of no shortcut that lasts. What puts ${causeName(cause)} right is: ${lowerFirst(cause.repairTitle)}.`,
      sentence(`${DRIVE_WORDS[diagnosis.canDrive.verdict].words}. ${diagnosis.canDrive.reason}`),
      cause.checks[0] && `First make sure that it is this: ${lowerFirst(cause.checks[0].title)}.`,
    ),
  };
};
