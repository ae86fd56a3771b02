import { t } from '@lingui/core/macro';
import { DIAGNOSIS_FIRST_YEAR } from '@wrenchwise/rules/vehicle';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Suggest } from '@wrenchwise/ui/suggest.tsx';
import type * as Names from '@wrenchwise/vehicle/nearest-name';
import { useEffect, useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';

import type { DiagnoseDraft } from './diagnose-fields.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { PlateField } from './plate-field.tsx';

interface Cars extends Pick<typeof Names, 'nearestCar'> {
  /** Models by make. */
  readonly catalogue: Readonly<Record<string, readonly string[]>>;
}

const NO_CARS: Cars = {
  catalogue: {},
  nearestCar: () => ({ make: undefined, model: undefined }),
};

const years = (): readonly string[] => {
  const current = new Date().getUTCFullYear();
  return Array.from({ length: current - DIAGNOSIS_FIRST_YEAR + 1 }, (_, age) =>
    String(current - age),
  );
};

// The list is fetched after the form is up; typing never waits for it.
const useCars = (): Cars => {
  const [cars, setCars] = useState(NO_CARS);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const [{ MAKES_AND_MODELS: catalogue }, { nearestCar }] = await Promise.all([
        import('@wrenchwise/vehicle/makes-and-models'),
        import('@wrenchwise/vehicle/nearest-name'),
      ]);
      if (wanted) setCars({ catalogue, nearestCar });
    };
    // Without a connection there are no suggestions: any name can be typed.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return cars;
};

/** Make, model and year, suggested as one types. */
export function CarFields({ legend }: { legend: string }) {
  const { control } = useFormContext<DiagnoseDraft>();
  const [make, model] = useWatch({ control, name: ['make', 'model'] });
  const { catalogue, nearestCar } = useCars();
  // What is in the field that is being typed in is not finished.
  const [typing, setTyping] = useState('');
  const meant: Readonly<Record<string, string | undefined>> = nearestCar(make, model);
  const [yearOptions] = useState(years);
  const known = Object.keys(catalogue).find(
    (name) => name.toLowerCase() === make.trim().toLowerCase(),
  );

  const fields = [
    {
      name: 'make',
      label: t`Make`,
      list: t`Makes`,
      options: Object.keys(catalogue),
      placeholder: t`Ford`,
      className: 'max-sm:col-span-2',
    },
    {
      name: 'model',
      label: t`Model`,
      list: t`Models`,
      options: known === undefined ? [] : (catalogue[known] ?? []),
      placeholder: t`Focus`,
      className: '',
    },
    {
      name: 'year',
      label: t`Year`,
      list: t`Years`,
      options: yearOptions,
      placeholder: '2015',
      className: '',
    },
  ] as const;

  return (
    <fieldset className="grid grid-cols-[1fr_6.5rem] gap-x-3 gap-y-5 sm:grid-cols-[1fr_1fr_8rem] sm:gap-5">
      <legend className="mb-3 text-lg font-bold tracking-[-0.014em]">{legend}</legend>
      <div className="col-span-full">
        <PlateField />
      </div>
      {fields.map(({ name, label, list, options, placeholder, className }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <Field label={label} required error={fieldState.error?.message} className={className}>
              {(wiring) => (
                <>
                  <Suggest
                    {...wiring}
                    {...field}
                    onFocus={() => setTyping(name)}
                    onBlur={() => {
                      setTyping('');
                      field.onBlur();
                    }}
                    options={options}
                    listLabel={list}
                    placeholder={placeholder}
                    inputMode={name === 'year' ? 'numeric' : 'text'}
                  />
                  {meant[name] !== undefined && typing !== name && (
                    <DidYouMean name={meant[name]} onTake={() => field.onChange(meant[name])} />
                  )}
                </>
              )}
            </Field>
          )}
        />
      ))}
      <TakenFromWords />
    </fieldset>
  );
}

/** Says which of the names were read in the description. */
function TakenFromWords() {
  const { control } = useFormContext<DiagnoseDraft>();
  const [make, model, year, filled] = useWatch({
    control,
    name: ['make', 'model', 'year', 'filled'],
  });
  const named = { make, model, year };
  const taken = (['make', 'model', 'year'] as const).filter((name) => filled[name] === 'words');
  return (
    <p role="status" className="text-sm text-faint empty:hidden col-span-full -mt-2">
      {taken.length > 0 &&
        t`Taken from your words: ${taken.map((name) => named[name]).join(', ')}. Change what is wrong.`}
    </p>
  );
}
