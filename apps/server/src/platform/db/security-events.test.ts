import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertUser } from '../../testing/insert-user.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { securityAuditEvents } from '../audit/audit.tables.ts';
import { users } from './users.tables.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const countOf = async (userId: string): Promise<number> =>
  (
    await database.db
      .select()
      .from(securityAuditEvents)
      .where(eq(securityAuditEvents.userId, userId))
  ).length;

test('a security event is neither changed nor deleted, by the owner role either, and goes with its account', async () => {
  const { db } = database;
  const [leaving, staying] = [await insertUser(db), await insertUser(db)];
  const before = [await countOf(leaving), await countOf(staying)];
  expect(before).toEqual([1, 1]);
  for (const statement of [
    sql`update security_audit_events set severity = 'info', created_at = app_now()`,
    sql`delete from security_audit_events where user_id = ${leaving}`,
    sql`delete from security_audit_events where created_at < app_now() + interval '1 day'`,
    sql`truncate security_audit_events`,
  ]) {
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'a security event is neither changed nor deleted' },
    });
  }
  expect([await countOf(leaving), await countOf(staying)]).toEqual(before);

  await db.delete(users).where(eq(users.id, leaving));
  expect([await countOf(leaving), await countOf(staying)]).toEqual([0, 1]);
});
