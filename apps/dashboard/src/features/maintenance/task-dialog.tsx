import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import type { MaintenanceTask, TaskVehicle } from '@wrenchwise/rules/garage/maintenance-task';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';

import { useDistanceUnit } from '~/user-settings/user-settings.ts';

import { pickedDiagnosesQuery, useCreateTask, useUpdateTask } from './maintenance.queries.ts';
import { carOf, EMPTY_TASK, TaskFields, toChanges, toDraft, toNewTask } from './task-fields.ts';

interface Props {
  /** The task to change; undefined for a new one. */
  task: MaintenanceTask | undefined;
  vehicles: readonly TaskVehicle[];
  /** The vehicle that a new task is about at first. */
  vehicleId: string | undefined;
  onClose: () => void;
}

const fieldErrors = fieldErrorsBy({
  paths: { vehicleId: 'car', task: 'task', dueDate: 'dueDate', notes: 'notes' },
  codes: { 'vehicle/view-only': 'car', 'diagnosis/not-found': 'car' },
});

/** Adds a task, or changes one. */
export function TaskDialog({ task, vehicles, vehicleId, onClose }: Props) {
  const ownUnit = useDistanceUnit();
  const create = useCreateTask();
  const update = useUpdateTask();
  const attempt = task ? update : create;
  /** A stored task keeps its unit while it is edited; a new one has that of the chosen car. */
  const unitOf = (car: string) => {
    if (task) return task.vehicle?.distanceUnit ?? ownUnit;
    return vehicles.find(({ id }) => car === `vehicle:${id}`)?.distanceUnit ?? ownUnit;
  };

  const done = (text: string) => () => {
    void showToast('success', text);
    onClose();
  };
  const send = (fields: TaskFields) => {
    const unit = unitOf(fields.car);
    if (!task) {
      create.mutate(toNewTask(fields, unit), { onSuccess: done(t`Task added`) });
      return;
    }
    const body = toChanges(fields, unit);
    const [kind, id] = fields.car.split(':');
    const moved = kind === 'vehicle' && fields.car !== carOf(task) ? { vehicleId: id } : {};
    update.mutate({ id: task.id, body: { ...body, ...moved } }, { onSuccess: done(t`Task saved`) });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={task ? t`Edit task` : t`Add a task`}
    >
      <Form
        schema={TaskFields}
        defaultValues={
          task
            ? toDraft(task, unitOf(carOf(task)))
            : { ...EMPTY_TASK, car: vehicleId === undefined ? '' : `vehicle:${vehicleId}` }
        }
        attempt={attempt}
        onSubmit={send}
        fieldErrors={fieldErrors}
        renderFailure={(error, isAtField) =>
          !isAtField && (
            <Notice
              tone="high"
              role="alert"
              title={
                task
                  ? t`Failed to update maintenance schedule`
                  : t`Failed to add maintenance schedule`
              }
            >
              {presentError(error).message}
            </Notice>
          )
        }
        className="grid gap-4"
      >
        {(form) => {
          const word = unitOf(form.watch('car')) === 'miles' ? 'miles' : 'km';
          return (
            <>
              <FormField form={form} name="car" label={t`Vehicle`} required>
                {(control) => (
                  <Select {...control}>
                    <option value="">{t`Choose a vehicle`}</option>
                    <CarOptions vehicles={vehicles} task={task} />
                  </Select>
                )}
              </FormField>
              <FormField form={form} name="task" label={t`Task`} required>
                {(control) => (
                  <TextInput {...control} placeholder={t`Change the engine oil and filter`} />
                )}
              </FormField>
              <div className="grid gap-4 sm:grid-cols-2">
                <FormField
                  form={form}
                  name="dueDate"
                  label={t`Due date`}
                  options={{ deps: 'dueDistance' }}
                >
                  {(control) => <TextInput {...control} type="date" />}
                </FormField>
                <FormField
                  form={form}
                  name="dueDistance"
                  label={t`Due at (${word})`}
                  options={{ deps: 'dueDate' }}
                >
                  {(control) => <TextInput {...control} inputMode="numeric" placeholder="48,000" />}
                </FormField>
              </div>
              <p className="-mt-2 text-sm text-faint">{t`One of the two is enough. With both, whichever comes first counts.`}</p>
              <div className="grid gap-4 sm:grid-cols-2">
                <FormField form={form} name="repeatMonths" label={t`Repeat every (months)`}>
                  {(control) => <TextInput {...control} inputMode="numeric" placeholder="12" />}
                </FormField>
                <FormField form={form} name="repeatDistance" label={t`Repeat every (${word})`}>
                  {(control) => <TextInput {...control} inputMode="numeric" placeholder="10,000" />}
                </FormField>
              </div>
              <FormField form={form} name="notes" label={t`Notes`}>
                {(control) => <TextArea {...control} />}
              </FormField>
              <Button type="submit" wide busy={attempt.isPending}>
                {attempt.isPending ? t`Saving…` : task ? t`Save task` : t`Add task`}
              </Button>
            </>
          );
        }}
      </Form>
    </Dialog>
  );
}

function CarOptions({
  vehicles,
  task,
}: {
  vehicles: readonly TaskVehicle[];
  task: MaintenanceTask | undefined;
}) {
  const diagnoses = useQuery({ ...pickedDiagnosesQuery(), enabled: task === undefined });
  const listed = diagnoses.data?.diagnoses ?? [];
  return (
    <>
      {vehicles.length > 0 && (
        <optgroup label={t`My vehicles`}>
          {vehicles
            .filter(({ canEdit }) => canEdit)
            .map(({ id, name }) => (
              <option key={id} value={`vehicle:${id}`}>
                {name}
              </option>
            ))}
        </optgroup>
      )}
      {task?.diagnosis && !task.vehicle && (
        <option value={carOf(task)}>
          {task.diagnosis.make} {task.diagnosis.model} {task.diagnosis.year}
        </option>
      )}
      {listed.length > 0 && (
        <optgroup label={t`Cars of past diagnoses`}>
          {listed.map(({ id, make, model, year, topCause }) => (
            <option key={id} value={`diagnosis:${id}`}>
              {make} {model} {year}
              {topCause ? `: ${topCause.name}` : ''}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
