import { plural, t } from '@lingui/core/macro';
import { FUEL_WORDS } from '@wrenchwise/car-ui/words/vehicle-words.ts';
import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { type RegisterSource, SOURCE_WORDS } from '@wrenchwise/rules/garage/register-words';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { Check } from 'lucide-react';

import { estimatedToday } from '~/ui/estimated-today.ts';
import { Plate } from '~/ui/plate.tsx';
import { distanceText } from '~/user-settings/distance-text.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

/** '92,966 miles at its MOT on 9 June 2026, about 96,700 miles today (estimated)'. */
const mileageText = (
  { vehicle, mileage: { points, milesPerYear } }: VehicleLookup,
  unit: DistanceUnit,
  longDay: (day: string) => string,
): string | null => {
  if (vehicle.mileage === null) return null;
  const read = distanceText(vehicle.mileage, unit);
  const date = points.findLast((point) => point.likely === vehicle.mileage)?.date;
  if (date === undefined) return t`${read} at its last MOT`;
  const now = estimatedToday(vehicle.mileage, date, milesPerYear);
  const then = t`${read} at its MOT on ${longDay(date)}`;
  return now === undefined ? then : t`${then}, about ${distanceText(now, unit)} today (estimated)`;
};

/** What the registers know of a car, and which of it would be filled in. */
export function LookupResult({
  found,
  onUse,
  onRefuse,
}: {
  found: VehicleLookup;
  /** Takes it over; absent where that is done. */
  onUse?: (found: VehicleLookup) => void;
  /** Takes back what was taken over. */
  onRefuse?: () => void;
}) {
  const unit = useDistanceUnit();
  const { longDay } = useDates();
  const { vehicle, colour, sources, missing, motTests } = found;
  const facts: readonly (readonly [label: string, value: string | null, source: string])[] = [
    [t`Make`, vehicle.make, 'make'],
    [t`Model`, vehicle.model, 'model'],
    [t`Year`, String(vehicle.year), 'yearOfManufacture'],
    [t`Colour`, colour ?? null, 'colour'],
    [t`Fuel`, vehicle.fuel && FUEL_WORDS[vehicle.fuel], 'fuelType'],
    [t`Mileage`, mileageText(found, unit, longDay), 'motTests'],
  ];
  const sourceOf = (name: string): RegisterSource | undefined =>
    sources[name] ??
    (found.source === 'sample' ? 'sample' : name === 'motTests' ? 'dvsa' : undefined);
  return (
    <div role="status" className="animate-appear rounded-md border border-line bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Plate registration={found.plate} className="bg-surface text-base" />
        <p className="text-sm text-soft">
          {motTests === undefined
            ? t`No MOT history was found.`
            : t`${plural(motTests.length, { one: `1 MOT test`, other: `${motTests.length} MOT tests` })} on record.`}
        </p>
      </div>
      {found.source === 'sample' && (
        <Notice
          tone="info"
          className="mt-3"
          title={t`Sample register`}
        >{t`No vehicle register is set up on this server. This is a made-up car from the embedded sample.`}</Notice>
      )}
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
        {facts.map(([label, value, name]) => {
          const source = sourceOf(name);
          return (
            value !== null && (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="w-18 text-faint">{label}</dt>
                <dd className="min-w-0 flex-1">
                  {value}
                  {source && source !== 'sample' && (
                    <span className="block text-xs text-faint">{SOURCE_WORDS[source]}</span>
                  )}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {missing.length > 0 && (
        <p className="mt-3 text-sm text-faint">{t`Without an answer: ${missing.map(({ register }) => SOURCE_WORDS[register]).join(', ')}.`}</p>
      )}
      {onUse && (
        <Button
          className="mt-4 max-sm:w-full"
          icon={<Check aria-hidden className="size-4.5" />}
          onClick={() => onUse(found)}
        >{t`Use these details`}</Button>
      )}
      {onRefuse && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
          {t`These details are filled in below.`}
          <button
            type="button"
            onClick={onRefuse}
            className="text-link min-h-9 font-label"
          >{t`It is another car`}</button>
        </p>
      )}
    </div>
  );
}
