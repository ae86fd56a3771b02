import { codeSystems } from '../codes/code-systems.ts';
import type { Answer } from '../diagnosis.ts';
import type { ConditionEvidence } from '../evidence/conditions.ts';
import type { Evidence } from '../evidence/read-report.ts';
import type { SymptomEvidence } from '../evidence/symptoms.ts';
import { CONDITION_NAMES } from '../explain/condition-names.ts';
import { SYMPTOMS } from '../knowledge/symptoms.ts';
import { lastAnswers, readAnswer, type ReadAnswer } from './answers.ts';
import {
  compiledFaults,
  faultsByCondition,
  isListedCode,
  type CompiledFault,
} from './compiled-faults.ts';
import type { Contribution, Standing } from './contribution.ts';
import { compareTexts, type TextLikeness } from './fault-texts.ts';
import {
  CODE_LEAK,
  conditionWeight,
  outcomeWeight,
  presenceWeight,
  yesProbability,
} from './likelihood.ts';
import { POOLING } from './pooling.ts';
import { readingsOfSameWords, strongestReadings, weighSymptoms } from './symptom-readings.ts';
import { vehiclePriors } from './vehicle-prior.ts';

/** How many leaks 'something else' has for each symptom: it is not nothing, it is another fault. */
const OTHER_LEAKS = 3;

/**
 * Faults that the catalogue does not have: a share of its prior weight with the leaks alone, and a
 * share of whatever the known faults explain, since unknown ones look like known ones.
 */
const OTHER_SHARE = 0.015;
const OTHER_ALIKE = 0.1;

/** Log-odds per point of likeness between the person's words and a fault's own text, and the most of it. */
const LIKENESS = 0.11;
const MOST_LIKENESS = 1.6;

/** What all evidence says before the text model is heard. */
export interface Weighing {
  /** Faults that the car can have, in catalogue order. */
  readonly standings: readonly Standing[];
  readonly logOther: number;
  readonly likeness: TextLikeness;
  /** What did it to one fault, by its index in `FAULTS`: hundreds are weighed, a handful explained. */
  readonly contributionsOf: (fault: number) => readonly Contribution[];
}

const codeProbability = (fault: CompiledFault, code: string): number =>
  Math.max(fault.codes.get(code) ?? 0, fault.families.get(code.slice(0, 4)) ?? 0);

/** An answer with what it says. */
interface HeardAnswer {
  readonly questionId: string;
  readonly read: ReadAnswer;
}

/** 0 for an answer that says nothing about the fault. */
const answerWeight = ({ read }: HeardAnswer, fault: CompiledFault): number => {
  if (read.kind === 'check')
    return read.found.faultId === fault.fault.id ? outcomeWeight(read.outcome.effect) : 0;
  const { leak } = SYMPTOMS[read.id];
  const yes = yesProbability(fault.symptoms.get(read.id) ?? 0, leak);
  const base = yesProbability(0, leak);
  return read.yes ? Math.log(yes / base) : Math.log((1 - yes) / (1 - base));
};

const answerContribution = (answer: HeardAnswer, fault: CompiledFault): Contribution[] => {
  const { questionId, read } = answer;
  const weight = answerWeight(answer, fault);
  if (read.kind === 'check') {
    if (read.found.faultId !== fault.fault.id) return [];
    const { finding, means } = read.outcome;
    return [{ key: questionId, text: finding, source: 'answer', meaning: means, weight }];
  }
  if (weight === 0) return [];
  const { label } = SYMPTOMS[read.id];
  const text = `${read.yes ? 'Yes' : 'No'}: ${label}`;
  return [{ key: questionId, text, source: 'answer', meaning: label, weight }];
};

const symptomContribution = (
  evidence: Evidence,
  { id, present, start, end }: SymptomEvidence,
  weight: number,
): Contribution => {
  const { label } = SYMPTOMS[id];
  const meaning = present ? label : `Not there: ${label}`;
  const text = evidence.text.slice(start, end);
  return { key: `symptom:${id}`, text, source: 'words', meaning, weight };
};

const conditionContribution = (
  evidence: Evidence,
  { id, start, end, only }: ConditionEvidence,
  fault: CompiledFault,
): Contribution[] => {
  const p = fault.fault.conditions?.[id];
  if (p === undefined) return [];
  const text = evidence.text.slice(start, end);
  const weight = conditionWeight(p, only);
  return [{ key: `condition:${id}`, text, source: 'words', meaning: CONDITION_NAMES[id], weight }];
};

/** How much likelier a fault of the system that a code names is, when no fault lists the code. */
const CODE_NAMES_SYSTEM = 4;

/** What a code says of each fault. Looked up once a code: a text may have dozens. */
const codeWeigher = (code: string): ((fault: CompiledFault) => number) => {
  if (!isListedCode(code)) {
    const systems = codeSystems(code);
    return (fault) => Math.log(1 + CODE_NAMES_SYSTEM * (systems[fault.fault.system] ?? 0));
  }
  return (fault) => {
    const p = codeProbability(fault, code);
    return p === 0 ? 0 : presenceWeight(p, CODE_LEAK, 0.95);
  };
};

const codeContribution = (code: string, fault: CompiledFault): Contribution[] => {
  const weight = codeWeigher(code)(fault);
  if (weight === 0) return [];
  const meaning = isListedCode(code)
    ? `Code ${code} is stored`
    : `Code ${code} is stored: it belongs to this part of the car`;
  return [{ key: `code:${code}`, text: code, source: 'code', meaning, weight }];
};

const silenceContribution = ({ tellTale, silence }: CompiledFault): Contribution[] =>
  tellTale.id === undefined
    ? []
    : [
        {
          key: 'silence',
          text: 'Not mentioned',
          source: 'words',
          meaning: `Not mentioned, and usual with it: ${SYMPTOMS[tellTale.id].label}`,
          weight: silence,
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

/** Weighs every fault that the car can have against the evidence and the answers. */
export const weigh = (evidence: Evidence, given: readonly Answer[] = []): Weighing => {
  const faults = compiledFaults();
  const answers = lastAnswers(given);
  const heard = answers.flatMap((answer): HeardAnswer[] => {
    const read = readAnswer(answer);
    return read === undefined ? [] : [{ questionId: answer.questionId, read }];
  });
  const answered = new Set(heard.map(({ questionId }) => questionId));
  const told = new Set<string | undefined>(evidence.symptoms.map(({ id }) => id));
  for (const { read } of heard) if (read.kind === 'symptom') told.add(read.id);
  const likeness = compareTexts(evidence.reading.units);
  const symptoms = evidence.symptoms.filter(({ id }) => !answered.has(`symptom:${id}`));
  const readings = weighSymptoms(symptoms);

  const logs = new Float64Array(faults.length);
  faults.forEach((fault, at) => {
    let log = likenessWeight(likeness, at) + (told.has(fault.tellTale.id) ? 0 : fault.silence);
    for (const { weight } of readings[at] ?? []) log += weight;
    logs[at] = log;
  });
  for (const { id, only } of evidence.conditions)
    for (const at of faultsByCondition().get(id) ?? []) {
      const p = faults[at]?.fault.conditions?.[id];
      if (p !== undefined) logs[at] = (logs[at] ?? 0) + conditionWeight(p, only);
    }
  const weighers = evidence.codes.map(({ code }) => codeWeigher(code));
  if (weighers.length > 0 || heard.length > 0)
    faults.forEach((fault, at) => {
      let log = logs[at] ?? 0;
      for (const weightFor of weighers) log += weightFor(fault);
      for (const answer of heard) log += answerWeight(answer, fault);
      logs[at] = log;
    });

  const standings: Standing[] = [];
  let total = 0;
  let alike = 0;
  const priors = vehiclePriors(evidence.facts);
  for (let at = 0; at < faults.length; at += 1) {
    const prior = priors[at] ?? 0;
    if (prior === 0) continue;
    total += prior;
    const logPrior = Math.log(prior);
    const logLikelihood = logs[at] ?? 0;
    alike += Math.exp(logPrior + logLikelihood / POOLING.faultTemperature);
    standings.push({ fault: at, logPrior, logLikelihood });
  }
  const unlike = Math.max(total, 1) * OTHER_SHARE * Math.exp(otherWeight(evidence, answers));
  return {
    standings,
    logOther: Math.log(unlike + OTHER_ALIKE * alike),
    likeness,
    contributionsOf: (at) => {
      const fault = faults[at];
      if (fault === undefined) return [];
      return [
        ...(readings[at] ?? []).flatMap(({ symptom, weight }) => {
          const read = symptoms[symptom];
          return read === undefined ? [] : [symptomContribution(evidence, read, weight)];
        }),
        ...evidence.conditions.flatMap((one) => conditionContribution(evidence, one, fault)),
        ...evidence.codes.flatMap(({ code }) => codeContribution(code, fault)),
        ...heard.flatMap((answer) => answerContribution(answer, fault)),
        ...(told.has(fault.tellTale.id) ? [] : silenceContribution(fault)),
        ...likenessContribution(evidence, likeness, at),
      ];
    },
  };
};

/** What the evidence says for a fault that the catalogue does not have. */
const otherWeight = (evidence: Evidence, answers: readonly Answer[]): number => {
  let weight = evidence.codes.length * Math.log(OTHER_LEAKS);
  for (const one of strongestReadings(
    evidence.symptoms.flatMap(({ id, present, confidence }, symptom) => {
      const { leak } = SYMPTOMS[id];
      const paid = presenceWeight((OTHER_LEAKS - 1) * leak, leak, confidence);
      return present ? [{ symptom, weight: paid }] : [];
    }),
    readingsOfSameWords(evidence.symptoms),
  ))
    weight += one.weight;
  for (const answer of answers) {
    const read = readAnswer(answer);
    if (read?.kind === 'symptom' && read.yes) weight += 0.3;
  }
  return weight;
};
