import type { DecidingTest } from '@wrenchwise/knowledge/claims/claimed-repair';

/** What an owner reports of a deciding test. */
export interface ReportedOutcome {
  readonly says: 'confirms' | 'weakens' | 'rules-out';
  /** A sentence that quotes it. */
  readonly line: string;
}

/** The end of the text that is searched. */
const READ = 6000;

/**
 * The result of a deciding test, where the owner's words report it: 'block test stayed blue'. Only results
 * that decide; the claim's own words are not among them.
 *
 * @param text the report without claims
 */
export const reportedOutcome = (
  text: string,
  tests: readonly DecidingTest[],
): ReportedOutcome | undefined => {
  const read = text.slice(0, READ);
  for (const { outcomes } of tests) {
    for (const { said, follows, effect } of outcomes) {
      const words = said?.exec(read)?.[0];
      if (words === undefined || effect === 'neutral' || effect === 'supports') continue;
      return { says: effect, line: `You report “${words.trim()}”. ${follows}` };
    }
  }
  return undefined;
};
