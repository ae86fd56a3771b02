import { presentError } from '@wrenchwise/client/present-error.ts';
import { type PlanId, PLANS } from '@wrenchwise/rules/plans';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** How far the way to a plan has come. */
export type Checkout = { readonly planId: PlanId } & (
  | { readonly status: 'starting' | 'current' }
  | { readonly status: 'failed'; readonly error: unknown }
);

interface Props {
  checkout: Checkout;
  onTryAgain: () => void;
}

/** Says what becomes of a chosen plan, and scrolls itself into view when it appears. */
export function CheckoutProgress({ checkout, onTryAgain }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { planId, status } = checkout;
  const { name } = PLANS[planId];
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="mb-6 max-w-2xl scroll-mt-24">
      {status === 'starting' && (
        <Notice tone="info" role="status" title={`Taking you to the checkout of ${name}…`}>
          Nothing is charged before you confirm it there.
        </Notice>
      )}
      {status === 'current' && (
        <Notice tone="low" role="status" title={`You already have ${name}.`}>
          <Link to="/dashboard/subscription" className="text-link">
            See your subscription
          </Link>
        </Notice>
      )}
      {status === 'failed' && <Failed error={checkout.error} onTryAgain={onTryAgain} />}
    </div>
  );
}

function Failed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { message, requestId } = presentError(error, {
    'unknown/error': 'Unable to process your request. Please try again later.',
  });
  return (
    <Notice tone="high" role="alert" title={message}>
      <p>Nothing was charged.</p>
      {requestId && <p className="mt-1 text-xs text-faint">Request {requestId}</p>}
      <Button
        tone="secondary"
        size="sm"
        className="mt-3"
        icon={<RotateCw aria-hidden className="size-4" />}
        onClick={onTryAgain}
      >
        Try again
      </Button>
    </Notice>
  );
}
