import type { PlanOffer, Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { formatCents } from '@wrenchwise/rules/money';
import { planFeatures } from '@wrenchwise/rules/plan-features';
import { PLAN_CURRENCY_NOTE } from '@wrenchwise/rules/plan-price';
import { PLAN_IDS, type PlanId, PLANS } from '@wrenchwise/rules/plans';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { FeatureTicks } from '@wrenchwise/ui/feature-ticks.tsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Checkout } from './checkout-progress.tsx';
import { ChoosePlan } from './choose-plan.tsx';

interface Props {
  signedIn: boolean;
  /** The subscription of a signed-in user; undefined while it is not known. */
  own?: Subscription | undefined;
  /** What is sold, once the server has been asked; the catalogue until then. */
  offers?: readonly PlanOffer[] | undefined;
  level?: 2 | 3;
  /** The plan that a signed-in user has chosen, and what became of it. */
  checkout?: Checkout | undefined;
  /** A signed-in user chooses a paid plan; visitors are sent to log in first. */
  onChoose?: ((planId: PlanId) => void) | undefined;
}

/** A plan as it is sold: the catalogue's, with the operator's price and allowances once they are known. */
const offerOf = (id: PlanId, offers: readonly PlanOffer[] | undefined) => {
  const plan = PLANS[id];
  const { priceCents, currency, trialDays, allowances } = offers?.find(
    (offer) => offer.id === id,
  ) ?? { ...plan, currency: 'USD' };
  return { ...plan, priceCents, currency, trialDays, allowances };
};
type Offer = ReturnType<typeof offerOf>;

/** The plan catalogue as cards; prices and allowances are the enforced ones, ticks are what works. */
export function PricingCards({ signedIn, own, offers, level = 3, checkout, onChoose }: Props) {
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-3">
        {PLAN_IDS.map((id) => (
          <PlanColumn
            key={id}
            offer={offerOf(id, offers)}
            level={level}
            isOwn={id === own?.tier}
            // A trial is given once to an account.
            hasTrial={own?.trialAvailable !== false}
            action={
              <ChoosePlan
                planId={id}
                signedIn={signedIn}
                own={own}
                isBusy={checkout?.planId === id && checkout.status === 'starting'}
                onChoose={onChoose}
              />
            }
          />
        ))}
      </ul>
      <p className="measure mt-5 text-sm text-faint">
        Every account starts on {PLANS.free.name}. {PLAN_CURRENCY_NOTE} You confirm every payment in
        the checkout before anything is charged.
      </p>
    </>
  );
}

interface ColumnProps {
  offer: Offer;
  level: 2 | 3;
  isOwn: boolean;
  hasTrial: boolean;
  action: ReactNode;
}

function PlanColumn({ offer, level, isOwn, hasTrial, action }: ColumnProps) {
  const Heading = `h${level}` as const;
  const { id, name, description, priceCents, currency, trialDays, allowances } = offer;
  return (
    <li
      className={cx(
        'flex flex-col rounded-lg border bg-surface p-6',
        id === 'pro' || isOwn ? 'border-accent shadow-high' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <Heading className="text-lg">{name}</Heading>
        {isOwn ? (
          <Badge tone="low" icon={<Check aria-hidden />}>
            Your plan
          </Badge>
        ) : (
          trialDays > 0 && hasTrial && <Badge tone="accent">{trialDays}-day trial</Badge>
        )}
      </div>
      <p className="mt-1 text-sm text-soft lg:min-h-11">{description}</p>
      <p className="figures mt-5 flex items-baseline gap-1.5">
        <span className="text-3xl font-bold tracking-[-0.03em]">
          {formatCents(priceCents, { currency })}
        </span>
        <span className="text-faint">{priceCents === 0 ? 'forever' : 'a month'}</span>
      </p>
      <div className="mt-5 mb-6 border-t border-line pt-5 text-sm">
        <FeatureTicks items={planFeatures(id, allowances)} />
      </div>
      {action}
    </li>
  );
}
