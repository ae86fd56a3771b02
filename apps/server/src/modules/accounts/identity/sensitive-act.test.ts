import { createApiKey, listApiKeys } from '@wrenchwise/contract/endpoints/api-keys';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { createCalendar, getCalendar } from '@wrenchwise/contract/endpoints/calendar';
import {
  createWebhookEndpoint,
  listWebhookEndpoints,
  renewWebhookSecret,
  updateWebhookEndpoint,
} from '@wrenchwise/contract/endpoints/webhooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { bearer, keyOf, subscriber } from '../../../testing/programs.ts';
import { newOwnerQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const HOOK = { url: 'https://hooks.example.com/one', events: ['diagnosis.created' as const] };

/** A user with a password and the API. */
const newOwner = async () => {
  const user = await newOwnerQuickly(app);
  const plan = { planId: 'pro', status: 'active', periodEnd: inDays(20) } as const;
  await subscribe(app.database.db, user.id, plan);
  return user;
};

/** What a user has by which others could act or read for them. */
const accessOf = async ({ call }: QuickUser) => [
  (await call(listApiKeys, {})).keys.length,
  (await call(listWebhookEndpoints, {})).endpoints.map(({ url }) => url),
  (await call(getCalendar, {})).since === null,
];

const hookOf = async (user: QuickUser, password?: string): Promise<string> =>
  (await user.call(createWebhookEndpoint, { body: { ...HOOK, password } })).id;

type Act = (user: QuickUser, password: string | undefined, id: string) => Promise<unknown>;

const ACTS: readonly (readonly [name: string, about: string, subject: RegExp, act: Act])[] = [
  [
    'making an API key',
    'an API key was created',
    /new API key was made/,
    ({ call }, password) =>
      call(createApiKey, { body: { name: 'Mine', scopes: ['read'], password } }),
  ],
  [
    'adding a webhook endpoint',
    'a webhook endpoint was added',
    /endpoint was added/,
    (user, password) => hookOf(user, password),
  ],
  [
    'moving a webhook endpoint',
    'a webhook endpoint got another address',
    /new address/,
    ({ call }, password, id) =>
      call(updateWebhookEndpoint, {
        params: { id },
        body: { url: 'https://hooks.example.com/two', password },
      }),
  ],
  [
    'renewing a webhook secret',
    'a webhook endpoint got a new signing secret',
    /new secret/,
    ({ call }, password, id) => call(renewWebhookSecret, { params: { id }, body: { password } }),
  ],
  [
    'making a calendar address',
    'a new calendar address was made',
    /new calendar address/,
    ({ call }, password) => call(createCalendar, { body: { password } }),
  ],
];

describe.each(ACTS)('%s', (_, about, subject, act) => {
  const mailsAbout = async ({ email }: QuickUser) =>
    (await app.mailsTo(email)).filter((mail) => subject.test(mail.subject));

  test('takes the password: without it or with a wrong one nothing changes', async () => {
    const user = await newOwner();
    const id = await hookOf(user, user.password);
    const [before, mails] = [await accessOf(user), (await mailsAbout(user)).length];
    for (const password of [undefined, 'not this password']) {
      expect(await codeOf(act(user, password, id))).toBe('auth/wrong-password');
    }
    expect(await accessOf(user)).toEqual(before);
    expect(await mailsAbout(user)).toHaveLength(mails);
  });

  test('is done with the password, mailed to its user only, and recorded', async () => {
    const [user, other] = [await newOwner(), await newOwner()];
    const id = await hookOf(user, user.password);
    const mails = (await mailsAbout(user)).length;
    await act(user, user.password, id);
    const found = await mailsAbout(user);
    expect(found).toHaveLength(mails + 1);
    expect(found[0]?.text).toContain('If it was not you');
    expect(await mailsAbout(other)).toEqual([]);
    const { events } = await user.call(listAudit, { query: { show: 'security' } });
    expect(events.map((event) => event.about)).toContain(about);
  });

  test('takes a sign-in of the last ten minutes where there is no password', async () => {
    const user = await subscriber(app);
    const id = await hookOf(user);
    expect(await codeOf(act(user, undefined, id))).toBe('succeeded');
    await app.database.db.execute(
      sql`update sessions set created_at = created_at - interval '11 minutes' where user_id = ${user.id}`,
    );
    const before = await accessOf(user);
    expect(await codeOf(act(user, undefined, id))).toBe('auth/reauthentication-required');
    expect(await accessOf(user)).toEqual(before);
  });
});

test('an API key makes no key, endpoint or address, even with the password beside it', async () => {
  const user = await newOwner();
  const { key } = await user.call(createApiKey, {
    body: { name: 'Both', scopes: ['read', 'write'], password: user.password },
  });
  const program = app.newBrowser();
  const { password } = user;
  for (const [path, body] of [
    [createApiKey.path, { name: 'More', scopes: ['read'], password }],
    [createWebhookEndpoint.path, { ...HOOK, password }],
    [createCalendar.path, { password }],
  ] as const) {
    const answer = await program.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(key) },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(401);
  }
});

test('another user’s password does not do', async () => {
  const [user, other] = [await newOwner(), await subscriber(app)];
  expect(await codeOf(keyOf(other))).toBe('succeeded');
  const asked = user.call(createApiKey, {
    body: { name: 'Mine', scopes: ['read'], password: `${user.password} of somebody else` },
  });
  expect(await codeOf(asked)).toBe('auth/wrong-password');
});
