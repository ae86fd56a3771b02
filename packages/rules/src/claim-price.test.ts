import { expect, test } from 'vitest';

import { claimPrice } from './claim-price.ts';
import type { ClaimExamination } from './claim.ts';

const claimed: ClaimExamination['claimed'] = {
  name: 'Clutch',
  faultIds: ['clutch-friction-worn'],
  system: 'transmission_drivetrain',
  probability: 0.5,
  cost: { low: 40_000, high: 90_000 },
  canDrive: { verdict: 'caution', reason: '' },
};
const pricing = { region: 'uk', currency: 'GBP', labourCentsPerHour: 7600 } as const;
const priced = (written: string) => claimPrice(written, { claimed, pricing });

test.each([
  ['£650', 65_000, 'within'],
  ['£1,800', 180_000, '£900 above'],
  ['£1.8k', 180_000, '£900 above'],
  ['250 quid', 25_000, '£150 below'],
  ['£899.99', 89_999, 'within'],
])('%s is set beside our range', (written, cents, words) => {
  expect(priced(written)?.cents).toBe(cents);
  expect(priced(written)?.words).toContain(words);
});

test('a price of another currency is not compared', () => {
  expect(priced('€650')?.words).toContain('another currency');
});

test('a dollar sign is that of the place', () => {
  const there = { region: 'au', currency: 'AUD', labourCentsPerHour: 15_000 } as const;
  expect(claimPrice('$650', { claimed, pricing: there })?.words).toContain('within');
});

test('nothing is said where no price or no repair is known', () => {
  expect(claimPrice(undefined, { claimed, pricing })).toBeUndefined();
  expect(claimPrice('£650', { claimed: undefined, pricing })).toBeUndefined();
  expect(claimPrice('£0', { claimed, pricing })).toBeUndefined();
});
