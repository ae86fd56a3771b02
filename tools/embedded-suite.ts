/**
 * What `npm test` runs on the embedded database when the whole suite runs on PostgreSQL too: files, or
 * folders, of apps/server/src. Both databases are PostgreSQL, so that SQL is the same. What differs is
 * the driver, one connection in one process, its files, and the server and commands that run on it.
 * The journeys run on it as well.
 */
export const EMBEDDED_SUITE: readonly string[] = [
  // Roles, row security, functions, migrations, locks, the queue.
  'platform/db',
  'platform/jobs',
  'platform/http/database-failures.test.ts',
  'platform/http/round-trips.test.ts',
  'modules/accounts/races.test.ts',
  'modules/accounts/sign-in-races.test.ts',
  'modules/accounts/two-instances.test.ts',
  'modules/diagnosis/diagnosis-quota.test.ts',
  'modules/operations/retention',
  // Processes, commands, files of the database. Of the commands, those that open it in each of their ways: what the
  // others do is SQL, and what they read from arguments and texts needs no database.
  'cli/beside-server.test.ts',
  'cli/operator.test.ts',
  'cli/renew-sealed.test.ts',
  'cli/secrets.test.ts',
  'modules/operations/backup',
  'modules/operations/health/readiness.test.ts',
  'process-modes.test.ts',
  'process-seen.test.ts',
  'process-shutdown.test.ts',
  'process.test.ts',
  // Every endpoint once, then each module by what its tables hold.
  'platform/http/ownership.test.ts',
  'platform/audit/note-foreign-ids.test.ts',
  'modules/accounts/use-cases/deletion',
  'modules/billing/statuses.test.ts',
  'modules/chat/subject-chat.test.ts',
  'modules/developers/api-keys',
  'modules/diagnosis/diagnoses.test.ts',
  'modules/diagnosis/diagnosis-search.test.ts',
  'modules/diagnosis/outcomes',
  'modules/garage/files',
  'modules/garage/log/log.test.ts',
  'modules/garage/log/log-sums.test.ts',
  'modules/garage/maintenance/reminders.test.ts',
  'modules/garage/vehicles/vehicles.test.ts',
  'modules/library/guides.test.ts',
  'modules/messages/settings/notification-settings.test.ts',
  'modules/operations/page-views.test.ts',
];

/** As patterns of test files. */
export const EMBEDDED_FILES: readonly string[] = EMBEDDED_SUITE.map((path) =>
  `apps/server/src/${path}`.concat(path.endsWith('.test.ts') ? '' : '/**/*.test.ts'),
);
