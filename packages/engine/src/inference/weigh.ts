import type { SystemShares } from '@wrenchwise/knowledge/codes/code-systems';
import { CONDITION_NAMES } from '@wrenchwise/knowledge/condition-names';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { Answer } from '../diagnosis.ts';
import type { ConditionEvidence } from '../evidence/conditions.ts';
import type { Evidence } from '../evidence/read-report.ts';
import type { SymptomEvidence } from '../evidence/symptoms.ts';
import type { CodeEvidence } from '../evidence/trouble-codes.ts';
import {
  createAnswerWeights,
  uncontradicted,
  type UnderstoodAnswer,
  understoodAnswers,
  weightsOfAnswers,
} from './answer-weights.ts';
import { lastAnswers, type ReadAnswer } from './answers.ts';
import { type CompiledFault, type CompiledFaults, codeProbability } from './compiled-faults.ts';
import type { CompareTexts } from './fault-texts.ts';
import { codeWeight, conditionWeight, presenceWeight } from './likelihood.ts';
import { weighMeasurements } from './measurements.ts';
import { codesOfCylinders } from './named-cylinder.ts';
import { POOLING } from './pooling.ts';
import { readingsOfSameWords, strongestReadings, weighSymptoms } from './symptom-readings.ts';
import { fitsByOwnWords, withUntrained } from './untrained-faults.ts';
import type { VehiclePriors } from './vehicle-prior.ts';
import type { Contribution, Standing, Weighing } from './weighing.ts';
import { type WordsAsAWhole, wordsContributions, wordsWeight } from './words-as-a-whole.ts';

/** The leak factor of unknown faults for each symptom: they are faults too. */
const OTHER_LEAKS = 3;

/**
 * Unknown faults: a share of their prior weight with leaks only, and a share of whatever the known
 * faults explain, since unknown ones resemble them.
 */
const OTHER_SHARE = 0.015;
const OTHER_ALIKE = 0.1;

/** Look-ups for weighing evidence. */
export interface WeighingTools {
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
  readonly compiled: CompiledFaults;
  readonly compareTexts: CompareTexts;
  readonly priorsOf: VehiclePriors['priorsOf'];
  readonly readAnswer: ReadAnswer;
  /** P(code | some fault that does not list it). */
  readonly leakOf: (code: string) => number;
  /** The systems of a code that no fault lists. */
  readonly systemsOfCode: (code: string) => SystemShares;
}

const symptomContribution = (
  { symptoms }: WeighingTools,
  evidence: Evidence,
  { id, present, start, end }: SymptomEvidence,
  weight: number,
): Contribution => {
  const { label } = symptoms[id];
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

/** The weight of a fault in the system that a code names, when no fault lists the code. */
const CODE_NAMES_SYSTEM = 4;

/** The contributions of a code, computed once a code: a text may have dozens. */
const codeWeigher = (
  { compiled, systemsOfCode, leakOf }: WeighingTools,
  code: string,
): ((fault: CompiledFault) => number) => {
  if (!compiled.isListedCode(code)) {
    const systems = systemsOfCode(code);
    return (fault) => Math.log(1 + CODE_NAMES_SYSTEM * (systems[fault.fault.system] ?? 0));
  }
  const leak = leakOf(code);
  return (fault) => codeWeight(codeProbability(fault, code), leak);
};

const codeContribution = (
  tools: WeighingTools,
  { code, strength }: CodeEvidence,
  fault: CompiledFault,
): Contribution[] => {
  if (strength === 0) return [];
  const weight = strength * codeWeigher(tools, code)(fault);
  if (weight === 0) return [];
  const meaning = tools.compiled.isListedCode(code)
    ? `Code ${code} is stored`
    : `Code ${code} is stored: it belongs to this part of the car`;
  return [{ key: `code:${code}`, text: code, source: 'code', meaning, weight }];
};

const silenceContribution = (
  { symptoms }: WeighingTools,
  { tellTale, silence }: CompiledFault,
): Contribution[] =>
  tellTale.id === undefined
    ? []
    : [
        {
          key: 'silence',
          text: 'Not mentioned',
          source: 'words',
          meaning: `Not mentioned, and usual with it: ${symptoms[tellTale.id].label}`,
          weight: silence,
        },
      ];

/** What names a fault: trouble codes, and cylinders as their codes would. No denied sign outweighs it. */
const namingCodes = ({ codes, withoutClaims }: Evidence): readonly string[] => [
  ...codes.flatMap(({ code, strength }) => (strength > 0 ? [code] : [])),
  ...codesOfCylinders(withoutClaims),
];

const weigh = (
  tools: WeighingTools,
  evidence: Evidence,
  allAnswers: readonly Answer[],
): Weighing => {
  const { readAnswer } = tools;
  const { compiled } = tools;
  const { faults, byCondition } = compiled;
  const answers = lastAnswers(allAnswers);
  const heard = understoodAnswers(answers, readAnswer, evidence.symptoms);
  const answerWeights = createAnswerWeights(tools.symptoms);
  const naming = heard.length === 0 ? [] : namingCodes(evidence);
  const answersFor = (fault: CompiledFault): readonly number[] =>
    weightsOfAnswers(
      answerWeights,
      heard,
      fault,
      heeded,
      naming.some((code) => codeProbability(fault, code) > 0),
    );
  const mentioned = new Set<string | undefined>(evidence.symptoms.map(({ id }) => id));
  for (const { read } of heard) if (read.kind === 'symptom') mentioned.add(read.id);
  const symptoms = uncontradicted(evidence.symptoms, heard);
  const trust = evidence.owners?.trust ?? 0;
  const heeded = 1 - (1 - POOLING.withOwners.symptoms) * trust;
  const readings = weighSymptoms(symptoms, tools.symptoms, tools.compiled, heeded);
  const likeness = tools.compareTexts(evidence.reading.units);
  const words: WordsAsAWhole = {
    likeness,
    faults: withUntrained(evidence.words, () => fitsByOwnWords(likeness, readings)),
    owners: evidence.owners,
  };

  const logs = new Float64Array(faults.length);
  faults.forEach((fault, at) => {
    let log = wordsWeight(words, at) + (mentioned.has(fault.tellTale.id) ? 0 : fault.silence);
    for (const { weight } of readings[at] ?? []) log += weight;
    logs[at] = log;
  });
  for (const { id, only } of evidence.conditions) {
    for (const at of byCondition.get(id) ?? []) {
      const p = faults[at]?.fault.conditions?.[id];
      if (p !== undefined) logs[at] = (logs[at] ?? 0) + conditionWeight(p, only);
    }
  }
  const weighers = evidence.codes.flatMap(({ code, strength }) =>
    strength === 0 ? [] : [{ weigh: codeWeigher(tools, code), strength }],
  );
  if (weighers.length > 0 || heard.length > 0) {
    faults.forEach((fault, at) => {
      let log = logs[at] ?? 0;
      for (const { weigh: weightFor, strength } of weighers) log += strength * weightFor(fault);
      for (const weight of answersFor(fault)) log += weight;
      logs[at] = log;
    });
  }

  const measured = weighMeasurements(evidence.measurements, compiled, evidence.facts.expectedFuels);
  for (const [at, weight] of measured.weights) logs[at] = (logs[at] ?? 0) + weight;

  const lessByPrior = (1 - POOLING.withOwners.prior) * trust * POOLING.faultTemperature;
  const standings: Standing[] = [];
  let total = 0;
  let alike = 0;
  const priors = tools.priorsOf(evidence.facts);
  for (const [at, { system }] of faults.entries()) {
    const prior = priors[at] ?? 0;
    if (prior === 0) continue;
    total += prior;
    const logPrior = Math.log(prior);
    const logLikelihood = (logs[at] ?? 0) - lessByPrior * logPrior;
    alike += Math.exp(logPrior + logLikelihood / POOLING.faultTemperature);
    standings.push({ fault: at, system, logPrior, logLikelihood });
  }
  const unlike = Math.max(total, 1) * OTHER_SHARE * Math.exp(otherWeight(tools, evidence, heard));
  const otherThan = (known: number): number => Math.log(unlike + OTHER_ALIKE * known);
  return {
    standings,
    logOther: otherThan(alike),
    withoutFigures: () => {
      const plain = standings.map((standing): Standing => {
        const weight = measured.weights.get(standing.fault) ?? 0;
        return { ...standing, logLikelihood: standing.logLikelihood - weight };
      });
      const known = plain.reduce(
        (sum, { logPrior, logLikelihood }) =>
          sum + Math.exp(logPrior + logLikelihood / POOLING.faultTemperature),
        0,
      );
      return { standings: plain, logOther: otherThan(known) };
    },
    likeness: words.likeness,
    words: evidence.reading.units.length,
    trust,
    contributionsOf: (at) => {
      const fault = faults[at];
      if (fault === undefined) return [];
      return [
        ...(readings[at] ?? []).flatMap(({ symptom, weight }) => {
          const read = symptoms[symptom];
          return read === undefined ? [] : [symptomContribution(tools, evidence, read, weight)];
        }),
        ...evidence.conditions.flatMap((one) => conditionContribution(evidence, one, fault)),
        ...evidence.codes.flatMap((code) => codeContribution(tools, code, fault)),
        ...measured.contributionsOf(at),
        ...answersFor(fault).flatMap((weight, place) => {
          const answer = heard[place];
          return answer === undefined ? [] : answerWeights.contributionOf(answer, fault, weight);
        }),
        ...(mentioned.has(fault.tellTale.id) ? [] : silenceContribution(tools, fault)),
        ...wordsContributions(evidence, words, at),
      ];
    },
  };
};

/** The log-likelihood of unknown faults. */
const otherWeight = (
  { symptoms }: WeighingTools,
  evidence: Evidence,
  answers: readonly UnderstoodAnswer[],
): number => {
  let weight = evidence.codes.filter(({ strength }) => strength > 0).length * Math.log(OTHER_LEAKS);
  for (const one of strongestReadings(
    evidence.symptoms.flatMap(({ id, present, confidence }, symptom) => {
      const { leak } = symptoms[id];
      const paid = presenceWeight((OTHER_LEAKS - 1) * leak, leak, confidence);
      return present ? [{ symptom, weight: paid }] : [];
    }),
    readingsOfSameWords(evidence.symptoms),
  )) {
    weight += one.weight;
  }
  for (const { read, inWords } of answers) {
    if (read.kind === 'symptom' && read.yes && inWords === undefined) weight += 0.3;
  }
  return weight;
};

/** Weighs every fault that the car can have by the evidence and the answers. */
export type Weigh = (evidence: Evidence, allAnswers?: readonly Answer[]) => Weighing;

export const createWeigher =
  (tools: WeighingTools): Weigh =>
  (evidence, allAnswers = []) =>
    weigh(tools, evidence, allAnswers);
