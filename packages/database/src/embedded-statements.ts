import {
  parse,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

import { BECOME_USER, becomeValues } from './become-user.ts';
import type { Origin, WatchDatabase } from './database.ts';
import { inLaneOf } from './fair-turns.ts';
import { createStatementNames } from './statement-names.ts';

const { serialize } = protocol;

/** Runs one statement, as Drizzle calls its driver. */
export interface StatementClient {
  readonly query: (text: string, values: unknown[], options: QueryOptions) => Promise<Results>;
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
): ((userId?: string) => StatementClient) => {
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

  const run = async (
    userId: string | undefined,
    text: string,
    values: unknown[],
    options: QueryOptions,
  ): Promise<Results> => {
    const statement = nameOf(text) ?? '';
    const become = BECOME_USER;
    const messages = await pglite.execProtocolStream(
      Buffer.concat([
        ...(userId === undefined
          ? []
          : [
              ...steps(become.name, become.text, becomeValues(userId, origin())),
              serialize.execute({}),
            ]),
        ...steps(statement, text, values.map(wireValue)),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    );
    if (userId !== undefined) prepared.add(become.name);
    if (statement !== '') prepared.add(statement);
    const first = messages.findIndex(({ name }) => name === 'commandComplete') + 1;
    const [result] = parse.parseResults(
      userId === undefined ? messages : messages.slice(first),
      pglite.parsers,
      options,
    );
    if (!result) throw new Error('the database answered nothing');
    return result;
  };

  // Both locks, as in PGlite's own `query`: otherwise this statement could become part of an open
  // transaction.
  return (userId) => ({
    query: (text, values, options) =>
      watch('statement', async () => {
        await pglite.waitReady;
        return inLaneOf(userId, () =>
          pglite._runExclusiveTransaction(() =>
            pglite._runExclusiveQuery(() => run(userId, text, values, options)),
          ),
        );
      }),
  });
};
