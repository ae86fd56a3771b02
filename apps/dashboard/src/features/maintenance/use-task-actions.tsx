import { presentError } from '@wrenchwise/client/present-error.ts';
import type { MaintenanceTask, TaskVehicle } from '@wrenchwise/domain/endpoints/maintenance';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { CompleteDialog } from './complete-dialog.tsx';
import { useDeleteTask, useReopenTask, useRestoreTask } from './maintenance.queries.ts';
import { TaskDialog } from './task-dialog.tsx';
import type { TaskActions } from './task-row.tsx';

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'complete'; readonly task: MaintenanceTask };

const say = (title: string) => (error: unknown) =>
  void showToast('error', `${title}. ${presentError(error).message}`);

/** What can be done with tasks, and the dialogs that it takes. */
export const useTaskActions = (given: {
  vehicles: readonly TaskVehicle[];
  vehicleId: string | undefined;
  today: string;
}) => {
  const [open, setOpen] = useState<Open>();
  const remove = useDeleteTask();
  const restore = useRestoreTask();
  const reopen = useReopenTask();
  const close = () => setOpen(undefined);

  const actions: TaskActions = {
    onComplete: (task) => setOpen({ kind: 'complete', task }),
    onEdit: (task) => setOpen({ kind: 'edit', task }),
    onReopen: ({ id }) =>
      reopen.mutate(id, {
        onSuccess: () => void showToast('success', 'Task reopened'),
        onError: say('Failed to update maintenance schedule'),
      }),
    onDelete: ({ id }) =>
      remove.mutate(id, {
        onSuccess: () =>
          void showToast('success', 'Task deleted', {
            label: 'Undo',
            onPress: () =>
              restore.mutate(id, { onError: say('Failed to update maintenance schedule') }),
          }),
        onError: say('Failed to delete maintenance schedule'),
      }),
  };

  const dialog =
    open?.kind === 'complete' ? (
      <CompleteDialog task={open.task} today={given.today} onClose={close} />
    ) : open ? (
      <TaskDialog
        task={open.kind === 'edit' ? open.task : undefined}
        vehicles={given.vehicles}
        vehicleId={given.vehicleId}
        onClose={close}
      />
    ) : null;

  return { actions, dialog, add: () => setOpen({ kind: 'add' }) };
};
