import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { reportError } from '@wrenchwise/contract/endpoints/error-reports';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createPolicies } from '../../policies.ts';

const Event = z.object({
  level: z.string(),
  message: z.string().optional(),
  environment: z.string(),
  tags: z.record(z.string(), z.unknown()),
  exception: z
    .object({ values: z.array(z.object({ type: z.string(), value: z.string() })) })
    .optional(),
});
type Event = z.infer<typeof Event>;

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};

/** A stand-in for Sentry's ingestion endpoint: real HTTP, parsed envelopes. */
const openIngest = async () => {
  const received: { raw: string; path: string; event: Event }[] = [];
  let answer: 'at once' | 'never' | 'failing' = 'at once';
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const raw = await textOf(request);
    if (answer === 'never') return;
    if (answer === 'failing') {
      response.writeHead(500).end();
      return;
    }
    const [, item = '{}', payload = '{}'] = raw.split('\n');
    if (z.object({ type: z.string() }).parse(JSON.parse(item)).type === 'event') {
      const event = Event.parse(JSON.parse(payload));
      received.push({ raw, path: request.url ?? '', event });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    received,
    behave: (how: typeof answer) => {
      answer = how;
    },
    close: async () => {
      server.closeAllConnections();
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      await closed;
    },
  };
};

let ingest: Awaited<ReturnType<typeof openIngest>>;
let app: TestApp;
beforeAll(async () => {
  ingest = await openIngest();
  app = await openTestApp({
    withBystander: true,
    environment: { SENTRY_DSN: ingest.dsn },
    policies: createPolicies({ tempo: 0 }),
  });
});
afterEach(() => {
  ingest.behave('at once');
  ingest.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await ingest.close();
});

const send = (body: Record<string, unknown>) =>
  app.newBrowser().request(reportError.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The events that the monitor received, once all have arrived. */
const reported = async () => {
  await app.composition.flush();
  return ingest.received;
};

describe('the monitor is shown', () => {
  test('what a user reports, without what is personal', async () => {
    await send({
      message: 'It broke for sam@example.com with eyJhbGciOi.eyJzdWIiOiIxIn0',
      category: 'network',
      page: '/dashboard/diagnosis-result/7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
      requestId: 'request-from-the-screen',
    });
    const [first, ...others] = await reported();
    expect(others).toEqual([]);
    expect(first?.path).toMatch(/^\/api\/42\/envelope\//);
    expect(first?.event).toMatchObject({
      level: 'error',
      environment: 'local',
      message: 'It broke for [REDACTED] with [REDACTED]',
      tags: {
        source: 'person',
        category: 'network',
        page: '/dashboard/diagnosis-result/[REDACTED]',
        request_id: 'request-from-the-screen',
      },
    });
  });

  test('what nobody foresaw, with the request’s id and the stack, without what was sent', async () => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    await db.execute(sql`alter table subscriptions rename column plan_id to plan_was`);
    try {
      const failed = await user.request('/api/subscription', {
        headers: { 'x-request-id': 'request-that-failed' },
      });
      expect(failed.status).toBe(500);
    } finally {
      await db.execute(sql`alter table subscriptions rename column plan_was to plan_id`);
    }
    // `db/invalid-query` is in the catalogue: the log is enough.
    expect(await reported()).toEqual([]);

    await db.execute(
      sql`create or replace function usage_overview(p_user_id uuid, out tier text, out month text,
        out metric text, out used integer, out allowance integer) returns setof record
        language plpgsql security definer as $$ begin
          raise exception 'call % failed', p_user_id using errcode = 'XX000'; end $$`,
    );
    const failed = await user.request('/api/subscription', {
      headers: { 'x-request-id': 'request-that-failed', 'x-token': 's3cret' },
    });
    expect(failed.status).toBe(500);
    const [first, ...others] = await reported();
    expect(others).toEqual([]);
    expect(first?.event).toMatchObject({
      message: 'An unexpected error occurred. Please try again later.',
      tags: {
        code: 'unknown/error',
        source: 'server',
        method: 'GET',
        path: '/api/subscription',
        request_id: 'request-that-failed',
      },
    });
    expect(first?.event.exception?.values[0]?.value).toBe('call [REDACTED] failed');
    for (const secret of [user.id, user.email, 's3cret', ...user.cookies.values()]) {
      expect(first?.raw).not.toContain(secret);
    }
  });

  test('of what a page reports by itself only what is new or critical', async () => {
    const uncaught = { message: 'x is undefined', automatic: true };
    await send({ ...uncaught, category: 'network' });
    await send({ ...uncaught, category: 'authentication' });
    expect(await reported()).toEqual([]);
    await send({ ...uncaught, category: 'unknown' });
    await send({ ...uncaught, category: 'network', severity: 'critical' });
    expect((await reported()).map(({ event }) => [event.level, event.tags['source']])).toEqual([
      ['error', 'browser'],
      ['fatal', 'browser'],
    ]);
  });

  test('nothing of what is foreseen', async () => {
    expect((await app.newBrowser().request('/api/me')).status).toBe(401);
    expect((await app.newBrowser().request('/api/none-such')).status).toBe(404);
    expect(await reported()).toEqual([]);
  });
});

describe('no request waits for a monitor or fails with it', () => {
  test('when it does not answer', async () => {
    ingest.behave('never');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send({ message: 'It broke' })),
    );
    expect(answers.every(({ status }) => status === 202)).toBe(true);
  });

  test('when it fails', async () => {
    ingest.behave('failing');
    expect((await send({ message: 'It broke' })).status).toBe(202);
  });
});
