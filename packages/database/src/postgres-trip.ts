import { type Connection as Wire, Query, type QueryConfig, type QueryResult } from 'pg';

import { BECOME_FOUND } from './become-user.ts';

// What the driver's types leave out of the classes that its documentation invites to extend.
declare module 'pg' {
  interface Query {
    name: string | undefined;
    text: string;
    requiresPreparation(): boolean;
    prepare(connection: Wire): void;
    handleRowDescription(message: unknown): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: Wire): void;
    handleError(error: Error, connection: Wire): void;
    handleReadyForQuery(connection: Wire): void;
  }
  interface Connection {
    readonly parsedStatements: Record<string, string | undefined>;
    readonly submittedNamedStatements: Record<string, string | undefined>;
  }
}

/** A statement of the trip, as a query that is never submitted by itself. */
class Part extends Query {
  readonly result: Promise<QueryResult>;

  constructor(config: QueryConfig, values: unknown[]) {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
    super(config, values, (error: Error | undefined, result: QueryResult) => {
      if (error) reject(error);
      else resolve(result);
    });
    this.result = promise;
  }
}

/**
 * The statement that finds the user, the role, and the reads of that user, with one Sync behind them
 * (pipelining): one transaction and one round trip. When one fails, PostgreSQL skips what follows it,
 * so that nothing is read as the owner.
 */
export class TripQuery extends Query {
  /** Of the first statement and of the reads, in their order. */
  readonly results: Promise<QueryResult[]>;
  readonly #parts: readonly Part[];
  #at = 0;

  constructor(
    find: readonly [QueryConfig, unknown[]],
    reads: readonly (readonly [QueryConfig, unknown[]])[],
  ) {
    const first = new Part(...find);
    const role = new Part({ ...BECOME_FOUND }, []);
    const others = reads.map((read) => new Part(...read));
    // The parts have callbacks of their own: this one is never called with a result.
    super({ name: first.name, text: first.text }, [], () => undefined);
    this.#parts = [first, role, ...others];
    const all = Promise.all(this.#parts.map(({ result }) => result));
    this.results = all.then((results) => results.filter((_, index) => index !== 1));
  }

  override requiresPreparation(): boolean {
    return true;
  }

  // Called while the socket is corked.
  override prepare(connection: Wire): void {
    // Every part would end with a Sync, and be a transaction of its own.
    const unsynced: Wire = Object.create(connection, { sync: { value: () => undefined } });
    for (const part of this.#parts) part.prepare(unsynced);
    connection.sync();
  }

  get #current(): Part | undefined {
    return this.#parts[this.#at];
  }

  override handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message);
  }

  override handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    this.#current?.handleCommandComplete(message, connection);
    this.#at += 1;
    const next = this.#current;
    if (!next) return;
    // The driver records a parsed statement under the query's name at that time.
    this.name = next.name;
    this.text = next.text;
  }

  override handleError(error: Error, connection: Wire): void {
    for (const part of this.#parts) {
      const { name } = part;
      // Skipped by PostgreSQL: they have not been parsed.
      if (name !== undefined && connection.parsedStatements[name] === undefined) {
        delete connection.submittedNamedStatements[name];
      }
      part.handleError(error, connection);
    }
  }

  override handleReadyForQuery(connection: Wire): void {
    for (const part of this.#parts) part.handleReadyForQuery(connection);
  }
}
