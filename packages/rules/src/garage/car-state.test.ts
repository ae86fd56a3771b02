import { expect, test } from 'vitest';

import { type CarState, nextDueOf, worstOpenThing } from './car-state.ts';

const TODAY = '2026-11-27';
const FINE: CarState = {
  openProblem: null,
  dueTask: null,
  motLeftOpen: { advised: 0, failed: 0 },
  motExpiryDate: '2027-06-08',
  taxStatus: 'Taxed',
  taxDueDate: '2027-05-01',
  renewals: [],
};

const problem = (canDrive: 'yes' | 'caution' | 'no') => ({
  openProblem: { id: 'd', canDrive, topCause: { name: 'Worn front pads' } },
});
const late = {
  dueTask: { task: 'Oil', state: 'overdue', expectedOn: '2026-11-01', isEstimated: false },
} as const;

const worst = (changes: Partial<CarState>) => worstOpenThing({ ...FINE, ...changes }, TODAY)?.kind;

test('nothing is open on a car that is fine', () => {
  expect(worst({})).toBeUndefined();
  expect(worst({ dueTask: { ...late.dueTask, state: 'due-soon' } })).toBeUndefined();
});

test('what forbids to drive comes before the law, the law before care, care before what is late', () => {
  const all = { ...late, motExpiryDate: '2026-11-26', motLeftOpen: { advised: 3, failed: 1 } };
  const order = [
    { ...all, ...problem('no') },
    { ...all, ...problem('caution') },
    { ...all, ...problem('caution'), motExpiryDate: null },
    { ...all, motExpiryDate: null },
    { ...late, taxDueDate: '2026-11-01' },
    { ...late, ...problem('yes') },
    { ...problem('yes'), motLeftOpen: { advised: 3, failed: 0 } },
    { motLeftOpen: { advised: 3, failed: 0 } },
  ];
  expect(order.map(worst)).toEqual([
    'problem',
    'mot-ended',
    'problem',
    'failed',
    'tax-ended',
    'overdue',
    'problem',
    'advised',
  ]);
});

test('an MOT is good to the end of its last day, and a car off the road needs none', () => {
  expect(worst({ motExpiryDate: TODAY })).toBeUndefined();
  const old = { motExpiryDate: '2020-01-01', taxDueDate: '2020-01-01' };
  expect(worst({ ...old, taxStatus: 'SORN' })).toBeUndefined();
  expect(nextDueOf({ ...FINE, taxStatus: 'SORN' }, TODAY)).toBeUndefined();
});

test('next is what comes first of tasks, MOT and tax; what has ended is not to come', () => {
  const next = (changes: Partial<CarState>) => nextDueOf({ ...FINE, ...changes }, TODAY);
  expect(next({})).toMatchObject({ kind: 'tax', on: '2027-05-01' });
  expect(next({ taxDueDate: '2026-01-01' })).toMatchObject({ kind: 'mot' });
  expect(next(late)).toMatchObject({ kind: 'task', task: 'Oil', on: '2026-11-01' });
  const undated = { ...late.dueTask, state: 'later', expectedOn: null } as const;
  expect(next({ dueTask: undated })).toMatchObject({ kind: 'tax' });
  expect(next({ dueTask: undated, motExpiryDate: null, taxDueDate: null })).toMatchObject({
    kind: 'task',
    on: null,
  });
});

const insurance = { kind: 'insurance', provider: 'Aviva', dueOn: '2026-12-24' } as const;

test('a date that was written down is next where it is the first, and open once it has ended', () => {
  expect(nextDueOf({ ...FINE, renewals: [insurance] }, TODAY)).toMatchObject({
    kind: 'renewal',
    renewal: insurance,
    on: '2026-12-24',
  });
  const over = { ...insurance, dueOn: '2026-11-26' };
  expect(worst({ renewals: [over] })).toBe('renewal-ended');
  expect(worst({ renewals: [over], taxDueDate: '2026-11-26' })).toBe('tax-ended');
  expect(worst({ renewals: [{ ...over, dueOn: TODAY }] })).toBeUndefined();
});

test('the tax ends as its owner wrote down, before what the register says', () => {
  const renewals = [{ kind: 'tax', provider: null, dueOn: '2026-11-01' }] as const;
  expect(worst({ renewals })).toBe('tax-ended');
  expect(worst({ renewals, taxStatus: 'SORN' })).toBeUndefined();
});
