import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { openPlace, type Place } from './load/places.ts';
import { type BuiltServer, signInDemo } from './product/built-server.ts';
import { writeResult } from './scores/results.ts';

const ROUNDS = 50;
const QUICK_ROUNDS = 2;
const WRITERS = 4;
/** How long a round writes before the server is killed, in ms: from the first answer on. */
const WRITES_FOR = { least: 50, most: 500 };
const PER_PAGE = 50;

const Made = z.object({ id: z.string() });
const Diagnoses = z.object({ total: z.int() });
const Log = z.object({ entries: z.array(Made), next: z.string().nullable() });
const Usage = z.object({ diagnoses: z.object({ used: z.int() }) });

/** The demo's account, on whichever server runs: its session outlives each of them. */
const callerOf = (cookie: string) => {
  const ask = (url: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        cookie,
        origin: url,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
  return {
    ask,
    read: async <T>(url: string, path: string, schema: z.ZodType<T>): Promise<T> => {
      const answer = await ask(url, path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return schema.parse(await answer.json());
    },
  };
};
type Caller = ReturnType<typeof callerOf>;

/** What the server has said to be saved. */
interface Acknowledged {
  readonly diagnoses: string[];
  readonly entries: string[];
}

const REPORT = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'Grinding noise from the front left when I brake, worse in the last week.',
};
const ENTRY = {
  kind: 'service',
  title: 'Oil change',
  date: '2025-02-01',
  odometer: null,
  costCents: 9000,
  currency: 'GBP',
};

/** Writes with several connections and kills the server meanwhile; returns what it had acknowledged. */
const writeAndKill = async (
  { url, kill }: BuiltServer,
  { ask }: Caller,
  vehicleId: string,
): Promise<Acknowledged> => {
  const acknowledged: Acknowledged = { diagnoses: [], entries: [] };
  const first = Promise.withResolvers<void>();
  const write = async (turn: number): Promise<void> => {
    for (let step = turn; ; step += 1) {
      const isReport = step % 2 === 0;
      const answer = await (
        isReport
          ? ask(url, '/api/diagnoses', REPORT)
          : ask(url, `/api/vehicles/${vehicleId}/log`, ENTRY)
      ).catch(() => undefined);
      if (!answer) return;
      if (!answer.ok) {
        // An overloaded server refuses, and has saved nothing; anything else is a fault of this bench.
        if (answer.status === 503) continue;
        throw new Error(`a write was answered with ${answer.status}: ${await answer.text()}`);
      }
      // The head of the answer says that it is saved; the body with its id may be cut off by the end.
      const body = await answer.json().catch(() => undefined);
      const made = Made.safeParse(body);
      if (!made.success) return;
      acknowledged[isReport ? 'diagnoses' : 'entries'].push(made.data.id);
      first.resolve();
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, turn) => write(turn)));
  await Promise.race([first.promise, writers]);
  await sleep(WRITES_FOR.least + Math.random() * (WRITES_FOR.most - WRITES_FOR.least));
  await kill();
  await writers;
  return acknowledged;
};

/** How many of these are gone. */
const countLost = async (
  { url }: BuiltServer,
  caller: Caller,
  { vehicleId, acknowledged }: { vehicleId: string; acknowledged: Acknowledged },
): Promise<number> => {
  let lost = 0;
  for (const id of acknowledged.diagnoses) {
    if (!(await caller.ask(url, `/api/diagnoses/${id}`)).ok) lost += 1;
  }
  const missing = new Set(acknowledged.entries);
  let after: string | null | undefined;
  while (missing.size > 0 && after !== null) {
    const page: z.output<typeof Log> = await caller.read(
      url,
      `/api/vehicles/${vehicleId}/log?perPage=${PER_PAGE}${after === undefined ? '' : `&after=${after}`}`,
      Log,
    );
    for (const { id } of page.entries) missing.delete(id);
    after = page.next;
  }
  return lost + missing.size;
};

/** Diagnoses that the account has, less what it was charged for: those of the demo. */
const uncharged = async (url: string, caller: Caller): Promise<number> => {
  const { total } = await caller.read(url, '/api/diagnoses', Diagnoses);
  const { diagnoses } = await caller.read(url, '/api/usage', Usage);
  return total - diagnoses.used;
};

const crash = async (place: Place, rounds: number) => {
  await place.withDatabase((db) =>
    db.executeSql(`update usage_limits set allowance = 1000000 where metric = 'diagnoses'`),
  );
  let server = await place.start();
  const caller = callerOf(await signInDemo(server.url));
  const made = await caller.ask(server.url, '/api/vehicles', {
    make: 'Ford',
    model: 'Focus',
    year: 2015,
  });
  const { id: vehicleId } = Made.parse(await made.json());
  const before = await uncharged(server.url, caller);
  const result = { rounds, acknowledged: 0, lost: 0, unitsLeaked: 0, slowestStartMs: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = await writeAndKill(server, caller, vehicleId);
    server = await place.start();
    result.acknowledged += acknowledged.diagnoses.length + acknowledged.entries.length;
    result.lost += await countLost(server, caller, { vehicleId, acknowledged });
    result.slowestStartMs = Math.max(result.slowestStartMs, Math.round(server.startMs));
  }
  result.unitsLeaked = before - (await uncharged(server.url, caller));
  await server.stop();
  return result;
};

/**
 * `npm run bench -- crash`: kills the server (SIGKILL) while it writes, 50 times on each database, and
 * counts what it had acknowledged and has no longer, and units that were charged for nothing.
 */
export const run = async (): Promise<void> => {
  const isQuick = process.argv.includes('--quick');
  const results: Record<string, Awaited<ReturnType<typeof crash>>> = {};
  for (const kind of ['embedded', 'postgres'] as const) {
    const place = await openPlace(kind);
    if (!place) continue;
    try {
      results[kind] = await crash(place, isQuick ? QUICK_ROUNDS : ROUNDS);
      console.log(kind, results[kind]);
      if (!isQuick) writeResult('crash.json', results);
    } finally {
      await place.close();
    }
  }
  const all = Object.values(results);
  if (all.some(({ lost, unitsLeaked }) => lost > 0 || unitsLeaked !== 0)) {
    throw new Error('something that was acknowledged is lost, or a unit is');
  }
};
