import { t } from '@lingui/core/macro';
import type { Me } from '@wrenchwise/contract/endpoints/accounts/profile';
import { DistanceUnit } from '@wrenchwise/rules/preferences';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Suggest } from '@wrenchwise/ui/suggest.tsx';
import { useMemo } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import { FailedChange } from '../../settings/failed-change.tsx';
import { SavedNote } from '../../settings/saved-note.tsx';
import { useUpdateMe } from '../me.queries.ts';
import { zoneChoices, zoneLabel, zoneOf } from './time-zones.ts';

type Preferences = Pick<Me, 'distanceUnit' | 'timeZone'>;

/** The form as it is typed; what comes out of it is the zone's own name. */
const fieldsOf = (stored: string | null) =>
  z.object({
    distanceUnit: DistanceUnit,
    timeZone: z.string().transform((typed, context) => {
      const zone = zoneOf(typed, stored);
      if (zone !== undefined) return zone;
      context.addIssue({ code: 'custom', message: t`Please choose a time zone from the list` });
      return z.NEVER;
    }),
  });

const draftOf = ({ distanceUnit, timeZone }: Preferences) => ({
  distanceUnit,
  timeZone: zoneLabel(timeZone),
});

function TimeZoneField({
  form,
  choices,
}: {
  readonly form: UseFormReturn<
    z.input<ReturnType<typeof fieldsOf>>,
    unknown,
    z.output<ReturnType<typeof fieldsOf>>
  >;
  readonly choices: readonly string[];
}) {
  return (
    <Field label={t`Time zone`} error={form.formState.errors.timeZone?.message}>
      {(wiring) => (
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <Suggest
              {...wiring}
              {...field}
              options={choices}
              listLabel={t`Time zones`}
              placeholder={t`Type a city`}
              // Typing replaces the zone that is set.
              onFocus={(event) => event.target.select()}
            />
          )}
        />
      )}
    </Field>
  );
}

/** In which unit distances are read, and by which clock times are. */
export function PreferencesForm({ settings }: { settings: Preferences }) {
  const update = useUpdateMe();
  const choices = useMemo(() => zoneChoices(), []);
  return (
    <Form
      schema={fieldsOf(settings.timeZone)}
      defaultValues={draftOf(settings)}
      attempt={update}
      onSubmit={(preferences, { reset }) =>
        update.mutate(preferences, { onSuccess: (me) => reset(draftOf(me)) })
      }
      renderFailure={(error) => (
        <FailedChange title={t`Failed to update profile. Please try again.`} error={error} />
      )}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <FormField form={form} name="distanceUnit" label={t`Distances in`}>
              {(control) => (
                // Without a default the form library takes the first option for the user's own unit.
                <Select defaultValue={settings.distanceUnit} {...control}>
                  <option value="miles">{t`Miles`}</option>
                  <option value="kilometres">{t`Kilometres`}</option>
                </Select>
              )}
            </FormField>
            <TimeZoneField form={form} choices={choices} />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              type="submit"
              tone={form.formState.isDirty ? 'primary' : 'secondary'}
              busy={update.isPending}
            >{t`Save units and time zone`}</Button>
            <SavedNote text={update.isSuccess && !form.formState.isDirty && t`Saved.`} />
          </div>
        </>
      )}
    </Form>
  );
}
