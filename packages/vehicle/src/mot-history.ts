/**
 * MOT tests of Great Britain and Northern Ireland, as the Driver and Vehicle Standards Agency (DVSA)
 * records them: results, what was found, and when the next is due.
 */

export const MOT_RESULTS = ['PASSED', 'FAILED'] as const;

/**
 * How serious a finding is. DANGEROUS and MAJOR fail a test since May 2018, FAIL did before; PRS was
 * put right during the test; MINOR, ADVISORY and USER ENTERED (typed freely) do not fail it.
 */
export const MOT_DEFECT_TYPES = [
  'DANGEROUS',
  'MAJOR',
  'FAIL',
  'PRS',
  'MINOR',
  'ADVISORY',
  'USER ENTERED',
] as const;
export type MotDefectType = (typeof MOT_DEFECT_TYPES)[number];

/** Something that a tester found. */
export interface MotDefect {
  /** The tester's words: 'Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))'. */
  readonly text: string;
  readonly type: MotDefectType;
}

/** One test. */
export interface MotTest {
  /** The day of the test, 'YYYY-MM-DD'. */
  readonly completedDate: string;
  readonly testResult: (typeof MOT_RESULTS)[number];
  /** The last day of the certificate, of a test that was passed. */
  readonly expiryDate?: string | undefined;
  /** The odometer as it was written down; undefined where there was none to read. */
  readonly odometer?: { readonly value: number; readonly unit: 'MI' | 'KM' } | undefined;
  readonly defects: readonly MotDefect[];
}

const DAY_MS = 86_400_000;

/** Whole days from one day to another, both 'YYYY-MM-DD'. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Oldest first; of one day, what failed before what passed. */
export const byDate = <T extends Pick<MotTest, 'completedDate' | 'testResult'>>(
  tests: readonly T[],
): readonly T[] =>
  tests.toSorted(
    (a, b) =>
      a.completedDate.localeCompare(b.completedDate) || a.testResult.localeCompare(b.testResult),
  );

/**
 * The last day on which the car may be used without another test, 'YYYY-MM-DD': of its latest
 * certificate; of a car without one what the register says, or the day before it is three years old
 * (four in Northern Ireland), while that is not past on `today`. Undefined where nothing is known.
 * Exemptions, such as of cars over 40 years, are not known here.
 */
export const motValidUntil = (
  tests: readonly MotTest[],
  {
    dueDate,
    firstRegistered,
    today = '',
  }: {
    dueDate?: string | undefined;
    firstRegistered?: string | undefined;
    today?: string | undefined;
  } = {},
): string | undefined => {
  const expiries = tests.flatMap(({ testResult, expiryDate }) =>
    testResult === 'PASSED' && expiryDate !== undefined ? [expiryDate] : [],
  );
  const latest = expiries.toSorted().at(-1);
  if (latest !== undefined || dueDate !== undefined) return latest ?? dueDate;
  if (firstRegistered === undefined || tests.length > 0) return undefined;
  const due = new Date(`${firstRegistered}T00:00:00Z`);
  due.setUTCFullYear(due.getUTCFullYear() + 3);
  due.setUTCDate(due.getUTCDate() - 1);
  const day = due.toISOString().slice(0, 10);
  return day < today ? undefined : day;
};

/** A thing that testers found, once or year after year. */
export interface MotFindingOverYears {
  /** The latest tester's words. */
  readonly text: string;
  readonly type: MotDefectType;
  /** The days of the tests that found it, oldest first. */
  readonly foundOn: readonly string[];
  /** The day on which it first failed a test; undefined while it only was advised of. */
  readonly failedOn: string | undefined;
  /** Whether the latest test found it, and nothing after that shows it repaired. */
  readonly isOpen: boolean;
}

const FAILS: ReadonlySet<MotDefectType> = new Set(['DANGEROUS', 'MAJOR', 'FAIL']);

// A car that failed comes back within days; the certificate of a retest is of the same visit.
const RETEST_DAYS = 31;

/** Tests and their retests, oldest first. */
const visitsOf = (tests: readonly MotTest[]): readonly (readonly MotTest[])[] => {
  const visits: MotTest[][] = [];
  for (const test of byDate(tests)) {
    const before = visits.at(-1)?.at(-1);
    const isRetest =
      before?.testResult === 'FAILED' &&
      daysBetween(before.completedDate, test.completedDate) <= RETEST_DAYS;
    if (isRetest) visits.at(-1)?.push(test);
    else visits.push([test]);
  }
  return visits;
};

/** The words without the manual's paragraph and without what testers vary: '(5.2.3 (e))', case, dots. */
export const wordingOf = (text: string): string =>
  text
    .replace(/\(\d+(\.[\dA-Za-z]+)*(\s*\([a-z\d]+\))*\)\s*$/i, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/**
 * What testers found, the same thing grouped over the years, the latest first. `keyOf` says what is
 * the same thing; by default the same wording. Open is what the latest visit found and did not put
 * right: a failure is repaired when the car then passed, an advisory when a later test is silent on it.
 */
export const findingsOverYears = (
  tests: readonly MotTest[],
  keyOf: (text: string) => string = wordingOf,
): readonly MotFindingOverYears[] => {
  const visits = visitsOf(tests);
  const groups = new Map<string, MotFindingOverYears>();
  for (const visit of visits) {
    const last = visit.at(-1);
    const isLatest = visit === visits.at(-1);
    for (const { completedDate, defects } of visit) {
      for (const { text, type } of defects) {
        const key = keyOf(text);
        const known = groups.get(key);
        const isPutRight = type === 'PRS' || (FAILS.has(type) && last?.testResult === 'PASSED');
        groups.delete(key);
        groups.set(key, {
          text,
          type,
          foundOn: [...new Set([...(known?.foundOn ?? []), completedDate])],
          failedOn: known?.failedOn ?? (FAILS.has(type) ? completedDate : undefined),
          isOpen: isLatest && !isPutRight,
        });
      }
    }
  }
  return [...groups.values()].toReversed();
};

/** What the latest visit left unrepaired, with the years it has been found in: see `findingsOverYears`. */
export const openAdvisories = (
  tests: readonly MotTest[],
  keyOf?: (text: string) => string,
): readonly MotFindingOverYears[] => findingsOverYears(tests, keyOf).filter(({ isOpen }) => isOpen);
