import type { Subscription } from '@wrenchwise/domain/endpoints/subscription';
import { PLANS } from '@wrenchwise/domain/plans';
import { useState } from 'react';

import { useDates } from '~/lib/person.ts';
import { presentError } from '~/lib/present-error.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

import { useCancelSubscription, useResumeSubscription } from './change-subscription.queries.ts';

const { free } = PLANS;

const WORDING = {
  'subscription/circuit-open':
    'Changing a subscription does not work at the moment. Please try again in a minute.',
} as const;

/** Whether the subscription can be cancelled: one that is paid for and active. */
export const isCancellable = ({ planId, status }: Subscription): boolean =>
  status === 'active' && planId !== 'free';

const isResumable = ({ status, cancelAtPeriodEnd, currentPeriodEnd }: Subscription): boolean =>
  status === 'canceled' && cancelAtPeriodEnd && new Date(currentPeriodEnd) > new Date();

/** Cancels the subscription at the period's end, or takes that back while there is time. */
export function CancelAndResume({ subscription }: { subscription: Subscription }) {
  const [open, setOpen] = useState(false);
  const { longDate } = useDates();
  const cancel = useCancelSubscription();
  const resume = useResumeSubscription();
  const { name, currentPeriodEnd } = subscription;
  const until = longDate(currentPeriodEnd);
  const canCancel = isCancellable(subscription);
  return (
    <>
      {(canCancel || isResumable(subscription)) && (
        // One button in both states: whoever pressed it keeps their place.
        <Button
          tone="secondary"
          busy={cancel.isPending || resume.isPending}
          onClick={() => {
            cancel.reset();
            resume.reset();
            if (canCancel) setOpen(true);
            else resume.mutate();
          }}
        >
          {canCancel ? 'Cancel subscription' : 'Resume subscription'}
        </Button>
      )}
      <div role="status" className="basis-full text-sm empty:hidden">
        {cancel.isSuccess && subscription.status === 'canceled' && (
          <p>
            Your subscription is cancelled. You keep {name} until {until}.
          </p>
        )}
        {resume.isSuccess && subscription.active && <p>Your subscription goes on.</p>}
      </div>
      <Failure title="Failed to cancel subscription. Please try again." error={cancel.error} />
      <Failure title="Failed to resume subscription. Please try again." error={resume.error} />
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel your subscription?"
        description={`You keep ${name} until ${until}. Then your account goes on with ${free.name}: ${free.allowances.diagnoses} diagnoses a month. What you have saved stays, and until then you can change your mind.`}
        dismiss="Keep subscription"
        confirm="Cancel subscription"
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}

function Failure({ title, error }: { title: string; error: unknown }) {
  if (!error) return null;
  const { message, requestId } = presentError(error, WORDING);
  return (
    <Notice tone="high" role="alert" title={title} className="basis-full">
      {message !== title && <p>{message}</p>}
      {requestId && <p className="mt-1 text-xs text-faint">Request {requestId}</p>}
    </Notice>
  );
}
