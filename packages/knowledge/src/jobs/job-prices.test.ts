import { expect, test } from 'vitest';

import { PRICE_REGION_IDS } from '../price-regions.ts';
import { pricingOf } from '../prices.ts';
import { jobPrices } from './job-prices.ts';
import { JOBS } from './jobs.ts';

const tyre = {
  costs: [
    { case: 'A plug', diy: [10, 20], garage: [40, 80] },
    { case: 'A valve', diy: null, garage: [30, 60] },
    { case: 'By yourself', diy: [0, 0], garage: null },
  ],
} as const;

test('a job’s prices in dollars are those of the catalogue', () => {
  for (const job of JOBS) {
    expect(jobPrices(job, pricingOf({ region: 'us' })), job.slug).toEqual(
      job.costs.map(({ case: of, diy, garage }) => ({
        case: of,
        diy: diy && { low: diy[0] * 100, high: diy[1] * 100 },
        garage: garage && { low: garage[0] * 100, high: garage[1] * 100 },
      })),
    );
  }
});

test('in Britain materials cost what parts cost there, and the rest what labour does', () => {
  // £0.83 to the dollar of parts, £76 where an American garage takes $120.
  expect(jobPrices(tyre, pricingOf({ region: 'uk' }))).toEqual([
    { case: 'A plug', diy: { low: 800, high: 1700 }, garage: { low: 2500, high: 5500 } },
    { case: 'A valve', diy: null, garage: { low: 2000, high: 4500 } },
    { case: 'By yourself', diy: { low: 0, high: 0 }, garage: null },
  ]);
});

test('no price of a job falls from its low end to its high one, anywhere', () => {
  for (const region of PRICE_REGION_IDS) {
    for (const job of JOBS) {
      for (const { case: of, diy, garage } of jobPrices(job, pricingOf({ region }))) {
        for (const range of [diy, garage]) {
          if (range === null) continue;
          expect(range.high, `${job.slug}, ${of}, ${region}`).toBeGreaterThanOrEqual(range.low);
        }
      }
    }
  }
});
