import { t } from '@lingui/core/macro';
import type { ImportCar } from '@wrenchwise/contract/endpoints/log-import-mapping';
import type { VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useState } from 'react';

import { entries } from './import-words.ts';

interface Props {
  cars: readonly ImportCar[];
  vehicles: readonly VehicleSummary[];
  onChange: (index: number, change: Partial<ImportCar>) => void;
}

const nameOf = ({ nickname, year, make, model }: VehicleSummary): string =>
  nickname === null ? `${year} ${make} ${model}` : `${nickname} (${year} ${make} ${model})`;

const yearOf = (text: string): number | null => {
  const year = Number(text);
  return Number.isInteger(year) && year >= 1900 && year < 2100 ? year : null;
};

/** Into which vehicle the rows of each car of the file go; of several cars, each can be left out. */
export function CarTargets({ cars, vehicles, onChange }: Props) {
  return (
    <ul className="divide-y divide-line">
      {cars.map((car, index) => (
        <li key={car.name} className="grid gap-3 py-4 first:pt-0 last:pb-0">
          <CarTarget
            car={car}
            vehicles={vehicles}
            mayBeLeftOut={cars.length > 1}
            onChange={(change) => onChange(index, change)}
          />
        </li>
      ))}
    </ul>
  );
}

function CarTarget({
  car,
  vehicles,
  mayBeLeftOut,
  onChange,
}: {
  car: ImportCar;
  vehicles: Props['vehicles'];
  mayBeLeftOut: boolean;
  onChange: (change: Partial<ImportCar>) => void;
}) {
  // Where its rows went before it was left out: ticked again, they go there.
  const [before, setBefore] = useState<ImportCar['vehicleId']>(null);
  const title = car.name === '' ? t`The car of this file` : car.name;
  const isIn = car.vehicleId !== 'none';
  const leaveOut = () => {
    setBefore(car.vehicleId);
    onChange({ vehicleId: 'none' });
  };
  return (
    <>
      {mayBeLeftOut && (
        <Checkbox
          label={t`Import ${title} (${entries(car.rows ?? 0)} in the file)`}
          checked={isIn}
          onChange={({ target }) => (target.checked ? onChange({ vehicleId: before }) : leaveOut())}
        />
      )}
      {isIn && (
        <Field
          label={title}
          {...(mayBeLeftOut ? {} : { hint: t`${entries(car.rows ?? 0)} in the file` })}
        >
          {(control) => (
            <Select
              {...control}
              value={car.vehicleId ?? ''}
              onChange={({ target }) =>
                onChange({ vehicleId: target.value === '' ? null : target.value })
              }
            >
              {car.vehicleId === null && <option value="">{t`Please choose a vehicle`}</option>}
              {vehicles.map((vehicle) => (
                <option key={vehicle.id} value={vehicle.id}>
                  {nameOf(vehicle)}
                </option>
              ))}
              <option value="new">{t`A new vehicle`}</option>
            </Select>
          )}
        </Field>
      )}
      {car.vehicleId === 'new' && <NewCarFields car={car} onChange={onChange} />}
    </>
  );
}

function NewCarFields({
  car,
  onChange,
}: {
  car: ImportCar;
  onChange: (change: Partial<ImportCar>) => void;
}) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={t`Make`}>
        {(control) => (
          <TextInput
            {...control}
            defaultValue={car.make ?? ''}
            onBlur={({ target }) => onChange({ make: target.value || null })}
          />
        )}
      </Field>
      <Field label={t`Model`}>
        {(control) => (
          <TextInput
            {...control}
            defaultValue={car.model ?? ''}
            onBlur={({ target }) => onChange({ model: target.value || null })}
          />
        )}
      </Field>
      <Field label={t`Year`}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            defaultValue={car.year ?? ''}
            onBlur={({ target }) => onChange({ year: yearOf(target.value) })}
          />
        )}
      </Field>
    </div>
  );
}
