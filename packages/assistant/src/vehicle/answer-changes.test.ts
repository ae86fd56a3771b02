import { describe, expect, test } from 'vitest';

import { changeAsked, changedPrice } from './answer-changes.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

const paid = (costCents: number, date: string, currency = 'GBP') => ({
  title: 'Car insurance',
  date,
  costCents,
  currency,
});

const factsWith = (entries: readonly ReturnType<typeof paid>[]): VehicleFacts =>
  ({
    paidFor: async () => entries,
    dayText: (day: string) => day,
    // Only what the answer asks for.
  }) as unknown as VehicleFacts;

describe('what is paid every year', () => {
  test.each([
    'Insurance. how much did it go up',
    'has the insurance gone up since last year?',
    'what is the difference in my insurance',
  ])('is compared where that is asked: %s', (question) => {
    expect(changeAsked(question.toLowerCase())).toBe('insurance');
  });

  test.each(['how much did I spend on insurance', 'the window will not go up', 'has fuel gone up'])(
    'is not compared otherwise: %s',
    (question) => {
      expect(changeAsked(question)).toBeUndefined();
    },
  );

  test('went up by so much, and by what share', async () => {
    const facts = factsWith([paid(61_800, '2026-09-20'), paid(54_200, '2025-09-20')]);
    const answer = await changedPrice('insurance. how much did it go up', facts);
    expect(answer).toContain('up by £76, 14 %');
    expect(answer).toContain('2025-09-20, £542');
  });

  test('is compared in one currency only, and with what is there', async () => {
    const facts = factsWith([paid(61_800, '2026-09-20'), paid(54_200, '2025-09-20', 'EUR')]);
    expect(await changedPrice('did my insurance go up', facts)).toContain('in one currency');
    expect(await changedPrice('did my insurance go up', factsWith([]))).toContain('two entries');
  });
});
