import { MOT_DEFECT_TYPES } from '@wrenchwise/vehicle/mot-history';
import { growsLinearly, repeated } from '@wrenchwise/vehicle/testing/growth';
import { describe, expect, test } from 'vitest';

import { JOBS } from '../jobs/jobs.ts';
import { MOT_ADVISED_ITEMS, motAdviceFor } from './mot-advice.ts';
import { MOT_LAW, MOT_SECTIONS } from './mot-law.ts';
import { MOT_WORDINGS } from './read-mot-defect.ts';
import { motSectionOf, readMotList } from './read-mot-list.ts';

const REFUSAL = `Refusal of an MOT test certificate
VT30
Vehicle identification number: WVWZZZ1KZ6W000000
Registration number: AB12 CDE
Do not drive until repaired (dangerous defects):
• Nearside Front Tyre has ply or cords exposed (5.2.3 (d) (ii))
Repair immediately (major defects):
1. Offside Front Suspension arm pin or bush excessively
worn (5.3.4 (a) (i))
Headlamp aim too high (4.1.2 (a))
Monitor and repair if necessary (advisories):
Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))
n/s/r tyre worn close to legal limit
To check the history of this vehicle visit www.gov.uk/check-mot-history`;

describe('a pasted MOT list', () => {
  test('is read by the headings of a certificate, without what is no finding', () => {
    expect(readMotList(REFUSAL)).toEqual([
      { text: 'Nearside Front Tyre has ply or cords exposed (5.2.3 (d) (ii))', type: 'DANGEROUS' },
      {
        text: 'Offside Front Suspension arm pin or bush excessively worn (5.3.4 (a) (i))',
        type: 'MAJOR',
      },
      { text: 'Headlamp aim too high (4.1.2 (a))', type: 'MAJOR' },
      {
        text: 'Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))',
        type: 'ADVISORY',
      },
      { text: 'n/s/r tyre worn close to legal limit', type: 'ADVISORY' },
    ]);
  });

  test('is read by the class in each line, as people type it', () => {
    const typed = `Major - Nearside rear brake pipe excessively corroded
Advisory: front tyres wearing on inner edge
(minor) number plate lamp not working on one side
my car failed its mot today
exhaust blowing - advisory`;
    expect(readMotList(typed)).toEqual([
      { text: 'Nearside rear brake pipe excessively corroded', type: 'MAJOR' },
      { text: 'front tyres wearing on inner edge', type: 'ADVISORY' },
      { text: 'number plate lamp not working on one side', type: 'MINOR' },
      { text: 'exhaust blowing', type: 'ADVISORY' },
    ]);
  });

  test('leaves the class open where nobody says it', () => {
    expect(readMotList('Nearside rear tyre worn close to legal limit')).toEqual([
      { text: 'Nearside rear tyre worn close to legal limit', type: undefined },
    ]);
  });

  test.each(['', 'Hello, my cat is ill.', '\n\n(((', 'a'.repeat(200_000), '1.1 '.repeat(50_000)])(
    'holds no finding in other text: %#',
    (text) => {
      expect(readMotList(text)).toEqual([]);
    },
  );

  test.each(['a', '1.1 ', '(', '\n', 'worn '])(
    'takes time that grows with its length: %j',
    (part) => {
      expect(growsLinearly(readMotList, repeated(part), 200_000)).toBe(true);
    },
  );

  test('names the manual’s section', () => {
    expect(MOT_SECTIONS[motSectionOf('Oil leak, but not excessive (8.4.1 (a) (i))') ?? '']).toBe(
      'Nuisance',
    );
    expect(motSectionOf('n/s/r tyre worn')).toBeUndefined();
  });
});

test('every part that testers name has its advice, and every job of it is there', () => {
  const items = new Set(MOT_WORDINGS.map(({ item }) => item));
  expect([...items].filter((item) => !MOT_ADVISED_ITEMS.includes(item))).toEqual([]);
  const slugs = new Set(JOBS.map(({ slug }) => slug));
  const missing = MOT_ADVISED_ITEMS.flatMap((item) => motAdviceFor(item).job ?? []).filter(
    (job) => !slugs.has(job),
  );
  expect(missing).toEqual([]);
});

test('what fails a test is more urgent by law than what passes it', () => {
  for (const type of MOT_DEFECT_TYPES) {
    const { fails, urgency } = MOT_LAW[type];
    expect(fails).toBe(urgency === 'do-not-drive' || urgency === 'before-driving');
  }
});
