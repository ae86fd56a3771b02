import type { ImportCar } from '@wrenchwise/domain/endpoints/log-import-mapping';
import type { VehicleSummary } from '@wrenchwise/domain/endpoints/vehicles';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

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

/** Into which vehicle the rows of each car of the file go. */
export function CarTargets({ cars, vehicles, onChange }: Props) {
  return (
    <ul className="divide-y divide-line">
      {cars.map((car, index) => {
        const title = car.name === '' ? 'The car of this file' : car.name;
        return (
          <li key={car.name} className="grid gap-3 py-4 first:pt-0 last:pb-0">
            <Field label={title} hint={`${entries(car.rows ?? 0)} in the file`}>
              {(control) => (
                <Select
                  {...control}
                  value={car.vehicleId ?? ''}
                  onChange={({ target }) =>
                    onChange(index, { vehicleId: target.value === '' ? null : target.value })
                  }
                >
                  {car.vehicleId === null && <option value="">Please choose a vehicle</option>}
                  {vehicles.map((vehicle) => (
                    <option key={vehicle.id} value={vehicle.id}>
                      {nameOf(vehicle)}
                    </option>
                  ))}
                  <option value="new">A new vehicle</option>
                  {cars.length > 1 && <option value="none">Leave it out</option>}
                </Select>
              )}
            </Field>
            {car.vehicleId === 'new' && (
              <div className="grid gap-3 sm:grid-cols-3">
                <Field label="Make">
                  {(control) => (
                    <TextInput
                      {...control}
                      defaultValue={car.make ?? ''}
                      onBlur={({ target }) => onChange(index, { make: target.value || null })}
                    />
                  )}
                </Field>
                <Field label="Model">
                  {(control) => (
                    <TextInput
                      {...control}
                      defaultValue={car.model ?? ''}
                      onBlur={({ target }) => onChange(index, { model: target.value || null })}
                    />
                  )}
                </Field>
                <Field label="Year">
                  {(control) => (
                    <TextInput
                      {...control}
                      inputMode="numeric"
                      defaultValue={car.year ?? ''}
                      onBlur={({ target }) => onChange(index, { year: yearOf(target.value) })}
                    />
                  )}
                </Field>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
