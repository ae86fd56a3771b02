import type { CheckoutRequest } from '@wrenchwise/contract/endpoints/billing';
import type { Database } from '@wrenchwise/database/database';
import { PLAN_IDS } from '@wrenchwise/rules/plans';

import { isRefused } from '../../platform/adapters/payments/port-failures.ts';
import type { PaymentClient, Payments } from '../../platform/adapters/payments/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { Ask } from './ask-provider.ts';
import {
  abandonCheckout,
  type CheckoutRow,
  findByIdempotencyKey,
  findProductByPrice,
  openCheckout,
  type Purchase,
  storeSession,
} from './checkout.repository.ts';
import { isRunning } from './customer-snapshot.ts';
import type { CustomerOf } from './customers.ts';
import { ownAddress } from './own-address.ts';
import { dateOf, METADATA } from './snapshot-of.ts';
import type { SyncCustomer } from './sync.ts';
import type { Trials } from './trials.ts';

interface CheckoutSession {
  readonly url: string;
  readonly sessionId: string;
}

export interface CheckoutService {
  /**
   * The payment page of a plan. The same purchase again leads to the same page, another one closes the
   * page before. Throws `checkout/unknown-price`, `checkout/already-subscribed`, `checkout/failed`,
   * `checkout/invalid-response`, `request/invalid` for an address elsewhere, and
   * `request/idempotency-conflict`.
   */
  readonly create: (
    user: SessionUser,
    request: CheckoutRequest,
    idempotencyKey: string | undefined,
  ) => Promise<CheckoutSession>;
}

const MINUTE_MS = 60_000;
/** What is handed out lasts at least so long. */
const USABLE_MS = 30 * MINUTE_MS;
/** The provider's longest; its idempotency keys live as long. */
const LIFE_MS = 23 * 60 * MINUTE_MS;

interface Dependencies {
  readonly db: Database;
  readonly payments: Payments;
  readonly ask: Ask;
  readonly sync: SyncCustomer;
  readonly trials: Trials;
  readonly customerOf: CustomerOf;
  readonly appUrl: string;
  readonly now: () => Date;
}

/** Closes a page that was replaced. One that was paid meanwhile is a subscription. */
const closeWith =
  ({
    client,
    assertNoneRuns,
  }: {
    readonly client: PaymentClient;
    readonly assertNoneRuns: (customerId: string) => Promise<void>;
  }) =>
  async (sessionId: string, customerId: string): Promise<void> => {
    try {
      await client.checkout.sessions.expire(sessionId);
    } catch (error) {
      if (!isRefused(error)) throw error;
      await assertNoneRuns(customerId);
    }
  };

/** The provider's payment pages: opened, found again, closed. */
const createPages = ({
  db,
  payments: { client, taxes },
  ask,
  sync,
}: Pick<Dependencies, 'db' | 'payments' | 'ask' | 'sync'>) => {
  /** Throws when a subscription runs, by the provider's word of this moment. */
  const assertNoneRuns = async (customerId: string): Promise<void> => {
    const { snapshot } = await sync(customerId);
    if (snapshot?.subscription && isRunning(snapshot.subscription)) {
      throw new AppError('checkout/already-subscribed');
    }
  };

  const close = closeWith({ client, assertNoneRuns });

  const createSession = async (row: CheckoutRow, customerId: string): Promise<CheckoutSession> => {
    const session = await ask(() =>
      client.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: row.priceId, quantity: 1 }],
          success_url: row.successUrl,
          cancel_url: row.cancelUrl,
          expires_at: Math.floor(row.expiresAt.getTime() / 1000),
          subscription_data: {
            metadata: { [METADATA.plan]: row.planId },
            ...(row.trialDays > 0 ? { trial_period_days: row.trialDays } : {}),
          },
          ...(taxes
            ? {
                automatic_tax: { enabled: true },
                tax_id_collection: { enabled: true },
                billing_address_collection: 'required',
                customer_update: { address: 'auto', name: 'auto' },
              }
            : {}),
        },
        { idempotencyKey: `checkout-${row.id}` },
      ),
    );
    const { id, url } = session;
    if (!id || !url || !URL.canParse(url)) throw new AppError('checkout/invalid-response');
    const expiresAt = dateOf(session.expires_at);
    if (await storeSession(db, row.id, { sessionId: id, url, expiresAt })) {
      return { url, sessionId: id };
    }
    await close(id, customerId);
    throw new AppError('checkout/failed');
  };

  const goOn = async (row: CheckoutRow, customerId: string): Promise<CheckoutSession> => {
    const { url, sessionId } = row;
    return url !== null && sessionId !== null ? { url, sessionId } : createSession(row, customerId);
  };

  return { assertNoneRuns, close, goOn };
};

const purchaseWith =
  ({
    db,
    appUrl,
    trials,
  }: {
    readonly db: Database;
    readonly appUrl: string;
    readonly trials: Trials;
  }) =>
  async (
    { id: userId }: SessionUser,
    request: CheckoutRequest,
    idempotencyKey: string | undefined,
  ): Promise<Purchase> => {
    const { price_id: priceId, success_url: success, cancel_url: cancel } = request;
    const product = await findProductByPrice(db, priceId);
    const planId = PLAN_IDS.find((id) => id === product?.planId);
    if (!product || planId === undefined || planId === 'free') {
      throw new AppError('checkout/unknown-price');
    }
    return {
      userId,
      planId,
      priceId,
      successUrl: ownAddress(appUrl, success, 'success_url'),
      cancelUrl: ownAddress(appUrl, cancel, 'cancel_url'),
      trialDays:
        product.trialDays > 0 && (await trials.isAvailable(userId)) ? product.trialDays : 0,
      idempotencyKey: idempotencyKey ?? null,
    };
  };

export const createCheckoutService = (dependencies: Dependencies): CheckoutService => {
  const { db, trials, customerOf, appUrl, now } = dependencies;
  const { assertNoneRuns, close, goOn } = createPages(dependencies);

  const purchaseOf = purchaseWith({ db, appUrl, trials });

  const begin = async (user: SessionUser, purchase: Purchase): Promise<CheckoutSession> => {
    const customerId = await customerOf(user);
    await assertNoneRuns(customerId);
    const time = now().getTime();
    const { current, replaced } = await openCheckout(db, purchase, {
      usableUntil: new Date(time + USABLE_MS),
      expiresAt: new Date(time + LIFE_MS),
    });
    try {
      if (replaced?.sessionId) await close(replaced.sessionId, customerId);
      return await goOn(current, customerId);
    } catch (error) {
      const isOurs = error instanceof AppError && error.code === 'checkout/already-subscribed';
      if (isOurs || isRefused(error)) await abandonCheckout(db, current.id);
      throw error;
    }
  };

  return {
    create: async (user, request, idempotencyKey) => {
      const purchase = await purchaseOf(user, request, idempotencyKey);
      const earlier =
        idempotencyKey === undefined
          ? undefined
          : await findByIdempotencyKey(db, user.id, idempotencyKey);
      if (earlier) {
        const isSame =
          earlier.priceId === purchase.priceId &&
          earlier.successUrl === purchase.successUrl &&
          earlier.cancelUrl === purchase.cancelUrl;
        if (!isSame) throw new AppError('request/idempotency-conflict');
        const isOver =
          ['expired', 'replaced'].includes(earlier.status) || earlier.expiresAt <= now();
        if (!isOver && earlier.url !== null && earlier.sessionId !== null) {
          return { url: earlier.url, sessionId: earlier.sessionId };
        }
      }
      try {
        return await begin(user, purchase);
      } catch (cause) {
        const isOurs = cause instanceof AppError && cause.code !== 'payment/unavailable';
        throw isOurs ? cause : new AppError('checkout/failed', { cause });
      }
    },
  };
};
