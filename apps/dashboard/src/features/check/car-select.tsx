import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';

import { quotedCarsQuery } from './check.queries.ts';

/** Chooses one of the saved cars, or none. */
export function CarSelect({
  value,
  onChange,
  hint,
}: {
  value: string;
  onChange: (vehicleId: string) => void;
  hint: string;
}) {
  const { data } = useQuery(quotedCarsQuery());
  const vehicles = data?.vehicles ?? [];
  if (vehicles.length === 0) return null;
  return (
    <Field label={t`Car`} hint={hint}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t`No saved car`}</option>
          {vehicles.map(({ id, make, model, year }) => (
            <option key={id} value={id}>
              {year} {make} {model}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
