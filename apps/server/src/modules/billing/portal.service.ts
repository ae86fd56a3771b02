import type { Database } from '@wrenchwise/database/database';

import type { PaymentClient } from '../../platform/adapters/payments/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ask } from './ask-provider.ts';
import { findCustomer } from './customers.repository.ts';
import { ownAddress } from './own-address.ts';

export interface PortalService {
  /**
   * The provider's page where the payment method is changed and bills are seen. Throws
   * `payment/no-customer` for a user who never subscribed.
   */
  readonly create: (userId: string, returnUrl: string | undefined) => Promise<{ url: string }>;
}

export const createPortalService = (dependencies: {
  db: Database;
  client: PaymentClient;
  ask: Ask;
  appUrl: string;
}): PortalService => {
  const { db, client, ask, appUrl } = dependencies;
  return {
    create: async (userId, returnUrl = '/dashboard/subscription') => {
      const return_url = ownAddress(appUrl, returnUrl, 'return_url');
      const row = await findCustomer(db, userId);
      if (!row?.subscriptionId) throw new AppError('payment/no-customer');
      const { customerId: customer } = row;
      const { url } = await ask(() =>
        client.billingPortal.sessions.create({ customer, return_url }),
      );
      if (!URL.canParse(url)) throw new AppError('checkout/invalid-response');
      return { url };
    },
  };
};
