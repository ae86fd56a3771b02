import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Incident } from '@wrenchwise/contract/endpoints/incidents';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { day } from '@wrenchwise/rules/day';
import {
  INCIDENT_KINDS,
  INCIDENT_NOTES_MAX,
  INCIDENT_WORDS,
  type IncidentKind,
  THIRD_PARTY_MAX,
} from '@wrenchwise/rules/garage/incidents';
import { line } from '@wrenchwise/rules/text';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';
import { z } from 'zod';

import { moneyDraft, moneyOf, MoneyText } from '~/features/vehicle-records/money-text.ts';
import { newRequestKey } from '~/queries/request-key.ts';
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
  const [key] = useState(newRequestKey);
  const incident = typeof target === 'string' ? undefined : target;
  const currency = incident?.currency ?? ofPlace;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={incident ? t`Change this incident` : t`Record an incident`}
    >
      <Form
        schema={IncidentFields}
        defaultValues={draftOf(incident, typeof target === 'string' ? target : target.kind, today)}
        attempt={save}
        onSubmit={(fields) =>
          save.mutate(
            { id: incident?.id, body: toBody(fields, currency), key },
            {
              onSuccess: () => {
                void showToast('success', t`Incident saved`);
                onClose();
              },
            },
          )
        }
        fieldErrors={fieldErrors}
        renderFailure={(error, isAtField) =>
          !isAtField && (
            <Notice tone="high" role="alert" title={t`The incident was not saved`}>
              {presentError(error).message}
            </Notice>
          )
        }
        className="grid gap-4"
      >
        {(form) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField form={form} name="kind" label={t`Kind`}>
                {(control) => (
                  <Select {...control}>
                    {INCIDENT_KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {INCIDENT_WORDS[kind]}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
              <FormField form={form} name="happenedOn" label={t`Date`} required>
                {(control) => <TextInput {...control} type="date" max={today} />}
              </FormField>
            </div>
            <FormField form={form} name="title" label={t`What happened`} required>
              {(control) => (
                <TextInput {...control} placeholder={t`Hit from behind at the lights`} />
              )}
            </FormField>
            <FormField
              form={form}
              name="thirdParty"
              label={t`Who else was in it`}
              hint={t`Name, registration, insurer, witnesses.`}
            >
              {(control) => (
                <>
                  <TextArea {...control} />
                  <CharacterCount length={form.watch('thirdParty').length} max={THIRD_PARTY_MAX} />
                </>
              )}
            </FormField>
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField form={form} name="place" label={t`Where`}>
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
              <FormField form={form} name="reference" label={t`Claim or police number`}>
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
              <FormField form={form} name="cost" label={t`Cost so far (${currency})`}>
                {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
              </FormField>
            </div>
            <FormField form={form} name="notes" label={t`Notes`}>
              {(control) => (
                <>
                  <TextArea {...control} />
                  <CharacterCount length={form.watch('notes').length} max={INCIDENT_NOTES_MAX} />
                </>
              )}
            </FormField>
            <Checkbox {...form.register('isSettled')} label={t`Settled`} />
            <Button type="submit" wide busy={save.isPending}>
              {save.isPending ? t`Saving…` : t`Save incident`}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
