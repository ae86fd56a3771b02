import type { Database } from '@wrenchwise/database/database';
import { migrate } from '@wrenchwise/database/migrate';
import { PLANS } from '@wrenchwise/domain/plans';

import { products, usageLimits } from './schema/subscriptions.ts';

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

/** Brings the database to the current shape and seeds the catalogue; several instances may at once. */
export const migrateDatabase = (db: Database, migrationsFolder: string): Promise<void> =>
  migrate(db, migrationsFolder, (owner) => seedCatalogue(owner, SANDBOX_PRICES));
