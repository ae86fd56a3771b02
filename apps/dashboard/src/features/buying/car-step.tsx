import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Suggest } from '@wrenchwise/ui/suggest.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';
import { isUkRegistration, normaliseRegistration } from '@wrenchwise/vehicle/registration';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';
import { vinSlip } from '@wrenchwise/vehicle/vin-slips';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { BuyingCheck } from './buying-check.ts';
import { useLookUp } from './buying.queries.ts';
import type { ChangeCheck } from './use-check.ts';

interface Props {
  readonly check: BuyingCheck;
  readonly change: ChangeCheck;
}

/** What the register answers, as far as a buyer needs it. */
const fromRegister = (found: VehicleLookup): Partial<BuyingCheck> => ({
  registration: found.plate,
  make: found.vehicle.make,
  model: found.vehicle.model ?? '',
  year: String(found.vehicle.year),
  fuel: found.vehicle.fuel ?? '',
  register: {
    registration: found.registration,
    isSample: found.source === 'sample',
    tests: (found.motTests ?? []).map(({ completedDate, testResult, odometer }) => ({
      completedDate,
      testResult,
      ...(odometer ? { odometer } : {}),
    })),
    open: found.openAdvisories.map(({ text, type }) => ({ text, type })),
    validUntil: found.nextMotDue ?? null,
    hasOutstandingRecall:
      found.hasOutstandingRecall === 'Yes' || found.hasOutstandingRecall === 'No'
        ? found.hasOutstandingRecall === 'Yes'
        : null,
  },
});

/** Which car it is: by its plate, its VIN, or its make, model and year. */
export function CarStep({ check, change }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card className="grid gap-5">
        <Plate check={check} change={change} />
        <Names check={check} change={change} />
      </Card>
      <Card>
        <Seen check={check} change={change} />
      </Card>
    </div>
  );
}

function Plate({ check, change }: Props) {
  const lookUp = useLookUp();
  const mark = normaliseRegistration(check.registration);
  const [isRefused, setRefused] = useState(false);
  const ask = () => {
    const isMark = isUkRegistration(mark);
    setRefused(!isMark);
    if (isMark) lookUp.mutate(mark, { onSuccess: (found) => change(fromRegister(found)) });
  };
  return (
    <div className="grid gap-3">
      <Field
        label={t`Registration`}
        hint={t`A UK registration is looked up with its MOT history, while there is a connection. Without one, go on with make and model.`}
        error={isRefused ? t`This is no UK registration.` : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              value={check.registration}
              onChange={({ target }) => change({ registration: target.value.toUpperCase() })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="figures max-w-56 min-w-0 flex-1 text-lg font-bold tracking-wider uppercase"
            />
            <Button
              tone="secondary"
              busy={lookUp.isPending}
              icon={<Search aria-hidden className="size-4.5" />}
              onClick={ask}
            >{t`Look up`}</Button>
          </div>
        )}
      </Field>
      {lookUp.isError && (
        <Notice tone="medium" role="alert" title={presentError(lookUp.error).message}>
          <p>{t`Go on with make, model and year, and paste the MOT history in the next step.`}</p>
        </Notice>
      )}
      {check.register?.isSample && (
        <Notice
          tone="info"
          title={t`Sample register`}
        >{t`No vehicle register is set up on this server. This is a made-up car from the embedded sample.`}</Notice>
      )}
    </div>
  );
}

type Catalogue = Readonly<Record<string, readonly string[]>>;

/** Makes and models, fetched after the form is up: typing never waits for them. */
const useCatalogue = (): Catalogue => {
  const [catalogue, setCatalogue] = useState<Catalogue>({});
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const { MAKES_AND_MODELS } = await import('@wrenchwise/vehicle/makes-and-models');
      if (isWanted) setCatalogue(MAKES_AND_MODELS);
    };
    void load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return catalogue;
};

function Names({ check, change }: Props) {
  const catalogue = useCatalogue();
  const known = Object.keys(catalogue).find(
    (name) => name.toLowerCase() === check.make.trim().toLowerCase(),
  );
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_1fr_8rem]">
        <Field label={t`Make`}>
          {(control) => (
            <Suggest
              {...control}
              value={check.make}
              onChange={(make) => change({ make })}
              options={Object.keys(catalogue)}
              listLabel={t`Makes`}
            />
          )}
        </Field>
        <Field label={t`Model`}>
          {(control) => (
            <Suggest
              {...control}
              value={check.model}
              onChange={(model) => change({ model })}
              options={known === undefined ? [] : (catalogue[known] ?? [])}
              listLabel={t`Models`}
            />
          )}
        </Field>
        <Field label={t`Year`}>
          {(control) => (
            <TextInput
              {...control}
              value={check.year}
              inputMode="numeric"
              onChange={({ target }) => change({ year: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Fuel`}>
          {(control) => (
            <Select
              {...control}
              value={check.fuel}
              onChange={({ target }) =>
                change({ fuel: FUELS.find((fuel) => fuel === target.value) ?? '' })
              }
            >
              <option value="">{t`Not sure`}</option>
              {FUELS.map((fuel) => (
                <option key={fuel} value={fuel}>
                  {FUEL_WORDS[fuel]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t`Gearbox`}>
          {(control) => (
            <Select
              {...control}
              value={check.transmission}
              onChange={({ target }) =>
                change({
                  transmission: TRANSMISSIONS.find((kind) => kind === target.value) ?? '',
                })
              }
            >
              <option value="">{t`Not sure`}</option>
              {TRANSMISSIONS.map((kind) => (
                <option key={kind} value={kind}>
                  {TRANSMISSION_WORDS[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}

const VIN_LENGTH = 17;

function Seen({ check, change }: Props) {
  const found = check.vin.trim() === '' ? undefined : vinSlip(check.vin);
  // While it is typed, what is missing is no mistake.
  const slip = found?.kind === 'length' && check.vin.length < VIN_LENGTH ? undefined : found;
  return (
    <div className="grid gap-5">
      <h2 className="text-lg">{t`What the seller shows`}</h2>
      <Field
        label={t`VIN`}
        hint={t`From the windscreen or the registration document (V5C): 17 characters. It is compared with the control units.`}
        error={slip?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            value={check.vin}
            onChange={({ target }) => change({ vin: target.value.toUpperCase() })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="figures uppercase"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Odometer on the dashboard`}>
          {(control) => (
            <div className="grid grid-cols-[1fr_6.5rem] gap-2">
              <TextInput
                {...control}
                value={check.odometer}
                inputMode="numeric"
                onChange={({ target }) => change({ odometer: target.value })}
              />
              <Select
                aria-label={t`Unit of the odometer`}
                value={check.unit}
                onChange={({ target }) =>
                  change({
                    unit: DISTANCE_UNITS.find((unit) => unit === target.value) ?? check.unit,
                  })
                }
              >
                {DISTANCE_UNITS.map((unit) => (
                  <option key={unit} value={unit}>
                    {unit === 'miles' ? t`miles` : t`km`}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </Field>
        <Field label={t`Price that is asked`}>
          {(control) => (
            <TextInput
              {...control}
              value={check.price}
              inputMode="numeric"
              onChange={({ target }) => change({ price: target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
