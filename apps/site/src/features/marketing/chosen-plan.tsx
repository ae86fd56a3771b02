import { isAvailable } from '@wrenchwise/domain/capabilities';
import { formatCents } from '@wrenchwise/domain/money';
import type { Plan } from '@wrenchwise/domain/plans';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useEffect, useRef } from 'react';

/** Says which plan a signed-in user has chosen, and shows itself to them. */
export function ChosenPlan({ plan }: { plan: Plan }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const trial = plan.trialDays > 0 ? `, after ${plan.trialDays} days of trial` : '';
  return (
    <div ref={box} className="mb-6 max-w-2xl scroll-mt-24">
      <Notice
        tone="low"
        role="status"
        title={`You chose ${plan.name}: ${formatCents(plan.priceCents)} a month${trial}.`}
      >
        {!isAvailable('checkout') &&
          'The checkout opens in a later release. Nothing is charged before that.'}
      </Notice>
    </div>
  );
}
