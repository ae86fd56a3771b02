import {
  createCheckout,
  createPortalSession,
  previewPlanChange,
  receivePaymentEvent,
} from '@wrenchwise/contract/endpoints/billing';

import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { BillingService } from './billing.service.ts';

export const mountBilling = (mount: Mount, billing: BillingService): void => {
  mount(createCheckout, ({ body }, { user, headers }) =>
    billing.checkout.create(user, body, idempotencyKeyOf(headers)),
  );
  mount(createPortalSession, ({ body }, { user }) =>
    billing.portal.create(user.id, body.return_url),
  );
  mount(previewPlanChange, ({ body }, { user }) =>
    billing.planChange.preview(user.id, body.planId),
  );
  mount(receivePaymentEvent, async ({ body }, { headers }) => {
    await billing.webhook.receive(body, headers.get('stripe-signature'));
    return { received: true as const };
  });
};
