import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { GarageIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { EntryCar } from '@wrenchwise/contract/endpoints/daily-entry';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { actionsOf, CAR_ACTIONS, type CarAction } from './acted-car.ts';
import { CarActions } from './car-actions.tsx';
import { dailyEntryQuery } from './daily-entry.queries.ts';
import { EntrySheet } from './entry-sheet.tsx';

interface Props {
  /** From a shortcut of the installed app: 'fuel'. */
  asked: string | null;
  /** The car whose sheet is opened; the only one where none is named. */
  carId: string | null;
}

const actionFor = (asked: string | null, car: EntryCar | undefined): CarAction | undefined => {
  const action = CAR_ACTIONS.find((known) => known === asked);
  if (!car || !action) return undefined;
  const offered = actionsOf(car);
  // 'Fuel' of an electric car is a charge.
  return offered.includes(action) ? action : offered[0];
};

function NoCars() {
  return (
    <EmptyState
      illustration={<GarageIllustration />}
      title={t`No vehicles yet`}
      text={t`Save your car once: then a fill-up is two taps and one number.`}
      action={
        <LinkButton
          to="/dashboard/vehicles/new"
          icon={<Plus aria-hidden className="size-4.5" />}
        >{t`Add a vehicle`}</LinkButton>
      }
    />
  );
}

/** The cars that one may edit, each with what is entered from day to day. */
export function QuickEntry({ asked, carId }: Props) {
  const query = useQuery(dailyEntryQuery());
  const [isClosed, setIsClosed] = useState(false);
  const cars = query.data?.cars ?? [];
  const car =
    carId === null
      ? cars.length === 1
        ? cars[0]
        : undefined
      : cars.find(({ id }) => id === carId);
  const action = actionFor(asked, car);
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load your vehicles`}
      loadingLabel={t`Loading your vehicles`}
      skeleton={<Skeleton className="h-64 w-full" />}
      isEmpty={(data) => data.cars.length === 0}
      empty={<NoCars />}
    >
      {(data) => (
        <>
          <ul className="divide-y divide-line">
            {data.cars.map((each) => (
              <li
                key={each.id}
                className="grid gap-3 py-5 first:pt-0 sm:grid-cols-[minmax(0,1fr)_26rem] sm:items-center"
              >
                <h2 className="text-lg wrap-anywhere">
                  {each.name}
                  {each.registration !== null && (
                    <span className="figures ml-2 text-sm font-normal text-faint">
                      {each.registration}
                    </span>
                  )}
                </h2>
                <CarActions car={each} />
              </li>
            ))}
          </ul>
          {car && action && !isClosed && (
            <EntrySheet action={action} car={car} onClose={() => setIsClosed(true)} />
          )}
        </>
      )}
    </DataState>
  );
}
