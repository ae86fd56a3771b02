import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { openEmbedded } from '@wrenchwise/database/embedded';

import { signIn, startBuiltServer } from './product/built-server.ts';
import { writeResult } from './scores/results.ts';

const DEMO_EMAIL = 'demo@wrenchwise.example';
const DEMO_PASSWORD = 'rattle-and-hum';
const ROUNDS = 20;
const WARM_UP = 3;

/** Two people on one instance: one with a year or two of a log, one with more than anybody typed. */
const PEOPLE = {
  light: { email: 'light@wrenchwise.example', entries: 200, diagnoses: 30 },
  heavy: { email: 'heavy@wrenchwise.example', entries: 20_000, diagnoses: 3000 },
} as const;
type Person = keyof typeof PEOPLE;

/** Both have the demo account's password and copies of one of its diagnoses. */
const personSql = ({ email, entries, diagnoses }: (typeof PEOPLE)[Person]): string => `
  insert into users (name, email, email_verified) values ('Driver', '${email}', true);
  insert into accounts (user_id, account_id, provider_id, password)
    select u.id, u.id::text, 'credential', a.password from users u, accounts a
    join users demo on demo.id = a.user_id and demo.email = '${DEMO_EMAIL}'
    where u.email = '${email}' and a.provider_id = 'credential';
  insert into vehicles (user_id, make, model, year)
    select id, 'Ford', 'Focus', 2015 from users where email = '${email}';
  insert into log_entries (user_id, vehicle_id, kind, date, odometer, litres, is_full, cost_cents, currency, category, title)
    select v.user_id, v.id, case when n % 8 = 0 then 'service' else 'fuel' end,
      current_date - n * 3650 / ${entries}, 240000 - n * 200000::numeric / ${entries},
      case when n % 8 <> 0 then 40 end, case when n % 8 <> 0 then true end,
      6000 + n % 900, 'GBP', case when n % 8 = 0 then 'service' else 'fuel' end,
      case when n % 8 = 0 then 'Service ' || n end
    from vehicles v join users u on u.id = v.user_id and u.email = '${email}', generate_series(1, ${entries}) n;
  insert into diagnoses (user_id, make, model, year, symptoms, possible_causes, severity, confidence, can_drive,
      top_probability, result, source, knowledge_version, inputs_hash, created_at)
    select u.id, d.make, d.model, d.year, d.symptoms, d.possible_causes, d.severity, d.confidence, d.can_drive,
      d.top_probability, d.result, d.source, d.knowledge_version, d.inputs_hash, now() - n * interval '1 hour'
    from diagnoses d, users u, generate_series(1, ${diagnoses}) n
    where d.id = (select id from diagnoses limit 1) and u.email = '${email}';`;

const fill = async (dataDir: string): Promise<void> => {
  const db = await openEmbedded({ dataDir });
  await db.withoutTimeouts((patient) =>
    patient.executeSql(`${Object.values(PEOPLE).map(personSql).join('\n')}; analyze`),
  );
  await db.close();
};

const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
};

interface Visitor {
  /** A GET, or a POST of a body. */
  readonly ask: (path: string, body?: string, type?: string) => Promise<Response>;
  readonly read: (path: string) => Promise<number>;
  readonly paths: Readonly<Record<string, string>>;
}

/** A person who is signed in, and the pages that grow with what they stored. */
const visit = async (url: string, person: Person): Promise<Visitor> => {
  const cookie = await signIn(url, PEOPLE[person].email, DEMO_PASSWORD);
  const ask = (path: string, body?: string, type = 'application/json') =>
    fetch(url + path, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { cookie, origin: url, 'content-type': type },
    });
  const json = async (path: string): Promise<unknown> => (await ask(path)).json();
  const { vehicles } = (await json('/api/vehicles')) as { vehicles: { id: string }[] }; // the contract's
  const vehicle = `/api/vehicles/${vehicles[0]?.id ?? ''}`;
  const deep = (await json(`${vehicle}/log?page=5`)) as { entries: { id: string }[] }; // the contract's
  return {
    ask,
    read: async (path) => {
      const start = performance.now();
      const answer = await ask(path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return performance.now() - start;
    },
    paths: {
      log: `${vehicle}/log`,
      'log, from an entry on': `${vehicle}/log?after=${deep.entries[0]?.id ?? ''}`,
      'log, fill-ups': `${vehicle}/log?kind=fuel`,
      'log, found by a word': `${vehicle}/log?search=service`,
      costs: `${vehicle}/costs`,
      vehicles: '/api/vehicles',
      vehicle,
      overview: '/api/maintenance/overview',
      outlook: `${vehicle}/outlook`,
      diagnoses: '/api/diagnoses',
      'diagnoses, found by a word': '/api/diagnoses?search=brake',
      'file of the car': `${vehicle}/file`,
      'file of the car, PDF': `${vehicle}/file.pdf`,
      'log as CSV': `${vehicle}/log-export`,
    },
  };
};

const BOMBS = ['a\n'.repeat(2_400_000), 'a,'.repeat(2_400_000), '## a\n'.repeat(960_000)];

/** What somebody else waits for their page while work goes on, in ms. */
const beside = async (other: Visitor, work: () => Promise<unknown>) => {
  const times: number[] = [];
  const done = work();
  const isOver = done.then(() => true);
  do {
    times.push(await other.read('/api/vehicles'));
  } while (!(await Promise.race([isOver, sleep(5, false)])));
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), requests: times.length };
};

const prepareExport = async (heavy: Visitor): Promise<void> => {
  await heavy.ask('/api/me/exports', '{}');
  for (;;) {
    const { exports } = (await (await heavy.ask('/api/me/exports')).json()) as {
      exports: { state: string }[];
    }; // the contract's
    if (exports[0]?.state === 'ready') return;
    if (exports[0]?.state === 'failed') throw new Error('the export failed');
    await sleep(200);
  }
};

const measure = async (url: string) => {
  const [light, heavy] = [await visit(url, 'light'), await visit(url, 'heavy')];
  const routes: Record<string, { lightMs: number; heavyMs: number; ratio: number }> = {};
  for (const name of Object.keys(light.paths)) {
    const times: Record<Person, number[]> = { light: [], heavy: [] };
    const rounds = name.endsWith('PDF') ? 3 : ROUNDS;
    // In turn, so that what else the machine does meets both.
    for (let round = -WARM_UP; round < rounds; round += 1) {
      const [ofLight, ofHeavy] = [
        await light.read(light.paths[name] ?? ''),
        await heavy.read(heavy.paths[name] ?? ''),
      ];
      if (round < 0) continue;
      times.light.push(ofLight);
      times.heavy.push(ofHeavy);
    }
    const [lightMs, heavyMs] = [percentile(times.light, 0.5), percentile(times.heavy, 0.5)];
    routes[name] = { lightMs, heavyMs, ratio: Math.round((heavyMs / lightMs) * 10) / 10 };
  }
  const bomb = heavy.paths['vehicle'];
  return {
    routes,
    beside: {
      nothing: await beside(light, () => sleep(2000)),
      'pages of the heavy user': await beside(light, async () => {
        for (const name of ['log', 'costs', 'diagnoses', 'file of the car, PDF', 'log as CSV']) {
          await heavy.read(heavy.paths[name] ?? '');
        }
      }),
      'five hostile imports': await beside(light, () =>
        Promise.all(
          [...BOMBS, ...BOMBS.slice(0, 2)].map((body) =>
            heavy.ask(`${bomb}/imports?dryRun=true`, body, 'text/csv'),
          ),
        ),
      ),
      'an export of the heavy user': await beside(light, () => prepareExport(heavy)),
    },
  };
};

/**
 * Whether somebody with 20,000 log entries and 3,000 diagnoses is served like one with 200 and 30, on the embedded
 * database: the ratio of what each waits, and what the second waits while the first is served.
 */
export const run = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-bench-'));
  try {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMIT: 'off' };
    await (await startBuiltServer(environment)).stop();
    await fill(dataDir);
    const server = await startBuiltServer(environment);
    const result = { people: PEOPLE, ...(await measure(server.url)) };
    await server.stop();
    writeResult('heavy-user.json', result);
    console.log(JSON.stringify(result, null, 2));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
