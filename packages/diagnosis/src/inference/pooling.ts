/**
 * How text model and knowledge are weighed together. Fitted by cross-validation on the training
 * rows and on the other makes of the extra rows (`training/pool.ts`).
 */
export const POOLING = {
  /** Exponent of the text model's probability. */
  model: 1,
  /** Exponent of the knowledge's probability. */
  knowledge: 0.2,
  /** Added to the knowledge's share of each system, so that no system is impossible. */
  floor: 0.01,
  /** How far a fault moves with its system (0: not at all, 1: all the way). */
  pull: 0.7,
  /** Divides the log-likelihood of the faults: above 1 it is less sure. */
  faultTemperature: 1.2,
  /** How often each system is complained about, in the order of `SYSTEM_IDS` (training rows). */
  baseRates: [0.2, 0.18, 0.12, 0.09, 0.07, 0.06, 0.06, 0.05, 0.07, 0.03, 0.03, 0.02, 0.01, 0.01],
} as const;
