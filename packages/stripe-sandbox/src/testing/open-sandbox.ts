import type { Database } from '@wrenchwise/database/database';
import { Stripe } from 'stripe';

import type { PageHost } from '../host.ts';
import { createSandboxStripe, type SandboxOptions } from '../sandbox-stripe.ts';
import { collectedJobs } from './collected-jobs.ts';

export const STANDARD = 'price_sandbox_standard';
export const PREMIUM = 'price_sandbox_premium';
const WEBHOOK_SECRET = 'whsec_a-secret-for-tests';

/** Every form is taken, and a PDF is the invoice's title. */
const PLAIN_HOST: PageHost = {
  takeForm: async (request) => Object.fromEntries(new URLSearchParams(await request.text())),
  createPdf: async ({ title }) => new TextEncoder().encode(title),
};

/** The id of a reference, expanded or not. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

/** The sandbox by itself and empty, at a time that the test sets, with Stripe's own library as its client. */
export const openSandbox = async (
  db: Database,
  { start, ...options }: { start: string } & Partial<SandboxOptions>,
) => {
  await db.executeSql(
    'delete from sandbox_payment_objects; delete from sandbox_payment_deliveries',
  );
  let time = new Date(start);
  const now = () => time;
  const delivered: Stripe.Event[] = [];
  const queue = collectedJobs();
  const stripe: Stripe = new Stripe('sk_test_sandbox', {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      sandbox.fetch(input, init),
    ),
  });
  const sandbox = await createSandboxStripe({
    db,
    queue,
    log: { warn: () => undefined, error: () => undefined },
    host: PLAIN_HOST,
    now,
    appUrl: 'http://wrenchwise.test',
    seller: { name: 'Wrenchwise', lines: ['1 Example Street', 'London'] },
    webhookSecret: WEBHOOK_SECRET,
    offers: [
      {
        productId: 'prod_sandbox_standard',
        priceId: STANDARD,
        name: 'Standard',
        description: 'For people who look after their own cars.',
        amount: 999,
        currency: 'USD',
      },
      {
        productId: 'prod_sandbox_premium',
        priceId: PREMIUM,
        name: 'Premium',
        description: 'For households with many cars.',
        amount: 1999,
        currency: 'USD',
      },
    ],
    deliver: async (body, headers) => {
      delivered.push(
        stripe.webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          WEBHOOK_SECRET,
          300,
          undefined,
          now().getTime(),
        ),
      );
      return 200;
    },
    ...options,
  });
  return {
    sandbox,
    stripe,
    now,
    settle: queue.settle,
    /** What the webhook took so far, in its order. */
    delivered,
    /** Sets the clock and lets happen what is due by then. */
    goTo: async (to: string) => {
      time = new Date(to);
      await sandbox.runDue();
    },
    /** A customer's open checkout session. */
    checkout: async (
      { price = STANDARD, trialDays }: { price?: string; trialDays?: number } = {},
      customer?: string,
    ) => {
      const id = customer ?? (await stripe.customers.create({ email: 'sam@example.com' })).id;
      return stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: id,
        line_items: [{ price, quantity: 1 }],
        success_url: 'http://wrenchwise.test/dashboard/subscription?success=true',
        cancel_url: 'http://wrenchwise.test/pricing?canceled=true',
        subscription_data: trialDays === undefined ? {} : { trial_period_days: trialDays },
      });
    },
  };
};

export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;
