import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { day } from '@wrenchwise/rules/day';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useRef, useState } from 'react';
import { z } from 'zod';

import { newRequestKey } from '~/queries/request-key.ts';
import { useToday } from '~/user-settings/use-today.ts';
import { distanceWord, type LogUnits, milesOf } from '~/user-settings/use-units.ts';

import { type SwapBody, useSwapTyres, useUndoSwap } from './tyres.queries.ts';

const SwapFields = z.object({
  date: day(t`Date`, t`Please enter a date`),
  odometer: z
    .string()
    .trim()
    .refine((text) => text === '' || saidNumber(text) !== undefined, t`Odometer must be a number`),
  confirm: z.boolean(),
});

const fieldErrors = fieldErrorsBy({
  paths: { date: 'date', odometer: 'odometer' },
  codes: { 'log/implausible-odometer': 'odometer' },
});

/** Puts a set on: the day, and the odometer by which the distance of each set is counted. */
export function SwapDialog({
  set,
  units,
  onClose,
}: {
  set: TyreSet;
  units: LogUnits;
  onClose: () => void;
}) {
  const today = useToday();
  const swap = useSwapTyres(set.vehicleId);
  const undo = useUndoSwap(set.vehicleId);
  // The same until something else is sent: a second press never swaps twice.
  const attempt = useRef({ text: '', key: '' });
  const [isAsked, setAsked] = useState(false);
  const send = (body: SwapBody) => {
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: newRequestKey() };
    swap.mutate(
      { body, key: attempt.current.key },
      {
        onSuccess: ({ swapId }) => {
          void showToast('success', t`${set.name} are on`, {
            label: t`Undo`,
            onPress: () =>
              undo.mutate(swapId, {
                onError: (error) => void showToast('error', presentError(error).message),
              }),
          });
          onClose();
        },
        onError: (error) =>
          setAsked(error instanceof ApiError && error.code === 'log/implausible-odometer'),
      },
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Put ${set.name} on`}>
      <Form
        schema={SwapFields}
        defaultValues={{ date: today, odometer: '', confirm: false }}
        attempt={swap}
        onSubmit={({ date, odometer, confirm }) => {
          const typed = odometer === '' ? undefined : saidNumber(odometer);
          send({
            setId: set.id,
            date,
            odometer: typed === undefined ? null : milesOf(typed, units),
            confirm,
          });
        }}
        fieldErrors={fieldErrors}
        renderFailure={(error, isAtField) =>
          !isAtField && (
            <Notice tone="high" role="alert" title={t`The tyres were not swapped`}>
              {presentError(error).message}
            </Notice>
          )
        }
        className="grid gap-4"
      >
        {(form) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField form={form} name="date" label={t`Date`} required>
                {(control) => <TextInput {...control} type="date" max={today} />}
              </FormField>
              <FormField
                form={form}
                name="odometer"
                label={t`Odometer (${distanceWord(units)})`}
                hint={t`From it the distance of each set is counted.`}
              >
                {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
              </FormField>
            </div>
            {isAsked && <Checkbox {...form.register('confirm')} label={t`The reading is right`} />}
            <Button type="submit" wide busy={swap.isPending}>
              {swap.isPending ? t`Saving…` : t`They are on`}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
