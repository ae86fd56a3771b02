import { api } from '@wrenchwise/client/api.ts';
import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';
import { createCheckout } from '@wrenchwise/contract/endpoints/billing';
import {
  getSubscription,
  listPlans,
  type PlanOffer,
  type Subscription,
} from '@wrenchwise/contract/endpoints/subscription';

/** What is sold, as the operator has set it. */
export const readOffers = async (signal?: AbortSignal) =>
  api(listPlans, {}, signal ? { signal } : {});

/** The subscription of whoever is signed in. */
export const readSubscription = async (signal?: AbortSignal): Promise<Subscription> =>
  api(getSubscription, {}, signal ? { signal } : {});

/** Opens a checkout session; the same key brings the same session. */
export const openCheckout = async (
  { priceId }: Pick<PlanOffer, 'priceId'>,
  idempotencyKey: string,
): Promise<{ readonly url: string; readonly sessionId: string }> =>
  api(
    createCheckout,
    {
      body: {
        price_id: priceId ?? '',
        success_url: absoluteUrl('/dashboard/subscription?success=true'),
        cancel_url: absoluteUrl('/pricing?canceled=true'),
        mode: 'subscription',
      },
    },
    { headers: { 'idempotency-key': idempotencyKey } },
  );
