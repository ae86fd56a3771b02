import { t } from '@lingui/core/macro';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { CustomField, MAX_CUSTOM_FIELDS } from '@wrenchwise/rules/garage/custom-fields';
import { Card } from '@wrenchwise/ui/card.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Plus, Trash2 } from 'lucide-react';

import { useUpdateVehicle } from '~/features/vehicles/vehicles.queries.ts';
import { LineField } from '~/records/record-fields.tsx';
import { sayFailure, sayWithUndo } from '~/records/use-record.ts';
import { AddForm } from '~/ui/add-form.tsx';

const EMPTY = { name: '', value: '' };

/** What an owner has named themselves: key codes, paint, radio code. Found by the search. */
export function OwnFacts({ vehicle, canEdit }: { vehicle: Vehicle; canEdit: boolean }) {
  const { customFields } = vehicle;
  const add = useUpdateVehicle(vehicle.id);
  const change = useUpdateVehicle(vehicle.id);
  if (!canEdit && customFields.length === 0) return null;

  const remove = (name: string) => {
    change.mutate(
      { customFields: customFields.filter((field) => field.name !== name) },
      {
        onSuccess: () => sayWithUndo(t`Fact deleted`, change, { customFields }),
        onError: sayFailure,
      },
    );
  };

  return (
    <Card>
      <h2 className="text-lg">{t`Facts of your own`}</h2>
      {customFields.length > 0 && (
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {customFields.map(({ name, value }) => (
            <div key={name} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <dt className="text-sm text-faint wrap-anywhere">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
              {canEdit && (
                <IconButton label={t`Delete ${name}`} onClick={() => remove(name)}>
                  <Trash2 aria-hidden className="size-4.5" />
                </IconButton>
              )}
            </div>
          ))}
        </dl>
      )}
      {canEdit && customFields.length < MAX_CUSTOM_FIELDS && (
        <AddForm
          className="mt-4"
          schema={CustomField}
          defaultValues={EMPTY}
          attempt={add}
          onSubmit={({ name, value }, form) => {
            // The same name again is another value of it.
            const others = customFields.filter((field) => field.name !== name);
            add.mutate(
              { customFields: [...others, { name, value }] },
              { onSuccess: () => form.reset(EMPTY) },
            );
          }}
          failure={t`The fact was not saved`}
          submit={t`Add`}
          busy={t`Adding…`}
          tone="secondary"
          icon={<Plus aria-hidden className="size-4.5" />}
        >
          {(form) => (
            <div className="grid gap-4 sm:grid-cols-2">
              <LineField
                form={form}
                name="name"
                label={t`Name`}
                placeholder={t`Radio code`}
                required
              />
              <LineField form={form} name="value" label={t`Value`} placeholder="4711" required />
            </div>
          )}
        </AddForm>
      )}
    </Card>
  );
}
