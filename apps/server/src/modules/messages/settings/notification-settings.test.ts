import { randomUUID } from 'node:crypto';

import * as endpoints from '@wrenchwise/contract/endpoints/notification-settings';
import { Problem } from '@wrenchwise/contract/problem';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OutboxMail } from '../../../platform/adapters/mail/outbox.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { EMAIL_TEMPLATES } from '../../../testing/email-templates.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { EmailTemplate } from '../mail/email-template.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const OPTIONAL = {
  'password-changed': 'securityAlerts',
  'new-device': 'securityAlerts',
  'security-changed': 'securityAlerts',
  'maintenance-reminder': 'maintenanceReminders',
  'garage-reply': 'diagnosticUpdates',
  'outcome-question': 'diagnosticUpdates',
  'payment-receipt': 'emailNotifications',
} as const;
const OPTIONAL_KINDS = Object.entries(OPTIONAL);
const isOptional = (kind: string): kind is keyof typeof OPTIONAL => Object.hasOwn(OPTIONAL, kind);

/** The delivered mail; undefined when none is sent. */
const sendTo = async (
  user: QuickUser,
  template: EmailTemplate,
): Promise<OutboxMail | undefined> => {
  const before = new Set((await app.mailsTo(user.email)).map(({ id }) => id));
  const { db } = app.database;
  await app.composition.mail.send(db, { to: user.email, userId: user.id, template });
  return (await app.mailsTo(user.email)).find(({ id }) => !before.has(id));
};

/** The kinds that are delivered to a user, of all that are sent. */
const kindsThatReach = async (user: QuickUser): Promise<readonly string[]> => {
  const reached: string[] = [];
  for (const template of Object.values(EMAIL_TEMPLATES)) {
    if (await sendTo(user, template)) reached.push(template.kind);
  }
  return reached;
};

const ALL = Object.keys(EMAIL_TEMPLATES);

describe('the settings', () => {
  test('are all on but marketing until a user changes them', async () => {
    const user = await newUserQuickly(app);
    expect(await user.call(endpoints.getNotifications, {})).toEqual({
      emailNotifications: true,
      maintenanceReminders: true,
      diagnosticUpdates: true,
      securityAlerts: true,
      marketingEmails: false,
      reminderDays: 14,
    });
  });

  test('change one by one, and stay', async () => {
    const [user, other] = [await newUserQuickly(app), await newUserQuickly(app)];
    await user.call(endpoints.updateNotifications, { body: { marketingEmails: true } });
    const settings = await user.call(endpoints.updateNotifications, {
      body: { diagnosticUpdates: false },
    });
    expect(settings).toEqual({
      ...endpoints.DEFAULT_NOTIFICATIONS,
      marketingEmails: true,
      diagnosticUpdates: false,
    });
    expect(await user.call(endpoints.getNotifications, {})).toEqual(settings);
    expect(await user.call(endpoints.updateNotifications, { body: {} })).toEqual(settings);
    expect(await other.call(endpoints.getNotifications, {})).toEqual(
      endpoints.DEFAULT_NOTIFICATIONS,
    );
  });

  test('take nothing that is no setting', async () => {
    const user = await newUserQuickly(app);
    for (const body of [{ userId: randomUUID() }, { smsAlerts: true }, { securityAlerts: 'no' }]) {
      const answer = await user.request('/api/me/notifications', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(Problem.parse(await answer.json()).code).toBe('request/invalid');
    }
  });
});

describe('what is sent', () => {
  test('is everything by default, to who has no account too', async () => {
    expect(await kindsThatReach(await newUserQuickly(app))).toEqual(ALL);
    const to = `${randomUUID()}@example.com`;
    const template = EMAIL_TEMPLATES['email-change-verification'];
    await app.composition.mail.send(app.database.db, { to, template });
    expect(await app.mailsTo(to)).toHaveLength(1);
  });

  test.each(['securityAlerts', 'maintenanceReminders', 'diagnosticUpdates'] as const)(
    'leaves out what belongs to %s when that is off, and nothing else',
    async (setting) => {
      const user = await newUserQuickly(app);
      await user.call(endpoints.updateNotifications, { body: { [setting]: false } });
      const expected = ALL.filter((kind) => !isOptional(kind) || OPTIONAL[kind] !== setting);
      expect(await kindsThatReach(user)).toEqual(expected);
    },
  );

  test('is only what the account needs when all notifications are off', async () => {
    const user = await newUserQuickly(app);
    await user.call(endpoints.updateNotifications, { body: { emailNotifications: false } });
    expect(await kindsThatReach(user)).toEqual(ALL.filter((kind) => !isOptional(kind)));
  });

  test('follows the settings that its own transaction has changed', async () => {
    const user = await newUserQuickly(app);
    await user.call(endpoints.updateNotifications, { body: { securityAlerts: false } });
    const { db } = app.database;
    const template = EMAIL_TEMPLATES['new-device'];
    await db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.id, user.id));
      await app.composition.mail.send(tx, { to: user.email, userId: user.id, template });
    });
    expect(await app.mailsTo(user.email)).toHaveLength(1);
  });
});

describe('the headers', () => {
  test('let a mail program unsubscribe from what is optional, and from nothing else', async () => {
    const user = await newUserQuickly(app);
    for (const template of Object.values(EMAIL_TEMPLATES)) {
      const headers = (await sendTo(user, template))?.headers ?? {};
      expect(headers['Auto-Submitted']).toBe('auto-generated');
      expect(template.kind in OPTIONAL).toBe('List-Unsubscribe' in headers);
      expect(template.kind in OPTIONAL).toBe('List-Unsubscribe-Post' in headers);
    }
  });

  test('and the text and the footer have the same address, and the way to the settings', async () => {
    const user = await newUserQuickly(app);
    const mail = await sendTo(user, EMAIL_TEMPLATES['new-device']);
    const url = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? 'none';
    expect(mail?.text.split('\n')).toContain(url);
    expect(mail?.html).toContain(`href="${url}"`);
    expect(mail?.html).toContain('http://wrenchwise.test/dashboard/settings#notifications');
  });
});

describe('unsubscribing with one click', () => {
  const urlFor = async (user: QuickUser, template: EmailTemplate): Promise<string> => {
    const mail = await sendTo(user, template);
    const url = mail?.headers?.['List-Unsubscribe']?.match(/^<(.+)>$/)?.[1];
    if (url === undefined) throw new Error('no List-Unsubscribe');
    return url;
  };

  /** A one-click request as a mail provider's server sends it: no cookies, no Origin, a form. */
  const clickAsProvider = (url: string, headers: Record<string, string> = {}) =>
    app.composition.app.request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    });

  test.each(OPTIONAL_KINDS)(
    'from %s switches off %s only, and can be repeated',
    async (kind, setting) => {
      const user = await newUserQuickly(app);
      if (!isOptional(kind)) throw new TypeError(kind);
      const url = await urlFor(user, EMAIL_TEMPLATES[kind]);
      for (const _ of [1, 2]) expect((await clickAsProvider(url)).status).toBe(200);
      expect(await user.call(endpoints.getNotifications, {})).toEqual({
        ...endpoints.DEFAULT_NOTIFICATIONS,
        [setting]: false,
      });
    },
  );

  test('keeps what the user has chosen otherwise', async () => {
    const user = await newUserQuickly(app);
    await user.call(endpoints.updateNotifications, { body: { marketingEmails: true } });
    await clickAsProvider(await urlFor(user, EMAIL_TEMPLATES['new-device']));
    expect(await user.call(endpoints.getNotifications, {})).toMatchObject({
      marketingEmails: true,
      securityAlerts: false,
      maintenanceReminders: true,
    });
  });

  test('works from another site, with any body or none', async () => {
    const url = await urlFor(await newUserQuickly(app), EMAIL_TEMPLATES['new-device']);
    const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    expect((await clickAsProvider(url, elsewhere)).status).toBe(200);
    expect((await clickAsProvider(url, { origin: 'null' })).status).toBe(200);
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    for (const body of [multipart, null, 'x'.repeat(100_000)]) {
      const answer = await app.composition.app.request(url, { method: 'POST', body });
      expect(answer.status).toBe(200);
    }
  });

  test('is the only thing that another site may do', async () => {
    const url = new URL(await urlFor(await newUserQuickly(app), EMAIL_TEMPLATES['new-device']));
    const headers = { origin: 'https://mail.example' };
    for (const path of [
      '/api/unsubscribe/',
      '/api/unsubscribe/x',
      '/api//unsubscribe',
      '/api/me',
    ]) {
      const answer = await clickAsProvider(`${url.origin}${path}${url.search}`, headers);
      expect([403, 404]).toContain(answer.status);
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await app.composition.app.request(url, { method, headers });
      expect([403, 404]).toContain(answer.status);
    }
  });

  test('of somebody whose account is gone is done already', async () => {
    const user = await newUserQuickly(app);
    const url = await urlFor(user, EMAIL_TEMPLATES['new-device']);
    await app.database.db.delete(users).where(eq(users.id, user.id));
    expect((await clickAsProvider(url)).status).toBe(200);
  });
});

describe('the page of the link', () => {
  const linkFor = async (user: QuickUser): Promise<string> => {
    const mail = await sendTo(user, EMAIL_TEMPLATES['maintenance-reminder']);
    return mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  };

  test('says what will be switched off and switches nothing off by being looked at', async () => {
    const user = await newUserQuickly(app);
    const answer = await app.composition.app.request(await linkFor(user));
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('No more maintenance reminders?');
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(await user.call(endpoints.getNotifications, {})).toEqual(
      endpoints.DEFAULT_NOTIFICATIONS,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  test('has a button that does it, says so, and shows the way to the settings', async () => {
    const user = await newUserQuickly(app);
    const browser = app.newBrowser();
    const page = await (await browser.request(await linkFor(user))).text();
    const action = page.match(/<form method="post" action="([^"]+)"/)?.[1] ?? '';
    const answer = await browser.request(action, { method: 'POST', body: '' });
    expect(answer.status).toBe(200);
    const done = await answer.text();
    expect(done).toContain('<h1>Done</h1>');
    expect(done).toContain('href="/dashboard/settings#notifications"');
    expect(await user.call(endpoints.getNotifications, {})).toMatchObject({
      maintenanceReminders: false,
    });
  });

  test.each([
    '',
    '?token=',
    '?token=nonsense',
    '?token=a.b',
    '?token=..',
    '?token=%00%ff',
    '?token=a&token=b',
    `?token=${'x'.repeat(5000)}`,
    '?token=%3Cscript%3E',
  ])('of a forged or broken link%s says so, with a way on', async (query) => {
    for (const method of ['GET', 'POST']) {
      const answer = await app.newBrowser().request(`/api/unsubscribe${query}`, { method });
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain('This link does not work');
      expect(page).toContain('href="/dashboard/settings#notifications"');
      expect(page).not.toContain('<script');
    }
  });
});
