import { z } from 'zod';

/** A cause of the list, something else, nothing (any more), or still there. */
export const OUTCOME_KINDS = ['cause', 'other', 'gone', 'not-fixed'] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** What it was in the end, as lists show it. */
export const OutcomeInShort = z.object({
  kind: z.enum(OUTCOME_KINDS),
  /** What it was, in words; null for 'gone' and 'not-fixed'. */
  cause: z.string().nullable(),
});
export type OutcomeInShort = z.infer<typeof OutcomeInShort>;
