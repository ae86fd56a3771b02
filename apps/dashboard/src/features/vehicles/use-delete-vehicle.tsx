import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { vehicleName } from './vehicle-name.ts';
import { useDeleteVehicle, useRestoreVehicle } from './vehicles.queries.ts';

type Target = Pick<VehicleSummary, 'id' | 'make' | 'model' | 'year' | 'nickname'>;

/** Asks before a vehicle is deleted, and offers to take that back; `onDeleted` follows. */
export const useDeleteVehicleWithConfirm = (onDeleted?: () => void) => {
  const [target, setTarget] = useState<Target>();
  const [open, setOpen] = useState(false);
  const remove = useDeleteVehicle();
  const restore = useRestoreVehicle();

  const undo = (id: string) =>
    restore.mutate(id, {
      onSuccess: () => void showToast('success', t`Vehicle restored`),
      onError: (error) => void showToast('error', presentError(error).message),
    });

  const confirm = () => {
    if (!target) return;
    const { id } = target;
    remove.mutate(id, {
      onSuccess: () => {
        void showToast('success', t`Vehicle deleted`, { label: t`Undo`, onPress: () => undo(id) });
        onDeleted?.();
      },
      onError: (error) =>
        void showToast('error', t`Failed to delete vehicle. ${presentError(error).message}`),
    });
  };

  return {
    isDeleting: (id: string) => remove.isPending && remove.variables === id,
    ask: (vehicle: Target) => {
      setTarget(vehicle);
      setOpen(true);
    },
    dialog: (
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t`Delete this vehicle?`}
        description={t`${target ? vehicleName(target) : t`It`} disappears from your garage with its tasks and its log, also for those you share it with. Its diagnoses stay in your history.`}
        confirm={t`Delete vehicle`}
        onConfirm={confirm}
      />
    ),
  };
};
