import {
  isPaymentOutage,
  mayPass,
  paymentFailure,
} from '../../platform/adapters/payments/port-failures.ts';
import type { Policies, Retrying } from '../../platform/policies.ts';

/**
 * Asks the payment provider under its retry policy: what may pass is asked again, which no call may
 * mind, so each that makes something carries an idempotency key. Throws the provider's own errors
 * as ours.
 */
export type Ask = <T>(call: () => Promise<T>) => Promise<T>;

export const createAsk = (policies: Pick<Policies, 'service'>): Ask => {
  const retrying: Retrying = policies.service({
    name: 'stripe',
    isOutage: isPaymentOutage,
    refusedAs: 'payment/unavailable',
  });
  return async (call) => {
    try {
      return await retrying(call, mayPass);
    } catch (error) {
      throw paymentFailure(error);
    }
  };
};
