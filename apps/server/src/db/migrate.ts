import { PLANS } from '@wrenchwise/domain/plans';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';

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
  const client = await connection.raw.pool.connect();
  try {
    const db = drizzlePg(client);
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await migratePg(db, { migrationsFolder });
    await seedCatalogue(connection.db, SANDBOX_PRICES);
  } finally {
    // Closing the connection, rather than pooling it, lets the lock go whatever happened.
    client.release(true);
  }
};
