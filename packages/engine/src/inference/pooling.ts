/**
 * How text model and knowledge are weighed together. Fitted on rows that the text model did not
 * see (`training/pool.ts`). The loss is flat about the best exponents, whose sum is 1.1 to 1.2;
 * they are set to sum to 1, because words of makes never seen are always harder than those.
 */
export const POOLING = {
  /** Exponent of the text model's probability. */
  model: 0.75,
  /** Exponent of the knowledge's probability. */
  knowledge: 0.25,
  /** Added to the knowledge's share of each system, so that no system is impossible. */
  floor: 0.01,
  /** How far a fault moves with its system (0: not at all, 1: all the way). */
  pull: 0.7,
  /** Divides the log-likelihood of the faults: above 1 it is less sure. */
  faultTemperature: 1.1,
  /** How often each system is complained about, in the order of `SYSTEM_IDS` (training rows). */
  baseRates: [0.2, 0.18, 0.12, 0.09, 0.07, 0.06, 0.06, 0.05, 0.07, 0.03, 0.03, 0.02, 0.01, 0.01],
} as const;
