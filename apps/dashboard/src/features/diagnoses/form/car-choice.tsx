import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CarBody } from '@wrenchwise/car-ui/bodies/car-body.tsx';
import type { VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { MOTORBIKE_UNKNOWN } from '@wrenchwise/rules/garage/vehicle-kinds';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { carName } from '~/features/diagnoses/car-name.ts';
import { savedCarsQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { AssumedFacts } from '~/ui/filled-in/assumed-facts.tsx';

import { CarFields } from './car-fields.tsx';
import { type DiagnoseDraft, EMPTY_DRAFT } from './diagnose-fields.ts';
import { noAttemptIsOpen } from './draft.ts';
import { MoreAboutTheCar } from './more-about-the-car.tsx';
import { NamedOtherCar } from './named-other-car.tsx';
import { rememberCar, rememberedCar } from './remembered-car.ts';

const CAR_FIELDS = ['make', 'model', 'year', 'fuel', 'transmission', 'mileage'] as const;

/** What is in the hidden fields of a saved car: the server knows the rest. */
const namesOf = ({ make, model, year }: VehicleSummary) => ({
  make,
  model,
  // Cars of next year's model are diagnosed as of this year.
  year: String(Math.min(year, new Date().getUTCFullYear())),
});

const NO_CARS: readonly VehicleSummary[] = [];

function CarOption({
  car,
  isChosen,
  choose,
}: {
  readonly car: VehicleSummary | undefined;
  readonly isChosen: boolean;
  readonly choose: (car: VehicleSummary | undefined) => void;
}) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3.5 py-2.5 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isChosen
          ? 'border-accent bg-accent-soft text-accent-text'
          : 'border-line bg-paper hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name="saved-car"
        className="size-4.5 shrink-0 accent-accent outline-none"
        checked={isChosen}
        onChange={() => {
          rememberCar(car?.id);
          choose(car);
        }}
      />
      <span className="min-w-0">
        <span className="block font-label wrap-anywhere">
          {car ? (car.nickname ?? carName(car)) : t`Another car`}
        </span>
        {car && (car.nickname ?? car.registration) !== null && (
          <span className="figures block text-sm text-faint">
            {[...(car.nickname === null ? [] : [carName(car)]), car.registration]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
        )}
      </span>
      {car && (
        <CarBody shape={bodyShapeOf(car)} className="-my-1 ml-auto w-20 shrink-0 text-soft" />
      )}
    </label>
  );
}

/** Which car it is: a saved one, or another one, whose fields are then typed. */
export function CarChoice({ wanted }: { wanted: string | null }) {
  const { setValue, getValues, control, formState } = useFormContext<DiagnoseDraft>();
  const vehicleId = useWatch({ control, name: 'vehicleId' });
  const { data } = useQuery(savedCarsQuery());
  const saved = data?.vehicles ?? NO_CARS;
  // The diagnosis knows cars and vans.
  const cars = saved.filter(({ kind }) => kind !== 'motorbike');

  const choose = (car: VehicleSummary | undefined) => {
    setValue('vehicleId', car?.id ?? '');
    for (const name of CAR_FIELDS) setValue(name, EMPTY_DRAFT[name]);
    setValue('filled', {});
    if (!car) return;
    for (const [name, value] of Object.entries(namesOf(car))) {
      setValue(name as (typeof CAR_FIELDS)[number], value, { shouldValidate: true }); // three of them
    }
  };

  const chooseFirst = useEffectEvent(() => {
    const chosen = getValues('vehicleId');
    const find = (id: string | null) => cars.find((car) => car.id === id);
    const asked = find(wanted);
    if (asked) choose(asked);
    // The draft's car is gone from the garage: its name stays, as that of another car.
    else if (chosen !== '' && !find(chosen)) setValue('vehicleId', '');
    else if (chosen === '' && getValues('make') === '') choose(find(rememberedCar()) ?? cars[0]);
  });
  useEffect(() => {
    if (data) chooseFirst();
  }, [data]);

  const isMotorbike = saved.some(({ id, kind }) => id === wanted && kind === 'motorbike');
  const refused = isMotorbike && (
    <Notice tone="medium" title={t`This is a motorbike`}>
      {MOTORBIKE_UNKNOWN}
    </Notice>
  );
  if (cars.length === 0) {
    return (
      <>
        {refused}
        <TypedCar />
      </>
    );
  }
  const { year } = formState.errors;
  const chosen = cars.find(({ id }) => id === vehicleId);
  return (
    <>
      {refused}
      <fieldset>
        <legend className="mb-4 text-lg font-bold tracking-[-0.014em]">{t`Which car is it?`}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {[...cars, undefined].map((car) => {
            const isChosen = vehicleId === (car?.id ?? '');
            return (
              <CarOption key={car?.id ?? 'another'} car={car} isChosen={isChosen} choose={choose} />
            );
          })}
        </div>
        {vehicleId !== '' && year && (
          <p role="alert" className="mt-2 text-sm font-medium text-high">
            {year.message}
          </p>
        )}
      </fieldset>
      {chosen ? (
        <NamedOtherCar chosen={chosen} cars={cars} onChoose={choose} />
      ) : (
        <TypedCar isOther />
      )}
    </>
  );
}

function TypedCar({ isOther = false }: { isOther?: boolean }) {
  const { control } = useFormContext<DiagnoseDraft>();
  const words = useWatch({ control, name: 'symptoms' });
  return (
    <>
      <AssumedFacts words={words} mayFill={noAttemptIsOpen} />
      <CarFields legend={isOther ? t`The other car` : t`Which car is it?`} />
      <MoreAboutTheCar />
    </>
  );
}
