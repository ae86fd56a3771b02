import { setTimeout as sleep } from 'node:timers/promises';

import { drive } from './drive.ts';
import { asking, measure, type Measured, mixed, type Served } from './measure.ts';
import type { LoadUser } from './mix.ts';
import { type Place, SECRET } from './places.ts';
import { residentBytes } from './processor-time.ts';
import { seedCrowd, seedHeavyUser, seedUsers } from './seed.ts';

/** How much is measured. */
export interface Extent {
  readonly seconds: number;
  readonly warmUpSeconds: number;
  /** Connections, each of a user of its own. */
  readonly users: readonly number[];
  /** Rows of other people, few and many. */
  readonly rows: readonly [few: number, many: number];
  readonly heavyRows: number;
  readonly soakMinutes: number;
}

const ratio = (value: number, base: number): number =>
  base === 0 ? 0 : Math.round((value / base) * 100) / 100;

const LIST = '/api/diagnoses?perPage=5';

/** The mix by so many users, and the list by itself by the fewest of them. */
export const throughput = async (
  place: Place,
  instances: number,
  { users: counts, ...extent }: Extent,
): Promise<Readonly<Record<string, Measured>>> => {
  const prefix = `mix${instances}`;
  const users = await place.withDatabase((db) =>
    seedUsers(db, { prefix, users: Math.max(...counts), secret: SECRET }),
  );
  return place.withInstances(instances, async (served) => {
    const results: Record<string, Measured> = {};
    for (const count of counts) {
      const some = users.slice(0, count);
      results[`mix of ${count}`] = await measure(mixed(some, served), served, extent);
    }
    const fewest = users.slice(0, Math.min(...counts));
    const lists = asking(fewest, served, 'list', () => LIST);
    results[`list of ${fewest.length}`] = await measure(lists, served, extent);
    return results;
  });
};

/** The mix of a few users while others have few rows, and while they have very many. */
export const growth = async (place: Place, { rows, users: counts, ...extent }: Extent) => {
  const users = await place.withDatabase((db) =>
    seedUsers(db, { prefix: 'growth', users: Math.min(...counts), secret: SECRET }),
  );
  const measured: Measured[] = [];
  let seeded = 0;
  for (const total of rows) {
    await place.withDatabase((db) =>
      seedCrowd(db, { prefix: `crowd${total}`, rows: total - seeded }),
    );
    seeded = total;
    measured.push(
      await place.withInstances(1, (served) => measure(mixed(users, served), served, extent)),
    );
  }
  const [few, many] = measured;
  return {
    rows,
    few,
    many,
    p99OfManyToFew: ratio(many?.p99Ms ?? 0, few?.p99Ms ?? 0),
    requestsOfManyToFew: ratio(many?.requestsPerSecond ?? 0, few?.requestsPerSecond ?? 0),
  };
};

/** What a user with very many rows asks for, one thing after the other. */
const heavily = (heavy: LoadUser, { instances }: Served) => {
  const paths = [
    LIST,
    `/api/vehicles/${heavy.vehicleId}/log`,
    `/api/vehicles/${heavy.vehicleId}/costs`,
    `/api/vehicles/${heavy.vehicleId}`,
  ];
  let turn = 0;
  return {
    url: instances[0]?.url ?? '',
    cookie: heavy.cookie,
    next: () => {
      const path = paths[turn % paths.length] ?? LIST;
      turn += 1;
      return { name: path.replace(heavy.vehicleId, '{id}'), path };
    },
  };
};

/** Light users by themselves, then beside one with very many rows, who also is compared with them. */
export const heavyUser = async (place: Place, { heavyRows, users: counts, ...extent }: Extent) => {
  const { light, heavy } = await place.withDatabase(async (db) => ({
    light: await seedUsers(db, { prefix: 'light', users: Math.min(...counts), secret: SECRET }),
    heavy: await seedHeavyUser(db, { rows: heavyRows, secret: SECRET }),
  }));
  return place.withInstances(1, async (served) => {
    const apart = await measure(mixed(light, served), served, extent);
    const [beside, ofHeavy] = await Promise.all([
      measure(mixed(light, served), served, extent),
      drive([heavily(heavy, served)], extent.warmUpSeconds + extent.seconds),
    ]);
    const [one] = light;
    const alike = one && (await drive([heavily(one, served)], extent.seconds));
    const ofHeavyAlone = await drive([heavily(heavy, served)], extent.seconds);
    return {
      rows: heavyRows,
      lightApart: apart,
      lightBeside: beside,
      p99BesideToApart: ratio(beside.p99Ms, apart.p99Ms),
      heavyBeside: ofHeavy.byRequest,
      heavyByItself: ofHeavyAlone.byRequest,
      lightByItself: alike?.byRequest,
      p50OfHeavyToLight: ratio(ofHeavyAlone.p50Ms, alike?.p50Ms ?? 0),
    };
  });
};

const MINUTE_MS = 60_000;
const SAMPLES_A_MINUTE = 6;
const MB = 1024 * 1024;

/** Growth a minute by least squares. */
const slopeOf = (samples: readonly number[], aMinute: number): number => {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  let [over, under] = [0, 0];
  for (const [index, value] of samples.entries()) {
    over += (index - middle) * (value - mean);
    under += (index - middle) ** 2;
  }
  return under === 0 ? 0 : (over / under) * aMinute;
};

/** The mix for many minutes, and what memory the server holds meanwhile. */
export const soak = async (place: Place, { soakMinutes, users: counts }: Extent) => {
  const users = await place.withDatabase((db) =>
    seedUsers(db, { prefix: 'soak', users: Math.min(...counts), secret: SECRET }),
  );
  return place.withInstances(1, async (served) => {
    const [instance] = served.instances;
    const samples: number[] = [];
    const end = performance.now() + soakMinutes * MINUTE_MS;
    const sampling = (async () => {
      while (performance.now() < end) {
        samples.push(residentBytes(instance?.pid ?? 0) / MB);
        await sleep(MINUTE_MS / SAMPLES_A_MINUTE);
      }
    })();
    const driven = await drive(mixed(users, served), soakMinutes * 60);
    await sampling;
    const half = samples.slice(Math.floor(samples.length / 2));
    return {
      minutes: soakMinutes,
      requests: driven.count,
      failures: driven.failures,
      residentMb: {
        first: Math.round(samples[0] ?? 0),
        last: Math.round(samples.at(-1) ?? 0),
        highest: Math.round(Math.max(...samples)),
      },
      growthMbPerMinuteInSecondHalf: Math.round(slopeOf(half, SAMPLES_A_MINUTE) * 100) / 100,
    };
  });
};
