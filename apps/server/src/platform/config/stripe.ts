import type { Env } from './environment.ts';

/** An account at Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly baseUrl: string;
  /** Price ids. */
  readonly prices: { readonly pro: string; readonly enterprise: string };
  /** Stripe Tax computes taxes, and the checkout asks for address and tax id. */
  readonly taxes: boolean;
}

/** The variables of payments: all, or none. */
export const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STANDARD',
  'STRIPE_PRICE_PREMIUM',
] as const;

/** Undefined where payments are off or by the sandbox. */
export const stripeOf = (env: Env): StripeSettings | undefined => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { STRIPE_PRICE_STANDARD: pro, STRIPE_PRICE_PREMIUM: enterprise } = env;
  return env.PAYMENTS === 'on' && secretKey && webhookSecret && pro && enterprise
    ? {
        secretKey,
        webhookSecret,
        baseUrl: env.STRIPE_API_BASE ?? 'https://api.stripe.com',
        prices: { pro, enterprise },
        taxes: env.STRIPE_TAX,
      }
    : undefined;
};
