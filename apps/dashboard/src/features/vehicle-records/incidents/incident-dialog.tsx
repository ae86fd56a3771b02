import { t } from '@lingui/core/macro';
import { INCIDENT_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { Incident } from '@wrenchwise/contract/endpoints/incidents';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { day } from '@wrenchwise/rules/day';
import {
  INCIDENT_KINDS,
  INCIDENT_NOTES_MAX,
  type IncidentKind,
  THIRD_PARTY_MAX,
} from '@wrenchwise/rules/garage/incidents';
import { line } from '@wrenchwise/rules/text';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { z } from 'zod';

import { moneyDraft, moneyOf, MoneyText } from '~/features/vehicle-records/money-text.ts';
import { RecordDialog } from '~/records/record-dialog.tsx';
import { ChoiceField, LineField, NotesField } from '~/records/record-fields.tsx';
import { useSaveRecord } from '~/records/use-record.ts';
import { useToday } from '~/user-settings/use-today.ts';
import { usePlace } from '~/user-settings/user-settings.ts';

import { useSaveIncident } from './incidents.queries.ts';

const IncidentFields = z.object({
  kind: z.enum(INCIDENT_KINDS),
  happenedOn: day(t`Date`, t`Please enter a date`),
  title: line(t`What happened`, 200),
  place: z
    .string()
    .trim()
    .max(200, t`Place must be at most 200 characters`),
  thirdParty: z.string().max(THIRD_PARTY_MAX, t`This must be at most 1,000 characters`),
  reference: z
    .string()
    .trim()
    .max(100, t`The number must be at most 100 characters`),
  cost: MoneyText,
  isSettled: z.boolean(),
  notes: z.string().max(INCIDENT_NOTES_MAX, t`Notes must be at most 4,000 characters`),
});
type IncidentFields = z.output<typeof IncidentFields>;

const fieldErrors = fieldErrorsBy({
  paths: {
    kind: 'kind',
    happenedOn: 'happenedOn',
    title: 'title',
    place: 'place',
    thirdParty: 'thirdParty',
    reference: 'reference',
    costCents: 'cost',
    notes: 'notes',
  },
});

const draftOf = (incident: Incident | undefined, kind: IncidentKind, today: string) => ({
  kind: incident?.kind ?? kind,
  happenedOn: incident?.happenedOn ?? today,
  title: incident?.title ?? '',
  place: incident?.place ?? '',
  thirdParty: incident?.thirdParty ?? '',
  reference: incident?.reference ?? '',
  cost: moneyDraft(incident?.costCents ?? null),
  isSettled: incident?.isSettled ?? false,
  notes: incident?.notes ?? '',
});

const toBody = ({ cost, ...fields }: IncidentFields, currency: string) => ({
  ...fields,
  place: fields.place || null,
  thirdParty: fields.thirdParty || null,
  reference: fields.reference || null,
  ...moneyOf(cost, currency),
});

/** Records something that happened to a vehicle, or changes what is recorded. */
export function IncidentDialog({
  vehicleId,
  target,
  onClose,
}: {
  vehicleId: string;
  /** The one to change, or the kind of a new one. */
  target: Incident | IncidentKind;
  onClose: () => void;
}) {
  const today = useToday();
  const { currency: ofPlace } = usePlace();
  const save = useSaveIncident(vehicleId);
  const incident = typeof target === 'string' ? undefined : target;
  const send = useSaveRecord(save, { id: incident?.id, saved: t`Incident saved`, onClose });
  const currency = incident?.currency ?? ofPlace;
  return (
    <RecordDialog
      title={incident ? t`Change this incident` : t`Record an incident`}
      schema={IncidentFields}
      defaultValues={draftOf(incident, typeof target === 'string' ? target : target.kind, today)}
      attempt={save}
      onSubmit={(fields) => send(toBody(fields, currency))}
      fieldErrors={fieldErrors}
      failure={t`The incident was not saved`}
      submit={t`Save incident`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField
              form={form}
              name="kind"
              label={t`Kind`}
              options={INCIDENT_KINDS.map((kind) => [kind, INCIDENT_WORDS[kind]])}
            />
            <LineField
              form={form}
              name="happenedOn"
              label={t`Date`}
              type="date"
              max={today}
              required
            />
          </div>
          <LineField
            form={form}
            name="title"
            label={t`What happened`}
            placeholder={t`Hit from behind at the lights`}
            required
          />
          <NotesField
            form={form}
            name="thirdParty"
            label={t`Who else was in it`}
            hint={t`Name, registration, insurer, witnesses.`}
            limit={THIRD_PARTY_MAX}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <LineField form={form} name="place" label={t`Where`} />
            <LineField form={form} name="reference" label={t`Claim or police number`} />
            <LineField
              form={form}
              name="cost"
              label={t`Cost so far (${currency})`}
              inputMode="decimal"
            />
          </div>
          <NotesField form={form} name="notes" label={t`Notes`} limit={INCIDENT_NOTES_MAX} />
          <Checkbox {...form.register('isSettled')} label={t`Settled`} />
        </>
      )}
    </RecordDialog>
  );
}
