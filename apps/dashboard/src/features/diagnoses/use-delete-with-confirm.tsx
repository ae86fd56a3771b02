import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { carName } from './car-name.ts';
import { useDeleteDiagnosis } from './diagnoses.queries.ts';

type Target = Pick<DiagnosisSummary, 'id' | 'make' | 'model' | 'year'>;

/** Asks before a diagnosis is deleted; `onDeleted` follows the deletion. */
export const useDeleteWithConfirm = (onDeleted?: () => void) => {
  const [target, setTarget] = useState<Target>();
  const [open, setOpen] = useState(false);
  const remove = useDeleteDiagnosis();

  const confirm = () => {
    if (!target) return;
    remove.mutate(target.id, {
      onSuccess: () => {
        void showToast('success', t`Diagnosis deleted`);
        onDeleted?.();
      },
      onError: (error) => void showToast('error', presentError(error).message),
    });
  };

  return {
    isDeleting: (id: string) => remove.isPending && remove.variables === id,
    ask: (diagnosis: Target) => {
      setTarget(diagnosis);
      setOpen(true);
    },
    dialog: (
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t`Delete this diagnosis?`}
        description={t`${target ? carName(target) : t`It`} and the guides opened for it are deleted for good. The diagnosis stays counted in this month’s usage.`}
        confirm={t`Delete diagnosis`}
        onConfirm={confirm}
      />
    ),
  };
};
