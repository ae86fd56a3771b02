import { getUsage } from '@wrenchwise/contract/endpoints/subscription';
import { Problem } from '@wrenchwise/contract/problem';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: QuickUser;
beforeAll(async () => {
  app = await openTestApp();
  user = await newUserQuickly(app);
});
afterAll(() => app.close());

const UNAVAILABLE = 'The service is not available for a moment. Please try again shortly.';

/** The response when the database refuses a statement. */
describe('a database that answers', () => {
  test.each<[state: string, status: number, message: string]>([
    ['23P01', 409, 'The data violates a database constraint.'],
    ['23503', 409, 'The operation references a non-existent record.'],
    ['23505', 409, 'A record with this information already exists.'],
    ['23502', 400, 'Required information is missing.'],
    ['23514', 400, 'The data does not meet validation requirements.'],
    ['42601', 500, 'The database query is invalid.'],
    ['42501', 403, 'You do not have permission to perform this action.'],
    ['42883', 500, 'An unexpected error occurred. Please try again later.'],
    ['57014', 504, 'The server took too long to respond. Please try again later.'],
    ['08006', 503, UNAVAILABLE],
    ['53300', 503, UNAVAILABLE],
    // The server's own login failed, not the user's.
    ['28P01', 503, UNAVAILABLE],
    ['55P03', 503, UNAVAILABLE],
    ['XX000', 500, 'An unexpected error occurred. Please try again later.'],
  ])('%s is shown with status %i: %s', async (state, status, message) => {
    await app.database.db.execute(
      sql.raw(`create or replace function usage_overview(p_user_id uuid, out tier text, out month text,
        out metric text, out used integer, out allowance integer) returns setof record
        language plpgsql as $$ begin
          raise exception 'for the log alone' using errcode = '${state}'; end $$`),
    );
    const answer = await user.request(getUsage.path);
    expect(answer.status).toBe(status);
    const problem = Problem.parse(await answer.json());
    expect(problem.title).toBe(message);
    expect(JSON.stringify(problem)).not.toContain('for the log alone');
  });
});
