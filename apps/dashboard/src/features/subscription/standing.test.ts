import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { SUBSCRIPTION_STATUSES } from '@wrenchwise/rules/subscription';
import { expect, test } from 'vitest';

import { renewalLine } from './renewal-line.ts';
import { standingOf } from './standing.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const LATER = '2026-03-31T12:00:00.000Z';
const BEFORE = '2026-03-01T12:00:00.000Z';

type Changes = Parameters<typeof sampleSubscription>[0];
const paid = (changes: Changes = {}) =>
  sampleSubscription({
    id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
    planId: 'pro',
    tier: 'pro',
    name: 'Standard',
    currentPeriodEnd: LATER,
    ...changes,
  });
const told = (changes: Changes) =>
  standingOf(paid(changes), { dateOf: (iso) => iso.slice(0, 10), now: NOW });

test.each(SUBSCRIPTION_STATUSES)('%s says what it means and what to do next', (status) => {
  const { meaning, next } = told({ status });
  expect(meaning).toContain('Standard');
  expect(next.length).toBeGreaterThan(0);
});

test.each(['past_due', 'canceled'] as const)('%s says until when the plan lasts', (status) => {
  expect(told({ status }).meaning).toContain('until 2026-03-31');
  expect(told({ status }).date).toEqual({ label: 'Access until', value: '2026-03-31' });
  const over = told({ status, currentPeriodEnd: BEFORE });
  expect(over.meaning).toContain('ended on 2026-03-01');
  expect(over.meaning).toContain('Basic');
  expect(over.date?.label).toBe('Ended');
});

test('a trial says when it ends, that cancelling before costs nothing, and what it costs after', () => {
  const { meaning, next } = told({ status: 'trialing', trialEnd: '2026-03-14T12:00:00.000Z' });
  expect(meaning).toContain('Cancel before 2026-03-14 and nothing is charged');
  expect(meaning).toContain('$9.99 a month');
  expect(next).toContain('cancel');
});

test('who owes a payment can update the card or cancel, and is sold nothing', () => {
  expect(told({ status: 'past_due' }).next).toEqual(['update-card', 'cancel']);
});

test('a cancellation can be taken back while the period runs, and only then', () => {
  const cancelled = { status: 'canceled', cancelAtPeriodEnd: true } as const;
  expect(told(cancelled).next).toEqual(['resume']);
  expect(told({ ...cancelled, currentPeriodEnd: BEFORE }).next).toEqual(['upgrade']);
  expect(told({ ...cancelled, cancelAtPeriodEnd: false }).next).toEqual(['upgrade']);
});

test.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused'] as const)(
  '%s entitles to what the free plan includes, and says so',
  (status) => {
    const { meaning, date } = told({ status });
    expect(meaning).toContain('Your account has what Basic includes');
    expect(date).toBeUndefined();
  },
);

test('somebody without a paid plan is shown that nothing renews', () => {
  const { meaning, next } = standingOf(sampleSubscription(), { dateOf: String, now: NOW });
  expect(meaning).toContain('nothing renews and nothing is charged');
  expect(next).toEqual(['upgrade']);
});

test('what could not be loaded can be tried again', () => {
  const given = { dateOf: String, now: NOW, isFallback: true };
  expect(standingOf(sampleSubscription(), given).next).toEqual(['try-again']);
});

test.each(['unpaid', 'paused', 'incomplete', 'incomplete_expired'] as const)(
  '%s leads to the plans, as whatever is not running does',
  (status) => {
    expect(told({ status }).next).toContain('upgrade');
  },
);

const inWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test('the renewal date of a card is spelt as every other date', () => {
  const { date } = standingOf(paid({ status: 'active', renewalDate: '2026-03-31' }), {
    dateOf: inWords,
    now: NOW,
  });
  expect(date).toEqual({ label: 'Renewal', value: '31 March 2026' });
});

test.each([
  [{ status: 'active', renewalDate: '2026-03-31' }, 'Renews 31 March 2026'],
  [{ status: 'trialing', trialEnd: BEFORE }, 'Trial ends 1 March 2026'],
  [{ status: 'past_due' }, 'Access until 31 March 2026'],
  [{ status: 'canceled' }, 'Access until 31 March 2026'],
  [{ status: 'canceled', currentPeriodEnd: BEFORE }, 'Nothing renews'],
  [{ status: 'unpaid' }, 'Nothing renews'],
  [{ status: 'paused' }, 'Nothing renews'],
  [{ planId: 'free' }, 'No renewal date'],
] as const)('in short, %o is: %s', (changes, line) => {
  expect(renewalLine(paid(changes), inWords, NOW)).toBe(line);
});
