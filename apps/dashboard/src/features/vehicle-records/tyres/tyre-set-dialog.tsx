import { t } from '@lingui/core/macro';
import { TYRE_SEASON_WORDS, TYRE_SET_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { TYRE_NOTES_MAX, TYRE_SEASONS, type TyreSeason } from '@wrenchwise/rules/garage/tyres';
import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { RecordDialog } from '~/records/record-dialog.tsx';
import { ChoiceField, LineField, NotesField } from '~/records/record-fields.tsx';
import { useSaveRecord } from '~/records/use-record.ts';

import { useSaveTyreSet } from './tyres.queries.ts';

const SetFields = z.object({
  name: line(t`Name`, 80),
  season: z.enum(TYRE_SEASONS),
  size: z
    .string()
    .trim()
    .max(60, t`Size must be at most 60 characters`),
  notes: z.string().max(TYRE_NOTES_MAX, t`Notes must be at most 2,000 characters`),
});

const fieldErrors = fieldErrorsBy({
  paths: { name: 'name', season: 'season', size: 'size', notes: 'notes' },
});

const seasonOptions = () =>
  TYRE_SEASONS.map((each): [TyreSeason, string] => [each, TYRE_SEASON_WORDS[each]]);

/** Adds a set of tyres, or changes one. */
export function TyreSetDialog({
  vehicleId,
  target,
  onClose,
}: {
  vehicleId: string;
  /** The one to change, or the season of a new one. */
  target: TyreSet | TyreSeason;
  onClose: () => void;
}) {
  const save = useSaveTyreSet(vehicleId);
  const set = typeof target === 'string' ? undefined : target;
  const season = typeof target === 'string' ? target : target.season;
  const send = useSaveRecord(save, { id: set?.id, saved: t`Set saved`, onClose });
  return (
    <RecordDialog
      title={set ? t`Change this set` : t`Add a set of tyres`}
      schema={SetFields}
      defaultValues={{
        name: set?.name ?? TYRE_SET_WORDS[season],
        season,
        size: set?.size ?? '',
        notes: set?.notes ?? '',
      }}
      attempt={save}
      onSubmit={({ size, ...fields }) => send({ ...fields, size: size || null })}
      fieldErrors={fieldErrors}
      failure={t`The set was not saved`}
      submit={t`Save set`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <LineField form={form} name="name" label={t`Name`} required />
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField form={form} name="season" label={t`Season`} options={seasonOptions()} />
            <LineField
              form={form}
              name="size"
              label={t`Size`}
              hint={t`On the sidewall.`}
              placeholder={t`205/55 R16 91V`}
            />
          </div>
          <NotesField
            form={form}
            name="notes"
            label={t`Notes`}
            limit={TYRE_NOTES_MAX}
            placeholder={t`Make, date code, where they are stored`}
          />
        </>
      )}
    </RecordDialog>
  );
}
