import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  createDiagnosis,
  getDiagnosis,
  listDiagnoses,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { getUsage } from '@wrenchwise/contract/endpoints/subscription';
import { rowsOf } from '@wrenchwise/database/database';
import { openEmbedded } from '@wrenchwise/database/embedded';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { migrateDatabase } from './migrate.ts';
import { GRINDING } from './testing/complaint.ts';
import {
  type Caller,
  isBuilt,
  MIGRATIONS,
  runToExit,
  type ServerProcess,
  signInDemo,
  startServer,
  REASON,
} from './testing/server-process.ts';

/** The demo account's diagnoses that came with it and used no unit. */
const seededDiagnoses = async (demo: Caller): Promise<number> => {
  const { total } = await demo.call(listDiagnoses, { query: {} });
  return total - (await demo.call(getUsage, {})).diagnoses.used;
};

/** The built server as an operator runs it, on the embedded database. */

const onPostgres = Boolean(process.env['DATABASE_URL']);
const SLOW = 180_000;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wrenchwise-process-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe.runIf(isBuilt)(`a start that cannot be${REASON}`, () => {
  const SECRET = 'q3J8zL0pV7sX2mB5nC9dR4tY6uW1eKfG';
  const refused = async (environment: Record<string, string>): Promise<string> => {
    const { code, output } = await runToExit({ DATA_DIR: join(directory, 'none'), ...environment });
    expect(code).toBe(1);
    expect(output).toMatch(/^Wrenchwise cannot start\.\n/);
    // A plain reason: no stack.
    expect(output).not.toMatch(/^\s+at /m);
    return output;
  };

  const COMPLETE = {
    NODE_ENV: 'production',
    AUTH_SECRET: SECRET,
    APP_URL: 'https://cars.example',
    ALLOW_EMBEDDED: '1',
    ALLOW_OUTBOX: '1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_STANDARD: 'price_1',
    STRIPE_PRICE_PREMIUM: 'price_2',
  };

  test('in production with nothing set names everything that it needs', async () => {
    const output = await refused({ NODE_ENV: 'production' });
    for (const name of ['AUTH_SECRET', 'APP_URL', 'DATABASE_URL', 'SMTP_URL']) {
      expect(output).toContain(`${name}: missing`);
    }
  });

  test('in production with a weak secret or a shifted clock names both', async () => {
    const output = await refused({
      ...COMPLETE,
      AUTH_SECRET: 'weakweakweak',
      CLOCK_OFFSET_MS: '5',
    });
    expect(output).toContain('AUTH_SECRET: too weak');
    expect(output).toContain('CLOCK_OFFSET_MS');
    expect(output).not.toContain('weakweakweak');
  });

  test('for a trusted proxy that is no address names it', async () => {
    const output = await refused({
      ...COMPLETE,
      TRUSTED_PROXIES: 'everybody',
      DATA_DIR: join(directory, 'proxies'),
    });
    expect(output).toContain("TRUSTED_PROXIES: 'everybody'");
  });

  test('for a database that is not there says so', async () => {
    const output = await refused({ DATABASE_URL: 'postgresql://ww:hunter2@127.0.0.1:1/none' });
    expect(output).toBe('Wrenchwise cannot start.\nconnect ECONNREFUSED 127.0.0.1:1\n');
  });

  test.runIf(onPostgres)('for a database that refuses the role says what it said', async () => {
    const url = new URL(process.env['DATABASE_URL'] ?? '');
    url.username = 'nobody_of_that_name';
    url.password = 'hunter2';
    const output = await refused({ DATABASE_URL: url.href });
    expect(output).toContain('role "nobody_of_that_name" does not exist (28000)');
    expect(output).not.toContain('hunter2');
  });
});

describe.runIf(isBuilt && !onPostgres)(`one process on one data directory${REASON}`, () => {
  let dataDir: string;
  let server: ServerProcess | undefined;

  /** Starts the shared server unless it runs. */
  const running = async (): Promise<ServerProcess> => {
    server ??= await startServer({ DATA_DIR: dataDir, DRAIN_MS: '5000' });
    return server;
  };
  const killed = async (signal: NodeJS.Signals) => {
    const dying = await running();
    dying.signal(signal);
    server = undefined;
    return dying.exited;
  };

  beforeAll(async () => {
    dataDir = join(directory, 'data');
    // A large allowance for the demo account's free plan, set as an operator would.
    await mkdir(dataDir);
    const db = await openEmbedded({ dataDir });
    await migrateDatabase(db, MIGRATIONS);
    await db.execute(sql`update usage_limits set allowance = 100000 where metric = 'diagnoses'`);
    await db.close();
  }, SLOW);
  afterAll(async () => {
    if (server) await killed('SIGKILL');
  }, SLOW);

  test(
    'a port in use is shown in a plain sentence',
    async () => {
      const { promise, resolve } = Promise.withResolvers<Server>();
      const holder = createServer().listen(0, '127.0.0.1', () => resolve(holder));
      await promise;
      const address = holder.address();
      const port = typeof address === 'object' && address ? String(address.port) : '';
      const { code, output } = await runToExit({ DATA_DIR: dataDir, PORT: port });
      holder.close();
      expect(code).toBe(1);
      expect(output).toBe(
        `Wrenchwise cannot start.\nPort ${port} is in use. Stop the other program, or set PORT to a free port.\n`,
      );
    },
    SLOW,
  );

  test(
    'a second one refuses and names the first, which goes on serving',
    async () => {
      const first = await running();
      const second = await runToExit({ DATA_DIR: dataDir });
      expect(second.code).toBe(1);
      expect(second.output).toContain(`in use by process ${first.pid}.`);
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    },
    SLOW,
  );

  test.each([1, 2])(
    'kill -9 in the middle of a stream of diagnoses loses nothing acknowledged and no unit (%i)',
    async () => {
      const before = await running();
      const demo = await signInDemo(before.url);
      const seeded = await seededDiagnoses(demo);
      const acknowledged: string[] = [];
      const enough = Promise.withResolvers<void>();
      const stream = async (): Promise<void> => {
        for (;;) {
          const made = await demo.call(createDiagnosis, { body: GRINDING }).catch(() => undefined);
          if (!made) return;
          acknowledged.push(made.id);
          if (acknowledged.length >= 12) enough.resolve();
        }
      };
      const streams = Promise.all([stream(), stream(), stream(), stream()]);
      await enough.promise;
      await killed('SIGKILL');
      await streams;

      // The lock ended with the process: the next one starts at once.
      const after = await running();
      expect(after.pid).not.toBe(before.pid);
      const again = await signInDemo(after.url);
      for (const id of acknowledged) {
        expect((await again.call(getDiagnosis, { params: { id } })).id).toBe(id);
      }
      const { total } = await again.call(listDiagnoses, { query: {} });
      const usage = await again.call(getUsage, {});
      expect(total).toBeGreaterThanOrEqual(acknowledged.length);
      expect(usage.diagnoses.used).toBe(total - seeded);
    },
    SLOW,
  );

  test(
    'SIGTERM drains: not ready any more, still answering, everything finished, exit code 0',
    async () => {
      const { url } = await running();
      const demo = await signInDemo(url);
      const before = (await demo.call(listDiagnoses, { query: {} })).total;
      const seeded = await seededDiagnoses(demo);
      const diagnose = async (caller: Caller) =>
        (await caller.call(createDiagnosis, { body: GRINDING })).id;
      const inFlight = Array.from({ length: 8 }, () => diagnose(demo));
      const exited = killed('SIGTERM');
      await expect
        .poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 20, timeout: 4500 })
        .toBe(503);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const late = diagnose(demo);
      const finished = await Promise.all([...inFlight, late]);
      expect(await exited).toEqual({ code: 0, signal: null });

      const db = await openEmbedded({ dataDir });
      const [row] = await rowsOf(
        db,
        sql`select (select count(*) from diagnoses)::int as stored,
          (select sum(used) from usage_tracking where metric = 'diagnoses')::int as used,
          (select count(*) from usage_reservations)::int as set_aside`,
      );
      await db.close();
      const stored = before + finished.length;
      expect(row).toEqual({ stored, used: stored - seeded, set_aside: 0 });
    },
    SLOW,
  );
});
