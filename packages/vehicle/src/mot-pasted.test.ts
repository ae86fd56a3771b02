import { expect, test } from 'vitest';

import { readPastedTests } from './mot-pasted.ts';

const GOV_UK = `Date tested
12 March 2025
FAIL
Mileage
71,020 miles
MOT test number
1234 5678 9012
Repair immediately (major defects):
Nearside Front Tyre tread depth below requirements of 1.6mm (5.2.3 (e))

Date tested
14 March 2024
PASS
Mileage
61,204 miles
Expiry date
13 March 2025
Monitor and repair if necessary (advisories):
Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))`;

const short = (text: string) =>
  readPastedTests(text).map(({ completedDate, testResult, odometer }) => [
    completedDate,
    testResult,
    odometer?.value,
    odometer?.unit,
  ]);

test('the page of GOV.UK is read as its tests, the newest first', () => {
  expect(short(GOV_UK)).toEqual([
    ['2025-03-12', 'FAILED', 71_020, 'MI'],
    ['2024-03-14', 'PASSED', 61_204, 'MI'],
  ]);
  expect(readPastedTests(GOV_UK)[0]?.text).toContain('Nearside Front Tyre');
  expect(readPastedTests(GOV_UK)[0]?.text).not.toContain('Brake disc');
});

test.each([
  ['12 March 2024 61,204 miles', ['2024-03-12', 'PASSED', 61_204, 'MI']],
  ['12/03/2024 61204', ['2024-03-12', 'PASSED', 61_204, 'MI']],
  ['2024-03-12: 98 400 km', ['2024-03-12', 'PASSED', 98_400, 'KM']],
  ['failed on 1st Sept 2023 at 54,001 mi', ['2023-09-01', 'FAILED', 54_001, 'MI']],
])('a test may be typed in a line: %s', (line, expected) => {
  expect(short(line)).toEqual([expected]);
});

test.each(['', 'It pulls to the left', '31/02/2024 61204', 'Expiry date 13 March 2025', '61,204'])(
  'what is no test is not read as one: %j',
  (text) => {
    expect(short(text)).toEqual([]);
  },
);
