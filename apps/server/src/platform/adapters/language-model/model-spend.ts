import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** The most that is asked of a language model in a day (UTC). */
export interface ModelBounds {
  readonly callsOfUser: number;
  readonly tokensOfUser: number;
  /** Of all users together. */
  readonly callsOfAll: number;
  readonly tokensOfAll: number;
}

/** A call that was counted and may be made. */
export interface CountedCall {
  /** Puts what the call cost, in tokens, in place of what was expected. */
  readonly settle: (tokens: number) => Promise<void>;
}

/** What the language model may cost, counted in the database before each call: for all instances. */
export interface ModelSpend {
  /** Undefined where a bound is reached: the call must not be made. */
  readonly take: (userId: string, tokens: number) => Promise<CountedCall | undefined>;
}

export const createModelSpend = (db: Database, bounds: ModelBounds): ModelSpend => ({
  take: async (userId, tokens) => {
    const { callsOfUser, tokensOfUser, callsOfAll, tokensOfAll } = bounds;
    const [row] = await rowsOf(
      db,
      sql`select take_model_call(${userId}::uuid, ${tokens}, ${callsOfUser}, ${tokensOfUser}, ${callsOfAll}, ${tokensOfAll})::text as day`,
    );
    const day = row?.['day'];
    if (typeof day !== 'string') return undefined;
    return {
      settle: async (spent) => {
        await rowsOf(
          db,
          sql`select settle_model_call(${userId}::uuid, ${day}::date, ${spent - tokens})`,
        );
      },
    };
  },
});
