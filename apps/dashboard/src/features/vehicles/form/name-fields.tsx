import { t } from '@lingui/core/macro';
import { VEHICLE_FIRST_YEAR, vehicleLastYear } from '@wrenchwise/rules/garage/vehicle-fields';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Suggest } from '@wrenchwise/ui/suggest.tsx';
import { useEffect, useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';

import type { VehicleDraft } from './vehicle-draft.ts';

type Catalogue = Readonly<Record<string, readonly string[]>>;

const years = (): readonly string[] => {
  const last = vehicleLastYear();
  return Array.from({ length: last - VEHICLE_FIRST_YEAR + 1 }, (_, age) => String(last - age));
};

// The list is fetched after the form is up; typing never waits for it.
const useCatalogue = (): Catalogue => {
  const [catalogue, setCatalogue] = useState<Catalogue>({});
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { MAKES_AND_MODELS } = await import('@wrenchwise/vehicle/makes-and-models');
      if (wanted) setCatalogue(MAKES_AND_MODELS);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, []);
  return catalogue;
};

/** Make, model and year, suggested as one types; anything else may be typed as well. */
export function NameFields() {
  const { control } = useFormContext<VehicleDraft>();
  const make = useWatch({ control, name: 'make' });
  const catalogue = useCatalogue();
  const [yearOptions] = useState(years);
  const known = Object.keys(catalogue).find(
    (name) => name.toLowerCase() === make.trim().toLowerCase(),
  );
  const fields = [
    { name: 'make', label: t`Make`, list: t`Makes`, options: Object.keys(catalogue) },
    {
      name: 'model',
      label: t`Model`,
      list: t`Models`,
      options: known === undefined ? [] : (catalogue[known] ?? []),
    },
    { name: 'year', label: t`Year`, list: t`Years`, options: yearOptions },
  ] as const;
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_1fr_8rem]">
      {fields.map(({ name, label, list, options }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <Field label={label} required error={fieldState.error?.message}>
              {(wiring) => (
                <Suggest
                  {...wiring}
                  {...field}
                  options={options}
                  listLabel={list}
                  inputMode={name === 'year' ? 'numeric' : 'text'}
                />
              )}
            </Field>
          )}
        />
      ))}
    </div>
  );
}
