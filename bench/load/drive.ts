import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One request of a connection, by the name under which it is counted. */
export interface NamedRequest {
  readonly name: string;
  readonly path: string;
  readonly body?: unknown;
}

/** A connection: where it leads, whose it is, and what it asks for next. */
export interface Connection {
  readonly url: string;
  readonly cookie: string;
  readonly next: () => NamedRequest;
}

/** What one kind of request took. */
export interface Times {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What connections saw that ask again once they are answered. */
export interface Driven extends Times {
  readonly requestsPerSecond: number;
  /** The longest that anybody waited for an answer of any kind. */
  readonly maxMs: number;
  /** Answers of 503: refused because there was too much to do. */
  readonly shed: number;
  /** Any other answer than 2xx, and broken connections. */
  readonly failures: number;
  /** The same by request and status; 0: the connection broke. */
  readonly failed: Readonly<Record<string, number>>;
  readonly byRequest: Readonly<Record<string, Times>>;
}

const TOO_BUSY = 503;
/** What `Retry-After` says is waited for, at most. */
const MAX_RETRY_AFTER_SECONDS = 5;

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;

const timesOf = (latencies: readonly number[]): Times => {
  const sorted = latencies.toSorted((a, b) => a - b);
  return { count: sorted.length, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
};

interface Answer {
  /** 0: the connection broke. */
  readonly status: number;
  readonly retryAfterSeconds: number;
}

let keys = 0;

const send = (
  agent: Agent,
  { url, cookie }: Connection,
  { path, body }: NamedRequest,
): Promise<Answer> => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const text = body === undefined ? undefined : JSON.stringify(body);
  keys += 1;
  const sent = request(
    `${url}${path}`,
    {
      agent,
      method: text === undefined ? 'GET' : 'POST',
      // As the web client sends it.
      headers: {
        cookie,
        'accept-encoding': 'gzip',
        ...(text === undefined
          ? {}
          : {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
              'idempotency-key': `load-${process.pid}-${keys}`,
            }),
      },
    },
    (answer) => {
      const retryAfterSeconds = Number(answer.headers['retry-after'] ?? 0);
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfterSeconds }));
      answer.on('error', () => resolve({ status: 0, retryAfterSeconds }));
    },
  );
  sent.on('error', () => resolve({ status: 0, retryAfterSeconds: 0 }));
  sent.end(text);
  return promise;
};

/**
 * Drives connections for so many seconds: each asks again once it is answered (closed loop), and
 * waits when it is refused with `Retry-After`, as clients do. Latency counts answers of 2xx.
 */
export const drive = async (
  connections: readonly Connection[],
  seconds: number,
): Promise<Driven> => {
  const latencies = new Map<string, number[]>();
  const failed = new Map<string, number>();
  let [maxMs, shed] = [0, 0];
  const started = performance.now();
  const end = started + seconds * 1000;

  const run = async (connection: Connection): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      const wanted = connection.next();
      const asked = performance.now();
      const { status, retryAfterSeconds } = await send(agent, connection, wanted);
      const took = performance.now() - asked;
      maxMs = Math.max(maxMs, took);
      if (status >= 200 && status < 300) {
        const known = latencies.get(wanted.name) ?? [];
        known.push(took);
        latencies.set(wanted.name, known);
      } else if (status === TOO_BUSY) {
        shed += 1;
        const wait = Math.min(retryAfterSeconds, MAX_RETRY_AFTER_SECONDS) * 1000;
        await sleep(Math.max(0, Math.min(wait, end - performance.now())));
      } else {
        const what = `${wanted.name} ${status}`;
        failed.set(what, (failed.get(what) ?? 0) + 1);
      }
    }
    agent.destroy();
  };
  await Promise.all(connections.map(run));

  const took = (performance.now() - started) / 1000;
  const all = [...latencies.values()].flat();
  return {
    ...timesOf(all),
    requestsPerSecond: Math.round(all.length / took),
    maxMs: Math.round(maxMs),
    shed,
    failures: [...failed.values()].reduce((sum, count) => sum + count, 0),
    failed: Object.fromEntries(failed),
    byRequest: Object.fromEntries(
      [...latencies].map(([name, values]) => [name, timesOf(values)] as const),
    ),
  };
};
