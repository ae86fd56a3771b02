import type { Server } from 'node:http';

import { defineEndpoint } from '@wrenchwise/contract/endpoint';
import { eventStream, type StreamOptions } from '@wrenchwise/contract/event-stream';
import { Problem } from '@wrenchwise/contract/problem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { listen } from '../../testing/listen.ts';
import { newUserQuickly, type QuickUser, sessionCookie } from '../../testing/quick-user.ts';
import { allEvents, readEvents } from '../../testing/read-events.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import type { Feature } from '../feature.ts';
import { closeServer } from './close-server.ts';
import { openApiDocument } from './openapi.ts';

/** An endpoint of tests on the real composition: no product endpoint answers with events yet. */

const COUNT = 5;

const count = defineEndpoint({
  id: 'count',
  method: 'POST',
  path: '/api/test/count',
  tag: 'Test',
  summary: 'Counts to five',
  access: 'user',
  status: 200,
  errors: ['db/record-not-found'],
  ...eventStream({
    delta: z.object({ number: z.int(), userId: z.string() }),
    done: z.object({}),
  }),
});

/** What a test has the stream do: after which number it waits, or fails. */
interface Script {
  readonly failBefore?: boolean;
  readonly failAfter?: number;
  readonly waitAfter?: number;
}

/** A feature whose stream follows a script, and what it has seen. */
const counting = (script: Script = {}) => {
  const ended = Promise.withResolvers<AbortSignal>();
  const waiting = Promise.withResolvers<void>();
  async function* run({ lastEventId, signal }: StreamOptions, userId: string) {
    try {
      for (let number = Number(lastEventId ?? 0) + 1; number <= COUNT; number += 1) {
        // More than the contract declares.
        const data = { number, userId, secret: 'not for clients' };
        yield { event: 'delta', id: String(number), data } as const;
        if (number === script.failAfter) throw new AppError('diagnosis/service-failed');
        if (number === script.waitAfter) {
          waiting.resolve();
          await new Promise(() => undefined);
        }
      }
      yield { event: 'done', data: {} } as const;
    } finally {
      ended.resolve(signal);
    }
  }
  const feature: Feature = {
    mountApi: ({ mount }) =>
      mount(count, async (_, { user }) => {
        if (script.failBefore) throw new AppError('db/record-not-found');
        return (options) => {
          options.signal.addEventListener('abort', () => ended.resolve(options.signal));
          return run(options, user.id);
        };
      }),
  };
  return { feature, ended: ended.promise, waiting: waiting.promise };
};

interface Served {
  readonly app: TestApp;
  readonly server: Server;
  readonly url: string;
  readonly user: QuickUser;
  readonly open: (
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Promise<Response>;
}

let base: TestApp;
beforeAll(async () => {
  base = await openTestApp({ withBystander: true });
});
afterAll(() => base.close());

let closing: (() => Promise<unknown>)[];
beforeEach(() => {
  closing = [];
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

/** An instance of its own on the file's one database; of a user of its own, unless one is named. */
const serve = async (feature: Feature, as?: QuickUser): Promise<Served> => {
  const app = await openTestApp({ withBystander: true, features: [feature], db: base.database.db });
  const { server, url } = await listen(app.composition);
  closing.push(app.close, async () => {
    server.closeAllConnections();
    server.close();
  });
  const user = as ?? (await newUserQuickly(app));
  const [name, value] = await sessionCookie(app, user.id);
  const open: Served['open'] = (headers, signal) =>
    fetch(url + count.path, {
      method: 'POST',
      headers: { cookie: `${name}=${value}`, 'accept-encoding': 'gzip', ...headers },
      ...(signal ? { signal } : {}),
    });
  return { app, server, url, user, open };
};

const delta = (number: number, userId: string) => ({
  event: 'delta',
  id: String(number),
  data: { number, userId },
});
const from = (first: number, userId: string) => [
  ...Array.from({ length: COUNT - first + 1 }, (_, i) => delta(first + i, userId)),
  { event: 'done', data: {} },
];

describe('a streamed answer', () => {
  test('brings each event with its id, and nothing that the contract does not declare', async () => {
    const { user, open } = await serve(counting().feature);
    const answer = await open();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String) as unknown,
    });
    // Compressed, events would wait until a block is full.
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await allEvents(answer)).toEqual(from(1, user.id));
  });

  test('goes on after the last event that the client has seen', async () => {
    const { user, open } = await serve(counting().feature);
    const answer = await open({ 'last-event-id': '3' });
    expect(await allEvents(answer)).toEqual(from(4, user.id));
  });

  test('refuses what was never the id of an event', async () => {
    const { open } = await serve(counting().feature);
    for (const id of ['a b', 'x'.repeat(201)]) {
      const answer = await open({ 'last-event-id': id });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'request/invalid' }),
      ]);
    }
  });

  test('is for who is signed in, each with their own', async () => {
    const mine = await serve(counting().feature);
    const stranger = await fetch(mine.url + count.path, { method: 'POST' });
    expect(stranger.status).toBe(401);
    const other = await newUserQuickly(mine.app);
    const [name, value] = await sessionCookie(mine.app, other.id);
    const answer = await mine.open({ cookie: `${name}=${value}` });
    expect(await allEvents(answer)).toEqual(from(1, other.id));
  });

  test('that fails before it begins is a problem with its status', async () => {
    const { open } = await serve(counting({ failBefore: true }).feature);
    const answer = await open();
    expect(answer.status).toBe(404);
    expect(Problem.parse(await answer.json()).code).toBe('db/record-not-found');
  });

  test('that fails later ends with the event of its problem', async () => {
    const { user, open } = await serve(counting({ failAfter: 2 }).feature);
    const answer = await open();
    const events = await allEvents(answer);
    expect(events.slice(0, 2)).toEqual([delta(1, user.id), delta(2, user.id)]);
    expect(events.slice(2).map(({ event }) => event)).toEqual(['error']);
    expect(Problem.parse(events[2]?.data)).toMatchObject({
      code: 'diagnosis/service-failed',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test('notifies its source when the client has gone', async () => {
    const { feature, ended } = counting({ waitAfter: 2 });
    const { user, open } = await serve(feature);
    const leave = new AbortController();
    const answer = await open({}, leave.signal);
    const first = await readEvents(answer).next();
    expect(first.value).toEqual(delta(1, user.id));
    leave.abort();
    expect((await ended).aborted).toBe(true);
  });

  test('ends when the server stops, without being cut, and is resumed at another', async () => {
    const { feature, waiting } = counting({ waitAfter: 2 });
    const first = await serve(feature);
    const second = await serve(counting().feature, first.user);
    const answer = await first.open();
    const events = allEvents(answer);
    await waiting;
    first.app.composition.drain();
    first.app.composition.endStreams();
    expect(await closeServer(first.server, 10_000)).toBe(0);
    const { id: userId } = first.user;
    const seen = await events;
    expect(seen).toEqual([delta(1, userId), delta(2, userId)]);
    const rest = await second.open({ 'last-event-id': seen.at(-1)?.id ?? '' });
    expect(await allEvents(rest)).toEqual(from(3, userId));
  });
});

test('the OpenAPI document describes the events and how a stream is resumed', () => {
  const given = { serverUrl: 'http://x', version: '1', cookieName: 'session' };
  const document = JSON.parse(JSON.stringify(openApiDocument([count], given))) as unknown;
  const event = (name: string) => ({
    properties: { event: { const: name }, id: { type: 'string' } },
    required: ['event', 'data'],
  });
  expect(document).toMatchObject({
    paths: {
      [count.path]: {
        post: {
          parameters: [{ name: 'Last-Event-ID', in: 'header', required: false }],
          responses: {
            200: {
              content: {
                'text/event-stream': {
                  schema: { oneOf: [event('delta'), event('done'), event('error')] },
                },
              },
            },
          },
        },
      },
    },
  });
});
