import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { describe, expect, it } from 'vitest';

import { TICKED_OPTION } from '../asking.ts';
import type { Answer } from '../diagnosis.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { evidenceOf, readForSure, toySystems, toyWeigher } from '../testing/toy-knowledge.ts';
import { knowledgePosterior, posterior } from './posterior.ts';

/*
 * Every figure here was worked out on paper from the formula, none taken from the program. A fault weighs
 *
 *   w = prior × L^(1/1.1)    L: the product of its likelihood ratios; 1.1 is the temperature
 *
 * something else weighs 0.015 × 40 × U + 0.1 × Σw (40: the sum of the priors; U: what the evidence
 * says for unknown faults), and a probability is a weight over the sum of all.
 *
 * Where its tell-tale is not mentioned, L has 1 − 0.35 p: 0.79 for p = 0.6, 0.72 for p = 0.8.
 * 0.79^(1/1.1) = 0.8071 and 0.72^(1/1.1) = 0.7418, so that the weights of a silent report are
 *
 *   pads 16 × 0.8071 = 12.914      disc 8 × 0.7418 = 5.935       caliper 4 × 0.8071 = 3.228
 *   bearing 6 × 0.7418 = 4.451     joint 4 × 0.8071 = 3.228      damper 2 × 0.8071 = 1.614
 */

const weigh = toyWeigher();

const toThreeDigits = (shares: Float64Array): readonly number[] =>
  Array.from(shares, (share) => Number(share.toFixed(3)));

/** Pads, disc, caliper, bearing, joint, damper, something else: before any trained model. */
const shares = (evidence: Evidence, answers: readonly Answer[] = []): readonly number[] =>
  toThreeDigits(knowledgePosterior(weigh(evidence, answers)));

const silent = evidenceOf({});
const yesToClunk: Answer = { questionId: 'symptom:clunk-over-bumps', optionId: 'yes' };

describe('six faults worked out on paper: by knowledge', () => {
  it('shares out by the priors where faults have no sign that could be missing', () => {
    // Σw = 40, something else 0.6 + 4 = 4.6, in all 44.6: 16, 8, 4, 6, 4, 2 and 4.6 over 44.6.
    const byPriors = knowledgePosterior(toyWeigher(false)(silent));
    expect(toThreeDigits(byPriors)).toEqual([0.359, 0.179, 0.09, 0.135, 0.09, 0.045, 0.103]);
  });

  it('takes from each fault what the silence of its tell-tale costs', () => {
    // The weights above: Σw = 31.371, something else 0.6 + 3.137 = 3.737, in all 35.108.
    expect(shares(silent)).toEqual([0.368, 0.169, 0.092, 0.127, 0.092, 0.046, 0.106]);
  });

  it('counts a sign that was read with certainty', () => {
    // A reading is never surer than 0.97, and a sign is named by 0.02: the words speak for it by
    // R = (0.97 / 0.03) / (0.02 / 0.98) = 1584.3. With P = 1 − (1 − p)(1 − leak) and a leak of 0.01,
    // L = (P R + 1 − P) / (0.01 R + 0.99), whose denominator is 16.833:
    //   pads P = 1 − 0.4 × 0.99 = 0.604: L = 56.871, w = 16 × 56.871^(1/1.1) = 630.20
    //   caliper P = 1 − 0.7 × 0.99 = 0.307: L = 0.79 × 28.936 = 22.859 (a pull is its tell-tale), w = 68.80
    //   unknown faults leak three times: P = 1 − 0.98 × 0.99 = 0.0298, U = 2.862
    // Σw = 714.22, something else 0.6 × 2.862 + 71.42 = 73.14, in all 787.36.
    const evidence = evidenceOf({ symptoms: [readForSure('brake-grinding', true)] });
    expect(shares(evidence)).toEqual([0.8, 0.008, 0.087, 0.006, 0.004, 0.002, 0.093]);
  });

  it('counts a sign that was read in doubt', () => {
    // As before with 0.5 for 0.97: R = 1 / (0.02 / 0.98) = 49, the denominator 1.48.
    //   pads L = 0.604 × 49 + 0.396 = 29.992, over 1.48 20.265: w = 246.64
    //   caliper L = 0.79 × 15.736 / 1.48 = 8.400: w = 27.69; U = 2.4304 / 1.48 = 1.642
    // Σw = 289.56, something else 0.6 × 1.642 + 28.96 = 29.94, in all 319.50.
    const doubtful = { ...readForSure('brake-grinding', true), confidence: 0.5 };
    expect(shares(evidenceOf({ symptoms: [doubtful] }))).toEqual([
      0.772, 0.019, 0.087, 0.014, 0.01, 0.005, 0.094,
    ]);
  });

  it('counts a sign that was denied', () => {
    // L = (1 − P) / (1 − leak), where P has 1.2 p: 1 − 1.2 p.
    //   pads 1 − 0.72 = 0.28 and no silence: w = 16 × 0.28^(1/1.1) = 5.030
    //   caliper 0.79 × (1 − 0.36) = 0.5056: w = 4 × 0.5056^(1/1.1) = 2.152
    // Σw = 22.410, something else 0.6 + 2.241 = 2.841, in all 25.251.
    const evidence = evidenceOf({ symptoms: [readForSure('brake-grinding', false)] });
    expect(shares(evidence)).toEqual([0.199, 0.235, 0.085, 0.176, 0.128, 0.064, 0.113]);
  });

  it('counts a sign that was ticked in a list', () => {
    // An offered sign is there by 1 − (1 − p)³ where p mention it unasked: pads 0.936, caliper 0.657. Without its
    // fault it is there by a = 0.04 + 2 × 0.01 = 0.06. What is there is ticked by 0.8, what is not by 0.06:
    //   pads 1 − 0.064 × 0.94 = 0.93984 there: 0.93984 × 0.8 + 0.06016 × 0.06 = 0.75548
    //   caliper 1 − 0.343 × 0.94 = 0.67758 there: 0.67758 × 0.8 + 0.32242 × 0.06 = 0.56141
    //   any other 0.06 × 0.8 + 0.94 × 0.06 = 0.1044
    // pads L = 7.236, w = 96.72; caliper L = 0.79 × 5.377 = 4.248, w = 14.90; U = e^0.3 = 1.350.
    // Σw = 126.85, something else 0.6 × 1.350 + 12.685 = 13.495, in all 140.34.
    const ticked = [{ questionId: 'symptom:brake-grinding', optionId: TICKED_OPTION }];
    expect(shares(silent, ticked)).toEqual([0.689, 0.042, 0.106, 0.032, 0.023, 0.012, 0.096]);
  });

  it('counts a trouble code in full, without the temperature', () => {
    // The code is stored by 6 × 0.1 / 40 = 0.015 over all faults; a fifth of such codes has a cause that
    // does not list it, so the leak is 0.015 × 0.2 / 0.8 = 0.00375.
    //   bearing P = 1 − 0.9 × 0.99625 = 0.103375, over the leak 27.567: w = 4.451 × 27.567 = 122.70
    // U = 3. Σw = 149.62, something else 1.8 + 14.96 = 16.76, in all 166.38.
    const evidence = evidenceOf({ codes: ['C0035'] });
    expect(shares(evidence)).toEqual([0.078, 0.036, 0.019, 0.737, 0.019, 0.01, 0.101]);
  });

  it('counts the answer to a question about a sign', () => {
    // a = 0.04 + 2 × 0.02 = 0.08; who has it has mostly said so: it is still there by 0.8 p = 0.48, and with a by
    // 1 − 0.52 × 0.92 = 0.5216. Yes by 0.5216 × 0.85 + 0.4784 × 0.03 = 0.4577, without the fault by
    // 0.068 + 0.0276 = 0.0956.
    // Yes: L = 0.4577 / 0.0956 = 4.788 for joint and damper, w = 16.61 and 8.305; U = e^0.3 = 1.350.
    // Σw = 51.44, something else 0.81 + 5.144 = 5.954, in all 57.39.
    expect(shares(silent, [yesToClunk])).toEqual([0.225, 0.103, 0.056, 0.078, 0.289, 0.145, 0.104]);
    // No: L = 0.5423 / 0.9044 = 0.5996, w = 2.513 and 1.256; U = 1.
    // Σw = 30.30, something else 0.6 + 3.03 = 3.63, in all 33.93.
    const no = [{ ...yesToClunk, optionId: 'no' }];
    expect(shares(silent, no)).toEqual([0.381, 0.175, 0.095, 0.131, 0.074, 0.037, 0.107]);
  });

  it('counts the outcome of a check of one fault', () => {
    const look = (optionId: string) => [{ questionId: 'check:pads/look-at-it', optionId }];
    // It confirms: L = 0.79 × 14 = 11.06, w = 142.23. Σw = 160.69, something else 16.67, in all 177.35.
    expect(shares(silent, look('outcome-1'))).toEqual([
      0.802, 0.033, 0.018, 0.025, 0.018, 0.009, 0.094,
    ]);
    // It rules out: L = 0.79 / 16 = 0.0494, w = 1.039. Σw = 19.50, something else 2.55, in all 22.04.
    expect(shares(silent, look('outcome-2'))).toEqual([
      0.047, 0.269, 0.146, 0.202, 0.146, 0.073, 0.116,
    ]);
  });
});

/*
 * Two systems pooled. By knowledge a silent report is 0.3678 + 0.1690 + 0.0920 + 0.1064 × 0.09 = 0.6384
 * brakes and 0.1268 + 0.0920 + 0.0460 + 0.1064 × 0.01 = 0.2658 suspension: something else is spread by the
 * base rates. The text model says 0.16 and 0.6, and counts by 0.75 − 0.4 / e = 0.6028 with 80 features:
 *
 *   brakes     0.1601^0.6028 × 0.6484^0.3972 = 0.2790
 *   suspension 0.6001^0.6028 × 0.2758^0.3972 = 0.4407
 *   the other twelve, 0.0201^0.6028 × (0.1064 × base rate + 0.01)^0.3972, sum to 0.2278
 *
 * in all 0.9475: 0.2945 and 0.4651. A fault follows its system by the power 0.7:
 *
 *   brakes (0.2946 / 0.6385)^0.7 = 0.5819      suspension (0.4652 / 0.2659)^0.7 = 1.4793
 */
describe('six faults worked out on paper: two systems pooled with a text model', () => {
  const of = (words: number, answers: readonly Answer[] = []) => {
    const evidence = evidenceOf({ words });
    const { faults, other, systems } = posterior(
      weigh(evidence, answers),
      toySystems,
      weigh(evidence),
    );
    const [brakes = 0, suspension = 0] = (['brakes', 'suspension'] as const).map(
      (id) => systems[SYSTEM_IDS.indexOf(id)],
    );
    return {
      faults: toThreeDigits(Float64Array.of(...faults, other)),
      systems: toThreeDigits(Float64Array.of(brakes, suspension)),
    };
  };

  it('moves each fault with its system; three words are not sharpened', () => {
    // Shares times factors: 0.2140, 0.0984, 0.0535, 0.1875, 0.1360, 0.0680, something else 0.1064 as it is.
    // Their sum is 0.8638. Systems: 0.95 × pooled + 0.05 / 14.
    expect(of(3)).toEqual({
      faults: [0.248, 0.114, 0.062, 0.217, 0.157, 0.079, 0.123],
      systems: [0.283, 0.445],
    });
  });

  it('sharpens what fifteen words say', () => {
    // The same to the power 1.09: 0.1863, 0.0799, 0.0411, 0.1613, 0.1136, 0.0534, 0.0870, sum 0.7225.
    // Systems to the power 1.5: 0.1598 and 0.3172, the other twelve 0.0342, then 0.95 × share + 0.05 / 14.
    expect(of(15)).toEqual({
      faults: [0.258, 0.11, 0.057, 0.223, 0.157, 0.074, 0.12],
      systems: [0.301, 0.593],
    });
  });

  it('sharpens less what forty words say, whose pieces overlap', () => {
    // ln (40 / 15) = 0.9808. Faults to the power 1.09 − 0.235 × 0.9808 = 0.8595: 0.2658, 0.1363, 0.0807,
    // 0.2372, 0.1800, 0.0992, 0.1458, sum 1.1450. Systems to the power 1.5 − 0.3 × 0.9808 = 1.2058:
    // 0.2290 and 0.3973, the other twelve 0.1078, then 0.95 × share + 0.05 / 14.
    expect(of(40)).toEqual({
      faults: [0.232, 0.119, 0.071, 0.207, 0.157, 0.087, 0.127],
      systems: [0.3, 0.518],
    });
  });

  it('counts an answer in full upon what fifteen words say', () => {
    // The shares of fifteen words (0.2578, 0.1105, 0.0569, 0.2232, 0.1573, 0.0739, 0.1204), each times what
    // the answer makes of it by knowledge: 0.2250 / 0.3678 = 0.6118 for a fault without the clunk,
    // 0.2894 / 0.0920 = 3.146 with it, 0.1037 / 0.1064 = 0.975 for something else. The sum is 1.2415.
    // Systems: as above, moved by what the answer makes of their faults, to the power 1.5.
    expect(of(15, [yesToClunk])).toEqual({
      faults: [0.127, 0.054, 0.028, 0.11, 0.399, 0.187, 0.095],
      systems: [0.08, 0.844],
    });
  });
});
