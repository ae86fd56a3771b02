/** The year that ages of cars are counted from. Belongs to the knowledge: the engine has no clock. */
export const KNOWLEDGE_YEAR = 2026;

/** Edition of faults, symptoms, lexicon, rules and model together. Raise it with any of them. */
export const KNOWLEDGE_VERSION = '2026.11.6';
