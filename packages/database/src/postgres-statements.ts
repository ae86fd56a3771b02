import { type Connection as Wire, Query, type QueryConfig, type QueryResult } from 'pg';

import { BECOME_USER, becomeValues } from './become-user.ts';
import type { Origin, WatchDatabase } from './database.ts';
import { isRead } from './is-read.ts';
import { createTrips, type Trips } from './one-trip.ts';
import type { Connect } from './postgres-transactions.ts';
import { TripQuery } from './postgres-trip.ts';
import type { RetryAfter } from './retries.ts';
import { isDisconnected } from './sqlstate.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * A statement as one user. The statement that sets role and user goes before it (pipelining), with
 * one Sync after both: PostgreSQL makes them one transaction and skips the second when the first
 * fails. One round trip, and the second cannot run as the owner.
 */
class UserQuery extends Query {
  readonly #become: string[];
  readonly #own: { readonly name: string | undefined; readonly text: string };
  #isUserSet = false;

  constructor(config: QueryConfig, values: unknown[], become: string[], done: Done) {
    super(config, values, done);
    this.#become = become;
    this.#own = { name: this.name, text: this.text };
  }

  // The simple protocol would leave out the user.
  override requiresPreparation(): boolean {
    return true;
  }

  // Called while the socket is corked.
  override prepare(connection: Wire): void {
    const { name, text } = BECOME_USER;
    const { parsedStatements, submittedNamedStatements } = connection;
    if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
      connection.parse({ name, text, types: [] }, true);
      submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values: this.#become }, true);
    connection.execute({}, true);
    super.prepare(connection);
    // The driver records the parsed statement under the query's name at that time.
    this.name = name;
    this.text = text;
  }

  override handleDataRow(message: unknown): void {
    if (this.#isUserSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isUserSet) {
      super.handleCommandComplete(message, connection);
      return;
    }
    this.#isUserSet = true;
    this.name = this.#own.name;
    this.text = this.#own.text;
  }

  override handleError(error: Error, connection: Wire): void {
    const { name } = this.#own;
    // Skipped by PostgreSQL: the statement has not been parsed.
    if (!this.#isUserSet && name !== undefined) delete connection.submittedNamedStatements[name];
    super.handleError(error, connection);
  }
}

type Done = (error: Error | undefined, result: QueryResult) => void;

type Statement = readonly [config: QueryConfig, values: unknown[]];

/** Runs one statement, as Drizzle calls its driver. */
export interface StatementClient {
  readonly query: (...statement: Statement) => Promise<QueryResult>;
}

/** Statements that are a transaction of their own, and those that share one with their user's finding. */
export interface PostgresStatements {
  readonly clientOf: (userId?: string) => StatementClient;
  readonly trips: Trips<Statement, QueryResult>;
}

const sendWith =
  ({ connect, origin }: { readonly connect: Connect; readonly origin: () => Origin | undefined }) =>
  async (
    userId: string | undefined,
    config: QueryConfig,
    values: unknown[],
  ): Promise<QueryResult> => {
    const { client, release } = await connect();
    try {
      const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
      const done: Done = (error, result) => {
        if (error) reject(error);
        else resolve(result);
      };
      client.query(
        userId === undefined
          ? new Query(config, values, done)
          : new UserQuery(config, values, becomeValues(userId, origin()), done),
      );
      return await promise;
    } finally {
      release();
    }
  };

/**
 * Clients whose every statement is a transaction of its own, prepared once per connection: the
 * owner's, or a user's. A read is retried after a broken connection; a write is not, since only its
 * service can know whether that is safe.
 */
export const createPostgresStatements = (options: {
  connect: Connect;
  /** Shared by all users of a connection: a name stands for one text there. */
  nameOf: StatementNames;
  origin: () => Origin | undefined;
  watch: WatchDatabase;
  retrying: RetryAfter;
  readingFunctions: readonly string[];
}): PostgresStatements => {
  const { connect, nameOf, origin, watch, retrying, readingFunctions } = options;

  const send = sendWith({ connect, origin });

  const named = ([statement, values]: Statement): Statement => [
    { ...statement, name: nameOf(statement.text) },
    values,
  ];

  const sendTrip = async (find: Statement, reads: readonly Statement[]): Promise<QueryResult[]> => {
    const { client, release } = await connect();
    try {
      const trip = new TripQuery(named(find), reads.map(named));
      client.query(trip);
      return await trip.results;
    } finally {
      release();
    }
  };

  /** Again after a broken connection when all of it only reads. */
  const readingAgain = async <T>(texts: readonly string[], work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (failure) {
      return retrying(
        failure,
        work,
        (error) => isDisconnected(error) && texts.every((text) => isRead(text, readingFunctions)),
      );
    }
  };

  return {
    clientOf: (userId) => ({
      query: (...statement) =>
        watch('statement', () =>
          readingAgain([statement[0].text], () => send(userId, ...named(statement))),
        ),
    }),
    trips: createTrips((find, reads) =>
      watch('transaction', () =>
        // What finds the user only reads, whatever its text looks like.
        readingAgain(
          reads.map(([{ text }]) => text),
          () => sendTrip(find, reads),
        ),
      ),
    ),
  };
};
