import type { OutcomeEffect } from '@wrenchwise/knowledge/schema';

import { POOLING } from './pooling.ts';

/**
 * Likelihood ratios against 'some fault that does not produce it', in natural logarithms.
 * Noisy-OR with one root cause: P(seen | fault) = 1 - (1 - p)(1 - leak).
 */

const noisyOr = (p: number, leak: number): number => 1 - (1 - p) * (1 - leak);

/** About two of a hundred possible symptoms are mentioned in a text. */
const NAMED = 0.02;

/**
 * The likelihood ratio of words with and without their symptom. Bounded by the confidence of the
 * reading, so that a doubtful reading of a rare symptom cannot outweigh a sure one of a common
 * symptom.
 */
const wordRatio = (confidence: number): number => {
  const sure = Math.min(0.97, Math.max(NAMED, confidence));
  return sure / (1 - sure) / (NAMED / (1 - NAMED));
};

/** The symptom is affirmed; `confidence` is that of the reading, 0–1. */
export const presenceWeight = (p: number, leak: number, confidence: number): number => {
  const ratio = wordRatio(confidence);
  const withFault = noisyOr(p, leak);
  return Math.log((withFault * ratio + 1 - withFault) / (leak * ratio + 1 - leak));
};

/** The symptom is denied. */
export const absenceWeight = (p: number, leak: number, confidence: number): number => {
  const ratio = Math.max(0.08, 1 - noisyOr(Math.min(0.95, p * 1.2), leak)) / (1 - leak);
  return Math.log(confidence * ratio + (1 - confidence));
};

/**
 * An unmentioned tell-tale symptom is unknown, but people mention what they notice: a mild penalty.
 */
export const silenceWeight = (p: number): number => Math.log(1 - 0.35 * p);

/** P(yes | asked, no such fault), whatever the lexicon's leak. */
const askedLeak = (leak: number): number => Math.min(0.3, 0.04 + 2 * leak);

/**
 * Who has a sign mostly writes of it: of 149 signs that owners of fifty strangers' reports were asked for, 14 were
 * there (decision 146). So 'No' says little, and 'Yes' much.
 */
const STILL_THERE = 0.8;

/** P(no | it is there), and P(yes | it is not). */
const FALSE_NO = 0.15;
const FALSE_YES = 0.03;

/** P(yes | asked), for a fault that produces the symptom with `p` (0 when it does not). */
export const yesProbability = (p: number, leak: number): number => {
  const truth = noisyOr(STILL_THERE * p, askedLeak(leak));
  return truth * (1 - FALSE_NO) + (1 - truth) * FALSE_YES;
};

/** P(ticked | it is there), and P(ticked | it is not): a list is skimmed, but rarely ticked at random. */
const TICKED_RIGHTLY = 0.8;
const TICKED_WRONGLY = 0.06;

/** How many times as likely an offered sign comes to mind, as a power of not mentioning it. */
const OFFERED = 3;

/**
 * P(it is there | fault) of a sign that an owner of this fault mentions unasked with `p`: what is offered in a
 * list need not come to mind. So a tick hardly distinguishes the faults that list its sign at all, and does not
 * lower one of them because another's owners mention it more often.
 */
const thereProbability = (p: number): number => 1 - (1 - p) ** OFFERED;

/** P(ticked in a list), for a fault that produces the symptom with `p` (0 when it does not). */
export const tickProbability = (p: number, leak: number): number => {
  const truth = noisyOr(thereProbability(p), askedLeak(leak));
  return truth * TICKED_RIGHTLY + (1 - truth) * TICKED_WRONGLY;
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

/** The frequency of each kind of finding when the fault is there, before normalising. */
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

/**
 * The share of stored codes whose cause does not list them: of 29 owners' posts with one code and a
 * cause that was read with care, 31 % (decision 117).
 */
const CODE_UNLISTED = 0.2;

/** Bounds of P(code | some fault that does not list it): readers show secondary codes too. */
const MIN_LEAK = 5e-6;
const MAX_LEAK = 0.004;

/**
 * P(code | some fault that does not list it), such that only a code leaves the unlisted faults their share.
 *
 * @param frequency P(code) over all faults that list it, by their priors
 */
export const codeLeak = (frequency: number): number =>
  Math.min(MAX_LEAK, Math.max(MIN_LEAK, (frequency * CODE_UNLISTED) / (1 - CODE_UNLISTED)));

/**
 * A code is stored; `p` is P(code | fault), 0 for a fault that does not list it. In full at the
 * temperature of the rest: a reader prints codes, nobody has to read them out of words.
 */
export const codeWeight = (p: number, leak: number): number =>
  p === 0 ? 0 : POOLING.faultTemperature * Math.log(noisyOr(p, leak) / leak);

/** P(the circumstance is mentioned), whatever the fault (rough). */
export const CONDITION_BASE = 0.15;

/** Below this a circumstance speaks against the fault; from here to 23 % it is neutral. */
const HARDLY_EVER = 0.05;

/**
 * The weight of a circumstance that the fault lists, within bounds. 5 to 23 % is neutral: writers
 * meant that it happens, not that it speaks against the fault.
 */
export const conditionWeight = (p: number, only: boolean): number => {
  const weight = Math.log((0.75 * p + 0.25 * CONDITION_BASE) / (CONDITION_BASE * 1.4));
  const said = p < HARDLY_EVER ? weight : Math.max(0, weight);
  return Math.max(-1.2, Math.min(1.3, said)) * (only ? 1.2 : 0.8);
};
