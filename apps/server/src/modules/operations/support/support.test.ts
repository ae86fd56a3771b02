import { listAudit } from '@wrenchwise/contract/endpoints/audit';
import { createDiagnosis, deleteDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  createSupportRequest,
  getSupportRequest,
  listSupportRequests,
  type NewSupportRequest,
} from '@wrenchwise/contract/endpoints/support';
import { Problem } from '@wrenchwise/contract/problem';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { supportRequests } from '../operations.tables.ts';

const OPERATOR = 'hello@wrenchwise.example';
const ASKED = {
  topic: 'diagnosis',
  subject: 'The pads were fine',
  message: 'The garage measured 8 mm.\n\nWhat next?',
} as const satisfies NewSupportRequest;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const ask = (
  user: QuickUser,
  body: NewSupportRequest = ASKED,
  headers: Record<string, string> = {},
) => user.call(createSupportRequest, { body }, { headers });

const rowsOf = async (user: QuickUser): Promise<number> => {
  const { db } = app.database;
  const [row] = await db
    .select({ rows: count() })
    .from(supportRequests)
    .where(eq(supportRequests.userId, user.id));
  return row?.rows ?? 0;
};

/** The operator's mail about a request. */
const operatorsMail = async (number: string) =>
  (await app.mailsTo(OPERATOR)).filter(({ subject }) => subject.includes(number));

const list = (user: QuickUser, query: { page?: number; perPage?: number } = {}) =>
  user.call(listSupportRequests, { query });

describe('a request', () => {
  test('is left as it was written and shown to whoever made it', async () => {
    const user = await newUserQuickly(app);
    const made = await ask(user);
    expect(made).toMatchObject({ ...ASKED, diagnosisId: null, priority: 'normal', status: 'open' });
    expect(made.number).toBe(`WR-${made.id.slice(0, 8).toUpperCase()}`);
    const { message: _, diagnosisId: __, ...summary } = made;
    expect(await list(user)).toEqual({ requests: [summary], total: 1 });
    expect(await user.call(getSupportRequest, { params: { id: made.id } })).toEqual(made);
  });

  test('is confirmed to the user, and reaches the operator, whose answer goes to the user', async () => {
    const user = await newUserQuickly(app);
    const { number } = await ask(user);
    const [confirmation, ...others] = await app.mailsTo(user.email);
    expect(others).toEqual([]);
    expect(confirmation?.subject).toBe(`We have your request ${number}`);
    expect(confirmation?.text).toContain('> The garage measured 8 mm.\n>\n> What next?');
    expect(confirmation?.text).toContain('within 24 hours on business days');
    expect(confirmation?.headers?.['Reply-To']).toBeUndefined();

    const [mail, ...more] = await operatorsMail(number);
    expect(more).toEqual([]);
    expect(mail?.headers?.['Reply-To']).toBe(user.email);
    expect(mail?.subject).toBe(`${number}: ${ASKED.subject}`);
    expect(mail?.text).toContain(`From: Quick Person <${user.email}>`);
    expect(mail?.text).toContain('Plan: Basic');
    expect(mail?.text).toContain('Priority: normal');
    expect(mail?.text).toContain('Topic: A diagnosis');
    expect(mail?.text).toContain('> What next?');
  });

  test('brings the diagnosis that it is about to the operator', async () => {
    const user = await newUserQuickly(app);
    const diagnosis = await user.call(createDiagnosis, { body: GRINDING });
    const made = await ask(user, { ...ASKED, diagnosisId: diagnosis.id });
    expect(made.diagnosisId).toBe(diagnosis.id);
    const [mail] = await operatorsMail(made.number);
    expect(mail?.text).toContain('> 2015 Ford Focus');
    expect(mail?.text).toContain(`> Reported: ${GRINDING.symptoms}`);
    expect(mail?.text).toContain(diagnosis.causes[0]?.name);
    expect(mail?.text).toContain(diagnosis.id);
    const [own] = await app.mailsTo(user.email);
    expect(own?.text).not.toContain('Told:');
  });

  test('outlives the diagnosis that it is about', async () => {
    const user = await newUserQuickly(app);
    const { id: diagnosisId } = await user.call(createDiagnosis, { body: GRINDING });
    const { id } = await ask(user, { ...ASKED, diagnosisId });
    await user.call(deleteDiagnosis, { params: { id: diagnosisId } });
    expect(await user.call(getSupportRequest, { params: { id } })).toMatchObject({
      subject: ASKED.subject,
      diagnosisId: null,
    });
  });

  test('is an event of the user', async () => {
    const user = await newUserQuickly(app);
    await ask(user);
    const { events } = await user.call(listAudit, { query: { show: 'all' } });
    expect(events[0]).toMatchObject({ kind: 'data_create', about: 'a support request' });
  });

  test.each([
    ['pro', 'high', 'Standard'],
    ['enterprise', 'highest', 'Premium'],
  ] as const)('of the plan %s has priority %s', async (planId, priority, name) => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    await subscribe(db, user.id, { planId, status: 'active', periodEnd: inDays(20) });
    const made = await ask(user);
    expect(made.priority).toBe(priority);
    const [mail] = await operatorsMail(made.number);
    expect(mail?.text).toContain(`Plan: ${name}`);
    expect(mail?.text).toContain(`Priority: ${priority}`);
  });

  test('of a subscription that has ended has no priority', async () => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    await subscribe(db, user.id, {
      planId: 'enterprise',
      status: 'canceled',
      periodEnd: inDays(-1),
    });
    expect((await ask(user)).priority).toBe('normal');
  });

  test('cannot set its own priority, status or number', async () => {
    const user = await newUserQuickly(app);
    const answer = await user.request('/api/support-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ASKED, priority: 'highest' }),
    });
    expect(answer.status).toBe(400);
    expect(await rowsOf(user)).toBe(0);
  });

  test('cannot smuggle a line into a mail’s head', async () => {
    const user = await newUserQuickly(app);
    const { number } = await ask(user, { ...ASKED, subject: 'Hello\r\nBcc: all@example.com' });
    const [mail] = await operatorsMail(number);
    expect(mail?.subject).toBe(`${number}: Hello Bcc: all@example.com`);
  });
});

describe('one’s own requests', () => {
  test('come newest first, page by page', async () => {
    const user = await newUserQuickly(app);
    for (const subject of ['first', 'second', 'third']) await ask(user, { ...ASKED, subject });
    const subjects = async (page: number) => {
      const { requests, total } = await list(user, { page, perPage: 2 });
      expect(total).toBe(3);
      return requests.map((request) => request.subject);
    };
    expect(await subjects(1)).toEqual(['third', 'second']);
    expect(await subjects(2)).toEqual(['first']);
    expect(await subjects(3)).toEqual([]);
  });
});

describe('another user', () => {
  test('sees no request, neither in the list nor by its id', async () => {
    const [owner, other] = [await newUserQuickly(app), await newUserQuickly(app)];
    const { id } = await ask(owner);
    expect(await list(other)).toEqual({ requests: [], total: 0 });
    expect(await codeOf(other.call(getSupportRequest, { params: { id } }))).toBe(
      'db/record-not-found',
    );
  });

  test('cannot attach a diagnosis that is not theirs: it looks as if there were none', async () => {
    const [owner, other] = [await newUserQuickly(app), await newUserQuickly(app)];
    const { id } = await owner.call(createDiagnosis, { body: GRINDING });
    const before = (await app.mailsTo(OPERATOR)).length;
    for (const diagnosisId of [id, '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e']) {
      expect(await codeOf(ask(other, { ...ASKED, diagnosisId }))).toBe('diagnosis/not-found');
    }
    expect(await rowsOf(other)).toBe(0);
    expect(await app.mailsTo(OPERATOR)).toHaveLength(before);
  });

  test('with the same idempotency key makes a request of their own', async () => {
    const [one, two] = [await newUserQuickly(app), await newUserQuickly(app)];
    const key = { 'idempotency-key': 'the-same' };
    expect((await ask(one, ASKED, key)).id).not.toBe((await ask(two, ASKED, key)).id);
  });
});

describe('pressing twice', () => {
  test('at once makes one request, one confirmation and one mail to the operator', async () => {
    const user = await newUserQuickly(app);
    const key = { 'idempotency-key': 'a-double-click' };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => ask(user, ASKED, key)),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(await rowsOf(user)).toBe(1);
    expect(await app.mailsTo(user.email)).toHaveLength(1);
    expect(await operatorsMail(first?.number ?? '')).toHaveLength(1);
  });

  test('with another text in between is refused', async () => {
    const user = await newUserQuickly(app);
    const key = { 'idempotency-key': 'once' };
    await ask(user, ASKED, key);
    for (const change of [{ subject: 'Other' }, { message: 'Other' }, { topic: 'bug' as const }]) {
      expect(await codeOf(ask(user, { ...ASKED, ...change }, key))).toBe(
        'request/idempotency-conflict',
      );
    }
    expect(await rowsOf(user)).toBe(1);
  });
});

test('a request whose event cannot be recorded is not stored, and nobody is written to', async () => {
  const { db } = app.database;
  const user = await newUserQuickly(app);
  await db.execute('alter table security_audit_events rename to security_audit_events_away');
  try {
    await expect(ask(user)).rejects.toThrow('The database query is invalid.');
  } finally {
    await db.execute('alter table security_audit_events_away rename to security_audit_events');
  }
  expect(await rowsOf(user)).toBe(0);
  expect(await app.mailsTo(user.email)).toEqual([]);
});

test('ten requests a day are enough, and each user has their own ten', async () => {
  const strict = await openTestApp({
    withBystander: true,
    environment: { RATE_LIMIT: '1' },
    db: app.database.db,
  });
  const keen = await newUserQuickly(strict);
  for (let made = 0; made < 10; made += 1) await ask(keen);
  const refused = await keen.request('/api/support-requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ASKED),
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect(Problem.parse(await refused.json()).code).toBe('rate-limit/exceeded');
  expect(await rowsOf(keen)).toBe(10);
  await ask(await newUserQuickly(strict));
  await strict.close();
});
