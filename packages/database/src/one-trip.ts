import { AsyncLocalStorage } from 'node:async_hooks';

/** Sends the statement that finds the user and, as that user, the reads: one trip, one transaction. */
export type SendTrip<Statement, Result> = (
  find: Statement,
  reads: readonly Statement[],
) => Promise<readonly Result[]>;

interface Asked<Statement, Result> {
  readonly statement: Statement;
  readonly answer: PromiseWithResolvers<Result>;
}

/** Collects what is asked at once. */
class Trip<Statement, Result> {
  readonly #send: SendTrip<Statement, Result>;
  readonly #reads: Asked<Statement, Result>[] = [];
  #find: Asked<Statement, Result> | undefined;
  #isScheduled = false;
  #hasLeft = false;

  constructor(send: SendTrip<Statement, Result>) {
    this.#send = send;
  }

  find(statement: Statement): Promise<Result> {
    const asked = this.#ask(statement);
    this.#find ??= asked;
    return asked.answer.promise;
  }

  read(statement: Statement): Promise<Result> {
    const asked = this.#ask(statement);
    this.#reads.push(asked);
    return asked.answer.promise;
  }

  #ask(statement: Statement): Asked<Statement, Result> {
    if (this.#hasLeft) throw new Error('whatever is read in one trip is asked at once');
    if (!this.#isScheduled) {
      this.#isScheduled = true;
      // After all that asks without waiting for the database: Drizzle asks some microtasks later.
      queueMicrotask(() => process.nextTick(() => this.#leave()));
    }
    return { statement, answer: Promise.withResolvers<Result>() };
  }

  async #leave(): Promise<void> {
    this.#hasLeft = true;
    const all = [...(this.#find ? [this.#find] : []), ...this.#reads];
    try {
      if (!this.#find) throw new Error('nothing finds the user whose rows are read');
      const results = await this.#send(
        this.#find.statement,
        this.#reads.map(({ statement }) => statement),
      );
      for (const [index, { answer }] of all.entries()) {
        const result = results[index];
        if (result === undefined) throw new Error('the database answered less than was asked');
        answer.resolve(result);
      }
    } catch (failure) {
      for (const { answer } of all) answer.reject(failure);
    }
  }
}

/** Trips of a driver. */
export interface Trips<Statement, Result> {
  /** Asks, within `start`, what finds the user. */
  readonly find: (statement: Statement) => Promise<Result>;
  /** Asks, within `start`, what is read: for statements that are prepared once. */
  readonly read: (statement: Statement) => Promise<Result>;
  readonly start: <Found, Rows>(
    find: () => Promise<Found>,
    read: (ask: (statement: Statement) => Promise<Result>) => Promise<Rows>,
  ) => Promise<{ readonly found: Found; readonly rows: PromiseSettledResult<Rows> }>;
}

export const createTrips = <Statement, Result>(
  send: SendTrip<Statement, Result>,
): Trips<Statement, Result> => {
  // Prepared statements are made once, for trips that are yet to come.
  const current = new AsyncLocalStorage<Trip<Statement, Result>>();
  const underWay = (): Trip<Statement, Result> => {
    const trip = current.getStore();
    if (!trip) throw new Error('no trip is under way');
    return trip;
  };
  return {
    find: async (statement) => underWay().find(statement),
    read: async (statement) => underWay().read(statement),
    start: async (find, read) => {
      const trip = new Trip(send);
      const [rows, found] = await Promise.allSettled([
        current.run(trip, async () => await read(async (statement) => trip.read(statement))),
        // Awaited inside: a query of Drizzle asks when somebody awaits it.
        current.run(trip, async () => await find()),
      ]);
      if (found.status === 'rejected') throw found.reason;
      return { found: found.value, rows };
    },
  };
};
