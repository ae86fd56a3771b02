import { parseArgs } from 'node:util';

import { asking, measure, type Measured } from './load/measure.ts';
import type { LoadUser } from './load/mix.ts';
import { runPgbench } from './load/pgbench.ts';
import { openPlace, type Place, withBareEndpoint } from './load/places.ts';
import { type Extent, growth, heavyUser, soak, throughput } from './load/scenarios.ts';
import { loadTable } from './load/table.ts';
import { writeResult } from './scores/results.ts';

const WHOLE: Extent = {
  seconds: 15,
  warmUpSeconds: 4,
  users: [50, 500],
  rows: [1000, 1_000_000],
  heavyRows: 20_000,
  soakMinutes: 10,
};

/** Whether it runs, not how fast: on a busy machine, in a few minutes. */
const QUICK: Extent = {
  seconds: 2,
  warmUpSeconds: 1,
  users: [5, 25],
  rows: [1000, 10_000],
  heavyRows: 2000,
  soakMinutes: 0.5,
};

/** The framework by itself, at each number of connections. */
const bare = ({ users, ...extent }: Extent): Promise<Readonly<Record<string, Measured>>> =>
  withBareEndpoint(async (instance) => {
    const results: Record<string, Measured> = {};
    for (const count of users) {
      const nobody: readonly LoadUser[] = Array.from({ length: count }, () => ({
        cookie: '',
        vehicleId: '',
        diagnosisId: '',
      }));
      const served = { instances: [instance], postgresPid: undefined };
      const connections = asking(nobody, served, 'bare', () => '/');
      results[`bare of ${count}`] = await measure(connections, served, extent);
    }
    return results;
  });

const onPlace = async <T>(kind: Place['kind'], work: (place: Place) => Promise<T>) => {
  const place = await openPlace(kind);
  if (place === undefined) return undefined;
  try {
    return await work(place);
  } finally {
    await place.close();
  }
};

/**
 * The real mix of requests by many users at once, with the load generator on the same cores: on both
 * databases, by one and two instances, beside the bare framework and pgbench in the same run, so that
 * figures of one machine can be read as ratios. `--quick` runs a little of everything and writes
 * nothing; `--soak` adds ten minutes that look for leaks.
 */
export const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean' }, soak: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const isQuick = values.quick === true;
  const extent = isQuick ? QUICK : WHOLE;
  const withSoak = values.soak === true;
  const before = await bare(extent);
  const embedded = await onPlace('embedded', async (place) => ({
    one: await throughput(place, 1, extent),
    heavyUser: await heavyUser(place, extent),
    soak: withSoak ? await soak(place, extent) : undefined,
  }));
  const postgres = await onPlace('postgres', async (place) => ({
    pgbench:
      place.postgres &&
      (await runPgbench(place.postgres, {
        connections: Math.min(...extent.users),
        seconds: extent.seconds,
      })),
    one: await throughput(place, 1, extent),
    two: await throughput(place, 2, extent),
    heavyUser: await heavyUser(place, extent),
    soak: withSoak ? await soak(place, extent) : undefined,
    growth: await growth(place, extent),
  }));
  const result = {
    extent,
    // The framework is measured first and last: how far the two differ is how quiet the machine was.
    bare: { before, after: await bare(extent) },
    embedded,
    postgres,
  };
  const table = loadTable(result);
  console.log(table);
  if (isQuick) return;
  writeResult('load.json', result);
  writeResult('load.md', table);
};
