import type { OutcomeEffect } from '@wrenchwise/knowledge/schema';

/**
 * Likelihood ratios against 'some fault that does not produce it', in natural logarithms.
 * Noisy-OR with one root cause: P(seen | fault) = 1 - (1 - p)(1 - leak).
 */

const noisyOr = (p: number, leak: number): number => 1 - (1 - p) * (1 - leak);

/** Of a hundred symptoms that a text might name, it names about two. */
const NAMED = 0.02;

/**
 * How much likelier these words are when the symptom is there than when it is not. Bounded by how
 * surely they mean it, so that a doubtful reading of a rare symptom cannot outweigh a sure one of
 * a common symptom.
 */
const wordRatio = (confidence: number): number => {
  const sure = Math.min(0.97, Math.max(NAMED, confidence));
  return sure / (1 - sure) / (NAMED / (1 - NAMED));
};

/** The person says that the symptom is there. `confidence` 0-1 is how surely the words mean it. */
export const presenceWeight = (p: number, leak: number, confidence: number): number => {
  const ratio = wordRatio(confidence);
  const withFault = noisyOr(p, leak);
  return Math.log((withFault * ratio + 1 - withFault) / (leak * ratio + 1 - leak));
};

/** The person says that it is not there. */
export const absenceWeight = (p: number, leak: number, confidence: number): number => {
  const ratio = Math.max(0.08, 1 - noisyOr(Math.min(0.95, p * 1.2), leak)) / (1 - leak);
  return Math.log(confidence * ratio + (1 - confidence));
};

/** A tell-tale that goes unmentioned is unknown, but people mention what they notice: a mild penalty. */
export const silenceWeight = (p: number): number => Math.log(1 - 0.35 * p);

/** How likely people without the fault answer yes when asked, whatever their lexicon leak. */
const askedLeak = (leak: number): number => Math.min(0.3, 0.04 + 2 * leak);

/** Slips of people who answer: a yes for a no and the other way. */
export const ANSWER_NOISE = 0.15;

/** P(yes | asked), for a fault that produces the symptom with `p` (0 when it does not). */
export const yesProbability = (p: number, leak: number): number => {
  const truth = noisyOr(p, askedLeak(leak));
  return truth * (1 - ANSWER_NOISE) + (1 - truth) * ANSWER_NOISE;
};

/** P(finding | fault) : P(finding | no such fault), before noise. */
const OUTCOME_RATIO: Record<OutcomeEffect, number> = {
  confirms: 14,
  supports: 3,
  neutral: 1,
  weakens: 1 / 3,
  'rules-out': 1 / 16,
};

export const outcomeWeight = (effect: OutcomeEffect): number => Math.log(OUTCOME_RATIO[effect]);

/** How often each kind of finding turns up when the fault is there, before normalising. */
const OUTCOME_SHARE: Record<OutcomeEffect, number> = {
  confirms: 0.55,
  supports: 0.25,
  neutral: 0.1,
  weakens: 0.07,
  'rules-out': 0.03,
};

/** P(outcome | fault) and P(outcome | not this fault) for the outcomes of one check. */
export const outcomeProbabilities = (
  effects: readonly OutcomeEffect[],
): { readonly withFault: readonly number[]; readonly without: readonly number[] } => {
  const shares = effects.map((effect) => OUTCOME_SHARE[effect]);
  const others = effects.map((effect) => OUTCOME_SHARE[effect] / OUTCOME_RATIO[effect]);
  const normalise = (list: readonly number[]) => {
    const sum = list.reduce((a, b) => a + b, 0);
    return list.map((value) => value / sum);
  };
  return { withFault: normalise(shares), without: normalise(others) };
};

/** P(code is stored | some other fault): readers show secondary codes too. */
export const CODE_LEAK = 0.004;

/** How often a text names each circumstance whatever the fault (rough). */
export const CONDITION_BASE = 0.15;

/** Circumstances that writers gave less than this do not go with the fault; from here on: sometimes. */
const HARDLY_EVER = 0.05;

/**
 * The weight of a circumstance that the fault's knowledge mentions, within bounds. 'Sometimes'
 * (5 to 23 %) says nothing: whoever wrote it meant that it happens, not that it speaks against.
 */
export const conditionWeight = (p: number, only: boolean): number => {
  const weight = Math.log((0.75 * p + 0.25 * CONDITION_BASE) / (CONDITION_BASE * 1.4));
  const said = p < HARDLY_EVER ? weight : Math.max(0, weight);
  return Math.max(-1.2, Math.min(1.3, said)) * (only ? 1.2 : 0.8);
};
