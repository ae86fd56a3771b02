import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { normaliseRegistration } from '@wrenchwise/vehicle/registration';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';

const NEW_VEHICLE = '/dashboard/vehicles/new';

/** The beginning of a garage: a plate that fills a car in, or the way to type one. */
export function FirstCar() {
  const navigate = useNavigate();
  const [plate, setPlate] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const query = plate === '' ? '' : `?${new URLSearchParams({ registration: plate }).toString()}`;
    void navigate(`${NEW_VEHICLE}${query}`);
  };
  return (
    <form
      onSubmit={go}
      noValidate
      className="rounded-lg border border-dashed border-line-strong/50 bg-surface p-4 sm:p-5"
    >
      <h3 className="text-lg">{t`Put your car in the garage`}</h3>
      <p className="measure mt-1 text-sm text-soft">{t`Its MOT, tax, tasks and costs are then here, and a diagnosis needs no typing of the car.`}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <Field label={t`UK number plate`}>
          {(wiring) => (
            <TextInput
              {...wiring}
              value={plate}
              onChange={({ target }) => setPlate(normaliseRegistration(target.value))}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="AB12CDE"
              className="figures w-44 font-bold tracking-wider uppercase"
            />
          )}
        </Field>
        <Button
          type="submit"
          tone="secondary"
          icon={<ArrowRight aria-hidden className="size-4.5" />}
        >{t`Add the car`}</Button>
      </div>
      <Link
        to={NEW_VEHICLE}
        className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
      >{t`It has no UK plate`}</Link>
    </form>
  );
}
