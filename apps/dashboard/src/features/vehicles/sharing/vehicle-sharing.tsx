import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { SHARE_ROLES, type VehicleShare } from '@wrenchwise/contract/endpoints/vehicle-shares';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { InviteForm } from './invite-form.tsx';
import { sharesQuery, useChangeShare, useEndShare } from './shares.queries.ts';

const sayFailure = (error: Error) => void showToast('error', presentError(error).message);

/** Who may see this vehicle: the owner's list, or the member's way out. */
export function VehicleSharing({ vehicle, onLeft }: { vehicle: Vehicle; onLeft: () => void }) {
  const { id, role } = vehicle;
  const query = useQuery(sharesQuery(id));
  const end = useEndShare();
  const [ending, setEnding] = useState<VehicleShare>();
  const [open, setOpen] = useState(false);
  const isOwner = role === 'owner';
  const ask = (share: VehicleShare) => {
    setEnding(share);
    setOpen(true);
  };
  const who = ending?.memberName ?? ending?.email ?? '';
  return (
    <div className="grid max-w-3xl gap-6">
      {isOwner && (
        <Card>
          <h2 className="text-lg">{t`Share this car`}</h2>
          <p className="mt-1 mb-4 text-soft">{t`Whoever accepts sees its history, tasks, log and documents. Diagnoses stay with the one who made them.`}</p>
          <InviteForm vehicleId={id} />
        </Card>
      )}
      <Card>
        <h2 className="text-lg">{isOwner ? t`Shared with` : t`Shared with you`}</h2>
        <div className="mt-2">
          <DataState
            query={query}
            explain={presentError}
            failure={t`Failed to load who it is shared with`}
            loadingLabel={t`Loading who it is shared with`}
            skeleton={<Skeleton className="h-16" />}
            isEmpty={({ shares }) => shares.length === 0}
            empty={<p className="text-soft">{t`Nobody yet.`}</p>}
          >
            {({ shares }) => (
              <ul className="divide-y divide-line">
                {shares.map((share) => (
                  <Share
                    key={share.id}
                    share={share}
                    vehicleId={id}
                    isOwner={isOwner}
                    isEnding={end.isPending && end.variables === share.id}
                    onEnd={() => ask(share)}
                  />
                ))}
              </ul>
            )}
          </DataState>
        </div>
      </Card>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={isOwner ? t`Stop sharing this car?` : t`Leave this car?`}
        description={
          isOwner
            ? t`${who} no longer sees it, at once.`
            : t`It leaves your garage at once. Only its owner can share it with you again.`
        }
        confirm={isOwner ? t`Stop sharing` : t`Leave`}
        onConfirm={() => {
          if (!ending) return;
          end.mutate(ending.id, {
            onSuccess: () => {
              void showToast('success', isOwner ? t`No longer shared` : t`You have left this car`);
              if (!isOwner) onLeft();
            },
            onError: sayFailure,
          });
        }}
      />
    </div>
  );
}

function Share({
  share,
  vehicleId,
  isOwner,
  isEnding,
  onEnd,
}: {
  share: VehicleShare;
  vehicleId: string;
  isOwner: boolean;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const { longDate } = useDates();
  const change = useChangeShare(vehicleId);
  const { id, email, memberName, role, acceptedAt, expiresAt } = share;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-label wrap-anywhere">{memberName ?? email}</p>
        <p className="text-sm wrap-anywhere text-faint">
          {acceptedAt === null
            ? t`Invited, the link works until ${longDate(expiresAt)}`
            : memberName === null
              ? t`since ${longDate(acceptedAt)}`
              : t`${email}, since ${longDate(acceptedAt)}`}
        </p>
      </div>
      {isOwner && (
        <div className="w-52 max-sm:w-full">
          <Select
            aria-label={t`What ${memberName ?? email} may do`}
            value={change.isPending ? change.variables.role : role}
            onChange={({ target }) =>
              change.mutate(
                { id, role: SHARE_ROLES.find((known) => known === target.value) ?? 'view' },
                { onError: sayFailure },
              )
            }
          >
            <option value="view">{t`See it`}</option>
            <option value="fuel">{t`See it and add fuel`}</option>
            <option value="edit">{t`See and edit it`}</option>
          </Select>
        </div>
      )}
      <Button tone="secondary" busy={isEnding} onClick={onEnd} className="max-sm:w-full">
        {isOwner ? (acceptedAt === null ? t`Withdraw` : t`Stop sharing`) : t`Leave`}
      </Button>
    </li>
  );
}
