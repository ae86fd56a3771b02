import { PLANS } from '@wrenchwise/domain/plans';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';

import { ensureAppRole } from './app-role.ts';
import type { Connection, Database } from './connect.ts';
import { products, usageLimits } from './schema/subscriptions.ts';

/** The same number in every instance: one migrates, the others wait and find nothing to do. */
const MIGRATION_LOCK = 7_309_158_224;

/**
 * Writes the plan catalogue where it is missing. Rows that exist stay as the operator set them.
 * `prices` names the payment provider's prices of the paid plans.
 */
const seedCatalogue = async (
  db: Database,
  prices: Readonly<Record<'pro' | 'enterprise', string>>,
): Promise<void> => {
  for (const plan of Object.values(PLANS)) {
    await db
      .insert(products)
      .values({
        id: `prod_${plan.name.toLowerCase()}`,
        tier: plan.id,
        priceId: plan.id === 'free' ? null : prices[plan.id],
        name: plan.name,
        description: plan.description,
        priceCents: plan.priceCents,
        trialDays: plan.trialDays,
      })
      .onConflictDoNothing();
    await db
      .insert(usageLimits)
      .values({
        tier: plan.id,
        diagnosesLimit: plan.allowances.diagnoses,
        repairGuidesLimit: plan.allowances.repairGuides,
        apiCallsLimit: plan.limits.apiCalls,
        storageLimit: plan.limits.storage,
        concurrentUsersLimit: plan.limits.concurrentUsers,
      })
      .onConflictDoNothing();
  }
};

const SANDBOX_PRICES = { pro: 'price_sandbox_standard', enterprise: 'price_sandbox_premium' };

/**
 * The statement that makes the role asks for the right to make roles before it notices that the
 * role is there. `ensureAppRole` has done its work, without that right where it can.
 */
const MAKES_APP_ROLE = /^\s*CREATE ROLE app_user\b/m;

/**
 * Brings the database to the current shape and seeds the catalogue. Safe to run from several
 * instances at once: an advisory lock lets one through at a time.
 */
export const migrateDatabase = async (
  connection: Connection,
  migrationsFolder: string,
): Promise<void> => {
  if ('pglite' in connection.raw) {
    await migratePglite(drizzlePglite(connection.raw.pglite), { migrationsFolder });
    await seedCatalogue(connection.db, SANDBOX_PRICES);
    return;
  }
  await connection.unhurried(async (db) => {
    // Let go with the connection, whatever happens.
    await db.execute(sql`select pg_advisory_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await ensureAppRole(db);
    const migrations = readMigrationFiles({ migrationsFolder }).map((migration) => ({
      ...migration,
      sql: migration.sql.filter((statement) => !MAKES_APP_ROLE.test(statement)),
    }));
    const session = db._.session as unknown as PgSession; // migrations name no table of the schema
    await new PgDialect().migrate(migrations, session, { migrationsFolder });
    await seedCatalogue(db, SANDBOX_PRICES);
  });
};
