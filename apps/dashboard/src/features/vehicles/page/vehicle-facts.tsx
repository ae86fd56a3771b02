import { t } from '@lingui/core/macro';
import {
  FUEL_WORDS,
  TRANSMISSION_WORDS,
  ifAssumed,
} from '@wrenchwise/car-ui/words/vehicle-words.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { colourText, sentenceCase, SOURCE_WORDS } from '@wrenchwise/rules/garage/register-words';
import { Card } from '@wrenchwise/ui/card.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

import { estimatedToday } from '~/ui/estimated-today.ts';
import { distanceText } from '~/user-settings/distance-text.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

interface Fact {
  readonly label: string;
  readonly value: string | null;
  /** The name of the register's fact, for what a register said. */
  readonly of?: string;
}

/** What is known of a car, and where each fact is from. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const ownUnit = useDistanceUnit();
  const { longDay, monthAndYear } = useDates();
  const { register, mileage, mileageOn, distanceUnit } = vehicle;
  const unit = distanceUnit ?? ownUnit;
  const now =
    mileage === null || mileageOn === null
      ? undefined
      : estimatedToday(mileage, mileageOn, register?.record.mileage.milesPerYear);
  const facts: readonly Fact[] = [
    {
      label: t`Mileage`,
      value:
        mileage === null
          ? null
          : [
              distanceText(mileage, unit),
              ...(mileageOn === null ? [] : [t`read on ${longDay(mileageOn)}`]),
              ...(now === undefined ? [] : [t`about ${distanceText(now, unit)} today (estimated)`]),
            ].join(', '),
    },
    {
      label: t`Fuel`,
      value: vehicle.fuel && ifAssumed(FUEL_WORDS[vehicle.fuel], 'fuel', vehicle.assumed),
    },
    {
      label: t`Gearbox`,
      value:
        vehicle.transmission &&
        ifAssumed(TRANSMISSION_WORDS[vehicle.transmission], 'transmission', vehicle.assumed),
    },
    { label: t`Engine`, value: vehicle.engine },
    {
      label: t`Displacement`,
      value:
        vehicle.engineCapacity === null
          ? null
          : `${vehicle.engineCapacity.toLocaleString(NUMBER_LOCALE)} cm³`,
      of: 'engineCapacity',
    },
    { label: t`Colour`, value: colourText(vehicle.color) },
    { label: 'VIN', value: vehicle.vin },
    {
      label: t`First registered`,
      value: vehicle.monthOfFirstRegistration && monthAndYear(vehicle.monthOfFirstRegistration),
      of: 'monthOfFirstRegistration',
    },
    {
      label: t`CO₂`,
      value: vehicle.co2Emissions === null ? null : `${vehicle.co2Emissions} g/km`,
      of: 'co2Emissions',
    },
    { label: t`Euro status`, value: vehicle.euroStatus, of: 'euroStatus' },
    {
      label: t`Real driving emissions`,
      value: vehicle.realDrivingEmissions,
      of: 'realDrivingEmissions',
    },
    { label: t`Wheel plan`, value: sentenceCase(vehicle.wheelplan), of: 'wheelplan' },
  ];
  const known = facts.filter(({ value }) => value !== null);
  const sources = known.flatMap(({ of }) =>
    of === undefined ? [] : (register?.record.sources[of] ?? []),
  );
  // Of one register all facts come: it is named once.
  const only = new Set(sources).size === 1 ? sources[0] : undefined;
  return (
    <Card>
      <h2 className="text-lg">{t`Facts`}</h2>
      {known.length === 0 ? (
        <p className="mt-1.5 text-soft">{t`Only its name is known so far. Edit it to say more.`}</p>
      ) : (
        <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {known.map(({ label, value, of }) => {
            const source = of === undefined ? undefined : register?.record.sources[of];
            return (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-faint">{label}</dt>
                <dd className="figures wrap-anywhere">
                  {value}
                  {source && only === undefined && (
                    <span className="block text-xs text-faint">{SOURCE_WORDS[source]}</span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {only !== undefined && (
        <p className="mt-3 text-xs text-faint">{t`From: ${SOURCE_WORDS[only]}, beside what you entered yourself.`}</p>
      )}
      {vehicle.vinProblem !== null && (
        <p className="mt-3 text-sm text-medium">
          {vehicle.vinProblem === 'shape'
            ? t`The VIN does not have 17 letters and digits without I, O and Q.`
            : t`The VIN’s check digit does not fit: one of its characters is probably mistyped.`}
        </p>
      )}
      {vehicle.notes !== null && (
        <p className="mt-4 border-t border-line pt-4 wrap-anywhere whitespace-pre-wrap text-soft">
          {vehicle.notes}
        </p>
      )}
    </Card>
  );
}
