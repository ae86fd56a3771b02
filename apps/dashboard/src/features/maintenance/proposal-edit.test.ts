import type { ProposedTask } from '@wrenchwise/contract/endpoints/maintenance-plan';
import { expect, test } from 'vitest';

import { countedFrom, editOf, editProblems, taskOf } from './proposal-edit.ts';

const OIL: ProposedTask = {
  serviceItem: 'engine-oil-and-filter',
  task: 'Change the oil',
  reason: 'Old oil protects less.',
  caution: null,
  need: 'advised',
  months: 12,
  miles: 10_000,
  dueDate: '2027-01-31',
  dueMileage: 48_000,
  expectedOn: '2027-01-31',
  hasNoRecord: true,
  state: 'later',
  isPlanned: false,
};
const TODAY = { date: '2026-11-22', mileage: 47_000 };

test('a proposal that was opened and not changed is added as it was proposed, also in kilometres', () => {
  const edit = editOf(OIL, 'kilometres');
  const unchanged = taskOf(OIL, undefined, 'kilometres', TODAY);
  expect(taskOf(OIL, edit, 'kilometres', TODAY)).toEqual(unchanged);
  expect(unchanged).toMatchObject({ dueDate: '2027-01-31', repeat: { months: 12, miles: 10_000 } });
});

test('another interval counts from the last time', () => {
  const edit = { task: ' Oil and filter ', months: '6', distance: '5,000' };
  expect(taskOf(OIL, edit, 'miles', TODAY)).toMatchObject({
    task: 'Oil and filter',
    repeat: { months: 6, miles: 5000 },
    dueDate: '2026-07-31',
    dueMileage: 43_000,
  });
});

test('by date only or by distance only a task stays due', () => {
  expect(taskOf(OIL, { ...editOf(OIL, 'miles'), distance: '' }, 'miles', TODAY)).toMatchObject({
    dueDate: '2027-01-31',
    dueMileage: null,
  });
  const unread = { ...OIL, dueMileage: null };
  const byDistance = { ...editOf(unread, 'miles'), months: '' };
  const task = taskOf(unread, byDistance, 'miles', { ...TODAY, mileage: null });
  expect(task).toMatchObject({ dueDate: '2027-01-31', repeat: { months: null, miles: 10_000 } });
});

test.each([
  ['task', { task: ' ' }],
  ['months', { months: '0' }],
  ['months', { months: 'often' }],
  ['months', { months: '', distance: '' }],
  ['distance', { distance: '50' }],
] as const)('what cannot be in %s is shown', (field, change) => {
  expect(editProblems({ ...editOf(OIL, 'miles'), ...change }, 'miles')).toHaveProperty(field);
});

test('of what has no record the last day is asked, and it is due an interval after it', () => {
  const known = countedFrom(OIL, '2025-11-03');
  expect(taskOf(known, undefined, 'miles', TODAY)).toMatchObject({
    dueDate: '2026-11-03',
    dueMileage: null,
    repeat: { months: 12, miles: 10_000 },
  });
  expect(countedFrom(OIL, '')).toBe(OIL);
});
