import { PRICE_REGION_IDS } from '@wrenchwise/knowledge/price-regions';
import { describe, expect, it } from 'vitest';

import { engine } from './testing/engine.ts';

const WORDS = [
  'Grinding noise from the front when I brake.',
  'Clunk over bumps from the rear left and that corner sits lower.',
  'The engine overheats in traffic and the heater blows cold.',
  'It just clicks and will not start in the morning, the lights are dim.',
  'Code P0301, and it shakes at idle when cold.',
];
const OTHERS = [
  ...PRICE_REGION_IDS.map((region) => ({ region })),
  { region: 'uk', labourCentsPerHour: 5000 } as const,
];

const diagnose = (text: string, options = {}) =>
  engine.diagnose({ text }, { make: 'Ford' }, options);

describe('a diagnosis reported in other prices', () => {
  it.each(WORDS)('is what would have been answered there: %s', (text) => {
    for (const from of OTHERS) {
      const before = diagnose(text, from);
      for (const to of OTHERS) {
        expect({ ...before, ...engine.reprice(before, to) }).toEqual(diagnose(text, to));
      }
    }
  });

  it('keeps ranking, words and inputs', () => {
    const before = diagnose(WORDS[0] ?? '');
    const { causes, pricing, parts_and_cost } = engine.reprice(before, { region: 'uk' });
    expect(pricing.currency).toBe('GBP');
    expect(parts_and_cost.join()).not.toContain('$');
    const words = (list: readonly (typeof before.causes)[number][]) =>
      list.map(({ parts, ...rest }) => ({
        ...rest,
        cost: undefined,
        parts: parts.map(({ name }) => name),
      }));
    expect(words(causes)).toEqual(words(before.causes));
  });

  it('says whose prices a cause keeps that the catalogue no longer knows', () => {
    const before = diagnose(WORDS[0] ?? '');
    const [first, ...others] = before.causes;
    if (first === undefined) throw new Error('no cause was named');
    const old = { ...before, causes: [{ ...first, faultId: 'long-gone' }, ...others] };
    const { causes, parts_and_cost } = engine.reprice(old, { region: 'eu' });
    expect(causes[0]).toEqual({ ...old.causes[0], pricing: before.pricing });
    expect(causes[1]).not.toHaveProperty('pricing.region');
    expect(parts_and_cost).toEqual(before.parts_and_cost);
    const [again] = engine.reprice({ ...old, ...engine.reprice(old, { region: 'eu' }) }, {}).causes;
    expect(again?.cost).toEqual(first.cost);
  });

  it('keeps the prices of a cause whose parts are listed otherwise by now', () => {
    const before = diagnose(WORDS[0] ?? '');
    const [first] = before.causes;
    if (first === undefined) throw new Error('no cause was named');
    const renamed = { ...first, parts: first.parts.map((p) => ({ ...p, name: `Old ${p.name}` })) };
    const [cause] = engine.reprice({ ...before, causes: [renamed] }, { region: 'uk' }).causes;
    expect(cause).toMatchObject({ cost: first.cost, pricing: { currency: 'USD' } });
  });

  it('of an older release does not gain a risk that nobody worked out', () => {
    const before = diagnose(WORDS[0] ?? '');
    const causes = before.causes.map((cause) => ({
      ...cause,
      parts: cause.parts.map(({ name, low, high }) => ({ name, low, high })),
    }));
    const again = engine.reprice({ ...before, causes }, { region: 'uk' }).causes;
    for (const part of again.flatMap(({ parts }) => parts)) {
      expect(part).not.toHaveProperty('atRisk');
    }
  });
});
