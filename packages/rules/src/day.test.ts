import { expect, test } from 'vitest';

import { day, dayOrNothing } from './day.ts';
import { line, optionalLine } from './text.ts';

const messageOf = (schema: ReturnType<typeof day | typeof dayOrNothing>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test.each(['2026-02-31', '2025-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-32'])(
  '%s is not a date that exists',
  (text) => {
    expect(messageOf(day('Due date'), text)).toEqual(['Due date is not a date that exists']);
    expect(messageOf(dayOrNothing('Due date'), text)).toEqual([
      'Due date is not a date that exists',
    ]);
  },
);

test.each(['2024-02-29', '2026-12-31', '2000-02-29'])('%s is a date', (text) => {
  expect(day('Due date').parse(text)).toBe(text);
});

test('a missing date is asked for, and one that is written otherwise is shown how', () => {
  for (const value of [undefined, null, '', '  ', 5]) {
    expect(messageOf(day('Due date'), value)).toEqual(['Due date is required']);
  }
  for (const value of ['31/12/2026', 'tomorrow', '2026-2-3', '2026-02-03T00:00:00Z']) {
    expect(messageOf(day('Due date'), value)).toEqual(['Due date must be written as YYYY-MM-DD']);
  }
  expect(messageOf(dayOrNothing('Due date'), '')).toBeUndefined();
});

test.each([
  ['Change\nthe oil', 'Change the oil'],
  ['  Change \r\n\r\n  the oil\n', 'Change the oil'],
  ['Change\u2028the\u2029oil', 'Change the oil'],
  ['Change\tthe\u0085oil\v', 'Change the oil'],
])('%j becomes one line', (given, stored) => {
  expect(line('Task', 200).parse(given)).toBe(stored);
  expect(optionalLine(200).parse(given).trim()).toBe(stored);
});

test('line only breaks are no text, and two blanks are left as they are', () => {
  expect(line('Task', 200).safeParse('\n\r\n').error?.issues[0]?.message).toBe('Task is required');
  expect(line('Task', 200).parse('two  blanks')).toBe('two  blanks');
});
