import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { TaskSource } from '@wrenchwise/rules/garage/maintenance-task';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { CalendarPlus } from 'lucide-react';

import { useCreateTask, useDeleteTask } from './maintenance.queries.ts';

interface Props {
  diagnosisId: string;
  /** The saved vehicle that the diagnosis is of. */
  vehicleId?: string | undefined;
  /** What is to be done. */
  task: string;
  source: Extract<TaskSource, 'diagnosis' | 'guide'>;
  reason?: string | undefined;
}

/** What a diagnosis asks for is due within so many days, unless it is changed. */
const DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_LETTERS = 200;

const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv');

/** Makes a task of a step or a guide, with one press that can be undone. */
export function PlanStepButton({ diagnosisId, vehicleId, task, source, reason }: Props) {
  const create = useCreateTask();
  const remove = useDeleteTask();
  const plan = () =>
    create.mutate(
      {
        diagnosisId,
        ...(vehicleId === undefined ? {} : { vehicleId }),
        task: task.slice(0, MAX_LETTERS),
        source,
        ...(reason === undefined ? {} : { reason }),
        dueDate: inDays(DAYS),
      },
      {
        onSuccess: ({ id }) =>
          void showToast('success', t`Added to your maintenance, due in a week`, {
            label: t`Undo`,
            onPress: () => remove.mutate(id, { onSuccess: () => create.reset() }),
          }),
        onError: (error) =>
          void showToast(
            'error',
            t`Failed to add maintenance schedule. ${presentError(error).message}`,
          ),
      },
    );
  return (
    <Button
      tone="ghost"
      icon={<CalendarPlus aria-hidden className="size-4.5" />}
      busy={create.isPending}
      disabled={create.isSuccess}
      onClick={plan}
    >
      {create.isSuccess ? t`In your maintenance` : t`Plan as a task`}
    </Button>
  );
}
