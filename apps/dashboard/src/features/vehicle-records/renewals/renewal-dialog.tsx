import { t } from '@lingui/core/macro';
import { RENEWAL_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { Renewal } from '@wrenchwise/contract/endpoints/renewals';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import {
  RENEWAL_KINDS,
  RENEWAL_NOTES_MAX,
  type RenewalKind,
} from '@wrenchwise/rules/garage/renewals';

import { RecordDialog } from '~/records/record-dialog.tsx';
import { ChoiceField, LineField, NotesField } from '~/records/record-fields.tsx';
import { useSaveRecord } from '~/records/use-record.ts';
import { usePlace } from '~/user-settings/user-settings.ts';

import { emptyRenewal, renewalDraft, RenewalFields, toRenewal } from './renewal-fields.ts';
import { useSaveRenewal } from './renewals.queries.ts';

const fieldErrors = fieldErrorsBy({
  paths: {
    kind: 'kind',
    provider: 'provider',
    reference: 'reference',
    dueOn: 'dueOn',
    costCents: 'cost',
    notes: 'notes',
  },
});

const REPEATS = [
  ['', t`It ends for good`],
  ['1', t`Every month`],
  ['3', t`Every 3 months`],
  ['6', t`Every 6 months`],
  ['12', t`Every year`],
  ['24', t`Every 2 years`],
  ['36', t`Every 3 years`],
] as const;

/** Adds a date of a vehicle, or changes one. */
export function RenewalDialog({
  vehicleId,
  target,
  onClose,
}: {
  vehicleId: string;
  /** The one to change, or the kind of a new one. */
  target: Renewal | RenewalKind;
  onClose: () => void;
}) {
  const { currency: ofPlace } = usePlace();
  const save = useSaveRenewal(vehicleId);
  const renewal = typeof target === 'string' ? undefined : target;
  const send = useSaveRecord(save, { id: renewal?.id, saved: t`Date saved`, onClose });
  const currency = renewal?.currency ?? ofPlace;
  return (
    <RecordDialog
      title={renewal ? t`Change this date` : t`Add a date`}
      schema={RenewalFields}
      defaultValues={typeof target === 'string' ? emptyRenewal(target) : renewalDraft(target)}
      attempt={save}
      onSubmit={(fields) => send(toRenewal(fields, currency))}
      fieldErrors={fieldErrors}
      failure={t`The date was not saved`}
      submit={t`Save`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField
              form={form}
              name="kind"
              label={t`What ends`}
              options={RENEWAL_KINDS.map((kind) => [kind, RENEWAL_WORDS[kind]])}
            />
            <LineField
              form={form}
              name="dueOn"
              label={t({ message: 'On', context: 'a day' })}
              type="date"
              required
            />
            <LineField form={form} name="provider" label={t`With`} />
            <LineField form={form} name="reference" label={t`Policy or contract number`} />
            <ChoiceField form={form} name="repeats" label={t`Then`} options={REPEATS} />
            <LineField
              form={form}
              name="cost"
              label={t`Cost each time (${currency})`}
              inputMode="decimal"
            />
          </div>
          <NotesField form={form} name="notes" label={t`Notes`} limit={RENEWAL_NOTES_MAX} />
        </>
      )}
    </RecordDialog>
  );
}
