import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { MaintenanceTask, TaskVehicle } from '@wrenchwise/rules/garage/maintenance-task';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { CompleteDialog } from './complete-dialog.tsx';
import { useDeleteTask, useReopenTask, useRestoreTask } from './maintenance.queries.ts';
import { ReceiptsOfTask, type RenderReceipts } from './receipts-of-task.tsx';
import { TaskDialog } from './task-dialog.tsx';
import type { TaskActions } from './task-row.tsx';

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'complete' | 'receipts'; readonly task: MaintenanceTask };

const say = (title: string) => (error: unknown) =>
  void showToast('error', `${title}. ${presentError(error).message}`);

/** What can be done with tasks, and the dialogs that it takes. */
export const useTaskActions = (given: {
  vehicles: readonly TaskVehicle[];
  vehicleId: string | undefined;
  today: string;
  renderReceipts?: RenderReceipts | undefined;
}) => {
  const [open, setOpen] = useState<Open>();
  const remove = useDeleteTask();
  const restore = useRestoreTask();
  const reopen = useReopenTask();
  const close = () => setOpen(undefined);

  const actions: TaskActions = {
    onComplete: (task) => setOpen({ kind: 'complete', task }),
    onEdit: (task) => setOpen({ kind: 'edit', task }),
    onReceipts: given.renderReceipts && ((task) => setOpen({ kind: 'receipts', task })),
    onReopen: ({ id }) =>
      reopen.mutate(id, {
        onSuccess: () => void showToast('success', t`Task reopened`),
        onError: say(t`Failed to update maintenance schedule`),
      }),
    onDelete: ({ id }) =>
      remove.mutate(id, {
        onSuccess: () =>
          void showToast('success', t`Task deleted`, {
            label: t`Undo`,
            onPress: () =>
              restore.mutate(id, { onError: say(t`Failed to update maintenance schedule`) }),
          }),
        onError: say(t`Failed to delete maintenance schedule`),
      }),
  };

  const receiptsOf = (task: MaintenanceTask) => {
    const { vehicle, completion } = task;
    const logEntryId = completion?.logEntryId ?? null;
    if (!given.renderReceipts || vehicle === null || logEntryId === null) return null;
    return (
      <ReceiptsOfTask
        title={task.task}
        entry={{ vehicleId: vehicle.id, logEntryId, canEdit: vehicle.canEdit }}
        renderReceipts={given.renderReceipts}
        onClose={close}
      />
    );
  };

  const dialog =
    open?.kind === 'complete' ? (
      <CompleteDialog
        task={open.task}
        today={given.today}
        onClose={close}
        onReceipts={
          given.renderReceipts && ((task: MaintenanceTask) => setOpen({ kind: 'receipts', task }))
        }
      />
    ) : open?.kind === 'receipts' ? (
      receiptsOf(open.task)
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
