import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { ReceiptText } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';

import { useDates, useDistanceUnit, usePlace } from '~/user-settings/user-settings.ts';

import { CompletionFields, toCompletion } from './completion-fields.ts';
import { carText, dueText } from './due-words.ts';
import { useCompleteTask, useReopenTask } from './maintenance.queries.ts';

interface Props {
  task: MaintenanceTask;
  /** Today where the user is, YYYY-MM-DD. */
  today: string;
  onClose: () => void;
  /** Opens the receipts of a task that was just completed; missing where none can be stored. */
  onReceipts?: ((task: MaintenanceTask) => void) | undefined;
}

const fieldErrors = fieldErrorsBy({
  paths: {
    date: 'date',
    odometer: 'odometer',
    costCents: 'cost',
    doneBy: 'doneBy',
    notes: 'notes',
  },
});

const isImplausible = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'maintenance/odometer-implausible';

/** Asks how a task was done: day, odometer, cost, who did it. */
export function CompleteDialog({ task, today, onClose, onReceipts }: Props) {
  const { currency } = usePlace();
  const dates = useDates();
  const ownUnit = useDistanceUnit();
  const unit = task.vehicle?.distanceUnit ?? ownUnit;
  const complete = useCompleteTask();
  const reopen = useReopenTask();
  const hasVehicle = task.vehicle !== null;
  const doubted = isImplausible(complete.error);

  const send = (fields: CompletionFields, { confirm = false, withReceipt = false } = {}) =>
    complete.mutate(
      { id: task.id, body: toCompletion(fields, unit, confirm) },
      {
        onSuccess: ({ task: done, next }) => {
          const text = next ? t`Done. Next: ${dueText(next, unit, dates)}` : t`Done: ${task.task}`;
          void showToast('success', text, {
            label: t`Undo`,
            onPress: () =>
              reopen.mutate(task.id, {
                onError: () => void showToast('error', t`Failed to update maintenance schedule`),
              }),
          });
          if (withReceipt && onReceipts) onReceipts(done);
          else onClose();
        },
      },
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Complete: ${task.task}`}
      description={carText(task)}
    >
      <Form
        schema={CompletionFields}
        defaultValues={{
          date: today,
          odometer: '',
          cost: '',
          currency,
          doneBy: '',
          notes: '',
        }}
        attempt={complete}
        onSubmit={(fields) => send(fields)}
        fieldErrors={fieldErrors}
        renderFailure={(error, isAtField) =>
          isImplausible(error) ? (
            <Notice
              tone="medium"
              role="alert"
              title={presentError(error).message}
            >{t`Correct it below, or say that it is right.`}</Notice>
          ) : (
            !isAtField && (
              <Notice tone="high" role="alert" title={t`Failed to update maintenance schedule`}>
                {presentError(error).message}
              </Notice>
            )
          )
        }
        className="grid gap-4"
      >
        {(form) => (
          <>
            <DoneFields
              form={form}
              unit={unit}
              today={today}
              hasVehicle={hasVehicle}
              currency={currency}
            />
            <div className="flex flex-wrap justify-end gap-2">
              {doubted && (
                <Button
                  tone="secondary"
                  onClick={() =>
                    void form.handleSubmit((fields) => send(fields, { confirm: true }))()
                  }
                >{t`The reading is right`}</Button>
              )}
              {hasVehicle && onReceipts && (
                <Button
                  tone="secondary"
                  busy={complete.isPending}
                  icon={<ReceiptText aria-hidden className="size-4.5" />}
                  onClick={() =>
                    void form.handleSubmit((fields) => send(fields, { withReceipt: true }))()
                  }
                >{t`Done, add a receipt`}</Button>
              )}
              <Button type="submit" busy={complete.isPending}>
                {complete.isPending ? t`Saving…` : t`Mark as done`}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function DoneFields({
  form,
  unit,
  today,
  hasVehicle,
  currency,
}: {
  form: UseFormReturn<CompletionFields>;
  unit: DistanceUnit;
  today: string;
  /** Odometer and cost are a vehicle's. */
  hasVehicle: boolean;
  currency: string;
}) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="date" label={t`Date`} required>
          {(control) => <TextInput {...control} type="date" max={today} />}
        </FormField>
        {hasVehicle && (
          <FormField
            form={form}
            name="odometer"
            label={t`Odometer (${unit === 'miles' ? t`miles` : t`km`})`}
          >
            {(control) => <TextInput {...control} inputMode="decimal" />}
          </FormField>
        )}
      </div>
      {hasVehicle && (
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid grid-cols-[1fr_5.5rem] items-end gap-2">
            <FormField form={form} name="cost" label={t`Cost`}>
              {(control) => <TextInput {...control} inputMode="decimal" />}
            </FormField>
            <Select {...form.register('currency')} defaultValue={currency} aria-label={t`Currency`}>
              {CURRENCIES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </div>
          <FormField form={form} name="doneBy" label={t`Who did it`}>
            {(control) => <TextInput {...control} placeholder={t`Myself, or a garage`} />}
          </FormField>
        </div>
      )}
      <FormField form={form} name="notes" label={t`Notes`}>
        {(control) => <TextArea {...control} />}
      </FormField>
    </>
  );
}
