import { messages } from '@wrenchwise/client/build/messages.plugin.ts';
import { configDefaults, defineConfig } from 'vitest/config';

import { EMBEDDED_FILES } from './tools/embedded-suite.ts';

// `npm test` runs all of the server on PostgreSQL, and here what the embedded database may do otherwise.
const SERVER = process.env['EMBEDDED_SUITE'] ? [...EMBEDDED_FILES] : ['apps/server/**/*.test.ts'];

// What the embedded only database has, such as its socket, is the same beside PostgreSQL.
const NOT_OF_POSTGRES = process.env['DATABASE_URL']
  ? ['packages/database/src/embedded-*.test.ts']
  : [];

/** The suites that need no browser. The database's and the server's run on PGlite, or on DATABASE_URL when it is set. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: [
            'packages/{vehicle,images,knowledge,engine,library,assistant,obd,quotes,training}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          // One import of the knowledge a worker instead of one a file: half of the time.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['packages/{contract,rules}/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/database/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...NOT_OF_POSTGRES],
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'stripe-sandbox',
          include: ['packages/stripe-sandbox/**/*.test.ts'],
          globalSetup: ['packages/stripe-sandbox/src/testing/global-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: SERVER,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // As above: a third of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: messages(),
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['packages/{ui,car-ui,client}/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/ui/src/testing/setup.ts'],
          restoreMocks: true,
          isolate: false,
          testTimeout: 30_000,
        },
      },
      'apps/site/vitest.config.ts',
      'apps/dashboard/vitest.config.ts',
    ],
  },
});
