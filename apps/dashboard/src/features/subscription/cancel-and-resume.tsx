import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { planOf } from '@wrenchwise/rules/plans';
import { isCancellable } from '@wrenchwise/rules/subscription';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { CancelDialog } from './cancel-dialog.tsx';
import { useCancelSubscription, useResumeSubscription } from './change-subscription.queries.ts';
import { isResumable, isRunning } from './standing.ts';

const WORDING = {
  'subscription/circuit-open': t`Changing a subscription does not work at the moment. Please try again in a minute.`,
} as const;

/** Cancels the subscription at the period's end, or takes that back while there is time. */
export function CancelAndResume({ subscription }: { subscription: Subscription }) {
  const [open, setOpen] = useState(false);
  const { longDate } = useDates();
  const cancel = useCancelSubscription();
  const resume = useResumeSubscription();
  const { name } = planOf(subscription.planId);
  const until = longDate(subscription.currentPeriodEnd);
  // What was given is not billed, and ends by itself.
  const canCancel = isCancellable(subscription) && subscription.source !== 'grant';
  return (
    <>
      {(canCancel || isResumable(subscription)) && (
        // One button in both states: whoever pressed it keeps their place.
        <Button
          tone={canCancel ? 'secondary' : 'primary'}
          busy={cancel.isPending || resume.isPending}
          onClick={() => {
            cancel.reset();
            resume.reset();
            if (canCancel) setOpen(true);
            else resume.mutate();
          }}
        >
          {canCancel ? t`Cancel subscription` : t`Resume subscription`}
        </Button>
      )}
      <div role="status" className="basis-full text-sm empty:hidden">
        {cancel.isSuccess && subscription.status === 'canceled' && (
          <p>
            <Trans>
              Your subscription is cancelled.{' '}
              {isRunning(subscription) && t`You keep ${name} until ${until}.`}
            </Trans>
          </p>
        )}
        {resume.isSuccess && subscription.status !== 'canceled' && (
          <p>{t`Your subscription goes on.`}</p>
        )}
      </div>
      <Failure title={t`Failed to cancel subscription. Please try again.`} error={cancel.error} />
      <Failure title={t`Failed to resume subscription. Please try again.`} error={resume.error} />
      {open && (
        <CancelDialog
          subscription={subscription}
          onClose={() => setOpen(false)}
          onConfirm={(why) => cancel.mutate(why)}
        />
      )}
    </>
  );
}

function Failure({ title, error }: { title: string; error: unknown }) {
  if (!error) return null;
  const { message, requestId } = presentError(error, WORDING);
  return (
    <Notice tone="high" role="alert" title={title} className="basis-full">
      {message !== title && <p>{message}</p>}
      {requestId && <p className="mt-1 text-xs text-faint">{t`Request ${requestId}`}</p>}
    </Notice>
  );
}
