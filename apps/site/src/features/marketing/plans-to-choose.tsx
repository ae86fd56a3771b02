import type { PlanOffer, Subscription } from '@wrenchwise/contract/endpoints/subscription';
import type { PlanId } from '@wrenchwise/rules/plans';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { type Checkout, CheckoutProgress } from './checkout-progress.tsx';
import { PricingCards } from './pricing-cards.tsx';

interface Props {
  readonly signedIn: boolean;
  /** The subscription of a signed-in user; undefined while it is not known. */
  readonly own?: Subscription | undefined;
  /** What is sold, once the server has been asked; the catalogue until then. */
  readonly offers?: readonly PlanOffer[] | undefined;
  /** Whether a checkout was left. */
  readonly isCanceled: boolean;
  readonly checkout?: Checkout | undefined;
  readonly onChoose: (planId: PlanId) => void;
}

/** The plans of the pricing page, with what became of the one that was chosen. */
export function PlansToChoose({ isCanceled, checkout, onChoose, ...plans }: Props) {
  return (
    <>
      {isCanceled && checkout === undefined && (
        <Notice
          tone="info"
          role="status"
          className="mb-6 max-w-2xl"
          title="The checkout was cancelled. Nothing was charged."
        >
          Your plan is as it was. Choose one below whenever you like.
        </Notice>
      )}
      {checkout && (
        <CheckoutProgress
          key={checkout.status}
          checkout={checkout}
          onTryAgain={() => onChoose(checkout.planId)}
        />
      )}
      <PricingCards {...plans} level={2} checkout={checkout} onChoose={onChoose} />
    </>
  );
}
