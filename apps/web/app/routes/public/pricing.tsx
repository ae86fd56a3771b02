import { useQuery } from '@tanstack/react-query';

import { sessionQuery } from '~/features/account/account.queries.ts';
import { usePlanChoice } from '~/features/account/use-plan-choice.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { PlansToChoose } from '~/features/marketing/plans-to-choose.tsx';
import { subscriptionQuery } from '~/features/subscription/subscription.queries.ts';
import { useQueryString } from '~/lib/use-query-string.ts';

import { pricingMeta, PricingPage } from './pricing-page.tsx';

export const meta = pricingMeta;

export default function Pricing() {
  const { data } = useQuery(sessionQuery());
  const params = useQueryString();
  const choose = usePlanChoice();
  const signedIn = Boolean(data?.user.id);
  const { data: subscription } = useQuery({ ...subscriptionQuery(), enabled: signedIn });
  return (
    <PricingPage
      plans={
        <PlansToChoose
          signedIn={signedIn}
          own={signedIn ? subscription?.tier : undefined}
          query={params}
          onChoose={choose}
        />
      }
      closing={<ClosingCall signedIn={signedIn} />}
    />
  );
}
