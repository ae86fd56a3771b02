import type { Database } from '@wrenchwise/database/database';
import { type Plan, PLANS } from '@wrenchwise/rules/plans';
import { sql } from 'drizzle-orm';

import { storedMetric } from '../../platform/db/stored-metric.ts';
import { products, usageLimits } from './subscriptions.tables.ts';

/** Placeholder price ids of the paid plans, until an operator sets the payment provider's. */
const SANDBOX_PRICES = { pro: 'price_sandbox_standard', enterprise: 'price_sandbox_premium' };

const productOf = ({ id, name, description, priceCents, trialDays }: Plan) => ({
  tier: id,
  name,
  description,
  priceCents,
  trialDays,
});

/** The catalogue's values of a product; price and trial only while no operator has set them. */
const unlessEdited = ({ priceCents, trialDays, ...words }: ReturnType<typeof productOf>) => ({
  ...words,
  priceCents: sql`case when ${products.editedAt} is null then ${priceCents} else ${products.priceCents} end`,
  trialDays: sql`case when ${products.editedAt} is null then ${trialDays} else ${products.trialDays} end`,
});

/**
 * Updates the stored products from the catalogue. The payment provider's price ids, prices and
 * existing limits stay as the operator set them; missing limits, such as a new metric's, are added.
 */
export const writeCatalogue = async (db: Database): Promise<void> => {
  for (const plan of Object.values(PLANS)) {
    const product = productOf(plan);
    await db
      .insert(products)
      .values({
        id: `prod_${plan.name.toLowerCase()}`,
        priceId: plan.id === 'free' ? null : SANDBOX_PRICES[plan.id],
        ...product,
      })
      .onConflictDoUpdate({ target: products.tier, set: unlessEdited(product) });
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
