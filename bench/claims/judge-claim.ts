import type { ClaimExamination } from '@wrenchwise/engine/claim/claim-examination';

import type { ClaimCase, ClaimVerdict } from './claim-case.ts';

/** What an examination says of a claim; 'nothing': it did not notice one. */
export type Said = ClaimVerdict | 'nothing';

/**
 * 'open' where the words would have decided is honest, but says less than it could; a firm answer
 * where the words leave it open is 'too sure', the opposite of what they say is 'opposite'.
 */
export const GRADES = ['right', 'honestly open', 'too sure', 'opposite', 'nothing'] as const;
export type Grade = (typeof GRADES)[number];

export interface JudgedClaim {
  readonly said: Said;
  readonly grade: Grade;
  /** Whether the test that decides is the first that is named, or among all of them. */
  readonly test: 'first' | 'among' | 'missing';
  /** Of a wrong claim: whether a right cause is named as fitting better. */
  readonly namesCause: boolean;
}

const SAID: Readonly<Record<ClaimExamination['standing'], ClaimVerdict>> = {
  fits: 'right',
  'fault-fits': 'open',
  possible: 'open',
  'does-not-fit': 'wrong',
  open: 'open',
};

const gradeOf = (expected: ClaimVerdict, said: Said): Grade => {
  if (said === 'nothing') return 'nothing';
  if (said === expected) return 'right';
  if (said === 'open') return 'honestly open';
  return expected === 'open' ? 'too sure' : 'opposite';
};

type Test = NonNullable<ClaimExamination['decidingTest']>;

const names = (claim: ClaimCase, tests: readonly (Test | undefined)[]): boolean => {
  const text = tests
    .map((test) => (test === undefined ? '' : `${test.title} ${test.how}`))
    .join(' ')
    .toLowerCase();
  return claim.tests.some(({ keys }) => keys.some((key) => text.includes(key.toLowerCase())));
};

/** Judges what was found in one text or field: of several claims the best is meant. */
export const judgeClaim = (
  claim: ClaimCase,
  examinations: readonly ClaimExamination[],
): JudgedClaim => {
  const judged = examinations.map((examination): JudgedClaim => {
    const said = SAID[examination.standing];
    const { decidingTest, furtherTests, betterFits } = examination;
    return {
      said,
      grade: gradeOf(claim.verdict, said),
      test: names(claim, [decidingTest])
        ? 'first'
        : names(claim, [decidingTest, ...furtherTests])
          ? 'among'
          : 'missing',
      namesCause: betterFits.some(({ faultId }) => claim.causes.includes(faultId)),
    };
  });
  return (
    judged.toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))[0] ?? {
      said: 'nothing',
      grade: 'nothing',
      test: 'missing',
      namesCause: false,
    }
  );
};
