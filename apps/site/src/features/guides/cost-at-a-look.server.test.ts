import { PRICE_REGION_IDS } from '@wrenchwise/knowledge/price-regions';
import { costScenarios } from '@wrenchwise/rules/cost-scenarios';
import { expect, test } from 'vitest';

import { library } from '~/library.server.ts';

import { costAtALook } from './cost-at-a-look.ts';

const looks = PRICE_REGION_IDS.flatMap((region) =>
  library.guides.list().flatMap(({ slug }) => {
    const guide = library.guides.find(slug, { region });
    if (guide === undefined) return [];
    const { faultId, parts, cost, pricing } = guide;
    const prices = { cost, pricing, cases: costScenarios({ faultId, parts: [...parts], cost }) };
    return [
      {
        at: `${slug} (${region})`,
        cost,
        home: costAtALook(prices, 'diy'),
        garage: costAtALook(prices, 'professional'),
      },
    ];
  }),
);

test('a repair that may need no part costs nothing at the low end', () => {
  for (const { at, cost, home } of looks) {
    if (cost.diy.low > 0 || cost.professional.high === 0) continue;
    expect(home, at).toMatch(/^Nothing/);
  }
});

test('no page promises a garage’s bill of a few pounds, or “up to … or more”', () => {
  for (const { at, garage } of looks) {
    expect(garage, at).not.toMatch(/^\D*\d\D*–|^\D*\d(?: or more)?$|up to .* or more/i);
  }
});

test('a currency keeps its capital after “Nothing, or”', () => {
  for (const { at, home } of looks) expect(home, at).not.toMatch(/\b(?:a|cA|nZ)\$/);
});

test('a time of no minutes is never shown', () => {
  for (const { slug, estimatedTime } of library.guides.list()) {
    expect(estimatedTime, slug).not.toMatch(/^0/);
  }
});
