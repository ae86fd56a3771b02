import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { planOf } from '@wrenchwise/rules/plans';
import { isActive } from '@wrenchwise/rules/subscription';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';

import { queryKeys } from '~/queries/query-keys.ts';
import { useDates } from '~/user-settings/user-settings.ts';

const PAUSE_MS = 2000;
/** After half a minute somebody wants to know what is going on. */
const MAX_LOOKS = 15;

interface Props {
  /** What is known; the fallback says nothing about a payment. */
  subscription: Subscription | undefined;
  isFallback: boolean;
  refetch: (options?: { readonly cancelRefetch?: boolean }) => Promise<unknown>;
}

const hasBegun = (subscription: Subscription | undefined): subscription is Subscription =>
  subscription !== undefined &&
  subscription.id !== null &&
  subscription.planId !== 'free' &&
  isActive(subscription.status);

function NotConfirmed({
  known,
  setLooks,
}: {
  readonly known: undefined;
  readonly setLooks: (looks: number) => void;
}) {
  return (
    <Notice
      tone="medium"
      role="status"
      className="mb-6"
      title={
        known === undefined
          ? t`Your plan could not be read just now.`
          : t`The payment provider has not confirmed your payment yet.`
      }
    >
      <p>{t`What you paid is not lost: your plan is updated as soon as the confirmation arrives. If it has not in an hour, write to us. Please do not pay a second time.`}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="secondary" size="sm" onClick={() => setLooks(0)}>{t`Look again`}</Button>
        <LinkButton to="/dashboard/support" tone="ghost" size="sm">{t`Contact us`}</LinkButton>
      </div>
    </Notice>
  );
}

/**
 * After the checkout: waits until the payment provider's confirmation has arrived, which the browser
 * can be faster than, and then says what it sees.
 */
export function CheckoutReturn({ subscription, isFallback, refetch }: Props) {
  const client = useQueryClient();
  const [looks, setLooks] = useState(0);
  const { longDate } = useDates();
  const known = isFallback ? undefined : subscription;
  const isDone = hasBegun(known);
  const isWaiting = !isDone && looks < MAX_LOOKS;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      // A slow answer is waited for, and not asked for again.
      void refetch({ cancelRefetch: false });
      setLooks((count) => count + 1);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);

  useEffect(() => {
    if (!isDone) return;
    for (const queryKey of [queryKeys.billing, queryKeys.me, queryKeys.usage]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [isDone, client]);

  if (isDone) {
    const { planId, status, trialEnd } = known;
    const { name } = planOf(planId);
    return (
      <Notice tone="low" role="status" className="mb-6" title={t`Thank you. You have ${name} now.`}>
        <p>
          {status === 'trialing' && trialEnd !== null
            ? t`Your trial runs until ${longDate(trialEnd)}. Cancel before, and nothing is charged.`
            : t`Everything that it opens is yours from this moment.`}
        </p>
        <LinkButton
          to="/dashboard/diagnose"
          size="sm"
          className="mt-3"
        >{t`New diagnosis`}</LinkButton>
      </Notice>
    );
  }
  if (isWaiting) {
    return (
      <Notice
        tone="info"
        role="status"
        className="mb-6"
        title={t`Thank you. Your plan is being updated.`}
      >
        <p className="flex items-center gap-2">
          <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn" />
          {t`We are waiting for the payment provider to confirm. This takes a few seconds.`}
        </p>
      </Notice>
    );
  }
  return <NotConfirmed known={known} setLooks={setLooks} />;
}
