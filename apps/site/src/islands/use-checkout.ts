import { pathToPlan, rememberPath } from '@wrenchwise/client/return-path.ts';
import { clientError } from '@wrenchwise/contract/client';
import { ApiError } from '@wrenchwise/contract/client';
import type { PlanId } from '@wrenchwise/rules/plans';
import { wayToPlan } from '@wrenchwise/rules/way-to-plan';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { useEffect, useRef, useState } from 'react';

import type { Checkout } from '~/features/marketing/checkout-progress.tsx';
import { changeAddress } from '~/page-state/use-address.ts';

import { openCheckout, readOffers, readSubscription } from './checkout.queries.ts';
import { askIsStillSignedIn } from './use-is-signed-in.ts';

const SUBSCRIPTION_PAGE = '/dashboard/subscription';

/** A fresh Idempotency-Key: 128 random bits in hex. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Where the checkout of a plan begins: the address of its page. Throws `ApiError`. */
const checkoutOf = async (planId: PlanId, key: string): Promise<string> => {
  const { plans } = await readOffers();
  const offer = plans.find(({ id }) => id === planId);
  if (!offer) throw clientError('checkout/failed');
  const { url, sessionId } = await openCheckout(offer, key);
  // The web build has no schemas: what is followed is looked at here.
  const isFollowed = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isFollowed || sessionId === '') throw clientError('checkout/invalid-response');
  return url;
};

/** Leads to the log-in page, and from there back to the plan that was chosen. */
const signInFirst = (planId: PlanId, why: 'sign-in' | 'session-expired'): void => {
  rememberPath(pathToPlan(planId));
  location.assign(siteAddress(`/login?checkout=${why}&plan=${planId}`));
};

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Takes a signed-in user to a plan: to the hosted checkout, or to the subscription page where the
 * plan they have comes first. One intent has one Idempotency-Key, however often it is pressed, until
 * the page is left.
 */
export const useCheckout = () => {
  const [checkout, setCheckout] = useState<Checkout>();
  const isUnderWay = useRef(false);
  const intent = useRef<{ readonly planId: PlanId; readonly key: string }>(undefined);

  useEffect(() => {
    // Back from the checkout, the browser may show the page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      intent.current = undefined;
      setCheckout(undefined);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const start = async (planId: PlanId): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    if (intent.current?.planId !== planId) intent.current = { planId, key: newKey() };
    setCheckout({ planId, status: 'starting' });
    try {
      if (!(await askIsStillSignedIn())) {
        signInFirst(planId, 'session-expired');
        return;
      }
      const way = wayToPlan(await readSubscription(), planId);
      if (way === 'current') {
        setCheckout({ planId, status: 'current' });
        isUnderWay.current = false;
        return;
      }
      const next =
        way === 'checkout'
          ? await checkoutOf(planId, intent.current.key)
          : `${SUBSCRIPTION_PAGE}${way === 'change' ? `?change=${planId}` : ''}`;
      // Back leads to the plans, not into the checkout again.
      changeAddress('/pricing', { replace: true });
      location.assign(siteAddress(next));
    } catch (error) {
      isUnderWay.current = false;
      if (isSignedOut(error)) signInFirst(planId, 'session-expired');
      else setCheckout({ planId, status: 'failed', error });
    }
  };
  return { checkout, start };
};
