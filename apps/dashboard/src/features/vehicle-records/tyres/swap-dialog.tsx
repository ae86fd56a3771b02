import { t } from '@lingui/core/macro';
import { ApiError } from '@wrenchwise/contract/client';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { day } from '@wrenchwise/rules/day';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { useRef, useState } from 'react';
import { z } from 'zod';

import { newRequestKey } from '~/queries/request-key.ts';
import { RecordDialog } from '~/records/record-dialog.tsx';
import { LineField } from '~/records/record-fields.tsx';
import { sayWithUndo } from '~/records/use-record.ts';
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
          sayWithUndo(t`${set.name} are on`, undo, swapId);
          onClose();
        },
        onError: (error) =>
          setAsked(error instanceof ApiError && error.code === 'log/implausible-odometer'),
      },
    );
  };
  return (
    <RecordDialog
      title={t`Put ${set.name} on`}
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
      failure={t`The tyres were not swapped`}
      submit={t`They are on`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <LineField form={form} name="date" label={t`Date`} type="date" max={today} required />
            <LineField
              form={form}
              name="odometer"
              label={t`Odometer (${distanceWord(units)})`}
              hint={t`From it the distance of each set is counted.`}
              inputMode="decimal"
            />
          </div>
          {isAsked && <Checkbox {...form.register('confirm')} label={t`The reading is right`} />}
        </>
      )}
    </RecordDialog>
  );
}
