import { DIAGNOSIS_FIRST_YEAR } from '@wrenchwise/domain/endpoints/diagnoses';
import { useEffect, useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';

import { Field } from '~/ui/field.tsx';
import { Suggest } from '~/ui/suggest.tsx';

import type { DiagnoseDraft } from './diagnose-fields.ts';

type Catalogue = Readonly<Record<string, readonly string[]>>;

const years = (): readonly string[] => {
  const current = new Date().getUTCFullYear();
  return Array.from({ length: current - DIAGNOSIS_FIRST_YEAR + 1 }, (_, age) =>
    String(current - age),
  );
};

// The list is fetched after the form is up; typing never waits for it.
const useCarCatalogue = (): Catalogue => {
  const [catalogue, setCatalogue] = useState<Catalogue>({});
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { CAR_MODELS } = await import('@wrenchwise/diagnosis/car-models');
      if (wanted) setCatalogue(CAR_MODELS);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, []);
  return catalogue;
};

/** Make, model and year, suggested as one types. */
export function CarFields() {
  const { control } = useFormContext<DiagnoseDraft>();
  const make = useWatch({ control, name: 'make' });
  const catalogue = useCarCatalogue();
  const [yearOptions] = useState(years);
  const known = Object.keys(catalogue).find(
    (name) => name.toLowerCase() === make.trim().toLowerCase(),
  );

  const fields = [
    {
      name: 'make',
      label: 'Make',
      list: 'Makes',
      options: Object.keys(catalogue),
      placeholder: 'Ford',
      className: '',
    },
    {
      name: 'model',
      label: 'Model',
      list: 'Models',
      options: known === undefined ? [] : (catalogue[known] ?? []),
      placeholder: 'Focus',
      className: '',
    },
    {
      name: 'year',
      label: 'Year',
      list: 'Years',
      options: yearOptions,
      placeholder: '2015',
      className: '',
    },
  ] as const;

  return (
    <fieldset className="grid gap-5 sm:grid-cols-[1fr_1fr_8rem]">
      <legend className="mb-4 text-lg font-[640] tracking-[-0.014em]">Which car is it?</legend>
      {fields.map(({ name, label, list, options, placeholder }) => (
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
                  placeholder={placeholder}
                  inputMode={name === 'year' ? 'numeric' : 'text'}
                />
              )}
            </Field>
          )}
        />
      ))}
    </fieldset>
  );
}
