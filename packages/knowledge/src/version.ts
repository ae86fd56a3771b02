/** The year from which ages of cars are counted. Part of the knowledge: the engine has no clock. */
export const KNOWLEDGE_YEAR = 2026;

/**
 * The edition of faults, symptoms, lexicon, rules and model together. Increase it with any of them.
 */
export const KNOWLEDGE_VERSION = '2026.11.15';

/** The day on which all rules for faults, guides and jobs passed for this edition. Change it with the edition. */
export const KNOWLEDGE_CHECKED_ON = '2026-11-28';
