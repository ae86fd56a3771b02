import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { LoadResult } from './load.ts';

/** One action of a user. */
export interface Action {
  readonly path: string;
  readonly body?: unknown;
}

/** Numbers in (0, 1], the same in every run (mulberry32). */
const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return 1 - ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;

/**
 * Users who read and think (open loop): each acts at exponentially distributed intervals with a
 * mean of `thinkSeconds`, without waiting for responses. Latency counts from the time at which the
 * action was due to its last byte, so that slow responses and a late generator are not hidden
 * (coordinated omission).
 */
export const runUsers = async (options: {
  url: string;
  /** A session cookie for each user. */
  cookies: readonly string[];
  thinkSeconds: number;
  seconds: number;
  action: Action;
}): Promise<LoadResult> => {
  const { cookies, thinkSeconds, seconds, action } = options;
  const random = createRandom(50);
  const agent = new Agent({ keepAlive: true });
  const body = action.body === undefined ? undefined : JSON.stringify(action.body);
  const latencies: number[] = [];
  let failures = 0;

  const act = (cookie: string, key: string, due: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const finish = (status: number): void => {
      latencies.push(performance.now() - due);
      if (status < 200 || status > 299) failures += 1;
      resolve();
    };
    const send = (): void => {
      const sent = request(
        `${options.url}${action.path}`,
        {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          // As the web client sends it: compression accepted, an idempotency key for each report.
          headers: {
            cookie,
            'accept-encoding': 'gzip',
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'idempotency-key': key }),
          },
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => finish(answer.statusCode ?? 0));
          answer.on('error', () => finish(0));
        },
      );
      sent.on('error', () => {
        // The server closed an idle keep-alive connection just as it was reused: retried once, as
        // browsers do, and the wait counts.
        if (sent.reusedSocket) send();
        else finish(0);
      });
      sent.end(body);
    };
    send();
    return promise;
  };

  const started = performance.now();
  const user = async (cookie: string, name: number): Promise<void> => {
    const open: Promise<void>[] = [];
    let due = started - Math.log(random()) * thinkSeconds * 1000;
    while (due < started + seconds * 1000) {
      await sleep(Math.max(0, due - performance.now()));
      open.push(act(cookie, `bench-${started}-${name}-${open.length}`, due));
      due -= Math.log(random()) * thinkSeconds * 1000;
    }
    await Promise.all(open);
  };
  await Promise.all(cookies.map(user));
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return {
    requestsPerSecond: Math.round(latencies.length / seconds),
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    failures,
  };
};
