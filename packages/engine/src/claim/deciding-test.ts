import { type Forbidden, isAllowed } from '@wrenchwise/knowledge/allowed-checks';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { DecidingTest, TestWho } from '@wrenchwise/knowledge/claims/claimed-repair';
import { type Pricing, testPrices } from '@wrenchwise/knowledge/prices';
import type { Check, CheckNeed, OutcomeEffect } from '@wrenchwise/knowledge/schema';

import { needsTool } from '../asking.ts';
import type { ClaimTest } from './claim-examination.ts';

/** How far an outcome decides. */
const DECIDES: Readonly<Record<OutcomeEffect, number>> = {
  confirms: 2,
  'rules-out': 2,
  supports: 1,
  weakens: 1,
  neutral: 0,
};

/** Minutes that cost as much as one point of deciding. */
const MINUTES_A_POINT = 120;

const WORKSHOP_TOOL =
  /workshop|lift|maker|scan tool|machine shop|bench|smoke machine|alignment|pressure gauge/i;

const whoDoes = (tool: string): TestWho => {
  if (WORKSHOP_TOOL.test(tool)) return 'workshop';
  return needsTool(tool) ? 'amateur' : 'owner';
};

const decides = ({ outcomes, minutes }: Check): number => {
  const best = (effects: readonly OutcomeEffect[]): number =>
    outcomes.reduce(
      (most, { effect }) => (effects.includes(effect) ? Math.max(most, DECIDES[effect]) : most),
      0,
    );
  return (
    best(['confirms', 'supports']) + best(['rules-out', 'weakens']) - minutes / MINUTES_A_POINT
  );
};

const asTest = ({ title, steps, tool, minutes, needs, outcomes }: Check): DecidingTest => ({
  title,
  how: steps.join(' '),
  who: whoDoes(tool),
  tool,
  minutes: [minutes, minutes],
  ...(needs === undefined ? {} : { needs }),
  outcomes: outcomes.map(({ finding, means, effect }) => ({
    result: finding,
    follows: means,
    effect,
  })),
  source: 'practice',
});

/** The checks of a fault as tests, the most decisive for its time first. */
export const testsOfFault = ({ checks }: Pick<Fault, 'checks'>): readonly DecidingTest[] =>
  checks.toSorted((a, b) => decides(b) - decides(a)).map(asTest);

const wordsOf = (title: string): ReadonlySet<string> =>
  new Set(title.toLowerCase().match(/[a-z]{4,}/g) ?? []);

/** Tests without those whose title says in other words what an earlier one does. */
export const withoutRepeats = (tests: readonly DecidingTest[]): readonly DecidingTest[] =>
  tests.filter(({ title }, at) => {
    const words = wordsOf(title);
    return !tests.slice(0, at).some((earlier) => {
      const known = wordsOf(earlier.title);
      const shared = [...words].filter((word) => known.has(word)).length;
      return shared > 1 && shared * 2 >= Math.min(words.size, known.size);
    });
  });

const CAUTIONS: Readonly<Record<CheckNeed, string>> = {
  powered: 'Leave this one to a workshop: the car should not be switched on now.',
  charging: 'Leave this one to a workshop: the car should not be charged now.',
  running: 'Do not run the engine for this yourself: leave it to a workshop.',
  moving: 'Do not drive the car for this: let a workshop do it where the car is, or have it towed.',
  'driven-hard': 'Do not load the car for this on the road: let a workshop do it.',
};

/** A test as it is shown: what is unsafe now is a workshop's, with the reason. */
export const shownTest = (
  test: DecidingTest,
  pricing: Pricing,
  forbidden: readonly Forbidden[],
): ClaimTest => {
  const isSafe = isAllowed(test, ...forbidden);
  const { workshop, kit } = testPrices(test, pricing);
  return {
    title: test.title,
    how: test.how,
    who: isSafe ? test.who : 'workshop',
    tool: test.tool,
    minutes: { low: test.minutes[0], high: test.minutes[1] },
    cost: { workshop, ...(kit === undefined || !isSafe ? {} : { kit }) },
    ...(isSafe || test.needs === undefined ? {} : { caution: CAUTIONS[test.needs] }),
    outcomes: test.outcomes.map(({ result, follows }) => ({ result, follows })),
  };
};
