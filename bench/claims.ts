import type { ClaimExamination } from '@wrenchwise/engine/claim/claim-examination';

import { type ClaimCase, readClaims } from './claims/claim-case.ts';
import { type Grade, GRADES, judgeClaim, type JudgedClaim } from './claims/judge-claim.ts';
import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';

const isMain = process.argv[1] === import.meta.filename;

/** `--show` prints every claim with what is said of it. */
const isShown = process.argv.includes('--show');

/** The goals of the product, as shares of all claims. */
const MIN_HONEST = 0.9;
const MIN_TESTED = 0.9;

const optionsOf = ({ country }: ClaimCase) => ({
  region: country === 'US' ? ('us' as const) : ('uk' as const),
});

const examine = (
  claim: ClaimCase,
  way: 'one message' | 'two fields',
): readonly ClaimExamination[] =>
  way === 'one message'
    ? engine.examineClaims(
        { text: `${claim.signs} ${claim.claim}` },
        claim.car,
        undefined,
        optionsOf(claim),
      )
    : engine.examineClaims(
        { text: claim.signs },
        claim.car,
        [{ text: claim.claim }],
        optionsOf(claim),
      );

/** By how much the claim moves the probability of any cause; it should be 0. */
const movedBy = ({ signs, claim, car }: ClaimCase): number => {
  const without = engine.diagnose({ text: signs }, car).causes;
  const beside = engine.diagnose({ text: `${signs} ${claim}` }, car).causes;
  const before = new Map(without.map(({ faultId, probability }) => [faultId, probability]));
  return Math.max(
    0,
    ...beside.map(({ faultId, probability }) => Math.abs(probability - (before.get(faultId) ?? 0))),
  );
};

const countGrades = (judged: readonly JudgedClaim[]): Readonly<Record<Grade, number>> => {
  const counts = { right: 0, 'honestly open': 0, 'too sure': 0, opposite: 0, nothing: 0 };
  for (const { grade } of judged) counts[grade] += 1;
  return counts;
};

const show = (claim: ClaimCase, judged: JudgedClaim, found: readonly ClaimExamination[]): void => {
  console.log(`\n## ${claim.id} (${claim.verdict}): ${claim.signs} ${claim.claim}`);
  for (const { standing, summary, decidingTest, betterFits } of found) {
    const better = betterFits.map(({ name }) => name).join(', ');
    console.log(
      `${standing}: ${summary}\n  ${decidingTest?.title ?? 'no test'}; better: ${better}`,
    );
  }
  console.log(`${judged.grade.toUpperCase()}, test ${judged.test}`);
};

const judgeAll = (claims: readonly ClaimCase[], way: Parameters<typeof examine>[1]) => {
  const judged = claims.map((claim) => {
    const found = examine(claim, way);
    const one = judgeClaim(claim, found);
    if (isShown) show(claim, one, found);
    return { claim, ...one };
  });
  const wrong = judged.filter(({ claim }) => claim.verdict === 'wrong');
  const of = (verdict: ClaimCase['verdict']) =>
    countGrades(judged.filter(({ claim }) => claim.verdict === verdict));
  return {
    grades: countGrades(judged),
    rightClaims: of('right'),
    wrongClaims: of('wrong'),
    openClaims: of('open'),
    testFirst: judged.filter(({ test }) => test === 'first').length,
    testNamed: judged.filter(({ test }) => test !== 'missing').length,
    causeOfWrongClaims: { named: wrong.filter((one) => one.namesCause).length, of: wrong.length },
  };
};

/**
 * Claims of garages, dealers, testers and neighbours, by another hand than the examination's: how often
 * it says what the owner's words allow, names the test that decides, and whether a claim moves anything.
 */
export const run = (): void => {
  const claims = readClaims();
  const oneMessage = judgeAll(claims, 'one message');
  const twoFields = judgeAll(claims, 'two fields');
  const moves = claims.map(movedBy);
  const most = Math.max(...moves);
  const moved = moves.filter((move) => move > 1e-9).length;
  writeResult('claims.json', {
    claims: claims.length,
    oneMessage,
    twoFields,
    moved: { claims: moved, most: Math.round(most * 10_000) / 10_000 },
  });
  for (const [way, result] of Object.entries({ oneMessage, twoFields })) {
    console.log(
      `claims, ${way}: of ${claims.length} ${GRADES.map((grade) => `${result.grades[grade]} ${grade}`).join(', ')}; test named ${result.testNamed} (first ${result.testFirst}); cause of wrong claims named ${result.causeOfWrongClaims.named} of ${result.causeOfWrongClaims.of}`,
    );
  }
  console.log(`claims: ${moved} move a cause, by at most ${most.toFixed(4)}`);
  const honest = oneMessage.grades.right + oneMessage.grades['honestly open'];
  const failed = [
    ...(honest < claims.length * MIN_HONEST ? ['too few verdicts are right or open'] : []),
    ...(oneMessage.testNamed < claims.length * MIN_TESTED ? ['too few tests are named'] : []),
    ...(moved > 0 ? ['a claim moves a cause'] : []),
  ];
  if (failed.length > 0) throw new Error(failed.join(', '));
};

if (isMain) run();
