import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { FUELS } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS } from '@wrenchwise/vehicle/vehicle-words';

/** The car, which counts and may be left out. */
export function AskedCar({ yearProblem }: { readonly yearProblem: string | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_7rem_10rem]">
      <Field label="Make" className="max-sm:col-span-2">
        {(control) => <TextInput {...control} name="make" autoComplete="off" placeholder="Ford" />}
      </Field>
      <Field label="Year" error={yearProblem}>
        {(control) => (
          <TextInput
            {...control}
            name="year"
            autoComplete="off"
            inputMode="numeric"
            placeholder="2013"
          />
        )}
      </Field>
      <Field label="Fuel">
        {(control) => (
          <Select {...control} name="fuel" defaultValue="">
            <option value="">Not said</option>
            {FUELS.map((fuel) => (
              <option key={fuel} value={fuel}>
                {FUEL_WORDS[fuel]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
