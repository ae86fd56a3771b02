import { type Connection as Wire, type Pool, Query, type QueryConfig, type QueryResult } from 'pg';

import type { RetryingAfter } from '../policies.ts';
import { isRead } from './is-read.ts';
import { isDisconnected } from './sqlstate.ts';
import { BECOME_PERSON, becomeValues, createStatementNames } from './statement-names.ts';

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
 * A statement that runs as one person. The statement that sets the role and the person goes out
 * before it, and one Sync after both: PostgreSQL makes one transaction of them, and when the first
 * fails it skips the second. One round trip; no way for the second to run as the owner.
 */
class PersonQuery extends Query {
  readonly #become: string[];
  readonly #own: { readonly name: string | undefined; readonly text: string };
  #isPersonSet = false;

  constructor(config: QueryConfig, values: unknown[], personId: string, done: Done) {
    super(config, values, done);
    this.#become = becomeValues(personId);
    this.#own = { name: this.name, text: this.text };
  }

  // The other way to send it, as plain text, would leave out who the person is.
  override requiresPreparation(): boolean {
    return true;
  }

  // The driver calls this between corking the socket and uncorking it.
  override prepare(connection: Wire): void {
    const { name, text } = BECOME_PERSON;
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
    if (this.#isPersonSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isPersonSet) {
      super.handleCommandComplete(message, connection);
      return;
    }
    this.#isPersonSet = true;
    this.name = this.#own.name;
    this.text = this.#own.text;
  }

  override handleError(error: Error, connection: Wire): void {
    const { name } = this.#own;
    // Skipped: the statement that was sent along has not been parsed.
    if (!this.#isPersonSet && name !== undefined) delete connection.submittedNamedStatements[name];
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
 * owner's, or a person's. A read whose connection failed is tried again; a write never is here,
 * for its service may know better.
 */
export const createPostgresStatements = (
  pool: Pool,
  retrying: RetryingAfter,
): ((personId?: string) => StatementClient) => {
  const nameOf = createStatementNames();

  const send = async (
    personId: string | undefined,
    config: QueryConfig,
    values: unknown[],
  ): Promise<QueryResult> => {
    const client = await pool.connect();
    try {
      const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
      const done: Done = (error, result) => {
        if (error) reject(error);
        else resolve(result);
      };
      client.query(
        personId === undefined
          ? new Query(config, values, done)
          : new PersonQuery(config, values, personId, done),
      );
      return await promise;
    } finally {
      client.release();
    }
  };

  return (personId) => ({
    query: async (given, values) => {
      const config = { ...given, name: nameOf(given.text) };
      try {
        return await send(personId, config, values);
      } catch (failure) {
        return retrying(
          failure,
          () => send(personId, config, values),
          (error) => isRead(given.text) && isDisconnected(error),
        );
      }
    },
  });
};
