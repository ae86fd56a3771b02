import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { presentError, type PresentedError } from '@wrenchwise/client/present-error.ts';
import type { PlanChangePreview } from '@wrenchwise/contract/endpoints/billing';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { type PlanId, planOf } from '@wrenchwise/rules/plans';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { useDates } from '~/user-settings/user-settings.ts';

import { planChangeQuery, useChangePlan } from './change-subscription.queries.ts';
import { OpenPortal } from './open-portal.tsx';

interface Props {
  planId: PlanId;
  subscription: Subscription;
  onClose: () => void;
  onChanged: () => void;
}

/** Shows what a change of plan costs now and from when on, to the cent, and does it when confirmed. */
export function ChangePlanDialog({ planId, subscription, onClose, onChanged }: Props) {
  const preview = useQuery(planChangeQuery(planId));
  const { name, priceCents } = planOf(planId);
  const former = planOf(subscription.planId);
  // A larger plan is paid at once; a trial goes on with a smaller one.
  const endsTrial = subscription.status === 'trialing' && priceCents > former.priceCents;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Change from ${former.name} to ${name}`}
      description={
        endsTrial
          ? t`It takes effect at once and ends your trial. Nothing is changed before you confirm.`
          : t`It takes effect at once. Nothing is changed before you confirm.`
      }
    >
      <DataState
        query={preview}
        explain={presentError}
        failure={t`The price of this change could not be worked out`}
        loadingLabel={t`Working out the price`}
        skeleton={<Skeleton className="h-40 rounded-md" />}
      >
        {(shown) => (
          <Confirm
            preview={shown}
            isStale={preview.isFetching}
            onLookAgain={() => void preview.refetch()}
            onClose={onClose}
            onChanged={onChanged}
          />
        )}
      </DataState>
    </Dialog>
  );
}

interface ConfirmProps {
  preview: PlanChangePreview;
  /** Whether a newer price is being read. */
  isStale: boolean;
  onLookAgain: () => void;
  onClose: () => void;
  onChanged: () => void;
}

function FailedPlanChange({
  failure,
  isStale,
  change,
  onLookAgain,
}: {
  readonly failure: PresentedError;
  readonly isStale: boolean;
  readonly change: ReturnType<typeof useChangePlan>;
  readonly onLookAgain: () => void;
}) {
  return (
    <Notice tone="high" role="alert" className="mt-4" title={failure.message}>
      <p>{t`Your plan is as it was.`}</p>
      {failure.requestId && (
        <p className="mt-1 text-xs text-faint">{t`Request ${failure.requestId}`}</p>
      )}
      {failure.code === 'subscription/preview-expired' && (
        <Button
          tone="secondary"
          size="sm"
          className="mt-3"
          busy={isStale}
          onClick={() => {
            change.reset();
            onLookAgain();
          }}
        >{t`Show the price of now`}</Button>
      )}
      {(failure.code === 'payment/card-declined' ||
        failure.code === 'subscription/payment-due') && (
        <div className="mt-3 flex flex-wrap gap-2">
          <OpenPortal label={t`Update card`} size="sm" />
        </div>
      )}
    </Notice>
  );
}

function PriceLines({
  lines,
  money,
}: {
  readonly lines: PlanChangePreview['lines'];
  readonly money: (cents: number) => string;
}) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t`How the price is made up`}</caption>
      <tbody>
        {lines.map(({ description, amount }) => (
          <tr key={`${description} ${amount}`} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-soft">
              {description}
            </th>
            <td className="figures py-2 text-right whitespace-nowrap">{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Confirm({ preview, isStale, onLookAgain, onClose, onChanged }: ConfirmProps) {
  const { planId, dueNow, credit, nextAmount, nextDate, currency, prorationDate, lines } = preview;
  const change = useChangePlan();
  const { longDate } = useDates();
  const money = (cents: number) => formatCents(cents, { currency, exact: true });
  const failure = change.error && presentError(change.error);
  return (
    <>
      {lines.length > 0 && <PriceLines lines={lines} money={money} />}
      <dl className="mt-3 grid gap-2">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t`Due now`}</dt>
          <dd className="figures text-lg font-bold">{money(dueNow)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-sm">
          <dt className="text-faint">{t`Next bill, on ${longDate(nextDate)}`}</dt>
          <dd className="figures">{money(nextAmount)}</dd>
        </div>
      </dl>
      {dueNow === 0 && credit > 0 && (
        <p className="mt-3 text-sm text-soft">
          {t`${money(credit)} for the time that you have paid for and do not use is taken off your next bills.`}
        </p>
      )}
      {failure && (
        <FailedPlanChange
          failure={failure}
          isStale={isStale}
          change={change}
          onLookAgain={onLookAgain}
        />
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button tone="secondary" onClick={onClose}>{t`Keep my plan`}</Button>
        <Button
          busy={change.isPending || isStale}
          onClick={() => change.mutate({ planId, prorationDate }, { onSuccess: onChanged })}
        >
          {dueNow > 0 ? t`Pay ${money(dueNow)} and change` : t`Change plan`}
        </Button>
      </div>
    </>
  );
}
