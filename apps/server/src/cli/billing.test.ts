import { type AuditEvent, listAudit } from '@wrenchwise/contract/endpoints/audit';
import { cancelSubscription } from '@wrenchwise/contract/endpoints/billing';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createAsk } from '../modules/billing/ask-provider.ts';
import { createOperatorService } from '../modules/billing/operator.service.ts';
import { clientOn } from '../platform/adapters/payments/stripe.ts';
import { createAuditService } from '../platform/audit/audit.service.ts';
import { createPolicies } from '../platform/policies.ts';
import { type BillingApp, openBillingApp, PREMIUM } from '../testing/billing-app.ts';
import { newUserQuickly } from '../testing/quick-user.ts';
import { parseBillingArguments } from './billing-arguments.ts';
import { doBilling } from './do-billing.ts';
import type { BillingDesk } from './open-billing-desk.ts';

let app: BillingApp;
let desk: BillingDesk;
beforeAll(async () => {
  app = await openBillingApp();
  const { db } = app.database;
  const { billing, mail } = app.composition;
  desk = {
    db,
    billing,
    operator: createOperatorService({
      db,
      client: clientOn((input, init) => app.sandbox.fetch(input, init)),
      ask: createAsk(createPolicies({ tempo: 0 })),
      sync: billing.sync,
      recordEntitlement: billing.recordEntitlement,
      audit: createAuditService({ db }),
      mail,
      appUrl: 'http://wrenchwise.test',
      now: () => new Date(),
    }),
    close: async () => undefined,
  };
});
afterAll(() => app.close());

/** What the operator did to an account, as its user reads it, newest first. */
const actsOf = (events: readonly AuditEvent[]) =>
  events.filter(({ kind }) => kind === 'admin_action').map(({ about }) => about);

const run = async (...words: string[]): Promise<string> => {
  const asked = parseBillingArguments(words);
  if (asked.kind !== 'do') return asked.kind === 'wrong' ? `wrong: ${asked.problem}` : 'help';
  return doBilling(desk, asked.command, asked.isDryRun);
};

describe('the operator', () => {
  test('looks a customer up, sees events, replays one, and refunds a bill, once', async () => {
    const user = await app.subscriber({ price: PREMIUM });
    const facts = await run('customer', user.email.toUpperCase());
    expect(facts).toContain('Entitled to Premium');
    expect(facts).toMatch(/enterprise\s+active/);
    const events = await run('events', user.id);
    expect(events).toContain('checkout.session.completed');
    const [event] = await rowsOf(
      desk.db,
      sql`select id from payment_events where user_id = ${user.id} limit 1`,
    );
    expect(await run('replay', String(event?.['id']))).toMatch(/^applied: .*nothing differed/);
    const [bill] = await rowsOf(
      desk.db,
      sql`select number from billing_history where user_id = ${user.id}`,
    );
    const number = String(bill?.['number']);
    expect(await run('refund', number, '--reason', 'asked', '--dry-run')).toMatch(
      /^Would refund \$19\.99 .*Nothing was changed/,
    );
    await expect(run('refund', number, '--reason', 'asked', '--cents', '2000')).rejects.toThrow(
      'At most 1999 cents',
    );
    expect(await run('refund', number, '--reason', 'asked', '--cents', '500')).toMatch(
      /^Refunded \$5/,
    );
    expect(await run('refund', number, '--reason', 'the rest')).toMatch(/^Refunded \$14\.99/);
    await expect(run('refund', number, '--reason', 'again')).rejects.toThrow('Nothing of');
    expect(await app.subjects(user)).toEqual(
      expect.arrayContaining(['We refunded $5.00', 'We refunded $14.99']),
    );
    expect(await app.stateOf(user)).toMatchObject({ status: 'active', tier: 'enterprise' });
    const { events: seen } = await user.call(listAudit, { query: { show: 'security' } });
    expect(actsOf(seen)).toEqual(['a payment was refunded', 'a payment was refunded']);
    const other = await newUserQuickly(app);
    const { events: others } = await other.call(listAudit, { query: { show: 'all' } });
    expect(actsOf(others)).toEqual([]);
  });

  test('gives a plan for a time, extends and ends it; it is shown, recorded and never billed', async () => {
    const user = await newUserQuickly(app);
    const grant = ['grant', user.email, '--plan', 'pro', '--days', '10', '--reason', 'sorry'];
    expect(await run(...grant, '--dry-run')).toMatch(/^Would give .* Standard until/);
    expect(await app.stateOf(user)).toMatchObject({ tier: 'free', source: 'none' });
    await run(...grant);
    const granted = await app.stateOf(user);
    expect(granted).toMatchObject({
      tier: 'pro',
      planId: 'pro',
      source: 'grant',
      renewalDate: 'No renewal date',
    });
    await run(...grant);
    const longer = await app.stateOf(user);
    const days = (Date.parse(longer.currentPeriodEnd) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(20);
    await expect(user.call(cancelSubscription, { body: {} })).rejects.toThrow(
      'There is no running subscription to cancel.',
    );
    expect(await app.subjects(user)).toHaveLength(2);
    await run('revoke', user.id);
    expect(await app.stateOf(user)).toMatchObject({ tier: 'free' });
    const { events } = await user.call(listAudit, { query: { show: 'all' } });
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['permission_change', 'access_granted']),
    );
    expect(actsOf(events)).toEqual([
      'a plan that was given was ended',
      'a plan was given for a time',
      'a plan was given for a time',
    ]);
    await expect(run('revoke', user.id)).rejects.toThrow('Nothing is granted');
  });

  test('sees the figures of today and of each month', async () => {
    const figures = await run('figures', '--months', '3');
    expect(figures).toMatch(/active\s+trial\s+past due\s+ending\s+MRR/);
    expect(figures).toMatch(/\$19\.99/);
    expect(figures.match(/^ {2}\d{4}-\d\d /gm)).toHaveLength(3);
  });

  test('sets limits and prices, which later starts keep', async () => {
    await run('set-limit', '--plan', 'pro', '--metric', 'repair_guides', '--to', 'unlimited');
    await run('set-price', '--plan', 'pro', '--cents', '1299');
    const plans = await run('plans');
    expect(plans).toMatch(/pro\s+Standard\s+\$12\.99/);
    expect(plans).toMatch(/pro\s+repair_guides\s+unlimited/);
    // Each change of what everybody may do is on the record; writing the same again is none.
    await run('set-price', '--plan', 'pro', '--cents', '1299');
    const recorded = await rowsOf(
      desk.db,
      sql`select user_id, severity, detail from security_audit_events
          where kind = 'security_policy_change' order by created_at`,
    );
    expect(recorded).toEqual([
      {
        user_id: null,
        severity: 'warning',
        detail: {
          of: 'usage_limits',
          plan: 'pro',
          metric: 'repair_guides',
          from: { allowance: 50 },
          to: { allowance: null },
        },
      },
      {
        user_id: null,
        severity: 'warning',
        detail: {
          of: 'products',
          plan: 'pro',
          metric: null,
          from: { price_cents: 999 },
          to: { price_cents: 1299 },
        },
      },
    ]);
    expect(plans).toMatch(/Changes of prices and limits/);
    expect(plans).toMatch(/pro: repair_guides\s+\{"allowance":50\}\s+\{"allowance":null\}/);
    await expect(
      run('set-limit', '--plan', 'pro', '--metric', 'wishes', '--to', '3'),
    ).rejects.toThrow('no limit called wishes');
  });

  test('is shown what is wrong with a command, and who or what does not exist', async () => {
    for (const [words, problem] of [
      [['dance'], /Say what to do/],
      [['customer'], /Say whose/],
      [
        ['grant', 'a@b.example', '--plan', 'free', '--days', '1', '--reason', 'x'],
        /pro or enterprise/,
      ],
      [
        ['grant', 'a@b.example', '--plan', 'pro', '--until', '2026-02-31', '--reason', 'x'],
        /--until/,
      ],
      [['grant', 'a@b.example', '--plan', 'pro', '--reason', 'x'], /--until or --days/],
      [['refund', 'WW-1', '--cents', '-5', '--reason', 'x'], /./],
      [['customer', 'a', 'b'], /Too many words/],
    ] as const) {
      expect(await run(...words)).toMatch(new RegExp(`^wrong: .*${problem.source}`));
    }
    await expect(run('customer', 'nobody@example.com')).rejects.toThrow('There is no account');
    await expect(run('replay', 'evt_unknown')).rejects.toThrow('No event evt_unknown');
    await expect(run('refund', 'WW-0', '--reason', 'x')).rejects.toThrow('There is no bill');
  });
});
