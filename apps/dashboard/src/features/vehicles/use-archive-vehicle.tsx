import { t } from '@lingui/core/macro';
import { ARCHIVE_WORDS } from '@wrenchwise/car-ui/words/vehicle-words.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { day } from '@wrenchwise/rules/day';
import { ARCHIVE_REASONS } from '@wrenchwise/rules/garage/vehicle-kinds';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import type { MenuItem } from '@wrenchwise/ui/menu.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';

import { AddForm } from '~/ui/add-form.tsx';
import { useToday } from '~/user-settings/use-today.ts';

import { useUpdateVehicle } from './vehicles.queries.ts';

const ArchiveFields = z.object({ as: z.enum(ARCHIVE_REASONS), on: day(t`Date`) });

/** Puts a vehicle that is no longer run aside with all its records, and brings it back: an item of its menu. */
export const useArchiveVehicle = (vehicle: Vehicle) => {
  const today = useToday();
  const update = useUpdateVehicle(vehicle.id);
  const [open, setOpen] = useState(false);

  const set = (archived: Vehicle['archived'], said: string) => {
    const before = vehicle.archived;
    update.mutate(
      { archived },
      {
        onSuccess: () => {
          setOpen(false);
          void showToast('success', said, {
            label: t`Undo`,
            onPress: () => update.mutate({ archived: before }),
          });
        },
        onError: (error) => {
          if (archived === null) void showToast('error', presentError(error).message);
        },
      },
    );
  };

  const item: MenuItem =
    vehicle.archived === null
      ? {
          id: 'archive',
          label: t`Archive: sold or laid up`,
          icon: <Archive aria-hidden />,
          onSelect: () => setOpen(true),
        }
      : {
          id: 'unarchive',
          label: t`Back to the garage`,
          icon: <ArchiveRestore aria-hidden />,
          onSelect: () => set(null, 'Back in the garage'),
        };

  const dialog = (
    <Dialog open={open} onOpenChange={setOpen} title={t`Archive this vehicle`}>
      <AddForm
        schema={ArchiveFields}
        defaultValues={{ as: 'sold', on: today }}
        attempt={update}
        onSubmit={(archived) => set(archived, 'Archived')}
        failure={t`The vehicle was not archived`}
        submit={t`Archive`}
        busy={t`Archiving…`}
        icon={<Archive aria-hidden className="size-4.5" />}
      >
        {(form) => (
          <>
            <p className="text-soft">{t`Its log, documents and diagnoses stay and are found by the search. Nothing of it is due any more.`}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField form={form} name="as" label={t`Why`}>
                {(control) => (
                  <Select {...control}>
                    {ARCHIVE_REASONS.map((reason) => (
                      <option key={reason} value={reason}>
                        {ARCHIVE_WORDS[reason]}
                      </option>
                    ))}
                  </Select>
                )}
              </FormField>
              <FormField form={form} name="on" label={t`Since`} required>
                {(control) => <TextInput {...control} type="date" max={today} />}
              </FormField>
            </div>
          </>
        )}
      </AddForm>
    </Dialog>
  );
  return { item, dialog };
};
