import type { Database } from '@wrenchwise/database/database';

import type { Config } from '../../platform/config/config.ts';
import {
  listProducts,
  setConfiguredPrice,
  setPaymentsOff,
  type StoredProduct,
} from './plan-catalogue.repository.ts';

/** A plan that can be bought. */
export type SoldProduct = StoredProduct & { readonly priceId: string };

/**
 * Writes what the server is started with into the database, which decides what everybody may use. Of
 * several instances the last to start counts: give all the same setting.
 */
export const writePaymentsSetting = (
  db: Database,
  { paymentsOff }: Pick<Config, 'paymentsOff'>,
): Promise<void> => setPaymentsOff(db, paymentsOff);

/** The plans that can be bought, with the price ids that the settings name. */
export const readSoldProducts = async (
  db: Database,
  { stripe }: Pick<Config, 'stripe'>,
): Promise<readonly SoldProduct[]> => {
  if (stripe) {
    await setConfiguredPrice(db, 'pro', stripe.prices.pro);
    await setConfiguredPrice(db, 'enterprise', stripe.prices.enterprise);
  }
  return (await listProducts(db)).flatMap((product) =>
    product.priceId === null ? [] : [{ ...product, priceId: product.priceId }],
  );
};
