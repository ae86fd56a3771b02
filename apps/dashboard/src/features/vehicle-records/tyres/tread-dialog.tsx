import { t } from '@lingui/core/macro';
import { TYRE_POSITION_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { day } from '@wrenchwise/rules/day';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { TYRE_POSITIONS, type TyrePosition } from '@wrenchwise/rules/garage/tyres';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';
import { z } from 'zod';

import { newRequestKey } from '~/queries/request-key.ts';
import { RecordDialog } from '~/records/record-dialog.tsx';
import { LineField } from '~/records/record-fields.tsx';
import { sayWithUndo } from '~/records/use-record.ts';
import { useToday } from '~/user-settings/use-today.ts';

import { useAddTread, useDeleteTread } from './tyres.queries.ts';

const CAR: readonly TyrePosition[] = [
  'front-left',
  'front-right',
  'rear-left',
  'rear-right',
  'spare',
];
const MOTORBIKE: readonly TyrePosition[] = ['front', 'rear'];

const Depth = z
  .string()
  .trim()
  .refine(
    (text) => {
      const mm = text === '' ? 0 : saidNumber(text);
      return mm !== undefined && mm >= 0 && mm <= 25;
    },
    t`Please enter millimetres, such as 4.5`,
  )
  .optional();

const TreadFields = z
  .object({
    date: day(t`Date`, t`Please enter a date`),
    'front-left': Depth,
    'front-right': Depth,
    'rear-left': Depth,
    'rear-right': Depth,
    front: Depth,
    rear: Depth,
    spare: Depth,
  })
  .refine((fields) => TYRE_POSITIONS.some((position) => fields[position]), {
    path: ['date'],
    error: t`Please enter the tread of one tyre at least`,
  });

const fieldErrors = fieldErrorsBy({ paths: { date: 'date' } });

const depthsOf = (
  fields: z.output<typeof TreadFields>,
  positions: readonly TyrePosition[],
): Partial<Record<TyrePosition, number>> =>
  Object.fromEntries(
    positions.flatMap((position) => {
      const text = fields[position];
      const mm = text ? saidNumber(text) : undefined;
      return mm === undefined ? [] : [[position, mm]];
    }),
  );

/** Takes down the tread that was measured, tyre by tyre, in the order in which one walks round the car. */
export function TreadDialog({
  set,
  isMotorbike,
  onClose,
}: {
  set: TyreSet;
  isMotorbike: boolean;
  onClose: () => void;
}) {
  const today = useToday();
  const add = useAddTread(set.vehicleId);
  const remove = useDeleteTread(set.vehicleId);
  const [key] = useState(newRequestKey);
  const positions = isMotorbike ? MOTORBIKE : CAR;
  return (
    <RecordDialog
      title={t`Tread of ${set.name}`}
      schema={TreadFields}
      defaultValues={{
        date: today,
        'front-left': '',
        'front-right': '',
        'rear-left': '',
        'rear-right': '',
        front: '',
        rear: '',
        spare: '',
      }}
      attempt={add}
      onSubmit={(fields) =>
        add.mutate(
          { setId: set.id, body: { date: fields.date, depths: depthsOf(fields, positions) }, key },
          {
            onSuccess: ({ treads }) => {
              const before = new Set(set.treads.map(({ id }) => id));
              const made = treads.find(({ id }) => !before.has(id));
              if (made === undefined) void showToast('success', t`Tread saved`);
              else sayWithUndo(t`Tread saved`, remove, { id: set.id, treadId: made.id });
              onClose();
            },
          },
        )
      }
      fieldErrors={fieldErrors}
      failure={t`The tread was not saved`}
      submit={t`Save tread`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className="text-soft">{t`In millimetres, in the main grooves; the thinnest place counts. Leave empty what you did not measure.`}</p>
          <div className="grid grid-cols-2 gap-4">
            {positions.map((position) => (
              <LineField
                key={position}
                form={form}
                name={position}
                label={TYRE_POSITION_WORDS[position]}
                inputMode="decimal"
                placeholder="4.5"
              />
            ))}
          </div>
          <LineField
            form={form}
            name="date"
            label={t`Measured on`}
            type="date"
            max={today}
            required
          />
        </>
      )}
    </RecordDialog>
  );
}
