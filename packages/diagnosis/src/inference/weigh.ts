import type { Answer } from '../diagnosis.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { CONDITION_NAMES } from '../explain/condition-names.ts';
import { SYMPTOMS } from '../knowledge/symptoms.ts';
import { lastAnswers, readAnswer } from './answers.ts';
import { compiledFaults, type CompiledFault } from './compiled-faults.ts';
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
    return [{ key: answer.questionId, text: `${said}: ${label}`, source: 'answer', meaning: label, weight }];
  });

const symptomContributions = (
  evidence: Evidence,
  answered: ReadonlySet<string>,
  fault: CompiledFault,
): Contribution[] => {
  const list: Contribution[] = [];
  let told = answered.has(`symptom:${fault.tellTale.id}`);
  for (const { id, present, confidence, start, end } of evidence.symptoms) {
    if (id === fault.tellTale.id) told = true;
    if (answered.has(`symptom:${id}`)) continue;
    const { label, leak } = SYMPTOMS[id];
    const p = fault.symptoms.get(id) ?? 0;
    let weight = 0;
    if (p > 0)
      weight = present ? presenceWeight(p, leak, confidence) : absenceWeight(p, leak, confidence);
    else if (present && fault.against.has(id)) weight = Math.log(1 - 0.7 * confidence);
    if (weight === 0) continue;
    const meaning = present ? label : `Not there: ${label}`;
    const text = evidence.text.slice(start, end);
    list.push({ key: `symptom:${id}`, text, source: 'words', meaning, weight });
  }
  if (!told && fault.tellTale.id !== undefined) {
    const { label } = SYMPTOMS[fault.tellTale.id];
    list.push({
      key: 'silence',
      text: 'Not mentioned',
      source: 'words',
      meaning: `Not mentioned, and usual with it: ${label}`,
      weight: silenceWeight(fault.tellTale.p),
    });
  }
  return list;
};

const conditionContributions = (evidence: Evidence, fault: CompiledFault): Contribution[] =>
  evidence.conditions.flatMap(({ id, start, end, only }): Contribution[] => {
    const p = fault.fault.conditions?.[id];
    if (p === undefined) return [];
    const text = evidence.text.slice(start, end);
    const weight = conditionWeight(p, only);
    return [{ key: `condition:${id}`, text, source: 'words', meaning: CONDITION_NAMES[id], weight }];
  });

const codeContributions = (evidence: Evidence, fault: CompiledFault): Contribution[] =>
  evidence.codes.flatMap(({ code }): Contribution[] => {
    const p = codeProbability(fault, code);
    if (p === 0) return [];
    const weight = presenceWeight(p, CODE_LEAK, 0.95);
    return [{ key: `code:${code}`, text: code, source: 'code', meaning: `Code ${code} is stored`, weight }];
  });

const likenessContribution = (
  evidence: Evidence,
  likeness: TextLikeness,
  mean: number,
  at: number,
): Contribution[] => {
  const above = (likeness.scores[at] ?? 0) - mean;
  const unit = evidence.reading.units[likeness.loudest[at] ?? -1];
  if (above <= 0 || unit === undefined) return [];
  return [
    {
      key: 'likeness',
      text: evidence.text.slice(unit.start, unit.end),
      source: 'words',
      meaning: 'The words are like the description of this fault',
      weight: Math.min(MOST_LIKENESS, LIKENESS * above),
    },
  ];
};

/** Weighs every fault that the car can have against the evidence and the answers. */
export const weigh = (evidence: Evidence, given: readonly Answer[] = []): Weighing => {
  const answers = lastAnswers(given);
  const answered = new Set(
    answers.filter((answer) => readAnswer(answer) !== undefined).map((answer) => answer.questionId),
  );
  const likeness = compareTexts(evidence.reading.units);
  const mean = likeness.scores.reduce((a, b) => a + b, 0) / Math.max(1, likeness.scores.length);
  const standings: Standing[] = [];
  let total = 0;
  compiledFaults().forEach((fault, at) => {
    const prior = vehiclePrior(fault.fault, evidence.facts);
    if (prior.weight === 0) return;
    total += prior.weight;
    const contributions = [
      ...answerContributions(answers, fault),
      ...symptomContributions(evidence, answered, fault),
      ...conditionContributions(evidence, fault),
      ...codeContributions(evidence, fault),
      ...likenessContribution(evidence, likeness, mean, at),
    ];
    standings.push({
      fault: at,
      logPrior: Math.log(prior.weight),
      logLikelihood: contributions.reduce((sum, { weight }) => sum + weight, 0),
      contributions,
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
