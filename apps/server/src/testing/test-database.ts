import { UNWATCHED } from '@wrenchwise/database/database';
import { openCopy, type TestDatabase } from '@wrenchwise/database/testing/template';
import { inject } from 'vitest';

import { READING_FUNCTIONS } from '../platform/db/open-database.ts';
import { createPolicies } from '../platform/policies.ts';
import { requestOrigin } from '../platform/request-origin.ts';

/**
 * A fresh migrated database for one test file, embedded or on the PostgreSQL of DATABASE_URL.
 * `clockOffsetMs` shifts the database's clock, as CLOCK_OFFSET_MS does.
 */
export const openTestDatabase = ({
  clockOffsetMs = 0,
  watch = UNWATCHED,
} = {}): Promise<TestDatabase> =>
  openCopy(inject('template'), {
    clockOffsetMs,
    origin: requestOrigin,
    watch,
    retries: createPolicies({ tempo: 0 }),
    readingFunctions: READING_FUNCTIONS,
  });
