import {
  parse,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

import { BECOME_FOUND, BECOME_USER, becomeValues } from './become-user.ts';
import type { Origin, WatchDatabase } from './database.ts';
import { inLaneOf } from './fair-turns.ts';
import { createTrips, type Trips } from './one-trip.ts';
import { createStatementNames } from './statement-names.ts';

const { serialize } = protocol;

type Statement = readonly [text: string, values: unknown[], options: QueryOptions];

/** Runs one statement, as Drizzle calls its driver. */
export interface StatementClient {
  readonly query: (...statement: Statement) => Promise<Results>;
}

/** Statements that are a transaction of their own, and those that share one with their user's finding. */
export interface EmbeddedStatements {
  readonly clientOf: (userId?: string) => StatementClient;
  readonly trips: Trips<Statement, Results>;
}

/** A value in wire format. Drizzle has already made text of dates, lists and JSON. */
const wireValue = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  throw new TypeError(`a statement's value is a ${typeof value}`);
};

/**
 * Clients whose every statement is a transaction of its own: the owner's, or a user's. The
 * statement that sets role and user goes before it, with one Sync after both, so that they are one
 * transaction, in one call of the database instead of ten.
 */
export const createEmbeddedStatements = (
  pglite: PGlite,
  origin: () => Origin | undefined,
  watch: WatchDatabase,
): EmbeddedStatements => {
  const nameOf = createStatementNames();
  const prepared = new Set<string>();

  const steps = (statement: string, text: string, values: (string | null)[]): Uint8Array[] => [
    // Closed first: a failure may have left it open. Closing an unknown name is no error.
    ...(prepared.has(statement)
      ? []
      : [
          serialize.close({ type: 'S', name: statement }),
          serialize.parse({ name: statement, text }),
        ]),
    serialize.bind({ statement, values }),
  ];

  interface Step {
    readonly name: string;
    readonly text: string;
    readonly values: (string | null)[];
    /** How its rows are read; not at all without. */
    readonly options?: QueryOptions;
  }

  const become = (userId: string): Step => ({
    ...BECOME_USER,
    values: becomeValues(userId, origin()),
  });

  const stepOf = ([text, values, options]: Statement): Step => ({
    name: nameOf(text) ?? '',
    text,
    values: values.map(wireValue),
    options,
  });

  /** The results of those steps whose rows are read. */
  const run = async (all: readonly Step[]): Promise<Results[]> => {
    const messages = await pglite.execProtocolStream(
      Buffer.concat([
        ...all.flatMap(({ name, text, values, options }) => [
          ...steps(name, text, values),
          ...(options ? [serialize.describe({ type: 'P' })] : []),
          serialize.execute({}),
        ]),
        serialize.sync(),
      ]),
    );
    for (const { name } of all) if (name !== '') prepared.add(name);
    const results: Results[] = [];
    let from = 0;
    for (const { options } of all) {
      const end = messages.findIndex(
        ({ name }, index) => index >= from && name === 'commandComplete',
      );
      if (end < 0) throw new Error('the database answered less than was asked');
      const of = messages.slice(from, end + 1);
      from = end + 1;
      if (options) results.push(...parse.parseResults(of, pglite.parsers, options));
    }
    return results;
  };

  // Both locks, as in PGlite's own `query`: otherwise this statement could become part of an open
  // transaction.
  const exclusively = async (
    lane: string | undefined,
    work: () => Promise<Results[]>,
  ): Promise<Results[]> => {
    await pglite.waitReady;
    return inLaneOf(lane, () =>
      pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(work)),
    );
  };

  return {
    clientOf: (userId) => ({
      query: (...statement) =>
        watch('statement', async () => {
          const [result] = await exclusively(userId, () =>
            run([...(userId === undefined ? [] : [become(userId)]), stepOf(statement)]),
          );
          if (!result) throw new Error('the database answered nothing');
          return result;
        }),
    }),
    // Whose lane it is, is not known yet: whoever brings the same secret waits in turn.
    trips: createTrips((find, reads) =>
      watch('transaction', () =>
        exclusively(String(find[1][0]), () =>
          run([stepOf(find), { ...BECOME_FOUND, values: [] }, ...reads.map(stepOf)]),
        ),
      ),
    ),
  };
};
