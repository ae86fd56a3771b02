import { engine } from '@wrenchwise/engine/testing/engine';
import { FAULTS, findFault } from '@wrenchwise/knowledge/catalogue';
import { PRICE_REGION_IDS, PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { PriceOptions } from '@wrenchwise/knowledge/prices';
import { pricingOf, repairPrices } from '@wrenchwise/knowledge/prices';
import { describe, expect, it } from 'vitest';

import { library } from '../testing/library.ts';

const GRINDING = { text: 'Grinding noise from the front when I brake.' };

const leadingOf = (options: PriceOptions) => {
  const diagnosis = engine.diagnose(GRINDING, {}, options);
  const [cause] = diagnosis.causes;
  const fault = findFault(cause?.faultId ?? '');
  if (cause === undefined || fault === undefined) throw new Error('no cause was named');
  return { diagnosis, cause, fault };
};

describe('prices in the United States', () => {
  it("are the catalogue's own dollars, with an hour of labour at $120", () => {
    const { diagnosis, cause, fault } = leadingOf({});
    const [low, high] = fault.labourHours;
    expect(diagnosis.pricing).toEqual({
      region: 'us',
      currency: 'USD',
      labourCentsPerHour: 12_000,
    });
    expect(diagnosis.parts_and_cost).toEqual([
      ...fault.parts.map(({ name, usd }) => `${name}: $${usd[0]}-$${usd[1]}`),
      `Labour: $${Math.round(low * 120)}-$${Math.round(high * 120)}`,
    ]);
    expect(cause.parts.map((part) => [part.low, part.high])).toEqual(
      fault.parts.map(({ usd }) => [usd[0] * 100, usd[1] * 100]),
    );
  });

  it('are shown when no region is given', () => {
    expect(engine.diagnose(GRINDING, {}, { region: 'us' })).toEqual(engine.diagnose(GRINDING, {}));
  });
});

describe('prices elsewhere', () => {
  it.each([
    ['uk', '£'],
    ['eu', '€'],
  ] as const)('are shown in whole units of the currency of %s', (region, sign) => {
    const { diagnosis, cause, fault } = leadingOf({ region });
    const { partsPerDollar, labourCentsPerHour } = PRICE_REGIONS[region];
    const [part] = fault.parts;
    const [priced] = cause.parts;
    expect(priced?.low).toBe(Math.round((part?.usd[0] ?? 0) * partsPerDollar) * 100);
    expect(cause.cost.labour.high).toBe(Math.round(fault.labourHours[1] * labourCentsPerHour));
    expect(diagnosis.parts_and_cost.length).toBeGreaterThan(1);
    for (const line of diagnosis.parts_and_cost) {
      expect(line).toMatch(new RegExp(`^.+: ${sign}\\d+-${sign}\\d+$`));
    }
  });

  it('keep parts and labour apart, and a garage at parts with labour', () => {
    for (const region of PRICE_REGION_IDS) {
      for (const { cost } of engine.diagnose(GRINDING, {}, { region }).causes) {
        expect(cost.diy).toEqual(cost.parts);
        expect(cost.professional).toEqual({
          low: cost.parts.low + cost.labour.low,
          high: cost.parts.high + cost.labour.high,
        });
      }
    }
  });

  it('change what is shown, never what is inferred', () => {
    const here = engine.diagnose(GRINDING, {});
    const there = engine.diagnose(GRINDING, {}, { region: 'uk', labourCentsPerHour: 9900 });
    const inferred = ({ causes, other, inputsHash }: typeof here) => ({
      causes: causes.map(({ faultId, probability }) => ({ faultId, probability })),
      other,
      inputsHash,
    });
    expect(inferred(there)).toEqual(inferred(here));
  });

  it('are whole for every part of the catalogue, the low price never above the high one', () => {
    for (const region of PRICE_REGION_IDS) {
      const pricing = pricingOf({ region });
      for (const fault of FAULTS) {
        for (const part of repairPrices(fault, pricing).parts) {
          expect(part.low % 100, `${fault.id}: ${part.name}`).toBe(0);
          expect(part.low, `${fault.id}: ${part.name}`).toBeLessThanOrEqual(part.high);
        }
      }
    }
  });
});

describe("a user's own labour rate", () => {
  it("takes the place of the region's, in its currency", () => {
    const { diagnosis, cause, fault } = leadingOf({ region: 'uk', labourCentsPerHour: 5000 });
    expect(diagnosis.pricing).toEqual({ region: 'uk', currency: 'GBP', labourCentsPerHour: 5000 });
    expect(cause.cost.labour.low).toBe(Math.round(fault.labourHours[0] * 5000));
  });

  it('is used by the guide of the repair too', () => {
    const { cause, fault } = leadingOf({});
    const options = { region: 'uk', labourCentsPerHour: 5000 } as const;
    const guide = library.guides.ofStep(cause.faultId, 'repair', options);
    const [low, high] = fault.labourHours;
    expect(guide?.cost_estimate).toContain(
      `Labour: £${Math.round(low * 50)}-£${Math.round(high * 50)} (`,
    );
    expect(guide?.parts_required.join()).not.toContain('$');
    expect(library.guides.ofStep(cause.faultId, 'repair')?.cost_estimate).toContain('Labour: $');
  });
});
