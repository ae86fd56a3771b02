import type { DecidingTest } from '@wrenchwise/knowledge/claims/claimed-repair';

/** What the owner did: 'I swapped the coils', 'a compression test was done', 'new battery fitted'. */
const DID =
  /\b(?:did|done|had|has been|was|were|have|i['’]ve|already|swapped|moved|changed|replaced|renewed|tested|checked|measured|fitted|tried|took|read|cleaned|cleared|reset|put|bled|flushed|pressure[- ]tested|shows?|showed|came back|stayed|passed|failed)\b/i;

/** What is not done yet. */
const NOT_DONE =
  /\b(?:not|never|n['’]t|nobody|no one|without|could|should|would|will|going to|want|wants|need|needs|before|cannot)\b/i;

/** Words of many titles, which say nothing of what is done. */
const COMMON: ReadonlySet<string> = new Set(
  'with without that this whether from then while both each either over under first look find have hand side sides test live data tool scan workshop read measure check compare engine'.split(
    ' ',
  ),
);

/** As far as words of one stem agree: 'swap' and 'swapped'. */
const STEM = 4;

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.slice(0, STEM)),
  );

/** The end of the text that is searched. */
const READ = 6000;

/**
 * The tests without those whose work the owner reports as done; all of them where nothing would be left.
 *
 * @param text the report without claims
 */
export const withoutDone = (
  text: string,
  tests: readonly DecidingTest[],
): readonly DecidingTest[] => {
  const clauses = text
    .slice(0, READ)
    .split(/[.!?;\n]|, |\bbut\b/)
    .filter((clause) => DID.test(clause) && !NOT_DONE.test(clause))
    .map(stemsOf);
  const open = tests.filter(({ title }) => {
    const stems = stemsOf(title);
    return !clauses.some(
      (clause) => [...stems].filter((stem) => clause.has(stem)).length >= Math.min(2, stems.size),
    );
  });
  return open.length > 0 ? open : tests;
};
