import { describe, expect, test } from 'vitest';

import { ASKS_TEST_FINDINGS, testFindings } from './answer-test-findings.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

type Work = VehicleFacts['work'][number];

const done = (title: string, date: string, notes: string | null = null): Work => ({
  title,
  date,
  notes,
  mileage: null,
  place: null,
  costCents: null,
  currency: null,
});

const factsWith = (work: readonly Work[]): VehicleFacts =>
  ({
    work,
    vehicle: { register: null },
    unit: 'miles',
    dayText: (day: string) => day,
    // Only what the answer asks for.
  }) as unknown as VehicleFacts;

const TEST = done('MOT test: pass', '2026-01-15', 'Advisory: rear brake pads wearing thin.');

describe('what the last test found', () => {
  test.each([
    'what was it the mot bloke moaned about and did i ever get it done',
    'any advisories on the last mot?',
    'what did the mot fail on last time',
  ])('is asked by %s', (question) => {
    expect(ASKS_TEST_FINDINGS.test(question)).toBe(true);
  });

  test.each(['when is the mot due', 'will worn wipers fail an mot', 'book the mot'])(
    'is not asked by %s',
    (question) => {
      expect(ASKS_TEST_FINDINGS.test(question)).toBe(false);
    },
  );

  test('is quoted from the notes, and is still to be done where only the other axle was', () => {
    const answer = testFindings(
      factsWith([done('Front brake discs and pads', '2026-05-06'), TEST]),
    );
    expect(answer).toContain('rear brake pads wearing thin');
    expect(answer).toContain('still to be done');
  });

  test('is done where the log has it since, not where it was before', () => {
    const after = testFindings(factsWith([done('Rear pads', '2026-05-06'), TEST]));
    expect(after).toContain('Since then the log has of it:\n- Rear pads');
    const before = testFindings(factsWith([TEST, done('Rear pads', '2025-05-06')]));
    expect(before).toContain('still to be done');
  });

  test('is unknown where nothing was written', () => {
    expect(testFindings(factsWith([done('MOT test: pass', '2026-01-15')]))).toBeUndefined();
  });
});
