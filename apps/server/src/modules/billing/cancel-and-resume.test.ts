import { cancelSubscription, resumeSubscription } from '@wrenchwise/contract/endpoints/billing';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createPolicies } from '../../platform/policies.ts';
import { codeOf } from '../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const PERIOD_END = inDays(12);

let app: TestApp;
let user: QuickUser;
const open = async () => {
  app = await openTestApp({ withBystander: true, policies: createPolicies({ tempo: 0 }) });
};
beforeAll(open);
beforeEach(async () => {
  user = await newUserQuickly(app);
});
afterAll(() => app.close());

const subscribed = (changes: Partial<Parameters<typeof subscribe>[2]> = {}) =>
  subscribe(app.database.db, user.id, {
    planId: 'pro',
    status: 'active',
    periodEnd: PERIOD_END,
    ...changes,
  });
const cancel = () => user.call(cancelSubscription, { body: {} });
const resume = () => user.call(resumeSubscription, {});
const read = () => user.call(getSubscription, {});

describe('cancelling', () => {
  test.each(['active', 'trialing', 'past_due'] as const)(
    'a plan that is %s ends it at the period’s end, with its entitlements until then',
    async (status) => {
      await subscribed({ status });
      const cancelled = await cancel();
      expect(cancelled).toMatchObject({
        planId: 'pro',
        tier: 'pro',
        status: 'canceled',
        active: false,
        cancelAtPeriodEnd: true,
        currentPeriodEnd: PERIOD_END.toISOString(),
        limits: { diagnoses: null },
      });
      expect(cancelled.canceledAt).not.toBeNull();
      expect(await read()).toEqual(cancelled);
    },
  );

  test('nothing is a conflict: no record, the free plan, a second time', async () => {
    expect(await codeOf(cancel())).toBe('subscription/nothing-to-cancel');
    await subscribed({ planId: 'free' });
    expect(await codeOf(cancel())).toBe('subscription/nothing-to-cancel');
    expect(await read()).toMatchObject({ status: 'active' });
    await subscribed();
    await cancel();
    expect(await codeOf(cancel())).toBe('subscription/nothing-to-cancel');
  });

  test.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused'] as const)(
    'a plan that is %s is a conflict, and changes nothing',
    async (status) => {
      await subscribed({ status });
      const before = await read();
      expect(await codeOf(cancel())).toBe('subscription/nothing-to-cancel');
      expect(await read()).toEqual(before);
    },
  );

  test('leaves everybody else’s subscription alone', async () => {
    const other = await newUserQuickly(app);
    await subscribe(app.database.db, other.id, {
      planId: 'pro',
      status: 'active',
      periodEnd: PERIOD_END,
    });
    await subscribed();
    await cancel();
    expect(await other.call(getSubscription, {})).toMatchObject({ status: 'active' });
  });
});

describe('resuming', () => {
  test('before the period’s end makes it as it was', async () => {
    await subscribed();
    const before = await read();
    await cancel();
    expect(await resume()).toEqual(before);
    expect(await read()).toEqual(before);
  });

  test('does not pay a bill: what was past due is past due again', async () => {
    await subscribed({ status: 'past_due' });
    const before = await read();
    await cancel();
    expect(await resume()).toEqual(before);
    expect(await read()).toMatchObject({ status: 'past_due', active: false });
  });

  test('within a trial that ends with the period goes on with the trial', async () => {
    await subscribed({ status: 'trialing' });
    await cancel();
    expect(await resume()).toMatchObject({ status: 'trialing', active: true });
  });

  test('within the trial goes on with the trial', async () => {
    await subscribed({ status: 'trialing' });
    await app.database.db.execute(
      sql`update subscriptions set trial_end = ${inDays(3).toISOString()} where user_id = ${user.id}`,
    );
    await cancel();
    expect(await resume()).toMatchObject({ status: 'trialing', active: true });
  });

  test('is refused when nothing is cancelled, and when the period has ended', async () => {
    expect(await codeOf(resume())).toBe('subscription/nothing-to-resume');
    await subscribed();
    expect(await codeOf(resume())).toBe('subscription/nothing-to-resume');
    await cancel();
    await app.database.db.execute(
      sql`update subscriptions set current_period_end = ${inDays(-1).toISOString()} where user_id = ${user.id}`,
    );
    expect(await codeOf(resume())).toBe('subscription/nothing-to-resume');
    expect(await read()).toMatchObject({ status: 'canceled', tier: 'free' });
  });
});

test.each([
  ['trialing', true],
  ['active', true],
  ['past_due', false],
  ['canceled', false],
  ['incomplete', false],
  ['incomplete_expired', false],
  ['unpaid', false],
  ['paused', false],
] as const)('a renewal date is notified of what renews: %s, %s', async (status, renews) => {
  await subscribed({ status });
  const day = PERIOD_END.toISOString().slice(0, 10);
  expect((await read()).renewalDate).toBe(renews ? day : 'No renewal date');
});

describe('when the database fails', () => {
  /** Makes the next calls of `cancel_subscription` fail with this SQLSTATE; -1 is for ever. */
  const failWith = async (state: string, times: number) => {
    const run = (text: string) => app.database.db.execute(sql.raw(text));
    await run('create sequence if not exists cancel_calls');
    await run('grant usage on sequence cancel_calls to app_user');
    await run('alter sequence cancel_calls restart');
    await run(`create or replace function cancel_subscription(p_user_id uuid) returns boolean
      language plpgsql security definer as $$ begin
        if nextval('cancel_calls') <= ${times} then raise exception using errcode = '${state}'; end if;
        update subscriptions set status = 'canceled', cancel_at_period_end = true where user_id = p_user_id;
        return found;
      end $$`);
  };
  const calls = async (): Promise<number> => {
    const [row] = await rowsOf(
      app.database.db,
      sql`select case when is_called then last_value else 0 end as n from cancel_calls`,
    );
    return Number(row?.['n']);
  };

  beforeEach(async () => {
    await app.close();
    await open();
    user = await newUserQuickly(app);
    await subscribed();
  });

  test('for a moment, nobody notices', async () => {
    await failWith('08006', 3);
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect(await calls()).toBe(4);
  });

  test('for longer, a user is shown that it failed, and the subscription stays', async () => {
    await failWith('08006', 99);
    await expect(cancel()).rejects.toThrow('Failed to cancel subscription. Please try again.');
    expect(await calls()).toBe(4);
    expect(await read()).toMatchObject({ status: 'active' });
  });

  test('for good, the same is shown without trying again', async () => {
    await failWith('XX000', 99);
    expect(await codeOf(cancel())).toBe('subscription/cancel-failed');
    expect(await calls()).toBe(1);
  });

  test('three times, the circuit opens for 10 s and nobody is kept waiting', async () => {
    await failWith('08006', 12);
    for (let call = 0; call < 3; call += 1) {
      expect(await codeOf(cancel())).toBe('subscription/cancel-failed');
    }
    await expect(cancel()).rejects.toThrow('Circuit breaker is open');
    const refused = await user.request(cancelSubscription.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(refused.status).toBe(503);
    expect(await calls()).toBe(12);
    vi.setSystemTime(Date.now() + 10_000);
    try {
      expect(await cancel()).toMatchObject({ status: 'canceled' });
    } finally {
      vi.useRealTimers();
    }
  });
});
