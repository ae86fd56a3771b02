import type { Answer, Question, QuestionOption } from '../diagnosis.ts';
import { SYMPTOMS, type SymptomId } from '../knowledge/symptoms.ts';
import { checkId, lastAnswers, MAX_ANSWERS } from './answers.ts';
import { compiledFaults, type CompiledFault } from './compiled-faults.ts';
import { outcomeProbabilities, yesProbability } from './likelihood.ts';
import type { Posterior } from './posterior.ts';
import type { Weighing } from './weigh.ts';

/** Sure enough to stop asking. */
const SURE = 0.9;

/** Bits below which a question is not worth a person's time. */
const LEAST_GAIN = 0.02;

/** How many leading causes are considered, and how many of them may have their checks proposed. */
const CONSIDERED = 24;
const CHECKED = 5;

/** Minutes that a plain question costs. */
const QUESTION_MINUTES = 0.5;

/** Minutes of trouble that stand for having to own or borrow a tool. */
const TOOL_MINUTES = 6;

const UNKNOWN: QuestionOption = { id: 'unknown', label: "I don't know" };

const bits = (weights: readonly number[]): number => {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return 0;
  return weights.reduce((total, weight) => {
    const p = weight / sum;
    return p > 0 ? total - p * Math.log2(p) : total;
  }, 0);
};

/** Expected fall of the entropy over `prior` when an answer with these likelihoods comes in. */
const expectedGain = (prior: readonly number[], likelihoods: readonly (readonly number[])[]) => {
  let after = 0;
  for (const likelihood of likelihoods) {
    const joint = prior.map((p, i) => p * (likelihood[i] ?? 0));
    after += joint.reduce((a, b) => a + b, 0) * bits(joint);
  }
  return bits(prior) - after;
};

interface Candidate {
  readonly question: Question;
  /** Bits per unit of trouble. */
  readonly worth: number;
}

interface Leader {
  readonly compiled: CompiledFault;
  readonly p: number;
}

const symptomCandidate = (
  id: SymptomId,
  leaders: readonly Leader[],
  prior: readonly number[],
): Candidate => {
  const { question, leak } = SYMPTOMS[id];
  const yes = [
    ...leaders.map(({ compiled }) => yesProbability(compiled.symptoms.get(id) ?? 0, leak)),
    yesProbability(0, leak),
  ];
  const gain = expectedGain(prior, [yes, yes.map((p) => 1 - p)]);
  return {
    question: {
      id: `symptom:${id}`,
      kind: 'symptom',
      text: question,
      steps: [],
      minutes: 1,
      tool: 'None',
      options: [{ id: 'yes', label: 'Yes' }, { id: 'no', label: 'No' }, UNKNOWN],
      gain,
    },
    worth: gain / (QUESTION_MINUTES + 1),
  };
};

const checkCandidates = (
  leader: Leader,
  at: number,
  leaders: readonly Leader[],
  prior: readonly number[],
): Candidate[] =>
  leader.compiled.fault.checks.map((check) => {
    const { withFault, without } = outcomeProbabilities(check.outcomes.map((one) => one.effect));
    const likelihoods = check.outcomes.map((_, o) => [
      ...leaders.map((_one, i) => (i === at ? withFault[o] : without[o]) ?? 0),
      without[o] ?? 0,
    ]);
    const gain = expectedGain(prior, likelihoods);
    const tool = /^none\b/i.test(check.tool) ? 0 : TOOL_MINUTES;
    return {
      question: {
        id: `check:${leader.compiled.fault.id}/${checkId(check.title)}`,
        kind: 'check',
        text: check.title,
        steps: check.steps,
        minutes: check.minutes,
        tool: check.tool,
        options: [
          ...check.outcomes.map((one, o) => ({ id: `outcome-${o + 1}`, label: one.finding })),
          UNKNOWN,
        ],
        gain,
      },
      worth: gain / (QUESTION_MINUTES + 1 + (check.minutes + tool) / 6),
    };
  });

/**
 * The question or check that tells most for its time, or undefined when the leading cause is sure,
 * nothing would help, or six questions have been answered. Never asks what was asked or told.
 */
export const nextQuestion = (
  weighing: Weighing,
  result: Posterior,
  given: readonly Answer[],
  told: ReadonlySet<string>,
): Question | undefined => {
  const answers = lastAnswers(given);
  if (answers.length >= MAX_ANSWERS) return undefined;
  const faults = compiledFaults();
  const leaders = weighing.standings
    .flatMap((standing, i): Leader[] => {
      const compiled = faults[standing.fault];
      return compiled === undefined ? [] : [{ compiled, p: result.faults[i] ?? 0 }];
    })
    .sort((a, b) => b.p - a.p)
    .slice(0, CONSIDERED);
  if ((leaders[0]?.p ?? 1) >= SURE) return undefined;
  const rest = Math.max(0, 1 - leaders.reduce((sum, { p }) => sum + p, 0));
  const prior = [...leaders.map(({ p }) => p), rest];
  const asked = new Set(answers.map((answer) => answer.questionId));
  const ids = new Set(
    leaders
      .slice(0, 12)
      .flatMap(({ compiled }) => Object.keys(compiled.fault.symptoms) as SymptomId[]),
  ); // the keys of a fault's symptoms are symptom ids by type
  const candidates = [
    ...[...ids]
      .filter((id) => !told.has(id) && !asked.has(`symptom:${id}`))
      .map((id) => symptomCandidate(id, leaders, prior)),
    ...leaders
      .slice(0, CHECKED)
      .flatMap((leader, at) => checkCandidates(leader, at, leaders, prior))
      .filter(({ question }) => !asked.has(question.id)),
  ].filter(({ question }) => question.gain >= LEAST_GAIN);
  candidates.sort((a, b) => b.worth - a.worth || (a.question.id < b.question.id ? -1 : 1));
  return candidates[0]?.question;
};
