import { engine } from '@wrenchwise/engine/testing/engine';
import { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { formatRange, midpointOf } from '@wrenchwise/rules/money';
import { describe, expect, test } from 'vitest';

import { MeChanges } from './endpoints/accounts/profile.ts';

const GRINDING = { text: 'Grinding noise when braking.' };

describe('the shape of a diagnosis', () => {
  test('keeps region, currency, labour rate and money at risk as the engine informs them', () => {
    const rest = engine.diagnose(GRINDING, {}, { region: 'uk', labourCentsPerHour: 8000 });
    expect(DiagnosisResult.parse(rest)).toEqual(rest);
  });

  test('reads an answer that was stored before there were regions as US dollars', () => {
    const { pricing: _, causes, ...rest } = engine.diagnose(GRINDING, {});
    const stored = {
      ...rest,
      causes: causes.map((cause) => ({
        ...cause,
        parts: cause.parts.map(({ name, low, high }) => ({ name, low, high })),
      })),
    };
    const read = DiagnosisResult.parse(stored);
    expect(read.pricing).toEqual({ region: 'us', currency: 'USD', labourCentsPerHour: 12_000 });
    expect(read.causes).toEqual(stored.causes);
  });
});

describe('what a user may change about themselves', () => {
  test.each([
    {},
    { priceRegion: 'eu' },
    { labourCentsPerHour: null },
    { labourCentsPerHour: 1000 },
    { priceRegion: 'uk', labourCentsPerHour: 50_000 },
  ])('may be %j', (changes) => {
    expect(MeChanges.parse(changes)).toEqual(changes);
  });

  test.each([
    { priceRegion: 'mars' },
    { priceRegion: null },
    { labourCentsPerHour: 999 },
    { labourCentsPerHour: 50_001 },
    { labourCentsPerHour: 80.5 },
    { labourCentsPerHour: '8000' },
    { email: 'other@example.com' },
    { priceRegion: 'uk', emailVerified: true },
  ])('cannot be %j', (changes) => {
    expect(MeChanges.safeParse(changes).success).toBe(false);
  });
});

describe('money on the screen', () => {
  test('is in the currency that is asked for', () => {
    const range = { low: 3000, high: 9000 };
    expect(formatRange(range, { currency: 'USD' })).toBe('$30–$90');
    expect(formatRange(range, { currency: 'GBP' })).toBe('£30–£90');
    expect(formatRange(range, { currency: 'EUR' })).toBe('€30–€90');
    // Whose dollars they are is said, but for those of the United States.
    expect(formatRange(range, { currency: 'AUD' })).toBe('A$30–A$90');
    expect(formatRange(range, { currency: 'CAD' })).toBe('CA$30–CA$90');
  });

  test('is whole where it is an estimate, and reported once when both ends read the same', () => {
    expect(formatRange({ low: 1234, high: 5678 }, { currency: 'USD' })).toBe('$12.34–$56.78');
    expect(formatRange({ low: 1234, high: 5678 }, { currency: 'USD', whole: true })).toBe(
      '$12–$57',
    );
    expect(formatRange({ low: 1234, high: 1249 }, { currency: 'USD', whole: true })).toBe('$12');
  });

  test('has its midpoint halfway, in whole cents', () => {
    expect(midpointOf({ low: 3000, high: 9000 })).toBe(6000);
    expect(midpointOf({ low: 100, high: 201 })).toBe(151);
  });
});
