import type { Answer } from '../diagnosis.ts';
import type { ConditionEvidence } from '../evidence/conditions.ts';
import type { Evidence } from '../evidence/read-report.ts';
import type { SymptomEvidence } from '../evidence/symptoms.ts';
import { CONDITION_NAMES } from '../explain/condition-names.ts';
import { SYMPTOMS } from '../knowledge/symptoms.ts';
import { lastAnswers, readAnswer } from './answers.ts';
import {
  compiledFaults,
  faultsByCondition,
  faultsBySymptom,
  type CompiledFault,
} from './compiled-faults.ts';
import type { Contribution, Standing } from './contribution.ts';
import { compareTexts, type TextLikeness } from './fault-texts.ts';
import {
  absenceWeight,
  CODE_LEAK,
  conditionWeight,
  outcomeWeight,
  presenceWeight,
  silenceWeight,
  yesProbability,
} from './likelihood.ts';
import { POOLING } from './pooling.ts';
import { vehiclePrior } from './vehicle-prior.ts';

/** How many leaks 'something else' has for each symptom: it is not nothing, it is another fault. */
const OTHER_LEAKS = 3;

/**
 * Faults that the catalogue does not have: a share of its prior weight with the leaks alone, and a
 * share of whatever the known faults explain, since unknown ones look like known ones.
 */
const OTHER_SHARE = 0.015;
const OTHER_ALIKE = 0.1;

/** Log-odds per point of likeness between the person's words and a fault's own text, and the most of it. */
const LIKENESS = 0.16;
const MOST_LIKENESS = 2.2;

/** What all evidence says before the text model is heard. */
export interface Weighing {
  /** Faults that the car can have, in catalogue order. */
  readonly standings: readonly Standing[];
  readonly logOther: number;
  readonly likeness: TextLikeness;
}

const codeProbability = (fault: CompiledFault, code: string): number =>
  Math.max(fault.codes.get(code) ?? 0, fault.families.get(code.slice(0, 4)) ?? 0);

const answerContributions = (answers: readonly Answer[], fault: CompiledFault): Contribution[] =>
  answers.flatMap((answer): Contribution[] => {
    const read = readAnswer(answer);
    if (read === undefined) return [];
    if (read.kind === 'check') {
      if (read.found.faultId !== fault.fault.id) return [];
      return [
        {
          key: answer.questionId,
          text: read.outcome.finding,
          source: 'answer',
          meaning: read.outcome.means,
          weight: outcomeWeight(read.outcome.effect),
        },
      ];
    }
    const { label, leak } = SYMPTOMS[read.id];
    const yes = yesProbability(fault.symptoms.get(read.id) ?? 0, leak);
    const base = yesProbability(0, leak);
    const weight = read.yes ? Math.log(yes / base) : Math.log((1 - yes) / (1 - base));
    if (weight === 0) return [];
    const said = read.yes ? 'Yes' : 'No';
    return [
      {
        key: answer.questionId,
        text: `${said}: ${label}`,
        source: 'answer',
        meaning: label,
        weight,
      },
    ];
  });

const symptomContribution = (
  evidence: Evidence,
  { id, present, confidence, start, end }: SymptomEvidence,
  fault: CompiledFault,
): Contribution | undefined => {
  const { label, leak } = SYMPTOMS[id];
  const p = fault.symptoms.get(id) ?? 0;
  let weight = 0;
  if (p > 0)
    weight = present ? presenceWeight(p, leak, confidence) : absenceWeight(p, leak, confidence);
  else if (present && fault.against.has(id)) weight = Math.log(1 - 0.7 * confidence);
  if (weight === 0) return undefined;
  const meaning = present ? label : `Not there: ${label}`;
  const text = evidence.text.slice(start, end);
  return { key: `symptom:${id}`, text, source: 'words', meaning, weight };
};

const conditionContribution = (
  evidence: Evidence,
  { id, start, end, only }: ConditionEvidence,
  fault: CompiledFault,
): Contribution | undefined => {
  const p = fault.fault.conditions?.[id];
  if (p === undefined) return undefined;
  const text = evidence.text.slice(start, end);
  const weight = conditionWeight(p, only);
  return { key: `condition:${id}`, text, source: 'words', meaning: CONDITION_NAMES[id], weight };
};

const codeContribution = (code: string, fault: CompiledFault): Contribution | undefined => {
  const p = codeProbability(fault, code);
  if (p === 0) return undefined;
  const weight = presenceWeight(p, CODE_LEAK, 0.95);
  return {
    key: `code:${code}`,
    text: code,
    source: 'code',
    meaning: `Code ${code} is stored`,
    weight,
  };
};

const silenceContribution = ({ tellTale }: CompiledFault): Contribution[] =>
  tellTale.id === undefined
    ? []
    : [
        {
          key: 'silence',
          text: 'Not mentioned',
          source: 'words',
          meaning: `Not mentioned, and usual with it: ${SYMPTOMS[tellTale.id].label}`,
          weight: silenceWeight(tellTale.p),
        },
      ];

const likenessWeight = (likeness: TextLikeness, at: number): number =>
  Math.min(MOST_LIKENESS, LIKENESS * Math.max(0, (likeness.scores[at] ?? 0) - likeness.mean));

const likenessContribution = (
  evidence: Evidence,
  likeness: TextLikeness,
  at: number,
): Contribution[] => {
  const unit = evidence.reading.units[likeness.loudest[at] ?? -1];
  if (unit === undefined) return [];
  return [
    {
      key: 'likeness',
      text: evidence.text.slice(unit.start, unit.end),
      source: 'words',
      meaning: 'The words are like the description of this fault',
      weight: likenessWeight(likeness, at),
    },
  ];
};

/** The contributions of everything that names particular faults, by fault index. */
const namedContributions = (
  evidence: Evidence,
  answers: readonly Answer[],
  answered: ReadonlySet<string>,
): ReadonlyMap<number, Contribution[]> => {
  const faults = compiledFaults();
  const named = new Map<number, Contribution[]>();
  const add = (at: number, contribution: Contribution | undefined) => {
    if (contribution === undefined) return;
    const list = named.get(at);
    if (list === undefined) named.set(at, [contribution]);
    else list.push(contribution);
  };
  for (const symptom of evidence.symptoms) {
    if (answered.has(`symptom:${symptom.id}`)) continue;
    for (const at of faultsBySymptom().get(symptom.id) ?? []) {
      const fault = faults[at];
      if (fault !== undefined) add(at, symptomContribution(evidence, symptom, fault));
    }
  }
  for (const condition of evidence.conditions)
    for (const at of faultsByCondition().get(condition.id) ?? []) {
      const fault = faults[at];
      if (fault !== undefined) add(at, conditionContribution(evidence, condition, fault));
    }
  if (evidence.codes.length > 0 || answers.length > 0)
    faults.forEach((fault, at) => {
      for (const { code } of evidence.codes) add(at, codeContribution(code, fault));
      for (const contribution of answerContributions(answers, fault)) add(at, contribution);
    });
  return named;
};

/** Weighs every fault that the car can have against the evidence and the answers. */
export const weigh = (evidence: Evidence, given: readonly Answer[] = []): Weighing => {
  const answers = lastAnswers(given);
  const answered = new Set(
    answers.filter((answer) => readAnswer(answer) !== undefined).map((answer) => answer.questionId),
  );
  const told = new Set<string | undefined>(evidence.symptoms.map(({ id }) => id));
  const likeness = compareTexts(evidence.reading.units);
  const named = namedContributions(evidence, answers, answered);
  const standings: Standing[] = [];
  let total = 0;
  compiledFaults().forEach((fault, at) => {
    const prior = vehiclePrior(fault.fault, evidence.facts);
    if (prior.weight === 0) return;
    total += prior.weight;
    const { tellTale } = fault;
    const silent = !told.has(tellTale.id) && !answered.has(`symptom:${tellTale.id}`);
    const own = named.get(at) ?? [];
    let logLikelihood = likenessWeight(likeness, at) + (silent ? silenceWeight(tellTale.p) : 0);
    for (const { weight } of own) logLikelihood += weight;
    standings.push({
      fault: at,
      logPrior: Math.log(prior.weight),
      logLikelihood,
      contributions: () => [
        ...own,
        ...(silent ? silenceContribution(fault) : []),
        ...likenessContribution(evidence, likeness, at),
      ],
    });
  });
  const alike = standings.reduce(
    (sum, { logPrior, logLikelihood }) =>
      sum + Math.exp(logPrior + logLikelihood / POOLING.faultTemperature),
    0,
  );
  const unlike = Math.max(total, 1) * OTHER_SHARE * Math.exp(otherWeight(evidence, answers));
  return { standings, logOther: Math.log(unlike + OTHER_ALIKE * alike), likeness };
};

/** What the evidence says for a fault that the catalogue does not have. */
const otherWeight = (evidence: Evidence, answers: readonly Answer[]): number => {
  let weight = 0;
  for (const { id, present, confidence } of evidence.symptoms) {
    const { leak } = SYMPTOMS[id];
    if (present) weight += presenceWeight((OTHER_LEAKS - 1) * leak, leak, confidence);
  }
  weight += evidence.codes.length * Math.log(OTHER_LEAKS);
  for (const answer of answers) {
    const read = readAnswer(answer);
    if (read?.kind === 'symptom' && read.yes) weight += 0.3;
  }
  return weight;
};
