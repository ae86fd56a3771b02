import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@wrenchwise/database/database';
import { openEmbedded } from '@wrenchwise/database/embedded';
import { openPostgres } from '@wrenchwise/database/postgres';
import { NO_RETRIES } from '@wrenchwise/database/retries';

import { startPostgres } from '../tools/postgres.ts';
import { type BuiltServer, signIn, startBuiltServer } from './product/built-server.ts';
import { writeResult } from './scores/results.ts';

const RATE_LIMIT = 'off';
const DEMO_EMAIL = 'demo@wrenchwise.example';
const DEMO_PASSWORD = 'rattle-and-hum';
const ROUNDS = 60;
const WARM_UP = 10;

interface Garage {
  readonly users: number;
  /** Vehicles of the user whose lists are measured. */
  readonly vehiclesOfDemo: number;
  readonly vehiclesOfOthers: number;
  readonly tasks: number;
  readonly logRows: number;
}

/** 10,000 vehicles of 500 households; the one measured has 20 of them. */
const LARGE: Garage = {
  users: 499,
  vehiclesOfDemo: 20,
  vehiclesOfOthers: 9980,
  tasks: 20,
  logRows: 200,
};
/** 20 vehicles with ten years of fill-ups every two weeks, and of work. */
const EMBEDDED: Garage = {
  users: 0,
  vehiclesOfDemo: 20,
  vehiclesOfOthers: 0,
  tasks: 20,
  logRows: 300,
};

/** Fills the database by SQL: as an owner, past row-level security's policies of users. */
const fill = async (db: Database, garage: Garage): Promise<void> => {
  const { users, vehiclesOfDemo, vehiclesOfOthers, tasks, logRows } = garage;
  const statements = `
    alter table log_entries disable trigger user;
    alter table maintenance_schedules disable trigger user;
    insert into users (name, email, email_verified)
      select 'Driver ' || n, 'driver-' || n || '@wrenchwise.example', true
      from generate_series(1, ${users}) n;
    insert into vehicles (user_id, make, model, year, registration, created_at)
      select u.id, 'Ford', 'Focus', 2000 + n % 25, 'AB' || lpad((n % 100)::text, 2, '0') || ' CDE',
        now() - n * interval '1 hour'
      from users u, generate_series(1, ${vehiclesOfDemo}) n where u.email = '${DEMO_EMAIL}';
    insert into vehicles (user_id, make, model, year, created_at)
      select u.id, 'Vauxhall', 'Corsa', 2000 + n % 25, now() - n * interval '1 minute'
      from (select id, row_number() over (order by id) - 1 as place
          from users where email like 'driver-%') u
      join generate_series(0, ${vehiclesOfOthers - 1}) n on n % ${Math.max(users, 1)} = u.place;
    insert into maintenance_schedules
        (user_id, vehicle_id, task, due_date, due_mileage, completed, completed_at)
      select v.user_id, v.id, 'Task ' || n, current_date + n * 10 - 60, 50000 + n * 1000, n % 4 = 0,
        case when n % 4 = 0 then now() - n * interval '1 day' end
      from vehicles v, generate_series(1, ${tasks}) n;
    insert into log_entries
        (user_id, created_by, vehicle_id, kind, date, odometer, litres, is_full, cost_cents, currency, category, title)
      select v.user_id, v.user_id, v.id, case when n % 8 = 0 then 'service' else 'fuel' end,
        current_date - n * 12, 120000 - n * 380,
        case when n % 8 <> 0 then 40 end, case when n % 8 <> 0 then true end,
        6000 + n % 900, 'GBP', case when n % 8 = 0 then 'service' else 'fuel' end,
        case when n % 8 = 0 then 'Service ' || n end
      from vehicles v, generate_series(1, ${logRows}) n;
    update vehicles set mileage = 119620, mileage_on = current_date - 12
      where mileage is null;
    select sum_log_months(array_agg(c.vehicle_id), array_agg(c.month)) from (
      select distinct vehicle_id, date_trunc('month', date)::date as month from log_entries) c;
    alter table log_entries enable trigger user;
    alter table maintenance_schedules enable trigger user;
    analyze`;
  // Row triggers keep owners and the mileage of a vehicle; for millions of rows they are set once.
  await db.withoutTimeouts((patient) => patient.executeSql(statements));
  await db.close();
};

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) /
  10;

/** The lists of the garage, as its pages ask for them. */
const listsOf = (vehicleId: string): Readonly<Record<string, string>> => ({
  vehicles: '/api/vehicles?perPage=12',
  'vehicles, found by a word': '/api/vehicles?search=focus&perPage=12',
  'one vehicle': `/api/vehicles/${vehicleId}`,
  'open tasks': '/api/maintenance?perPage=50',
  'open tasks of a vehicle': `/api/maintenance?vehicleId=${vehicleId}&perPage=50`,
  'tasks done': '/api/maintenance?state=done&perPage=50',
  'tasks in numbers': '/api/maintenance/overview',
  log: `/api/vehicles/${vehicleId}/log?perPage=20`,
  'log, fifth page': `/api/vehicles/${vehicleId}/log?perPage=20&page=5`,
  'log, found by a word': `/api/vehicles/${vehicleId}/log?search=service&perPage=20`,
  costs: `/api/vehicles/${vehicleId}/costs`,
  files: `/api/vehicles/${vehicleId}/files`,
});

/** Each list, asked for again and again by one user, the server's whole answer included. */
const measure = async ({ url }: BuiltServer) => {
  const cookie = await signIn(url, DEMO_EMAIL, DEMO_PASSWORD);
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(url + path, { headers: { cookie } });
    const body: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return body;
  };
  // The contract's answer.
  const { vehicles } = (await ask('/api/vehicles?search=focus')) as { vehicles: { id: string }[] };
  const lists: Record<string, { p50Ms: number; p95Ms: number }> = {};
  for (const [name, path] of Object.entries(listsOf(vehicles[0]?.id ?? ''))) {
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const start = performance.now();
      await ask(path);
      if (round >= 0) times.push(performance.now() - start);
    }
    const sorted = times.toSorted((a, b) => a - b);
    lists[name] = { p50Ms: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95) };
  }
  return lists;
};

/** The plans of the statements that the lists come down to, as the user whom they are for. */
const PLANS: Readonly<Record<string, string>> = {
  vehicles: `select * from vehicles where deleted_at is null order by created_at desc, id desc limit 12`,
  tasks: `select * from maintenance_schedules
    where vehicle_id = (select id from vehicles limit 1) and not completed and deleted_at is null`,
  'all open tasks': `select * from maintenance_schedules where not completed and deleted_at is null`,
  log: `select * from log_entries where vehicle_id = (select id from vehicles limit 1)
    and deleted_at is null order by date desc, created_at desc, id desc limit 20`,
  files: `select * from files where vehicle_id = (select id from vehicles limit 1)
    and deleted_at is null order by created_at desc limit 24`,
};

const textOf = (rows: readonly unknown[]): string[] =>
  rows
    .flatMap((row) => (typeof row === 'object' && row !== null ? Object.values(row) : []))
    .map(String);

/** By which indexes each statement is answered, and what is read from end to end. */
const explain = async (db: Database) => {
  const plans: Record<string, { indexes: string[]; sequential: string[] }> = {};
  for (const [name, statement] of Object.entries(PLANS)) {
    const { rows } = await db.executeSql(`begin;
      select set_config('app.user_id', (select id::text from users where email = '${DEMO_EMAIL}'), true);
      set local role app_user;
      explain ${statement};
      rollback`);
    const lines = textOf(rows);
    const found = (pattern: RegExp) => [
      ...new Set(lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])),
    ];
    plans[name] = {
      indexes: found(/(?:Scan using|Index Scan on) (\w+)/),
      sequential: found(/Seq Scan on (\w+)/),
    };
  }
  return plans;
};

const onPostgres = async () => {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-bench-'));
  try {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, RATE_LIMIT };
    const server = await startBuiltServer(environment);
    const open = () => openPostgres({ url: postgres.url, retries: NO_RETRIES });
    await fill(open(), LARGE);
    const lists = await measure(server);
    await server.stop();
    const db = open();
    const plans = await explain(db);
    await db.close();
    return { ...LARGE, lists, plans };
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const onEmbedded = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-bench-'));
  try {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMIT };
    const first = await startBuiltServer(environment);
    await first.stop();
    await fill(await openEmbedded({ dataDir }), EMBEDDED);
    const server = await startBuiltServer(environment);
    const lists = await measure(server);
    await server.stop();
    return { ...EMBEDDED, lists };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/**
 * How quickly the lists of the garage answer: 10,000 vehicles × 20 tasks × 200 log rows in PostgreSQL
 * (the standard is a p95 under 50 ms), and 20 vehicles with ten years of log in the embedded database
 * (100 ms). Times are those of whole requests, one after the other, on a machine that does both.
 */
export const run = async (): Promise<void> => {
  const result = { rounds: ROUNDS, embedded: await onEmbedded(), postgres: await onPostgres() };
  writeResult('garage.json', result);
  console.log(JSON.stringify(result, null, 2));
};
