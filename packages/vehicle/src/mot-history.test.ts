import { describe, expect, test } from 'vitest';

import {
  findingsOverYears,
  type MotDefect,
  type MotTest,
  motValidUntil,
  openAdvisories,
} from './mot-history.ts';

const advisory = (text: string): MotDefect => ({ text, type: 'ADVISORY' });
const major = (text: string): MotDefect => ({ text, type: 'MAJOR' });

const passed = (completedDate: string, ...defects: readonly MotDefect[]): MotTest => ({
  completedDate,
  testResult: 'PASSED',
  expiryDate: `${Number(completedDate.slice(0, 4)) + 1}${completedDate.slice(4)}`,
  defects,
});
const failed = (completedDate: string, ...defects: readonly MotDefect[]): MotTest => ({
  completedDate,
  testResult: 'FAILED',
  defects,
});

const TYRE = 'Nearside Front Tyre worn close to legal limit/worn on edge (5.2.3 (e))';
const SPRING = 'Offside Rear Coil spring fractured or broken (5.3.1 (b) (i))';
const BUSH =
  'Front Suspension arm pin or bush worn but not resulting in excessive movement (5.3.4 (a) (i))';

describe('what testers found', () => {
  test('is open when the latest test found it, with every year in which it was found', () => {
    const open = openAdvisories([
      passed('2025-03-10', advisory(BUSH)),
      passed('2023-03-08', advisory(BUSH.toUpperCase()), advisory(TYRE)),
      passed('2024-03-11', advisory(`${BUSH} `)),
    ]);
    expect(open).toEqual([
      {
        text: BUSH,
        type: 'ADVISORY',
        foundOn: ['2023-03-08', '2024-03-11', '2025-03-10'],
        failedOn: undefined,
        isOpen: true,
      },
    ]);
  });

  test('is repaired when the car passed after failing for it, or when it was put right in the test', () => {
    const prs: MotDefect = { text: 'Registration plate lamp not working', type: 'PRS' };
    const open = openAdvisories([
      passed('2024-05-20', advisory(TYRE)),
      failed('2024-05-18', major(SPRING), advisory(TYRE), prs),
    ]);
    expect(open.map(({ text }) => text)).toEqual([TYRE]);
  });

  test('stays open when the car failed for it and has not passed since', () => {
    const open = openAdvisories([passed('2023-05-18'), failed('2024-05-18', major(SPRING))]);
    expect(open).toMatchObject([{ text: SPRING, type: 'MAJOR', failedOn: '2024-05-18' }]);
  });

  test('a test of another year is no retest: what it is silent on was put right', () => {
    expect(openAdvisories([failed('2023-05-18', major(SPRING)), passed('2024-05-18')])).toEqual([]);
  });

  test('shows when an advisory became a failure', () => {
    const [found] = findingsOverYears(
      [
        passed('2022-05-18', advisory('Front brake disc worn')),
        failed(
          '2023-05-18',
          major('Front brake disc in such a condition that it is seriously weakened'),
        ),
        passed('2023-05-19'),
      ],
      () => 'front discs',
    );
    expect(found).toMatchObject({
      foundOn: ['2022-05-18', '2023-05-18'],
      failedOn: '2023-05-18',
      isOpen: false,
    });
  });
});

describe('the next test is due', () => {
  test('by the latest certificate, not by a later failure', () => {
    expect(motValidUntil([passed('2024-03-01'), failed('2025-02-01')])).toBe('2025-03-01');
  });
  test('of a new car by the register, or when it is three years old', () => {
    expect(motValidUntil([], { dueDate: '2027-03-01', firstRegistered: '2024-03-02' })).toBe(
      '2027-03-01',
    );
    expect(motValidUntil([], { firstRegistered: '2024-03-01', today: '2027-02-28' })).toBe(
      '2027-02-28',
    );
  });
  test('at a time nobody knows when there are only failures, or nothing', () => {
    expect(motValidUntil([failed('2024-03-01')], { firstRegistered: '2010-01-01' })).toBe(
      undefined,
    );
    expect(motValidUntil([], { firstRegistered: '1958-06-01', today: '2026-11-22' })).toBe(
      undefined,
    );
    expect(motValidUntil([])).toBe(undefined);
  });
});
