import { setImmediate as turn } from 'node:timers/promises';

import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { streamEvents } from './event-stream.ts';

describe('a stream', () => {
  const events = { number: z.object({ text: z.string() }) };
  const settings = {
    events,
    lastEventId: undefined,
    stopping: new AbortController().signal,
    onFailure: async () => Promise.reject(new Error('no failure was foreseen')),
  };

  test('asks its source for no more than the client takes', async () => {
    let made = 0;
    const app = new Hono().get('/', (c) =>
      streamEvents(
        c,
        async function* endless() {
          for (;;) {
            made += 1;
            yield { event: 'number', data: { text: 'x'.repeat(10_000) } };
          }
        },
        settings,
      ),
    );
    const answer = await app.request('/');
    const reader = answer.body?.getReader();
    for (let taken = 0; taken < 10; taken += 1) {
      await reader?.read();
      for (let turns = 0; turns < 50; turns += 1) await turn();
      expect(made).toBeLessThan(taken + 4);
    }
    await reader?.cancel();
    const atEnd = made;
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(made).toBeLessThanOrEqual(atEnd + 1);
  });

  test('says in its pauses that it is still there', async () => {
    const enough = Promise.withResolvers<void>();
    const app = new Hono().get('/', (c) =>
      streamEvents(
        c,
        async function* slow() {
          await enough.promise;
          yield { event: 'number', data: { text: 'late' } };
        },
        { ...settings, heartbeatMs: 5 },
      ),
    );
    const answer = await app.request('/');
    let text = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      if (text.split(': heartbeat\n\n').length > 3) enough.resolve();
    }
    expect(text).toMatch(/^retry: \d+\n\n(?:: heartbeat\n\n){3,}event: number\ndata: /);
  });
});
