import type { Database } from '@wrenchwise/database/database';
import type { SandboxStripe } from '@wrenchwise/stripe-sandbox/sandbox-stripe';

import type { Config } from '../config/config.ts';
import { sandboxWebhookSecret } from '../config/webhook-secret.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import type { PaymentClient, Payments } from './payments/port.ts';
import { sandboxHost } from './payments/sandbox-host.ts';
import { clientOn, stripeClient } from './payments/stripe.ts';

/** The seller that the sandbox prints on its invoices. */
const SELLER = { name: 'Wrenchwise', lines: ['London', 'United Kingdom'] };

/** A plan that can be bought. */
interface SoldProduct {
  readonly productId: string;
  readonly priceId: string;
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  readonly currency: string;
}

interface Options {
  readonly config: Pick<Config, 'paymentsOff' | 'stripe' | 'production' | 'dataDir' | 'appUrl'>;
  readonly db: Database;
  readonly queue: JobQueue;
  readonly log: Log;
  readonly now: () => Date;
  /** What is sold. */
  readonly products: readonly SoldProduct[];
  /** Hands an event of the sandbox to the product's webhook; returns the answer's status. */
  readonly deliver: (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;
}

export interface OpenPayments {
  readonly payments: Payments;
  /** Undefined where Stripe takes the payments. */
  readonly sandbox: SandboxStripe | undefined;
}

/**
 * Stripe where its keys are set; elsewhere the sandbox, which is never there in production. Undefined
 * where payments are off.
 */
export const openPayments = async (options: Options): Promise<OpenPayments | undefined> => {
  const { config, products } = options;
  if (config.paymentsOff) return undefined;
  if (config.stripe) {
    const { webhookSecret, taxes } = config.stripe;
    const client = stripeClient(config.stripe);
    return { payments: { kind: 'stripe', client, webhookSecret, taxes }, sandbox: undefined };
  }
  if (config.production) throw new Error('the payment sandbox is for local mode alone');
  // On demand: production never loads it.
  const { createSandboxStripe } = await import('@wrenchwise/stripe-sandbox/sandbox-stripe');
  const webhookSecret = sandboxWebhookSecret(config.dataDir);
  const sandbox = await createSandboxStripe({
    ...options,
    appUrl: config.appUrl,
    host: sandboxHost(config.appUrl),
    seller: SELLER,
    webhookSecret,
    offers: products.map(({ productId, priceId, name, description, priceCents, currency }) => ({
      productId,
      priceId,
      name,
      description,
      amount: priceCents,
      currency,
    })),
  });
  const client: PaymentClient = clientOn((input, init) => sandbox.fetch(input, init));
  return { payments: { kind: 'sandbox', client, webhookSecret, taxes: false }, sandbox };
};
