import type { Database } from '@wrenchwise/database/database';
import { migrate } from '@wrenchwise/database/migrate';
import { type Plan, PLANS } from '@wrenchwise/domain/plans';

import { products, usageLimits } from './schema/subscriptions.ts';
import { storedMetric } from './stored-metric.ts';

/** The payment provider's prices of the paid plans, until an operator writes others. */
const SANDBOX_PRICES = { pro: 'price_sandbox_standard', enterprise: 'price_sandbox_premium' };

const productOf = ({ id, name, description, priceCents, trialDays }: Plan) => ({
  tier: id,
  name,
  description,
  priceCents,
  trialDays,
});

/**
 * Makes the stored products those of the catalogue; the provider's prices of them stay as the
 * operator set them. So do limits: only what is missing, such as a new metric's, is written.
 */
const writeCatalogue = async (db: Database): Promise<void> => {
  for (const plan of Object.values(PLANS)) {
    const product = productOf(plan);
    await db
      .insert(products)
      .values({
        id: `prod_${plan.name.toLowerCase()}`,
        priceId: plan.id === 'free' ? null : SANDBOX_PRICES[plan.id],
        ...product,
      })
      .onConflictDoUpdate({ target: products.tier, set: product });
    const limits = Object.entries({ ...plan.allowances, ...plan.limits });
    await db
      .insert(usageLimits)
      .values(
        limits.map(([metric, allowance]) => ({
          tier: plan.id,
          metric: storedMetric(metric),
          allowance,
        })),
      )
      .onConflictDoNothing();
  }
};

/** Brings the database to the current shape and the catalogue into it; several instances may at once. */
export const migrateDatabase = (db: Database, migrationsFolder: string): Promise<void> =>
  migrate(db, migrationsFolder, writeCatalogue);
