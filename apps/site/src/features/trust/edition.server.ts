import { KNOWLEDGE_CHECKED_ON, KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

/** The edition of the knowledge that guides and codes are of, and the day on which its rules last passed. */
export const EDITION = { version: KNOWLEDGE_VERSION, checkedOn: KNOWLEDGE_CHECKED_ON } as const;

export type Edition = typeof EDITION;
