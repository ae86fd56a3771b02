import { forbiddenByFault, isAllowed } from '@wrenchwise/knowledge/allowed-checks';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import type { RecentEvents } from '@wrenchwise/knowledge/recent-events/recent-events';
import type { Check, CheckNeed } from '@wrenchwise/knowledge/schema';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import {
  countedAnswers,
  isOwned,
  MAX_ANSWERS,
  MAX_ASKED,
  needsTool,
  SURE_ENOUGH,
  TICKED_OPTION,
  UNKNOWN_OPTION,
} from '../asking.ts';
import type { Answer, Question, QuestionOption } from '../diagnosis.ts';
import { lastAnswers, type ReadAnswer } from './answers.ts';
import { areaCandidate, writeAreaQuestion } from './area-question.ts';
import { type Belief, beliefOf, entropyAfter } from './belief.ts';
import type { CompiledFault } from './compiled-faults.ts';
import { createEventQuestion, EVENT_QUESTION, type EventQuestion } from './event-question.ts';
import { outcomeProbabilities, yesProbability } from './likelihood.ts';
import { isPointless } from './pointless.ts';
import { leadingPlaces, type Posterior } from './posterior.ts';
import {
  checkCost,
  checkUnknown,
  type Effort,
  effortOf,
  SYMPTOM_COST,
  SYMPTOM_UNKNOWN,
} from './question-cost.ts';
import type { Weighing } from './weighing.ts';

/** The least information, in bits, that is worth a question. */
const MIN_GAIN = 0.01;

/** The leading causes that are considered, and those whose checks may be proposed. */
const CONSIDERED = 24;
const CHECKED = 5;

/** Who reads out a code has seen its light, or a reader that says more. */
const LIGHT_OF_CODES: SymptomId = 'check-engine-light';

const UNKNOWN: QuestionOption = { id: UNKNOWN_OPTION, label: "I can't check that" };

type Symptoms = Readonly<Record<SymptomId, Symptom>>;

/** The id of the repair that a fault belongs to. */
type RepairOf = (faultId: string) => string;

/** A possible question; written out only when it is chosen. */
interface Candidate {
  readonly id: string;
  /** Its subject. */
  readonly about: SymptomId | Check;
  /** Bits. */
  readonly gain: number;
  /** Bits per minute of cost. */
  readonly worth: number;
  /** Of a check: whether its tool is there; undefined where it needs none, or for a symptom. */
  readonly isToolOwned?: boolean | undefined;
}

/** A question as it is shown. */
export const written = ({ id, about, gain }: Candidate, symptoms: Symptoms): Question =>
  typeof about === 'string'
    ? {
        id,
        kind: 'symptom',
        text: symptoms[about].question,
        steps: [],
        minutes: 1,
        tool: 'None',
        options: [{ id: 'yes', label: 'Yes' }, { id: 'no', label: 'No' }, UNKNOWN],
        gain,
      }
    : {
        id,
        kind: 'check',
        text: about.title,
        steps: about.steps,
        minutes: about.minutes,
        tool: about.tool,
        options: [
          ...about.outcomes.map((one, o) => ({ id: `outcome-${o + 1}`, label: one.finding })),
          UNKNOWN,
        ],
        gain,
      };

interface Leader {
  readonly compiled: CompiledFault;
  readonly p: number;
}

/** A leading cause with a symptom: its place, and P(symptom | cause). */
interface Mention {
  readonly place: number;
  readonly p: number;
}

/** The leading causes by symptom. */
const mentionsOf = (leaders: readonly Leader[]): ReadonlyMap<string, readonly Mention[]> => {
  const mentions = new Map<string, Mention[]>();
  leaders.forEach(({ compiled }, place) => {
    compiled.symptoms.forEach((p, id) => {
      const list = mentions.get(id);
      if (list === undefined) mentions.set(id, [{ place, p }]);
      else list.push({ place, p });
    });
  });
  return mentions;
};

const symptomCandidate = (
  id: SymptomId,
  leak: number,
  mentions: readonly Mention[],
  belief: Belief,
): Candidate | undefined => {
  const { likelihood } = belief;
  likelihood.fill(yesProbability(0, leak));
  for (const { place, p } of mentions) likelihood[place] = yesProbability(p, leak);
  const afterYes = entropyAfter(belief);
  for (let i = 0; i < likelihood.length; i += 1) likelihood[i] = 1 - (likelihood[i] ?? 0);
  const learnt = belief.entropy - (afterYes + entropyAfter(belief));
  const gain = learnt * (1 - SYMPTOM_UNKNOWN);
  if (gain < MIN_GAIN) return undefined;
  return { id: `symptom:${id}`, about: id, gain, worth: gain / SYMPTOM_COST };
};

/** What may be asked now. */
export interface Askable {
  /** The needs that no check may have. */
  readonly forbidden: ReadonlySet<CheckNeed>;
  readonly withoutTools: boolean;
  readonly ownedTools: readonly string[];
  /** Whether trouble codes say what it is about. */
  readonly hasCodes: boolean;
  /** Whether a sign was recognised in the words, or ticked. */
  readonly hasSigns: boolean;
  /** The system of a side complaint that a check has confirmed: the report is about another. */
  readonly aside: SystemId | undefined;
  /** Whether the words say what happened just before. */
  readonly hasEvent: boolean;
  /** What the car probably burns. */
  readonly fuels: ReadonlySet<Fuel>;
  /** Whether the words call the part of a fault new or in order. */
  readonly isSaidSound: (fault: Fault) => boolean;
}

const checkCandidates = (
  leader: Leader,
  at: number,
  belief: Belief,
  { forbidden, withoutTools, ownedTools, fuels, isSaidSound }: Askable,
  refused: ReadonlyMap<Effort, number>,
): Candidate[] => {
  if (isSaidSound(leader.compiled.fault)) return [];
  return leader.compiled.fault.checks.flatMap((check): Candidate[] => {
    if (isPointless([check.title, ...check.steps].join(' '), fuels)) return [];
    const isToolOwned = needsTool(check.tool) ? isOwned(check.tool, ownedTools) : undefined;
    if (check.days !== undefined || (withoutTools && isToolOwned === false)) return [];
    if (!isAllowed(check, forbidden, forbiddenByFault(leader.compiled.fault.drive))) return [];
    const { withFault, without } = outcomeProbabilities(check.outcomes.map((one) => one.effect));
    let after = 0;
    check.outcomes.forEach((_, o) => {
      belief.likelihood.fill(without[o] ?? 0);
      belief.likelihood[at] = withFault[o] ?? 0;
      after += entropyAfter(belief);
    });
    const unknown = checkUnknown(check, refused.get(effortOf(check)) ?? 0);
    const gain = (belief.entropy - after) * (1 - unknown);
    if (gain < MIN_GAIN) return [];
    const id = `check:${leader.compiled.fault.id}/${checkId(check.title)}`;
    return [{ id, about: check, gain, worth: gain / checkCost(check), isToolOwned }];
  });
};

/** How often the owner has said 'I don't know' to checks of each effort. */
const refusedEfforts = (
  answers: readonly Answer[],
  readAnswer: ReadAnswer,
): ReadonlyMap<Effort, number> => {
  const refused = new Map<Effort, number>();
  for (const { questionId, optionId } of answers) {
    if (optionId !== UNKNOWN_OPTION) continue;
    // Any outcome names the check.
    const asked = readAnswer({ questionId, optionId: 'outcome-1' });
    if (asked?.kind !== 'check') continue;
    const effort = effortOf(asked.found.check);
    refused.set(effort, (refused.get(effort) ?? 0) + 1);
  }
  return refused;
};

/** The faults that a check has confirmed: where asking goes on, it is about the others. */
const confirmedFaults = (answers: readonly Answer[], readAnswer: ReadAnswer): ReadonlySet<string> =>
  new Set(
    answers.flatMap((answer) => {
      const read = readAnswer(answer);
      return read?.kind === 'check' && read.outcome.effect === 'confirms'
        ? [read.found.faultId]
        : [];
    }),
  );

const chooseQuestion = (
  faults: readonly CompiledFault[],
  symptoms: Symptoms,
  readAnswer: ReadAnswer,
  eventQuestion: EventQuestion,
  repairOf: RepairOf,
  weighing: Weighing,
  result: Posterior,
  allAnswers: readonly Answer[],
  mentioned: ReadonlySet<string>,
  askable: Askable,
): Question | undefined => {
  const answers = lastAnswers(allAnswers);
  const given = answers.filter(({ optionId }) => optionId !== TICKED_OPTION);
  if (countedAnswers(given) >= MAX_ANSWERS || given.length >= MAX_ASKED) return undefined;
  const confirmed = confirmedFaults(answers, readAnswer);
  if (confirmed.size > 0 && askable.aside === undefined) return undefined;
  const open = leadingPlaces(result.faults, CONSIDERED).flatMap((place): Leader[] => {
    const compiled = faults[weighing.standings[place]?.fault ?? -1];
    return compiled === undefined ? [] : [{ compiled, p: result.faults[place] ?? 0 }];
  });
  const isAside = ({ compiled: { fault } }: Leader): boolean =>
    confirmed.has(fault.id) || fault.system === askable.aside;
  const settled = open.filter(isAside);
  const left = 1 - settled.reduce((sum, { p }) => sum + p, 0);
  const leaders = open
    .filter((one) => !isAside(one))
    .map(({ compiled, p }): Leader => ({ compiled, p: p / Math.max(left, 1e-6) }));
  if ((leaders[0]?.p ?? 1) >= SURE_ENOUGH) return undefined;
  const belief = beliefOf(
    leaders.map(({ p }) => p),
    leaders.map(({ compiled: { fault } }) => repairOf(fault.id)),
  );
  const asked = new Set(answers.map((answer) => answer.questionId));
  const ids = new Set<SymptomId>();
  for (const { compiled } of leaders.slice(0, 12)) {
    for (const id of compiled.symptoms.keys()) {
      if (!isSymptomId(id) || mentioned.has(id) || asked.has(`symptom:${id}`)) continue;
      if (askable.hasCodes && id === LIGHT_OF_CODES) continue;
      if (!isPointless(symptoms[id].question, askable.fuels)) ids.add(id);
    }
  }
  const candidates: Candidate[] = [];
  const propose = (one: Candidate | undefined) => {
    if (one !== undefined && !asked.has(one.id)) candidates.push(one);
  };
  const refused = refusedEfforts(answers, readAnswer);
  const mentions = mentionsOf(leaders);
  for (const id of ids) {
    propose(symptomCandidate(id, symptoms[id].leak, mentions.get(id) ?? [], belief));
  }
  leaders.slice(0, CHECKED).forEach((leader, at) => {
    for (const one of checkCandidates(leader, at, belief, askable, refused)) propose(one);
  });
  const best = mostWorth(candidates);
  // What it is about comes before its details.
  const area =
    given.length === 0 && !askable.hasCodes
      ? areaCandidate(
          leaders.map((one) => one.compiled),
          belief,
          result,
          askable.hasSigns,
        )
      : undefined;
  const event =
    askable.hasEvent || asked.has(EVENT_QUESTION)
      ? undefined
      : eventQuestion.candidate(
          leaders.map(({ compiled: { fault }, p }) => ({ fault, p })),
          belief,
        );
  const bestWorth = Math.max(best?.worth ?? 0, area?.worth ?? 0);
  if (event !== undefined && event.gain >= MIN_GAIN && event.worth > bestWorth) {
    return eventQuestion.write(event);
  }
  if (area !== undefined && area.worth > (best?.worth ?? 0)) return writeAreaQuestion(area);
  return best === undefined ? undefined : written(best, symptoms);
};

/** The most worth while; a check with a tool that is there goes before one whose tool is missing. */
const mostWorth = (candidates: readonly Candidate[]): Candidate | undefined => {
  const hasOwned = candidates.some(({ isToolOwned }) => isToolOwned === true);
  let best: Candidate | undefined;
  for (const one of candidates) {
    if (hasOwned && one.isToolOwned === false) continue;
    if (best === undefined || one.worth > best.worth) best = one;
    else if (one.worth === best.worth && one.id < best.id) best = one;
  }
  return best;
};

/**
 * The question or check with the most information for its cost to the owner. Undefined when the
 * leading cause is sure, a check has confirmed a cause that is no side complaint, nothing would help, or six questions have
 * been answered; what cannot be checked counts only for the twelve that are asked at most. Never
 * repeats what was asked or mentioned, nor proposes a check that is unsafe on this car now, that
 * takes days, or that needs a tool of somebody who has none. A check whose tool the owner has goes before
 * one whose tool they lack.
 */
export type NextQuestion = (
  weighing: Weighing,
  result: Posterior,
  allAnswers: readonly Answer[],
  mentioned: ReadonlySet<string>,
  askable: Askable,
) => Question | undefined;

export const createNextQuestion = (
  faults: readonly CompiledFault[],
  symptoms: Symptoms,
  recentEvents: RecentEvents,
  readAnswer: ReadAnswer,
  repairOf: RepairOf,
): NextQuestion => {
  const eventQuestion = createEventQuestion(
    recentEvents,
    faults.map(({ fault }) => fault),
  );
  return (weighing, result, allAnswers, mentioned, askable) =>
    chooseQuestion(
      faults,
      symptoms,
      readAnswer,
      eventQuestion,
      repairOf,
      weighing,
      result,
      allAnswers,
      mentioned,
      askable,
    );
};
