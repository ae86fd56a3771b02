import type { Database } from '@wrenchwise/database/database';

import type { Config } from '../../config/config.ts';
import {
  listProducts,
  setConfiguredPrice,
  type StoredProduct,
} from './plan-catalogue.repository.ts';

/** A plan that can be bought. */
export type SoldProduct = StoredProduct & { readonly priceId: string };

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
