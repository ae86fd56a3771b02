import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { GarageCar } from '@wrenchwise/contract/endpoints/garage';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'react-router';

import { patiently } from '~/connection/connection.ts';
import { prefetchDrawings } from '~/ui/car-picture.tsx';

import { CarCard } from './car-card.tsx';
import { GarageSkeleton } from './garage-skeleton.tsx';
import { carsOfGarageQuery } from './garage.queries.ts';

const FirstCar = lazy(
  patiently(async () => ({ default: (await import('./first-car.tsx')).FirstCar })),
);

/** The cars, each with what is open and what is next. A garage without a car asks for its plate. */
export function Garage({
  renderActions,
}: {
  /** What can be done with a car at once: another feature's. */
  renderActions: (car: GarageCar) => ReactNode;
}) {
  const query = useQuery(carsOfGarageQuery());
  useEffect(prefetchDrawings, []);
  return (
    <section aria-labelledby="garage" className="min-w-0">
      <h2 id="garage" className="sr-only">{t`Your cars`}</h2>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load vehicles`}
        loadingLabel={t`Loading your vehicles`}
        skeleton={<GarageSkeleton />}
        isEmpty={({ cars }) => cars.length === 0}
        empty={
          <Suspense fallback={<GarageSkeleton />}>
            <FirstCar />
          </Suspense>
        }
      >
        {({ cars, total }) => (
          <>
            <ul className="grid gap-3 lg:grid-cols-2">
              {cars.map((car) => (
                <CarCard key={car.id} car={car} actions={renderActions(car)} />
              ))}
            </ul>
            {total > cars.length && (
              <Link
                to="/dashboard/vehicles"
                prefetch="intent"
                className="text-link mt-2 inline-flex min-h-11 items-center text-sm"
              >{t`All ${total} vehicles`}</Link>
            )}
          </>
        )}
      </DataState>
    </section>
  );
}
