import { pathToPlan, rememberPath } from '@wrenchwise/client/return-path.ts';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { type PlanId, PLANS } from '@wrenchwise/rules/plans';
import { wayToPlan } from '@wrenchwise/rules/way-to-plan';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

interface Props {
  planId: PlanId;
  signedIn: boolean;
  /** The subscription of a signed-in user; undefined while it is not known. */
  own: Subscription | undefined;
  /** Whether the checkout of this plan is being opened. */
  isBusy: boolean;
  onChoose: ((planId: PlanId) => void) | undefined;
}

/** The way to a plan for whoever reads. */
export function ChoosePlan({ planId, signedIn, own, isBusy, onChoose }: Props) {
  const { name, priceCents } = PLANS[planId];
  const tone = planId === 'pro' ? 'primary' : 'secondary';
  const isFree = priceCents === 0;
  const link = (to: string, label: string) => (
    <LinkButton tone={tone} wide className="mt-auto" to={to}>
      {label}
    </LinkButton>
  );
  if (!signedIn) {
    if (isFree) return link('/signup', `Start with ${name}`);
    return (
      <LinkButton
        tone={tone}
        wide
        className="mt-auto"
        // The plan is in the address as well, for a click that comes before the script.
        to={`/signup?plan=${planId}`}
        data-remember={pathToPlan(planId)}
        onClick={() => rememberPath(pathToPlan(planId))}
      >
        Choose {name}
      </LinkButton>
    );
  }
  const way = own ? wayToPlan(own, planId) : isFree ? 'current' : 'checkout';
  const isPaying = own !== undefined && PLANS[own.planId].priceCents > 0;
  if (way === 'manage' || (way === 'current' && isPaying && !isFree)) {
    return link('/dashboard/subscription', 'Manage your plan');
  }
  if (way === 'current') return link('/dashboard', 'Go to dashboard');
  if (way === 'change') {
    const isUpgrade = own !== undefined && PLANS[own.planId].priceCents < priceCents;
    return link(
      `/dashboard/subscription?change=${planId}`,
      `${isUpgrade ? 'Upgrade' : 'Change'} to ${name}`,
    );
  }
  return (
    <Button tone={tone} wide className="mt-auto" busy={isBusy} onClick={() => onChoose?.(planId)}>
      Choose {name}
    </Button>
  );
}
