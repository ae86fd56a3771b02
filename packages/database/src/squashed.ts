/** Migrations that have become one, the first of their folder now: how a database is recognised that ran them all. */
export interface SquashedMigrations {
  readonly count: number;
  /** The last one's time and hash. */
  readonly at: number;
  readonly hash: string;
  /** The last commit that has them. */
  readonly lastCommit: string;
}

/** What a database, or a backup of one, says of its migrations: how many, and the last one's time and hash. */
type MigrationsEnd = Pick<SquashedMigrations, 'count' | 'at' | 'hash'>;

/** Whether all of the migrations were run that have become one, and no other: the schema is the first one's. */
export const isAtEndOf = (squashed: SquashedMigrations, end: MigrationsEnd): boolean =>
  end.count === squashed.count && end.at === squashed.at && end.hash === squashed.hash;

/** The database is of an edition before the migrations became one, and has not run them to their end. */
export class FormerMigrationsError extends Error {
  override readonly name = 'FormerMigrationsError';

  constructor({ count, lastCommit }: SquashedMigrations, recorded: number) {
    super(
      `The database is of an earlier edition: it has recorded ${recorded} migrations, not the ${count} that this edition begins with. Nothing was changed.\n` +
        `Start commit ${lastCommit} on it once, then this edition (docs/operations.md, 'Upgrades').`,
    );
  }
}
