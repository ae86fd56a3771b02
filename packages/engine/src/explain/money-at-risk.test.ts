import { describe, expect, it } from 'vitest';

import type { CauseCheck } from '../diagnosis.ts';
import { engine } from '../testing/engine.ts';
import { type PricedCause, withMoneyAtRisk } from './money-at-risk.ts';

const check = (id: string, effect: CauseCheck['outcomes'][number]['effect']): CauseCheck => ({
  id,
  title: `Do ${id}`,
  steps: [],
  tool: 'None',
  minutes: 5,
  outcomes: [
    { finding: 'This', means: 'That.', effect },
    { finding: 'Not this', means: 'Not that.', effect: 'weakens' },
  ],
});

const [TEMPLATE] = engine.diagnose({ text: 'Grinding noise when braking.' }, {}).causes;

const cause = (
  faultId: string,
  probability: number,
  partNames: readonly string[],
  checks: readonly CauseCheck[] = [check('look', 'confirms')],
): PricedCause => {
  if (TEMPLATE === undefined) throw new Error('the engine named no cause');
  const parts = partNames.map((name) => ({ name, low: 10_000, high: 20_000 }));
  return { ...TEMPLATE, faultId, probability, parts, checks };
};

describe('money at risk', () => {
  it('is the price times the chance that the cause is not the fault', () => {
    const [first] = withMoneyAtRisk([cause('a', 0.7, ['Pads']), cause('b', 0.2, ['Caliper'])]);
    expect(first?.parts[0]?.atRisk).toEqual({ low: 3000, high: 6000 });
  });

  it('counts the chances of all causes that need a part of the same name', () => {
    const causes = withMoneyAtRisk([
      cause('a', 0.5, ['Brake fluid', 'Pads']),
      cause('b', 0.3, ['brake fluid ']),
      cause('c', 0.1, ['Hose']),
    ]);
    expect(causes.map(({ parts }) => parts.map(({ atRisk }) => atRisk.low))).toEqual([
      [2000, 5000],
      [2000],
      [9000],
    ]);
  });

  it('counts a cause once, even when it names the part twice', () => {
    const [only] = withMoneyAtRisk([cause('a', 0.6, ['Tyre', 'Tyre'])]);
    expect(only?.parts.map(({ atRisk }) => atRisk.high)).toEqual([8000, 8000]);
  });

  it('is nothing for a part that every possible fault needs, and never negative', () => {
    const [first] = withMoneyAtRisk([cause('a', 0.7, ['Pads']), cause('b', 0.300001, ['Pads'])]);
    expect(first?.parts[0]?.atRisk).toEqual({ low: 0, high: 0 });
  });

  it('names the first check that can speak for the cause', () => {
    const [first, second, third] = withMoneyAtRisk([
      cause('a', 0.5, ['Pads'], [check('listen', 'neutral'), check('measure', 'supports')]),
      cause('b', 0.3, ['Disc'], [check('feel', 'confirms'), check('measure', 'confirms')]),
      cause('c', 0.1, ['Hose'], [check('look', 'rules-out')]),
    ]);
    expect(first?.parts[0]?.justifiedBy).toEqual({ stepId: 'a/measure', title: 'Do measure' });
    expect(second?.parts[0]?.justifiedBy?.stepId).toBe('b/feel');
    expect(third?.parts[0]).not.toHaveProperty('justifiedBy');
  });

  it('of a real diagnosis lies between nothing and the price, behind a step of the plan', () => {
    const { causes, plan } = engine.diagnose({ text: 'Grinding noise when braking.' }, {});
    const [leading] = causes;
    expect(leading?.parts.length).toBeGreaterThan(0);
    for (const part of leading?.parts ?? []) {
      expect(plan.map(({ id }) => id)).toContain(part.justifiedBy?.stepId);
    }
    for (const part of causes.flatMap(({ parts }) => parts)) {
      expect(part.atRisk.low).toBeGreaterThanOrEqual(0);
      expect(part.atRisk.low).toBeLessThanOrEqual(part.low);
      expect(part.atRisk.high).toBeLessThanOrEqual(part.high);
    }
  });
});
