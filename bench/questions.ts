import type { Answer, EngineDiagnosis, Question } from '@wrenchwise/engine/diagnosis';
import { FAULTS, type Fault } from '@wrenchwise/knowledge/catalogue';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { simulateInterviews } from './interviews/interviews.ts';
import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';
import { namedArea } from './texts/named-area.ts';

const isMain = process.argv[1] === import.meta.filename;

/** The share of wrong answers. */
const NOISE = 0.15;
const QUESTIONS = 6;

/**
 * Simulated owners of each fault, with their own words and errors: with one each, results vary by
 * two points.
 */
const OWNERS = 5;

const sequence = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 4_294_967_296;
};

const symptomsOf = (fault: Fault) =>
  Object.entries(fault.symptoms).flatMap(([id, p]) =>
    Object.entries(SYMPTOMS).flatMap(([key, symptom]) => (key === id ? [{ id, p, symptom }] : [])),
  );

/** An owner's first report of this fault: phrases of one or two of its symptoms. */
const firstWords = (fault: Fault, random: () => number): string => {
  const all = symptomsOf(fault);
  const noticed = all.filter(({ p }) => random() < p).slice(0, 2);
  const mentioned = noticed.length > 0 ? noticed : all.slice(0, 1);
  return mentioned
    .map(({ symptom }) => symptom.phrases[Math.floor(random() * symptom.phrases.length)])
    .join('. ');
};

/** An answer by the knowledge, wrong in `NOISE` of cases. */
const answerOf = (fault: Fault, question: Question, random: () => number): Answer => {
  const options = question.options.slice(0, -1);
  const anyOption = options[Math.floor(random() * options.length)]?.id ?? 'unknown';
  const wrong = random() < NOISE;
  if (question.kind === 'symptom') {
    const known = symptomsOf(fault).find(({ id }) => question.id === `symptom:${id}`);
    const truth = random() < (known?.p ?? 0.02);
    return { questionId: question.id, optionId: truth === wrong ? 'no' : 'yes' };
  }
  if (wrong) return { questionId: question.id, optionId: anyOption };
  if (question.kind === 'area') {
    return { questionId: question.id, optionId: namedArea(fault, question, random) };
  }
  const own = question.id.startsWith(`check:${fault.id}/`);
  const owner = FAULTS.find(({ id }) => question.id.startsWith(`check:${id}/`));
  const check = owner?.checks.find(({ title }) => title === question.text);
  const wanted = own ? ['confirms', 'supports'] : ['rules-out', 'weakens'];
  const found = wanted
    .map((effect) => check?.outcomes.findIndex((outcome) => outcome.effect === effect) ?? -1)
    .find((index) => index >= 0);
  const optionId = found === undefined ? anyOption : `outcome-${found + 1}`;
  return { questionId: question.id, optionId };
};

/** The baseline: any symptom of the leading causes that was not asked yet. */
const randomQuestion = (
  diagnosis: EngineDiagnosis,
  answers: readonly Answer[],
  random: () => number,
): Question | undefined => {
  const asked = new Set(answers.map(({ questionId }) => questionId));
  const open = diagnosis.causes
    .flatMap(({ faultId }) => FAULTS.filter(({ id }) => id === faultId))
    .flatMap(symptomsOf)
    .filter(({ id }) => !asked.has(`symptom:${id}`));
  const chosen = open[Math.floor(random() * open.length)];
  if (chosen === undefined) return undefined;
  return {
    id: `symptom:${chosen.id}`,
    kind: 'symptom',
    text: chosen.symptom.question,
    steps: [],
    minutes: 1,
    tool: 'None',
    options: [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
      { id: 'unknown', label: "I don't know" },
    ],
    gain: 0,
  };
};

/**
 * Each owner has a random sequence of their own: a new phrase in the lexicon must not change all
 * others.
 */
const chancesOf = (owner: number, fault: number) =>
  sequence(Math.imul(owner * FAULTS.length + fault + 1, 0x9e3779b1));

const simulate = (best: boolean) => {
  const ranksAfter: number[][] = Array.from({ length: QUESTIONS + 1 }, () => []);
  let asked = 0;
  const cases = Array.from({ length: OWNERS }, (_, owner) =>
    FAULTS.map((fault, at) => ({ fault, random: chancesOf(owner, at) })),
  ).flat();
  for (const { fault, random } of cases) {
    const vehicle: Vehicle = {
      fuel: fault.fits?.fuels?.[0] ?? 'petrol',
      transmission: fault.fits?.transmissions?.[0] ?? null,
      year: Math.min(
        Math.max(2015, fault.fits?.years?.[0] ?? 2015),
        fault.fits?.years?.[1] ?? 2015,
      ),
      make: fault.fits?.makes?.[0] ?? null,
      model: fault.fits?.models?.[0] ?? null,
    };
    const text = firstWords(fault, random);
    const answers: Answer[] = [];
    let diagnosis = engine.diagnose({ text, answers }, vehicle);
    for (let round = 0; round <= QUESTIONS; round += 1) {
      ranksAfter[round]?.push(diagnosis.causes.findIndex(({ faultId }) => faultId === fault.id));
      const question = best ? diagnosis.nextQuestion : randomQuestion(diagnosis, answers, random);
      if (question === undefined || round === QUESTIONS) continue;
      asked += 1;
      answers.push(answerOf(fault, question, random));
      diagnosis = engine.diagnose({ text, answers }, vehicle);
    }
  }
  const share = (ranks: readonly number[], most: number) =>
    Math.round((ranks.filter((rank) => rank >= 0 && rank < most).length / ranks.length) * 1000) /
    1000;
  return {
    faults: FAULTS.length,
    questionsEach: Math.round((asked / cases.length) * 10) / 10,
    byQuestions: ranksAfter.map((ranks, questions) => ({
      questions,
      first: share(ranks, 1),
      amongThree: share(ranks, 3),
    })),
  };
};

/** Simulated owners answer by the knowledge, wrong in 15 % of cases. */
export const run = async (): Promise<void> => {
  const best = simulate(true);
  const random = simulate(false);
  const interview = simulateInterviews();
  writeResult('questions.json', { noise: NOISE, best, random, interview });
  const { words, ticked, asked } = interview;
  console.log(
    `interviews of ${interview.stories} held-out stories, without tools, ${interview.unknown * 100} % 'I can't check that': first ${words.first} by words, ${ticked.first} with ticks, ${asked.first} after ${interview.questionsEach} questions; among three ${words.amongThree}, ${ticked.amongThree}, ${asked.amongThree}`,
  );
  const [before, after, aimless] = [
    best.byQuestions.at(0),
    best.byQuestions.at(-1),
    random.byQuestions.at(-1),
  ];
  console.log(
    `questions: true fault first ${before?.first} before, ${after?.first} after ${best.questionsEach} questions (random questions ${aimless?.first}); among three ${before?.amongThree}, ${after?.amongThree} (random ${aimless?.amongThree})`,
  );
};

if (isMain) await run();
