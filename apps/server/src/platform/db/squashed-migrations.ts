import type { SquashedMigrations } from '@wrenchwise/database/squashed';

/** The migrations 0000 to 0038, which have become `0000_baseline.sql`: what a database has recorded at their end. */
export const SQUASHED: SquashedMigrations = {
  count: 35,
  at: 1_795_736_038_000,
  hash: 'a9da21eabcc77d09a3c9457f68ae9fbe7d69dc1b5dc49f964ab1197d8e1560c4',
  lastCommit: '2d458bbd',
};
