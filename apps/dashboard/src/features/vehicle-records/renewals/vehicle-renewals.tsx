import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { daysAwayText } from '@wrenchwise/car-ui/words/days-away.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { RENEWAL_WORDS, renewalTitle } from '@wrenchwise/car-ui/words/record-words.ts';
import type { Renewal } from '@wrenchwise/contract/endpoints/renewals';
import { daysBetween } from '@wrenchwise/rules/day-words';
import { type RenewalKind } from '@wrenchwise/rules/garage/renewals';
import { monthsLater } from '@wrenchwise/rules/garage/task-state';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';

import { RecordList } from '~/records/record-list.tsx';
import { RecordRow } from '~/records/record-row.tsx';
import { deleteWithUndo, sayFailure } from '~/records/use-record.ts';
import { useToday } from '~/user-settings/use-today.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { RenewalDialog } from './renewal-dialog.tsx';
import { renewedOn } from './renewal-fields.ts';
import { renewalsQuery, useRemoveRenewal, useSaveRenewal } from './renewals.queries.ts';

/** A date within so many days wants to be seen to. */
export const RENEWAL_SOON_DAYS = 30;

/** Days further ahead are not counted: the date says more. */
const RENEWAL_COUNTED_DAYS = 120;

/** What most cars have: the empty page begins with these. */
const USUAL: readonly RenewalKind[] = ['insurance', 'tax', 'breakdown', 'warranty', 'finance'];

/** When insurance, tax, cover, warranty and finance of a vehicle end. */
export function VehicleRenewals({ vehicleId, canEdit }: { vehicleId: string; canEdit: boolean }) {
  const query = useQuery(renewalsQuery(vehicleId));
  const [target, setTarget] = useState<Renewal | RenewalKind>();
  return (
    <>
      <RecordList
        query={query}
        itemsOf={({ renewals }) => renewals}
        title={t`Insurance, tax and other dates`}
        failure={t`Failed to load the dates`}
        loadingLabel={t`Loading the dates`}
        empty={{
          title: t`No dates yet`,
          text: t`Say when insurance, cover or finance ends: you are reminded in time, here, by e-mail and in your calendar.`,
          first: USUAL.map((kind) => ({
            label: RENEWAL_WORDS[kind],
            onPress: () => setTarget(kind),
          })),
        }}
        add={canEdit ? { label: t`Add a date`, onPress: () => setTarget('insurance') } : undefined}
      >
        {(renewal) => (
          <Row
            key={renewal.id}
            renewal={renewal}
            canEdit={canEdit}
            onEdit={() => setTarget(renewal)}
          />
        )}
      </RecordList>
      {target !== undefined && (
        <RenewalDialog vehicleId={vehicleId} target={target} onClose={() => setTarget(undefined)} />
      )}
    </>
  );
}

/** Renews and deletes one, each with a way back. */
const useRowActions = (renewal: Renewal) => {
  const { longDay } = useDates();
  const save = useSaveRenewal(renewal.vehicleId);
  const removal = useRemoveRenewal(renewal.vehicleId);
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
  const onDelete = () => deleteWithUndo(id, t`Date deleted`, removal);
  return { onRenew, onDelete, isBusy: save.isPending || removal.remove.isPending };
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
    <RecordRow
      name={title}
      badges={
        days < RENEWAL_COUNTED_DAYS && (
          <Badge tone={tone}>
            {days < 0
              ? t`ended ${daysAwayText(today, dueOn)}`
              : t`ends ${daysAwayText(today, dueOn)}`}
          </Badge>
        )
      }
      facts={facts}
      notes={[notes]}
      actions={
        canEdit &&
        everyMonths !== null && (
          <Button
            tone="secondary"
            busy={isBusy}
            icon={<Check aria-hidden className="size-4.5" />}
            onClick={onRenew}
            aria-label={t`Renewed: ${title}`}
          >{t`Renewed`}</Button>
        )
      }
      change={canEdit ? { onEdit, onDelete } : undefined}
    />
  );
}
