import { type Connection as Wire, Query, type QueryConfig, type QueryResult } from 'pg';

import { BECOME_USER, becomeValues } from './become-user.ts';
import type { Origin } from './database.ts';
import { isRead } from './is-read.ts';
import type { Connect } from './postgres-transactions.ts';
import type { RetryAfter } from './retries.ts';
import { isDisconnected } from './sqlstate.ts';
import type { StatementNames } from './statement-names.ts';

// What the driver's types leave out of the classes that its documentation invites to extend.
declare module 'pg' {
  interface Query {
    name: string | undefined;
    text: string;
    requiresPreparation(): boolean;
    prepare(connection: Wire): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: Wire): void;
    handleError(error: Error, connection: Wire): void;
  }
  interface Connection {
    readonly parsedStatements: Record<string, string | undefined>;
    readonly submittedNamedStatements: Record<string, string | undefined>;
  }
}

/**
 * A statement that runs as one user. The statement that sets the role and the user goes out
 * before it, and one Sync after both: PostgreSQL makes one transaction of them, and when the first
 * fails it skips the second. One round trip; no way for the second to run as the owner.
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

  // The other way to send it, as plain text, would leave out who the user is.
  override requiresPreparation(): boolean {
    return true;
  }

  // The driver calls this between corking the socket and uncorking it.
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
    // The driver books what was parsed under the name that the query has when the answer comes.
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
    // Skipped: the statement that was sent along has not been parsed.
    if (!this.#isUserSet && name !== undefined) delete connection.submittedNamedStatements[name];
    super.handleError(error, connection);
  }
}

type Done = (error: Error | undefined, result: QueryResult) => void;

/** Answers one statement, as Drizzle asks its driver. */
export interface StatementClient {
  readonly query: (config: QueryConfig, values: unknown[]) => Promise<QueryResult>;
}

/**
 * Clients whose every statement is a transaction of its own, prepared once a connection: the
 * owner's, or a user's. A read whose connection failed is tried again; a write never is here,
 * for its service may know better.
 */
export const createPostgresStatements = (options: {
  connect: Connect;
  /** One for all that share a connection: a name stands for one text there. */
  nameOf: StatementNames;
  origin: () => Origin | undefined;
  retrying: RetryAfter;
  readingFunctions: readonly string[];
}): ((userId?: string) => StatementClient) => {
  const { connect, nameOf, origin, retrying, readingFunctions } = options;

  const send = async (
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

  return (userId) => ({
    query: async (statement, values) => {
      const config = { ...statement, name: nameOf(statement.text) };
      try {
        return await send(userId, config, values);
      } catch (failure) {
        return retrying(
          failure,
          () => send(userId, config, values),
          (error) => isRead(statement.text, readingFunctions) && isDisconnected(error),
        );
      }
    },
  });
};
