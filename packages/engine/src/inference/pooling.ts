/**
 * The pooling of text model and knowledge. Fitted on rows that the text model did not see
 * (`packages/training/src/pool.ts`) and, for short texts, on owners' questions that the fault model did not see.
 * The loss is flat around the best exponents, whose sum is 1.1 to 1.2; here they sum to 1, since
 * unseen makes are always harder.
 */
export const POOLING = {
  /** Exponent of the text model's probability for a long text; the knowledge's has the rest. */
  model: 0.75,
  /** What it lacks for a text without features, and the features by which that falls to 1/e. */
  modelLacks: 0.4,
  modelFeatures: 80,
  /** Smoothing of the knowledge's shares: no system is impossible. */
  floor: 0.01,
  /**
   * What is said of the systems and of the faults: their pool to a power for a text of 15 discriminative
   * words, less `fall` for each factor e more. Pieces of evidence of a long text overlap, which the
   * pool counts in full; a short one shows more than it assumes. Fitted on labelled complaints and
   * questions that the fault model did not see, and on known causes.
   */
  systemPower: { power: 1.5, fall: 0.3 },
  faultPower: { power: 1.09, fall: 0.235 },
  /** Longer texts count like the longest; below the fewest, the power falls to 1. */
  fewestWords: 8,
  mostWords: 80,
  tooFewWords: 3,
  /** A share of what is said of the systems, spread evenly: none may be certain. */
  doubt: 0.05,
  /** How far a fault follows its system (0: not at all, 1: fully). */
  pull: 0.7,
  /** Exponent of the fault model's probability among the other evidence. */
  faultModel: 1,
  /**
   * Where the models of owners' posts are loaded: the exponent of that of words (decision 138), the log-odds of one
   * standard deviation of nearness (decision 139), and the exponents to which symptoms read in the words and
   * the prior fall with them, since they have learnt from both. Chosen on posts that are not set aside.
   */
  withOwners: {
    model: 1.2,
    nearness: 1.8,
    symptoms: 0.6,
    prior: 0.5,
    /** What takes the place of `faultPower`, and the share that words leave to something else. */
    faultPower: { power: 0.9, fall: 0.12 },
    doubt: 0.18,
  },
  /** The temperature of the faults' log-likelihood: above 1 is less sure. */
  faultTemperature: 1.1,
  /** The base rate of each system, in the order of `SYSTEM_IDS` (training rows). */
  baseRates: [0.2, 0.18, 0.12, 0.09, 0.07, 0.06, 0.06, 0.05, 0.07, 0.03, 0.03, 0.02, 0.01, 0.01],
} as const;
