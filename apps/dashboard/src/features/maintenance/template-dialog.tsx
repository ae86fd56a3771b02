import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { MaintenanceTemplate } from '@wrenchwise/contract/endpoints/maintenance-plan';
import { nextDue } from '@wrenchwise/rules/garage/task-state';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { PlanGate } from '~/ui/plan-gate.tsx';

import { templatesQuery, useCreateTasks, useDeleteTemplate } from './maintenance.queries.ts';

interface Props {
  vehicleId: string;
  /** The odometer's last reading in miles. */
  mileage: number | null;
  today: string;
  onClose: () => void;
}

/** The tasks of a set, each due after its first interval from today. */
const tasksOf = ({ items }: MaintenanceTemplate, today: string, mileage: number | null) =>
  items.map(({ task, months, miles, notes }) => {
    const due = nextDue({ months, miles }, { date: today, odometer: mileage });
    const isDue = due.dueDate !== null || due.dueMileage !== null;
    return {
      task,
      notes,
      source: 'template' as const,
      ...(isDue ? due : { dueDate: today }),
      repeat: months === null && miles === null ? null : { months, miles },
    };
  });

/** Adds the tasks of a set of one's own to a car. */
export function TemplateDialog({ vehicleId, mileage, today, onClose }: Props) {
  const query = useQuery(templatesQuery());
  const add = useCreateTasks();
  const remove = useDeleteTemplate();
  const [asked, setAsked] = useState<MaintenanceTemplate>();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Your own schedules`}>
      {add.error && (
        <Notice
          tone="high"
          role="alert"
          className="mb-3"
          title={t`Failed to add maintenance schedule`}
        >
          {presentError(add.error).message}
        </Notice>
      )}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load maintenance schedules`}
        loadingLabel={t`Loading your schedules`}
        skeleton={<Skeleton className="h-32 rounded-md" />}
        isEmpty={({ templates }) => templates.length === 0}
        empty={
          <PlanGate
            featureKey="custom_maintenance"
            title={t`Custom maintenance schedules`}
            text={t`Keep a schedule of your own under a name, and use it for your other cars.`}
          >
            <p className="text-soft">{t`There are none yet. Open a proposed schedule, tick what you want and save it under a name.`}</p>
          </PlanGate>
        }
      >
        {({ templates }) => (
          <ul className="divide-y divide-line">
            {templates.map((template) => (
              <li key={template.id} className="flex flex-wrap items-center gap-3 py-3">
                <span className="min-w-0 flex-1">
                  <span className="block font-label wrap-anywhere">{template.name}</span>
                  <span className="block text-sm text-faint">{t`${template.items.length} tasks`}</span>
                </span>
                <Button
                  tone="secondary"
                  busy={add.isPending}
                  onClick={() =>
                    add.mutate(
                      { vehicleId, tasks: tasksOf(template, today, mileage) },
                      {
                        onSuccess: ({ added }) => {
                          void showToast('success', t`${added} tasks added`);
                          onClose();
                        },
                      },
                    )
                  }
                >{t`Add to this car`}</Button>
                <IconButton label={t`Delete ${template.name}`} onClick={() => setAsked(template)}>
                  <Trash2 aria-hidden className="size-4.5" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </DataState>
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t`Delete this schedule?`}
        description={t`Tasks that were made from it stay.`}
        confirm={t`Delete schedule`}
        onConfirm={() =>
          asked &&
          remove.mutate(asked.id, {
            onError: (error) => void showToast('error', presentError(error).message),
          })
        }
      />
    </Dialog>
  );
}
