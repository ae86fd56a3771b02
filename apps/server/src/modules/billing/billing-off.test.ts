import { createApiKey } from '@wrenchwise/contract/endpoints/api-keys';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import {
  cancelSubscription,
  changePlan,
  createCheckout,
  createPortalSession,
  previewPlanChange,
  resumeSubscription,
} from '@wrenchwise/contract/endpoints/billing';
import { getSubscription, getUsage, listPlans } from '@wrenchwise/contract/endpoints/subscription';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkoutOf, STANDARD } from '../../testing/billing-app.ts';
import { codeOf } from '../../testing/code-of.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { PAYMENTS: 'off' } });
});
afterAll(() => app.close());

describe('an installation without payments', () => {
  test('gives every account every feature and no allowance', async () => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    // An operator's own limit of Premium does not come back by the back door.
    await db.execute(sql`update usage_limits set allowance = 1 where tier = 'enterprise'`);
    expect(await user.call(getUsage, {})).toMatchObject({
      diagnoses: { limit: null },
      repairGuides: { limit: null },
      apiCalls: { limit: null },
      storage: { limit: null },
    });
    const [row] = await rowsOf(
      db,
      sql`select check_usage_limits(${user.id}::uuid, 'diagnoses') as first,
        take_usage(${user.id}::uuid, 'api_calls') as second,
        take_usage(${user.id}::uuid, 'api_calls') as third,
        take_storage(${user.id}::uuid, 50000000) as room`,
    );
    expect(row).toEqual({ first: true, second: true, third: true, room: true });
    expect(await user.call(getSubscription, {})).toMatchObject({
      tier: 'enterprise',
      features: ['*'],
      trialAvailable: false,
      payments: 'off',
    });
  });

  test('sells nothing, to whoever asks and however', async () => {
    const user = await newUserQuickly(app);
    expect(await user.call(listPlans, {})).toEqual({ plans: [], payments: 'off' });
    const asked = [
      user.call(createCheckout, { body: checkoutOf(STANDARD) }),
      app.newBrowser().call(createCheckout, { body: checkoutOf(STANDARD) }),
      user.call(createPortalSession, { body: {} }),
      user.call(previewPlanChange, { body: { planId: 'pro' } }),
      user.call(changePlan, { body: { planId: 'pro', prorationDate: 1 } }),
      user.call(cancelSubscription, { body: {} }),
      user.call(resumeSubscription, {}),
    ];
    const codes = await Promise.all(asked.map(codeOf));
    expect(new Set(codes)).toEqual(new Set(['payments/off']));
    const event = await user.request('/api/webhooks/stripe', { method: 'POST', body: '{}' });
    expect(event.status).toBe(404);
  });

  test('lets everybody have API keys', async () => {
    const user = await newUserQuickly(app);
    const { key } = await user.call(createApiKey, {
      body: { name: 'Home Assistant', scopes: ['read'] },
    });
    const answer = await app
      .newBrowser({ authorization: `Bearer ${key}` })
      .request('/api/v1/vehicles');
    expect(answer.status).toBe(200);
  });
});

test('switching payments off and on again takes nothing, gives nothing away, and is recorded', async () => {
  const { db } = app.database;
  const user = await newUserQuickly(app);
  await db.execute(
    sql`insert into plan_grants (user_id, plan_id, starts_at, ends_at, reason)
        values (${user.id}::uuid, 'pro', app_now(), app_now() + interval '1 month', 'a test')`,
  );
  const environment = { PAYMENTS: 'on' };
  const again = await openTestApp({ db, environment });
  try {
    const tierOf = async (id: string) => {
      const [row] = await rowsOf(db, sql`select entitled_plan(${id}::uuid) as tier`);
      return row?.['tier'];
    };
    const other = await newUserQuickly(again);
    expect([await tierOf(user.id), await tierOf(other.id)]).toEqual(['pro', 'free']);
    expect((await other.call(listPlans, {})).payments).toBe('sandbox');
    const { events } = await user.call(listAudit, { query: {} });
    expect(events.map(({ kind }) => kind)).not.toContain('permission_change');
    const changes = await rowsOf(
      db,
      sql`select detail from security_audit_events where detail ->> 'of' = 'installation'`,
    );
    expect(changes.map(({ detail }) => Object(detail).to)).toContainEqual({ payments_off: false });
  } finally {
    await again.close();
  }
});
