import { zodResolver } from '@hookform/resolvers/zod';
import type { Me } from '@wrenchwise/domain/endpoints/me';
import { DistanceUnit } from '@wrenchwise/domain/preferences';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Suggest } from '@wrenchwise/ui/suggest.tsx';
import { useMemo, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';

import { focusFirstError } from '~/lib/focus-first-error.ts';
import { useForgetFailure } from '~/lib/use-forget-failure.ts';

import { FailedChange } from '../failed-change.tsx';
import { useUpdateMe } from '../me.queries.ts';
import { SavedNote } from '../saved-note.tsx';
import { zoneChoices, zoneLabel, zoneOf } from './time-zones.ts';

type Preferences = Pick<Me, 'distanceUnit' | 'timeZone'>;

/** The form as it is typed; what comes out of it is the zone's own name. */
const fieldsOf = (stored: string | null) =>
  z.object({
    distanceUnit: DistanceUnit,
    timeZone: z.string().transform((typed, context) => {
      const zone = zoneOf(typed, stored);
      if (zone !== undefined) return zone;
      context.addIssue({ code: 'custom', message: 'Please choose a time zone from the list' });
      return z.NEVER;
    }),
  });

const draftOf = ({ distanceUnit, timeZone }: Preferences) => ({
  distanceUnit,
  timeZone: zoneLabel(timeZone),
});

/** In which unit distances are read, and by which clock times are. */
export function PreferencesForm({ settings }: { settings: Preferences }) {
  const form = useRef<HTMLFormElement>(null);
  const update = useUpdateMe();
  useForgetFailure(form, update);
  const choices = useMemo(() => zoneChoices(), []);
  const { register, control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(fieldsOf(settings.timeZone)),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: draftOf(settings),
  });

  const save = (preferences: Preferences) =>
    update.mutate(preferences, { onSuccess: (me) => reset(draftOf(me)) });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit(save, () => focusFirstError(form.current))(event)}
    >
      {update.error && (
        <FailedChange title="Failed to update profile. Please try again." error={update.error} />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Distances in">
          {(given) => (
            <Select
              {...given}
              // Without it the form library takes the first option for the person's own unit.
              defaultValue={settings.distanceUnit}
              {...register('distanceUnit')}
            >
              <option value="miles">Miles</option>
              <option value="kilometres">Kilometres</option>
            </Select>
          )}
        </Field>
        <Field label="Time zone" error={formState.errors.timeZone?.message}>
          {(given) => (
            <Controller
              control={control}
              name="timeZone"
              render={({ field }) => (
                <Suggest
                  {...given}
                  {...field}
                  options={choices}
                  listLabel="Time zones"
                  placeholder="Type a city"
                  // Typing replaces the zone that is set.
                  onFocus={(event) => event.target.select()}
                />
              )}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          tone={formState.isDirty ? 'primary' : 'secondary'}
          busy={update.isPending}
        >
          Save units and time zone
        </Button>
        <SavedNote text={update.isSuccess && !formState.isDirty && 'Saved.'} />
      </div>
    </form>
  );
}
