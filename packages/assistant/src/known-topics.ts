import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { CHAT_TOPICS, type ChatTopic, type TopicText } from '@wrenchwise/knowledge/chat/topics';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { nextStepOf } from '@wrenchwise/rules/next-step';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { causeAskedAbout } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { causeName, listText, paragraphs, sentence } from './words.ts';

/** Whether the report or its first causes are about something. */
const isAbout = ({ symptoms, causes }: Diagnosis, pattern: RegExp | undefined): boolean =>
  pattern === undefined ||
  pattern.test(
    `${symptoms} ${causes
      .slice(0, 2)
      .map(({ name, workshopName }) => `${name} ${workshopName}`)
      .join(' ')}`,
  );

/** What the garage is rung for, after 'Ring the garage of your choice'. */
const askThemTo = (diagnosis: Diagnosis): string => {
  const next = nextStepOf(diagnosis);
  if (next.kind === 'service') return ', and ask them for a service';
  if (leadingCause(diagnosis.causes) === undefined) return '';
  return `, and ask them to ${next.kind === 'book' ? lowerFirst(next.repairTitle) : 'confirm the cause'}`;
};

const MAX_TOOLS = 4;
const MAX_OF_REPORT = 200;

/** What fills the places of a text; undefined where the diagnosis does not say it. */
const placesOf = (
  { diagnosis, car }: Consultation,
  cause: Cause | undefined,
): Readonly<Record<string, string | undefined>> => ({
  cause: cause && causeName(cause),
  check: cause?.checks[0] && lowerFirst(cause.checks[0].title),
  repair: cause && lowerFirst(cause.repairTitle),
  tools:
    cause && cause.repairTools.length > 0
      ? listText(cause.repairTools.slice(0, MAX_TOOLS).map(lowerFirst))
      : undefined,
  reason: sentence(diagnosis.canDrive.reason),
  car,
  report: sentence(diagnosis.symptoms.trim().slice(0, MAX_OF_REPORT)),
  askThemTo: askThemTo(diagnosis),
});

/** A paragraph with its places filled; undefined where one of them cannot be, or it is not for this case. */
const filled = (
  { text, about, asks, verdict }: TopicText,
  words: string,
  diagnosis: Diagnosis,
  places: Readonly<Record<string, string | undefined>>,
): string | undefined => {
  const has = diagnosis.canDrive.verdict;
  const fits =
    isAbout(diagnosis, about) &&
    (asks === undefined || asks.test(words)) &&
    (verdict === undefined || (verdict === 'not-no' ? has !== 'no' : has === verdict));
  const wanted = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (!fits || wanted.some((name) => places[name] === undefined)) return undefined;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');
};

const fits = (
  { pattern, about, unless, fault }: ChatTopic,
  words: string,
  diagnosis: Diagnosis,
  cause: Cause | undefined,
): boolean =>
  pattern.test(words) &&
  isAbout(diagnosis, about) &&
  !(unless?.test(words) ?? false) &&
  (fault === undefined || cause?.faultId === fault);

/** An answer on a subject that is the same for all cars; undefined where the question is on none. */
export const knownTopic = (
  question: string,
  consultation: Consultation,
): AssistantAnswer | undefined => {
  const words = normalise(question);
  const { diagnosis } = consultation;
  const cause = causeAskedAbout(question, consultation);
  const side = placeByCode(words, consultation) ?? whichSide(words, diagnosis, cause);
  if (side !== undefined) return { about: cause?.faultId, text: side };
  const [topic] = CHAT_TOPICS.filter((one) => fits(one, words, diagnosis, cause)).toSorted(
    (a, b) => lengthOf(b, words) - lengthOf(a, words),
  );
  if (topic === undefined) return undefined;
  const places = placesOf(consultation, cause);
  const text = paragraphs(...topic.says.map((one) => filled(one, words, diagnosis, places)));
  return text === '' ? undefined : { about: cause?.faultId, text };
};

/** How much of the question a topic takes in. */
const lengthOf = ({ pattern }: ChatTopic, words: string): number =>
  pattern.exec(words)?.[0].length ?? 0;

const ASKS_PLACE = /\bwhich (?:wheel|side|corner|cylinder|bank|sensor)\b/;
const PLACE = /\b(?:left|right|cylinder \d+|bank \d|sensor \d|no\.? ?\d)\b/i;

/** 'Cylinder 2 from which side': how they are counted, not which one it is. */
const COUNTS =
  /\bfrom (?:the )?(?:which|what|left|right)\b|\bcylinder \d.{0,20}\b(?:which|what) (?:side|end)\b/;

/** Which wheel, cylinder or bank is meant, where a stored code names it. */
const placeByCode = (
  words: string,
  { diagnosis: { codes }, meaningOf }: Consultation,
): string | undefined => {
  if (!ASKS_PLACE.test(words) || COUNTS.test(words)) return undefined;
  const placed = codes
    .map(({ code }) => `${code}: ${meaningOf(code)}`)
    .filter((one) => PLACE.test(one));
  return placed.length === 0
    ? undefined
    : paragraphs(
        `The code names it. ${placed.map(sentence).join(' ')}`,
        'It names the circuit, not the broken part: its sensor, lead, plug and ring are looked at there first.',
      );
};

const ASKS_SIDE = /\bwhich (?:side|wheel|corner|one)\b.{0,15}(?:is it|bearing|gone|$)/;

/** Which wheel hums: by the bend in which it is louder, where the report says so. */
const whichSide = (
  words: string,
  { symptoms }: Diagnosis,
  cause: Cause | undefined,
): string | undefined => {
  if (!ASKS_SIDE.test(words) || cause?.faultId !== 'wheel-bearing-worn') return undefined;
  const [, turn] =
    /\b(?:turn|bend|corner|steer)\w* (?:to the )?(left|right)\b/i.exec(symptoms) ?? [];
  const side = turn?.toLowerCase() === 'left' ? 'right' : 'left';
  return paragraphs(
    turn
      ? `Your words do not settle it. Turning ${turn.toLowerCase()} leans the car on its ${side} wheels: if the hum gets louder then, suspect a wheel on the ${side}; if it gets quieter, one on the ${turn.toLowerCase()}. Front or rear the noise shows badly.`
      : 'Your words do not show it. In a gentle bend the car leans on its outer wheels: louder in a left bend points to the right side, louder in a right bend to the left.',
    'A garage finds it by spinning each wheel on the lift and feeling for play and roughness.',
  );
};
