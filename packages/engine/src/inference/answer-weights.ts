import { AREA_NAMES } from '@wrenchwise/knowledge/areas';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { Answer } from '../diagnosis.ts';
import type { ReadSymptom } from '../evidence/symptoms.ts';
import type { AnswerMeaning, ReadAnswer } from './answers.ts';
import { areaWeight } from './areas.ts';
import type { CompiledFault } from './compiled-faults.ts';
import { outcomeWeight, tickProbability, yesProbability } from './likelihood.ts';
import { readingWeight } from './symptom-readings.ts';
import type { Contribution } from './weighing.ts';

type Symptoms = Readonly<Record<SymptomId, Symptom>>;

/** An answer with its meaning. */
export interface UnderstoodAnswer {
  readonly questionId: string;
  readonly read: AnswerMeaning;
  /** What the words say of the sign that it affirms, where they name it too. */
  readonly inWords: ReadSymptom | undefined;
}

/** The answers with what they mean; those that mean nothing are left out. */
export const understoodAnswers = (
  answers: readonly Answer[],
  readAnswer: ReadAnswer,
  inWords: readonly ReadSymptom[],
): readonly UnderstoodAnswer[] =>
  answers.flatMap((answer): UnderstoodAnswer[] => {
    const read = readAnswer(answer);
    if (read === undefined) return [];
    const sign = read.kind === 'symptom' && read.yes ? read.id : undefined;
    const said = inWords.find(({ id, present }) => present && id === sign);
    return [{ questionId: answer.questionId, read, inWords: said }];
  });

/** The readings that no answer contradicts: what was asked overrules what was read. */
export const uncontradicted = <Read extends ReadSymptom>(
  readings: readonly Read[],
  answers: readonly UnderstoodAnswer[],
): readonly Read[] => {
  const answered = new Map<SymptomId, boolean>();
  for (const { read } of answers) if (read.kind === 'symptom') answered.set(read.id, read.yes);
  return readings.filter(({ id, present }) => (answered.get(id) ?? present) === present);
};

/** The weights of answers for the faults of a catalogue. */
export interface AnswerWeights {
  /**
   * The log-likelihood ratio of an answer; 0 where it is irrelevant to the fault. Word and answer of one sign are
   * one observation as strong as the stronger, so that an answer adds only what it says beyond the words.
   *
   * @param heeded how much symptoms read in the words count, 0–1
   */
  readonly weightOf: (answer: UnderstoodAnswer, fault: CompiledFault, heeded: number) => number;
  readonly contributionOf: (
    answer: UnderstoodAnswer,
    fault: CompiledFault,
    weight: number,
  ) => Contribution[];
}

/** The most that denied signs together take from a fault that a trouble code or a cylinder names. */
const MAX_DENIED = Math.log(2);

/**
 * The weights of all answers for a fault, in their order. Signs that are denied cannot sink a fault that a code
 * or a cylinder names: few of its owners have any one of them.
 *
 * @param isNamed whether a trouble code or a cylinder names the fault
 */
export const weightsOfAnswers = (
  { weightOf }: Pick<AnswerWeights, 'weightOf'>,
  answers: readonly UnderstoodAnswer[],
  fault: CompiledFault,
  heeded: number,
  isNamed: boolean,
): readonly number[] => {
  const weights = answers.map((answer) => weightOf(answer, fault, heeded));
  if (!isNamed) return weights;
  const isDenial = (at: number): boolean =>
    answers[at]?.read.kind === 'symptom' && (weights[at] ?? 0) < 0;
  const denied = weights.reduce((sum, weight, at) => (isDenial(at) ? sum - weight : sum), 0);
  const part = denied > MAX_DENIED ? MAX_DENIED / denied : 1;
  return weights.map((weight, at) => (isDenial(at) ? part * weight : weight));
};

const signWeight = (
  { yes, ticked }: { readonly yes: boolean; readonly ticked: boolean },
  p: number,
  leak: number,
): number => {
  const probability = ticked ? tickProbability : yesProbability;
  const there = probability(p, leak);
  const base = probability(0, leak);
  return yes ? Math.log(there / base) : Math.log((1 - there) / (1 - base));
};

export const createAnswerWeights = (symptoms: Symptoms): AnswerWeights => {
  const weightOf: AnswerWeights['weightOf'] = ({ read, inWords }, fault, heeded) => {
    if (read.kind === 'check') {
      return read.found.faultId === fault.fault.id ? outcomeWeight(read.outcome.effect) : 0;
    }
    if (read.kind === 'area') return areaWeight(fault.areas, read);
    // Events are weighed by their table, once with those in the words.
    if (read.kind === 'event') return 0;
    const { leak } = symptoms[read.id];
    const weight = signWeight(read, fault.symptoms.get(read.id) ?? 0, leak);
    if (inWords === undefined) return weight;
    return Math.max(0, weight - Math.max(0, heeded * readingWeight(inWords, leak, fault)));
  };
  return {
    weightOf,
    contributionOf: ({ questionId: key, read }, fault, weight) => {
      if (read.kind === 'check') {
        if (read.found.faultId !== fault.fault.id) return [];
        const { finding, means } = read.outcome;
        return [{ key, text: finding, source: 'answer', meaning: means, weight }];
      }
      if (weight === 0 || read.kind === 'event') return [];
      if (read.kind === 'area') {
        const area = read.area === undefined ? 'Something else' : AREA_NAMES[read.area];
        const meaning = 'What you say it is mostly about';
        return [{ key, text: area, source: 'answer', meaning, weight }];
      }
      const { label } = symptoms[read.id];
      const text = `${read.ticked ? 'Ticked' : read.yes ? 'Yes' : 'No'}: ${label}`;
      return [{ key, text, source: 'answer', meaning: label, weight }];
    },
  };
};
