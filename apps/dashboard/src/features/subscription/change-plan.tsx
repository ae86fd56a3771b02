import { t } from '@lingui/core/macro';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { PLAN_IDS, type PlanId, planOf, PLANS } from '@wrenchwise/rules/plans';
import { wayToPlan } from '@wrenchwise/rules/way-to-plan';
import { Button } from '@wrenchwise/ui/button.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { ChangePlanDialog } from './change-plan-dialog.tsx';

/** The plans that this subscription can be changed to, with the price shown before. */
const plansToChangeTo = (subscription: Subscription): readonly PlanId[] =>
  subscription.source === 'grant'
    ? []
    : PLAN_IDS.filter((id) => wayToPlan(subscription, id) === 'change');

/**
 * Buttons for the other paid plans. The address may name the plan (`?change=enterprise`), for whoever
 * comes from the pricing page.
 */
export function ChangePlan({ subscription }: { subscription: Subscription }) {
  const [params, setParams] = useSearchParams();
  const [changedTo, setChangedTo] = useState<PlanId>();
  const plans = plansToChangeTo(subscription);
  const asked = plans.find((id) => id === params.get('change'));
  const ask = (planId: PlanId | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (planId === undefined) next.delete('change');
        else next.set('change', planId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const isUpgrade = (id: PlanId) => PLANS[id].priceCents > planOf(subscription.planId).priceCents;
  return (
    <>
      {plans.map((id) => (
        <Button
          key={id}
          tone={isUpgrade(id) ? 'primary' : 'secondary'}
          onClick={() => {
            setChangedTo(undefined);
            ask(id);
          }}
        >
          {isUpgrade(id) ? t`Upgrade to ${PLANS[id].name}` : t`Change to ${PLANS[id].name}`}
        </Button>
      ))}
      <p role="status" className="basis-full text-sm empty:hidden">
        {changedTo !== undefined && t`Your plan is ${PLANS[changedTo].name} now.`}
      </p>
      {asked !== undefined && (
        <ChangePlanDialog
          key={asked}
          planId={asked}
          subscription={subscription}
          onClose={() => ask(undefined)}
          onChanged={() => {
            setChangedTo(asked);
            ask(undefined);
          }}
        />
      )}
    </>
  );
}
