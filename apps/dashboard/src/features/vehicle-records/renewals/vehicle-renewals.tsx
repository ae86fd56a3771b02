import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Renewal } from '@wrenchwise/contract/endpoints/renewals';
import { daysAwayText, daysBetween } from '@wrenchwise/rules/day-words';
import { RENEWAL_WORDS, type RenewalKind, renewalTitle } from '@wrenchwise/rules/garage/renewals';
import { monthsLater } from '@wrenchwise/rules/garage/task-state';
import { formatCents } from '@wrenchwise/rules/money';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useToday } from '~/user-settings/use-today.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { RenewalDialog } from './renewal-dialog.tsx';
import { renewedOn } from './renewal-fields.ts';
import {
  renewalsQuery,
  useDeleteRenewal,
  useRestoreRenewal,
  useSaveRenewal,
} from './renewals.queries.ts';

/** A date within so many days wants to be seen to. */
export const RENEWAL_SOON_DAYS = 30;

/** Days further ahead are not counted: the date says more. */
const RENEWAL_COUNTED_DAYS = 120;

/** What most cars have: the empty page begins with these. */
const USUAL: readonly RenewalKind[] = ['insurance', 'tax', 'breakdown', 'warranty', 'finance'];

const sayFailure = (error: Error) => void showToast('error', presentError(error).message);

/** When insurance, tax, cover, warranty and finance of a vehicle end. */
export function VehicleRenewals({ vehicleId, canEdit }: { vehicleId: string; canEdit: boolean }) {
  const query = useQuery(renewalsQuery(vehicleId));
  const [target, setTarget] = useState<Renewal | RenewalKind>();
  return (
    <section aria-labelledby="dates" className="max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="dates" className="text-xl">{t`Insurance, tax and other dates`}</h2>
        {canEdit && (query.data?.renewals.length ?? 0) > 0 && (
          <Button
            icon={<Plus aria-hidden className="size-4.5" />}
            onClick={() => setTarget('insurance')}
          >{t`Add a date`}</Button>
        )}
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the dates`}
        loadingLabel={t`Loading the dates`}
        skeleton={<Skeleton className="h-48 w-full" />}
        isEmpty={({ renewals }) => renewals.length === 0}
        empty={
          <EmptyState
            illustration={<ClipboardIllustration />}
            title={t`No dates yet`}
            text={t`Say when insurance, cover or finance ends: you are reminded in time, here, by e-mail and in your calendar.`}
            action={
              canEdit &&
              USUAL.map((kind) => (
                <Button key={kind} tone="secondary" onClick={() => setTarget(kind)}>
                  {RENEWAL_WORDS[kind]}
                </Button>
              ))
            }
          />
        }
      >
        {({ renewals }) => (
          <ul className="divide-y divide-line border-y border-line">
            {renewals.map((renewal) => (
              <Row
                key={renewal.id}
                renewal={renewal}
                canEdit={canEdit}
                onEdit={() => setTarget(renewal)}
              />
            ))}
          </ul>
        )}
      </DataState>
      {target !== undefined && (
        <RenewalDialog vehicleId={vehicleId} target={target} onClose={() => setTarget(undefined)} />
      )}
    </section>
  );
}

/** Renews and deletes one, each with a way back. */
const useRowActions = (renewal: Renewal) => {
  const { longDay } = useDates();
  const save = useSaveRenewal(renewal.vehicleId);
  const remove = useDeleteRenewal(renewal.vehicleId);
  const restore = useRestoreRenewal(renewal.vehicleId);
  const { id, dueOn, everyMonths } = renewal;
  const moveTo = (day: string, done: () => void) =>
    save.mutate(
      { id, body: renewedOn(renewal, day), key: '' },
      { onSuccess: done, onError: sayFailure },
    );
  const onRenew = () => {
    const next = monthsLater(dueOn, everyMonths ?? 0);
    moveTo(next, () => {
      void showToast('success', t`Renewed until ${longDay(next)}`, {
        label: t`Undo`,
        onPress: () => moveTo(dueOn, () => undefined),
      });
    });
  };
  const onDelete = () =>
    remove.mutate(id, {
      onSuccess: () =>
        void showToast('success', t`Date deleted`, {
          label: t`Undo`,
          onPress: () => restore.mutate(id, { onError: sayFailure }),
        }),
      onError: sayFailure,
    });
  return { onRenew, onDelete, isBusy: save.isPending || remove.isPending };
};

function Row({
  renewal,
  canEdit,
  onEdit,
}: {
  renewal: Renewal;
  canEdit: boolean;
  onEdit: () => void;
}) {
  const today = useToday();
  const { longDay } = useDates();
  const { onRenew, onDelete, isBusy } = useRowActions(renewal);
  const { dueOn, everyMonths, costCents, currency, reference, notes } = renewal;
  const title = renewalTitle(renewal);
  const days = daysBetween(today, dueOn);
  const tone: BadgeTone = days < 0 ? 'high' : days < RENEWAL_SOON_DAYS ? 'medium' : 'neutral';
  const facts = [
    longDay(dueOn),
    ...(costCents === null || currency === null ? [] : [formatCents(costCents, { currency })]),
    ...(reference === null ? [] : [reference]),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-label wrap-anywhere">{title}</span>
          {days < RENEWAL_COUNTED_DAYS && (
            <Badge tone={tone}>
              {`${days < 0 ? t`ended` : t`ends`} ${daysAwayText(today, dueOn)}`}
            </Badge>
          )}
        </p>
        <p className="figures mt-0.5 text-sm text-soft wrap-anywhere">{facts.join(' · ')}</p>
        {notes !== null && (
          <p className="measure mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-faint">
            {notes}
          </p>
        )}
      </div>
      {canEdit && (
        <div className="flex items-center gap-1">
          {everyMonths !== null && (
            <Button
              tone="secondary"
              busy={isBusy}
              icon={<Check aria-hidden className="size-4.5" />}
              onClick={onRenew}
              aria-label={`Renewed: ${title}`}
            >{t`Renewed`}</Button>
          )}
          <IconButton label={t`Change ${title}`} onClick={onEdit}>
            <Pencil aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton label={t`Delete ${title}`} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      )}
    </li>
  );
}
