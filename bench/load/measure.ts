import { type Connection, drive, type Driven } from './drive.ts';
import { type LoadUser, requestAt } from './mix.ts';
import { processorMs, processorMsOfFamily } from './processor-time.ts';

/** What serves: the instances by their addresses and processes, and PostgreSQL's, where there is one. */
export interface Served {
  readonly instances: readonly { readonly url: string; readonly pid: number }[];
  readonly postgresPid: number | undefined;
  /** Addresses of guides in the API. */
  readonly guides: readonly string[];
}

export interface Measured extends Driven {
  /** Processor time for each answer, in milliseconds. */
  readonly cpuMsPerRequest: { readonly servers: number; readonly postgres: number };
}

/** Numbers in [0, 1), the same in every run (mulberry32). */
const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A connection for each user, dealt out over the instances, each asking for the mix in its own order. */
export const mixed = (
  users: readonly LoadUser[],
  { instances, guides }: Served,
): readonly Connection[] =>
  users.map((user, index) => {
    const random = createRandom(index + 1);
    let turn = index;
    return {
      url: instances[index % instances.length]?.url ?? '',
      cookie: user.cookie,
      next: () => {
        turn += 1;
        const { name, of } = requestAt(random());
        return { name, ...of(user, turn, guides) };
      },
    };
  });

/** The same connections, all asking for one thing. */
export const asking = (
  users: readonly LoadUser[],
  { instances }: Pick<Served, 'instances'>,
  name: string,
  pathOf: (user: LoadUser) => string,
): readonly Connection[] =>
  users.map((user, index) => ({
    url: instances[index % instances.length]?.url ?? '',
    cookie: user.cookie,
    next: () => ({ name, path: pathOf(user) }),
  }));

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Drives connections once to warm up, then measures. */
export const measure = async (
  connections: readonly Connection[],
  { instances, postgresPid }: Pick<Served, 'instances' | 'postgresPid'>,
  { seconds, warmUpSeconds }: { seconds: number; warmUpSeconds: number },
): Promise<Measured> => {
  await drive(connections, warmUpSeconds);
  const ofServers = () => instances.reduce((sum, { pid }) => sum + processorMs(pid), 0);
  const ofPostgres = () => (postgresPid === undefined ? 0 : processorMsOfFamily(postgresPid));
  const before = { servers: ofServers(), postgres: ofPostgres() };
  const driven = await drive(connections, seconds);
  const answers = Math.max(1, driven.count + driven.shed + driven.failures);
  return {
    ...driven,
    cpuMsPerRequest: {
      servers: rounded((ofServers() - before.servers) / answers),
      postgres: rounded((ofPostgres() - before.postgres) / answers),
    },
  };
};
