import { receivePaymentEvent } from '@wrenchwise/contract/endpoints/billing';
import type { SandboxStripe } from '@wrenchwise/stripe-sandbox/sandbox-stripe';

import type { Platform } from '../../open-platform.ts';
import { openPayments } from '../../platform/adapters/open-payments.ts';
import type { Feature } from '../../platform/feature.ts';
import type { MailService } from '../messages/mail/mail.service.ts';
import { createBillingOff } from './billing-off.ts';
import { createBillingFeature } from './billing.feature.ts';
import { readSoldProducts, writePaymentsSetting } from './plan-catalogue.service.ts';
import { createSubscriptionsFeature } from './subscriptions.feature.ts';

interface Services {
  readonly mail: MailService;
  /** Asks the assembled app, as the payment provider does. */
  readonly request: (url: string, init: RequestInit) => Response | Promise<Response>;
}

const sandboxPages = ({ pages }: SandboxStripe): Feature => ({
  mountPages: ({ app }) => {
    app.route('/', pages);
  },
});

/** Plans, payments, subscriptions. Where payments are off, what sells refuses. */
export const createBillingModule = async (
  { shared, usage, audit }: Platform,
  { mail, request }: Services,
) => {
  const { config, db, appUrl } = shared;
  await writePaymentsSetting(db, config);
  const opened = await openPayments({
    ...shared,
    products: await readSoldProducts(db, config),
    deliver: async (body, headers) =>
      (await request(`${appUrl}${receivePaymentEvent.path}`, { method: 'POST', body, headers }))
        .status,
  });
  const sold =
    opened &&
    (await createBillingFeature({
      ...shared,
      payments: opened.payments,
      audit: audit.service,
      mail,
    }));
  const billing = sold ?? (await createBillingOff(shared));
  const subscriptions = createSubscriptionsFeature({ ...shared, usage, billing: billing.service });
  return {
    billing: billing.service,
    /** Undefined where payments are off. */
    sold: sold?.service,
    sandbox: opened?.sandbox,
    subscriptions: subscriptions.service,
    // Billing first: where it is off, it refuses what is asked of subscriptions at its addresses.
    features: [billing, subscriptions, ...(opened?.sandbox ? [sandboxPages(opened.sandbox)] : [])],
  };
};
