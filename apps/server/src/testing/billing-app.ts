import { createCheckout, createPortalSession } from '@wrenchwise/contract/endpoints/billing';
import { getSubscription, type Subscription } from '@wrenchwise/contract/endpoints/subscription';
import type { SandboxStripe } from '@wrenchwise/stripe-sandbox/sandbox-stripe';
import { CARD, payByCard } from '@wrenchwise/stripe-sandbox/testing/pay-by-card';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';

import type { Composition } from '../composition.ts';
import type { BillingService } from '../modules/billing/billing.service.ts';
import { createPolicies } from '../platform/policies.ts';
import { newUserQuickly, type QuickUser, sessionCookie } from './quick-user.ts';
import { sendForm } from './send-form.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export const STANDARD = 'price_sandbox_standard';
export const PREMIUM = 'price_sandbox_premium';

export const checkoutOf = (price: string) => ({
  price_id: price,
  success_url: '/dashboard/subscription?success=true',
  cancel_url: '/pricing?canceled=true',
  mode: 'subscription' as const,
});

export interface BillingApp extends TestApp {
  readonly composition: Composition & { readonly billing: BillingService };
  readonly sandbox: SandboxStripe;
  /** Lets jobs run until none is left: deliveries to the webhook, then mails. */
  readonly settle: () => Promise<void>;
  /** Sets the product's clock, the database's included, and lets happen what is due by then. */
  readonly goTo: (time: string) => Promise<void>;
  /** A user who bought a plan with a test card, and whose events have arrived. */
  readonly subscriber: (options?: { price?: string; card?: string }) => Promise<QuickUser>;
  readonly buy: (user: QuickUser, options?: { price?: string; card?: string }) => Promise<void>;
  /** Replaces the card in the portal, as a browser without scripts does. */
  readonly useCard: (user: QuickUser, number: string) => Promise<void>;
  /** Sessions end; the clock may have moved by months. */
  readonly renewSession: (user: QuickUser) => Promise<void>;
  readonly stateOf: (user: QuickUser) => Promise<Subscription>;
  /** Subjects of a user's mails, the oldest first. */
  readonly subjects: (user: QuickUser) => Promise<readonly string[]>;
}

/** The whole product with the payment sandbox, at a time that the test sets. */
export const openBillingApp = async (
  options: Parameters<typeof openTestApp>[0] = {},
): Promise<BillingApp> => {
  const app = await openTestApp({ policies: createPolicies({ tempo: 0 }), ...options });
  const { sandbox, billing } = app.composition;
  if (!sandbox || !billing) throw new Error('the sandbox is not open');
  const settle = async () => {
    // Deliveries bring mails, mails bring nothing.
    for (let round = 0; round < 4; round += 1) await app.mailsTo('');
  };
  const setClock = async (time: string) => {
    vi.setSystemTime(new Date(time));
    await app.database.db.execute(
      sql.raw(
        `create or replace function app_now() returns timestamptz language sql stable as $$ select timestamptz '${new Date(time).toISOString()}' $$`,
      ),
    );
  };
  const buy: BillingApp['buy'] = async (user, { price = STANDARD, card = CARD.good } = {}) => {
    const { sessionId } = await user.call(createCheckout, { body: checkoutOf(price) });
    await payByCard(sandbox, sessionId, card);
    await settle();
  };
  const renewSession = async (user: QuickUser) => {
    user.cookies.set(...(await sessionCookie(app, user.id)));
  };
  return {
    ...app,
    composition: { ...app.composition, billing },
    sandbox,
    settle,
    buy,
    useCard: async (user, number) => {
      await renewSession(user);
      const { url } = await user.call(createPortalSession, { body: {} });
      const answer = await sendForm(user, `${new URL(url).pathname}/card`, {
        number,
        expiry: '12/40',
        code: '123',
        name: 'Sam Taylor',
        country: 'GB',
        postcode: 'SW1A 1AA',
      });
      if (answer.status !== 303) throw new Error(`the portal answered ${answer.status}`);
      await settle();
    },
    goTo: async (time) => {
      await setClock(time);
      await sandbox.runDue();
      await settle();
    },
    subscriber: async (given) => {
      const user = await newUserQuickly(app);
      await buy(user, given);
      return user;
    },
    renewSession,
    stateOf: async (user) => {
      await renewSession(user);
      return user.call(getSubscription, {});
    },
    subjects: async (user) => {
      await settle();
      return (await app.mailsTo(user.email)).map(({ subject }) => subject).toReversed();
    },
  };
};
