import type { Answer, EngineDiagnosis, Question, Report } from '@wrenchwise/engine/diagnosis';
import { type Fault, FAULTS, findFault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import type { OutcomeEffect } from '@wrenchwise/knowledge/schema';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { engine } from '../product/engine.ts';
import { namedArea } from '../texts/named-area.ts';
import { readStories, type Story } from '../texts/stories.ts';

/** Owners of each story, with their own luck: with one each, results vary by two points. */
const OWNERS = 5;

/** The share of ticks and questions that an owner cannot say anything about. */
const UNKNOWN = 0.2;

/** P(there, though the fault does not list it). */
const ELSEWHERE = 0.02;

const FOR: readonly OutcomeEffect[] = ['confirms', 'supports'];
const AGAINST: readonly OutcomeEffect[] = ['rules-out', 'weakens'];

const sequence = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 4_294_967_296;
};

/** An owner who knows what the car does, and answers truthfully where they can. */
interface Owner {
  readonly has: (symptomId: string) => boolean;
  readonly cannotTell: () => boolean;
  readonly nameArea: (question: Question) => string;
  readonly fault: Fault;
}

const ownerOf = (fault: Fault, seed: number): Owner => {
  const random = sequence(Math.imul(seed + 1, 0x9e3779b1));
  const there = new Map<string, boolean>();
  const shares: Readonly<Record<string, number | undefined>> = fault.symptoms;
  return {
    fault,
    has: (id) => {
      const known = there.get(id);
      if (known !== undefined) return known;
      const drawn = random() < (shares[id] ?? ELSEWHERE);
      there.set(id, drawn);
      return drawn;
    },
    cannotTell: () => random() < UNKNOWN,
    nameArea: (question) => namedArea(fault, question, random),
  };
};

/** What a truthful owner finds by a check: what speaks for the fault when it is theirs, else against. */
const findingOf = ({ fault }: Owner, { id, options }: Question): string => {
  const [faultId = '', check = ''] = id.replace('check:', '').split('/');
  const outcomes =
    FAULTS.find((one) => one.id === faultId)?.checks.find(({ title }) => checkId(title) === check)
      ?.outcomes ?? [];
  const wanted = faultId === fault.id ? FOR : AGAINST;
  for (const effect of wanted) {
    const at = outcomes.findIndex((outcome) => outcome.effect === effect);
    if (at >= 0) return options[at]?.id ?? 'unknown';
  }
  return 'unknown';
};

const answerOf = (owner: Owner, question: Question): Answer => {
  const questionId = question.id;
  if (owner.cannotTell()) return { questionId, optionId: 'unknown' };
  if (question.kind === 'area') return { questionId, optionId: owner.nameArea(question) };
  if (question.kind === 'check') return { questionId, optionId: findingOf(owner, question) };
  const isThere = owner.has(questionId.replace('symptom:', ''));
  return { questionId, optionId: isThere ? 'yes' : 'no' };
};

const carOf = ({ make, model, year }: Story, { fits }: Fault): Vehicle => ({
  make: make ?? fits?.makes?.[0] ?? null,
  model: model ?? fits?.models?.[0] ?? null,
  year,
  fuel: fits?.fuels?.[0] ?? null,
  transmission: fits?.transmissions?.[0] ?? null,
});

const rankOf = ({ causes }: EngineDiagnosis, fault: string): number => {
  const at = causes.findIndex(({ faultId }) => faultId === fault);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};

/** One interview: the ranks of the right fault by words, with ticks, and after the questions. */
const interview = (story: Story, seed: number) => {
  const fault = findFault(story.fault);
  if (fault === undefined) throw new Error(`no fault '${story.fault}' in the catalogue`);
  const owner = ownerOf(fault, seed);
  const vehicle = carOf(story, fault);
  const { text } = story;
  const words = rankOf(engine.diagnose({ text }, vehicle), fault.id);
  const { likelySigns } = engine.preview({ text }, vehicle);
  const confirmed = likelySigns
    .filter(({ id }) => owner.has(id) && !owner.cannotTell())
    .map(({ id }) => id);
  const report: Report = { text, confirmed };
  const ticked = rankOf(engine.diagnose(report, vehicle), fault.id);
  const answers: Answer[] = [];
  for (;;) {
    const diagnosis = engine.diagnose({ ...report, answers }, vehicle, { withoutTools: true });
    if (diagnosis.nextQuestion === undefined) {
      const asked = rankOf(diagnosis, fault.id);
      return { words, ticked, asked, ticks: confirmed.length, questions: answers.length };
    }
    answers.push(answerOf(owner, diagnosis.nextQuestion));
  }
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const shareOf = (ranks: readonly number[]) => {
  const among = (most: number) =>
    round(ranks.filter((rank) => rank < most).length / ranks.length, 3);
  return { first: among(1), amongThree: among(3) };
};

/**
 * Interviews owners of the held-out stories: ticks among the likely signs, then questions without
 * tools, until the engine asks no more. Readings of the words are left as they are.
 */
export const simulateInterviews = () => {
  const stories = readStories().filter(({ heldOut }) => heldOut);
  const results = stories.flatMap((story, at) =>
    Array.from({ length: OWNERS }, (_, owner) => interview(story, at * OWNERS + owner)),
  );
  const mean = (values: readonly number[]) =>
    round(values.reduce((sum, value) => sum + value, 0) / values.length, 1);
  return {
    stories: stories.length,
    owners: OWNERS,
    unknown: UNKNOWN,
    ticksEach: mean(results.map(({ ticks }) => ticks)),
    questionsEach: mean(results.map(({ questions }) => questions)),
    words: shareOf(results.map(({ words }) => words)),
    ticked: shareOf(results.map(({ ticked }) => ticked)),
    asked: shareOf(results.map(({ asked }) => asked)),
  };
};
