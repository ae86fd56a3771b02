import { pathToPlan, rememberPath } from '@wrenchwise/client/return-path.ts';
import { isAvailable } from '@wrenchwise/domain/capabilities';
import { formatCents } from '@wrenchwise/domain/money';
import { planFeatures } from '@wrenchwise/domain/plan-features';
import { type Plan, PLAN_IDS, type PlanId, PLANS } from '@wrenchwise/domain/plans';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { FeatureTicks } from '@wrenchwise/ui/feature-ticks.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  signedIn: boolean;
  /** The plan that a signed-in user has; undefined while it is not known. */
  own?: PlanId | undefined;
  level?: 2 | 3;
  /** The plan that a signed-in user has chosen. */
  chosen?: PlanId | undefined;
  /** A signed-in user chooses a paid plan; visitors are sent to log in first. */
  onChoose?: ((planId: PlanId) => void) | undefined;
}

/** The plan catalogue as cards; prices and allowances are the enforced ones, ticks are what works. */
export function PricingCards({ signedIn, own, level = 3, chosen, onChoose }: Props) {
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-3">
        {PLAN_IDS.map((id) => (
          <PlanColumn
            key={id}
            plan={PLANS[id]}
            level={level}
            isOwn={id === own}
            isChosen={id === chosen}
            action={
              <ChoosePlan plan={PLANS[id]} signedIn={signedIn} own={own} onChoose={onChoose} />
            }
          />
        ))}
      </ul>
      <p className="measure mt-5 text-sm text-faint">
        Every account starts on {PLANS.free.name}.{' '}
        {!isAvailable('checkout') &&
          'Paid plans open with the checkout, in a later release; nothing is charged before that. '}
        Prices in US dollars.
      </p>
    </>
  );
}

interface ColumnProps {
  plan: Plan;
  level: 2 | 3;
  isOwn: boolean;
  isChosen: boolean;
  action: ReactNode;
}

function PlanColumn({ plan, level, isOwn, isChosen, action }: ColumnProps) {
  const Heading = `h${level}` as const;
  const isFeatured = plan.id === 'pro';
  return (
    <li
      className={cx(
        'flex flex-col rounded-lg border bg-surface p-6',
        isFeatured || isChosen || isOwn ? 'border-accent shadow-high' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <Heading className="text-lg">{plan.name}</Heading>
        {(isOwn || isChosen) && (
          <Badge tone="low" icon={<Check aria-hidden />}>
            {isOwn ? 'Your plan' : 'Your choice'}
          </Badge>
        )}
        {!isOwn && !isChosen && plan.trialDays > 0 && (
          <Badge tone="accent">{plan.trialDays}-day trial</Badge>
        )}
      </div>
      <p className="mt-1 text-sm text-soft lg:min-h-11">{plan.description}</p>
      <p className="figures mt-5 flex items-baseline gap-1.5">
        <span className="text-3xl font-bold tracking-[-0.03em]">
          {formatCents(plan.priceCents)}
        </span>
        <span className="text-faint">{plan.priceCents === 0 ? 'forever' : 'a month'}</span>
      </p>
      <div className="mt-5 mb-6 border-t border-line pt-5 text-sm">
        <FeatureTicks items={planFeatures(plan.id)} />
      </div>
      {action}
    </li>
  );
}

interface ChoiceProps extends Pick<Props, 'signedIn' | 'own' | 'onChoose'> {
  plan: Plan;
}

function ChoosePlan({ plan, signedIn, own, onChoose }: ChoiceProps) {
  const look = { tone: plan.id === 'pro' ? 'primary' : 'secondary', wide: true } as const;
  const isFree = plan.priceCents === 0;
  // Nobody starts a second time with what they have, or with what every account falls back on.
  if (signedIn && (isFree || plan.id === own)) {
    const isPaying = own !== undefined && PLANS[own].priceCents > 0;
    return (
      <LinkButton
        {...look}
        className="mt-auto"
        to={isPaying ? '/dashboard/subscription' : '/dashboard'}
      >
        {isPaying ? 'Manage your plan' : 'Go to dashboard'}
      </LinkButton>
    );
  }
  if (isFree) {
    return (
      <LinkButton {...look} className="mt-auto" to="/signup">
        Start with {plan.name}
      </LinkButton>
    );
  }
  return signedIn ? (
    <Button {...look} className="mt-auto" onClick={() => onChoose?.(plan.id)}>
      Choose {plan.name}
    </Button>
  ) : (
    <LinkButton
      {...look}
      className="mt-auto"
      to="/login?checkout=sign-in"
      data-remember={pathToPlan(plan.id)}
      onClick={() => rememberPath(pathToPlan(plan.id))}
    >
      Choose {plan.name}
    </LinkButton>
  );
}
