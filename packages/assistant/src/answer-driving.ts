import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { stopCondition } from '@wrenchwise/engine/safety/stop-conditions';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { driveAnswer } from '@wrenchwise/rules/drive-answer';
import { DRIVE_VERDICTS, DRIVE_WORDS, type DriveVerdict } from '@wrenchwise/rules/drive-words';
import { leadingCause, leadingRepair } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { namedCause, spokenOf } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { bullets, causeName, paragraphs, sentence } from './words.ts';

export const isStricter = (one: DriveVerdict, other: DriveVerdict): boolean =>
  DRIVE_VERDICTS.indexOf(one) > DRIVE_VERDICTS.indexOf(other);

const ASKS_DANGER = /\b(?:dangerous|risky|unsafe|a risk|harm(?:ful)?|hurt)\b/;

/** Whether the danger of the trouble is asked for. */
export const asksDanger = (question: string): boolean => ASKS_DANGER.test(normalise(question));

/** 'Is it dangerous?' is answered the other way round: yes means do not drive. */
const DANGER: Readonly<Record<DriveVerdict, string>> = {
  yes: 'No, not as you describe it: it can be driven',
  caution: 'It can become so. Only with care',
  no: 'Yes. Do not drive it',
};

/** The trips that a careful drive to a garage is not. */
const TRIPS: readonly (readonly [RegExp, string])[] = [
  [/\bmotorway|\bfreeway|\bhighway/, 'on the motorway'],
  [/\bholiday|\blong (?:trip|journey|drive)/, 'on a long trip'],
  // 'Can I tow it home' is about the car itself, on a rope.
  [/\btow(?:ing)? (?:with|(?:a|my|the|our) (?!car|it))|\bcaravan|\btrailer/, 'with a trailer'],
  [/\bschool run\b/, 'on the school run'],
  [/\bto work\b|\bcommut/, 'to work'],
];

/** Whether a careful drive should lead to where it is fixed and nowhere else. */
const isForRepairOnly = ({ alerts, severity }: Diagnosis): boolean =>
  severity === 'high' || alerts.length > 0;

/** The verdict in the words of the question. */
const verdictWords = (text: string, verdict: DriveVerdict, diagnosis: Diagnosis): string => {
  if (ASKS_DANGER.test(text)) return DANGER[verdict];
  const trip = TRIPS.find(([pattern]) => pattern.test(text))?.[1];
  if (verdict === 'caution' && trip !== undefined) {
    if (trip === 'to work' || trip === 'on the school run') {
      return isForRepairOnly(diagnosis)
        ? `Not ${trip}. ${DRIVE_WORDS.caution.words}, and only to where it is fixed`
        : DRIVE_WORDS.caution.words;
    }
    return `Not ${trip}. ${DRIVE_WORDS.caution.words}, on short trips on slower roads, until it is fixed`;
  }
  return DRIVE_WORDS[verdict].words;
};

/** The cause that a question about driving means: the one that it names, or 'that' spoken of last. */
const causeMeant = (question: string, consultation: Consultation): Cause | undefined =>
  namedCause(question, consultation.diagnosis.causes) ??
  (/\b(?:that|those|these)\b/.test(normalise(question))
    ? spokenOf(question, consultation)
    : undefined);

const RECOVER = 'Have it recovered: your insurer or breakdown service brings it to a garage.';

/** May it be driven: the verdict of the diagnosis and its reason, and no speed or distance of our making. */
export const answerDrive = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const text = normalise(question);
  const named = causeMeant(question, consultation);
  const { canDrive } = diagnosis;
  const { about, reason, others } = driveAnswer(diagnosis);
  const leading = leadingRepair(diagnosis.causes);
  const met =
    canDrive.verdict === 'no'
      ? undefined
      : stopCondition(diagnosis, normalise(`${diagnosis.symptoms}\n${question}`));
  if (met !== undefined) {
    return {
      about: leading?.leading.faultId,
      text: paragraphs(`No, do not drive it: this has come about. ${met}`, RECOVER),
    };
  }
  const whole = sentence(
    [
      verdictWords(text, canDrive.verdict, diagnosis),
      ...(about === undefined ? [] : [about]),
      reason,
    ].join('. '),
  );
  if (named && isStricter(named.canDrive.verdict, canDrive.verdict)) {
    return {
      about: named.faultId,
      text: paragraphs(
        `With ${causeName(named)}: ${sentence(`${verdictWords(text, named.canDrive.verdict, diagnosis)}. ${named.canDrive.reason}`)}`,
        `That is one possibility here (${formatPercent(named.probability)}), not the first. Until it is ruled out drive no further than you must${named.checks[0] ? `, and check it before anything else: ${sentence(lowerFirst(named.checks[0].title))}` : '.'}`,
        leading &&
          `Of the diagnosis as a whole, with ${causeName(leading)} first: ${sentence(`${DRIVE_WORDS[canDrive.verdict].words.toLowerCase()}. ${reason}`)}`,
      ),
    };
  }
  const shown = others.filter(({ advice }) => advice !== '').slice(0, 2);
  const asksHow = /\bhow (?:far|fast|long|many miles)\b|speed|motorway|long (?:trip|journey)/.test(
    text,
  );
  return {
    about: named?.faultId,
    text: paragraphs(
      whole,
      shown.length > 0 && bullets(shown.map(({ title, advice }) => `${title}: ${advice}`)),
      named &&
        named.canDrive.verdict !== canDrive.verdict &&
        `${named.name} alone would be milder, but the diagnosis as a whole decides.`,
      asksHow &&
        canDrive.verdict === 'caution' &&
        'No safe number of miles can be named from a description. Plan for the shortest trip that gets it fixed, and stop when anything gets worse.',
      asksHow &&
        canDrive.verdict === 'yes' &&
        'Nothing in this diagnosis limits speed or distance. Have it looked at before a long journey all the same, and stop when anything gets worse.',
      canDrive.verdict === 'no' && RECOVER,
    ),
  };
};

/** What is left of the countdown or range that the report names: '300 miles'. */
const distanceLeft = ({ symptoms }: Diagnosis): string | undefined =>
  /\b(?:start|countdown|range|left|remaining)\b/i.test(symptoms)
    ? /\b\d{1,3}(?:,\d{3})? ?(?:miles|km|kilomet(?:re|er)s)\b/i.exec(symptoms)?.[0]
    : undefined;

/** How long it may wait, in the words of a question that asks for leave to wait. */
const urgency = ({ alerts, canDrive, severity }: Diagnosis): string => {
  if (canDrive.verdict === 'no') return 'No, it should not be left: as it stands do not drive it.';
  if (severity === 'high' || alerts.length > 0) {
    return 'No, it should not wait: book it now, or do it this week.';
  }
  if (canDrive.verdict === 'caution') {
    return 'Not for long: have it fixed within days, and drive gently and no further than you must until then.';
  }
  return severity === 'medium'
    ? 'It can wait a little, not for months: plan it within the next weeks.'
    : 'Yes, it can wait: it is not urgent. Have it done when it suits you.';
};

const FOR_NOW = /\b(?:for now|temporar\w+|bodge\w*|patch (?:it )?up|stop the leak|quick fix)\b/;
const RUINED = /\b(?:ruined|wrecked|destroyed|damaged|written off) ?(?:already|yet|now)?\b/;
const STARTS = /\b(?:before|until|till) it (?:won't|will not|stops?|can't) ?(?:start|starting|go)?/;

/** What is said first: the question is for leave, for a makeshift, for what is broken, or for the worst. */
const leaveLead = (text: string, diagnosis: Diagnosis): string => {
  const left = STARTS.test(text) ? distanceLeft(diagnosis) : undefined;
  if (left !== undefined) {
    return `You wrote ${left}: that is what the car itself counts down from, so what it shows now is the answer, and it may be only a few days of driving. ${urgency(diagnosis)}`;
  }
  if (RUINED.test(text)) {
    return 'It may be, and no description can show it: the garage finds out when it measures. Every further minute of running makes it worse or likelier.';
  }
  if (FOR_NOW.test(text)) {
    return diagnosis.canDrive.verdict === 'no'
      ? 'There is no safe makeshift for this: no sealant, tape or clamp makes the car fit to be driven.'
      : 'I know no makeshift for this that lasts: fix the cause.';
  }
  return urgency(diagnosis);
};

/** Whether yes or no answers a question: 'what happens if' wants neither. */
const asksLeave = (text: string): boolean =>
  /\b(?:can|could|may|should|shall|is it|do i|does it|will it)\b/.test(text) &&
  !/^(?:and |but |so )?(?:what|how|which)\b/.test(text);

const withoutYesOrNo = (text: string): string =>
  text.replace(/^(?:Yes|No), (\w)/, (_, first: string) => first.toUpperCase());

/** What happens when nothing is done: what the verdicts and summaries say of it. */
export const answerLeaveIt = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const { canDrive, causes } = diagnosis;
  const text = normalise(question);
  const named = causeMeant(question, consultation);
  const cause = named ?? leadingCause(causes);
  // What one cause allows is not said beside a verdict that forbids more.
  const own =
    cause &&
    diagnosis.alerts.length === 0 &&
    cause.canDrive.reason !== canDrive.reason &&
    !isStricter(canDrive.verdict, cause.canDrive.verdict)
      ? cause.canDrive.reason
      : '';
  return {
    about: cause?.faultId,
    text: paragraphs(
      asksLeave(text) ? leaveLead(text, diagnosis) : withoutYesOrNo(leaveLead(text, diagnosis)),
      sentence(canDrive.reason),
      cause && `About ${causeName(cause)}: ${cause.summary} ${own}`.trim(),
      canDrive.verdict !== 'no' &&
        'Stop sooner if it gets worse, if a red light comes on, or if brakes or steering feel different.',
      canDrive.verdict === 'no' && RECOVER,
    ),
  };
};

/** Whether it may burn: nobody can promise that it will not, and everybody should know what to do. */
export const answerFire = (_: string, { diagnosis, call }: Consultation): AssistantAnswer => {
  const { canDrive, causes, alerts } = diagnosis;
  return {
    about: leadingCause(causes)?.faultId,
    text: paragraphs(
      alerts.some(({ id }) => /fire|smoke|fuel|burn|high-voltage/.test(id))
        ? 'What you describe carries that risk: treat it as if it could.'
        : 'I have not seen the car and cannot promise that it will not.',
      sentence(`${DRIVE_WORDS[canDrive.verdict].words}. ${canDrive.reason}`),
      `If you see smoke, hear hissing or smell burning or fuel: stop where it is safe, switch off, get everyone out and well away, and call ${call}. Leave the bonnet shut. Tell them if it is a hybrid or an electric car.`,
    ),
  };
};
