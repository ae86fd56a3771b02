import { t } from '@lingui/core/macro';
import type { GarageCar } from '@wrenchwise/contract/endpoints/garage';
import { nextDueOf, worstOpenThing } from '@wrenchwise/rules/garage/car-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { vehicleName } from '~/features/vehicles/vehicle-name.ts';
import { CarPicture } from '~/ui/car-picture.tsx';
import { Plate } from '~/ui/plate.tsx';
import { ROLE_WORDS } from '~/ui/vehicle-roles.ts';
import { useToday } from '~/user-settings/use-today.ts';

import { CarFactsLine, NextLine } from './car-facts-line.tsx';
import { OpenThingLine } from './open-thing-line.tsx';

/** One car of the garage: what is open, what is next, what it costs. The whole card opens it. */
export function CarCard({ car, actions }: { car: GarageCar; actions: ReactNode }) {
  const today = useToday();
  const { id, registration, role } = car;
  return (
    <li className="relative flex flex-col justify-between rounded-lg border border-line bg-surface transition-colors duration-150 hover:border-line-strong">
      <div className="grid gap-2 p-3.5 sm:p-4">
        <div className="flex gap-3 sm:gap-4">
          <CarPicture car={car} className="w-20 self-start sm:w-28" />
          <div className="grid min-w-0 flex-1 content-start gap-1">
            <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
              <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
                <Link
                  to={`/dashboard/vehicles/${id}`}
                  prefetch="intent"
                  className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-accent"
                >
                  {vehicleName(car)}
                </Link>
              </h3>
              {registration !== null && <Plate registration={registration} />}
            </div>
            <OpenThingLine thing={worstOpenThing(car, today)} />
            <NextLine next={nextDueOf(car, today)} today={today} />
            {role !== 'owner' && (
              <p className="text-xs text-faint">{t`Shared with you, ${ROLE_WORDS[role]}`}</p>
            )}
          </div>
        </div>
        <CarFactsLine car={car} today={today} />
      </div>
      <div className="relative border-t border-line px-1.5 py-1">{actions}</div>
    </li>
  );
}
