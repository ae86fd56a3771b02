import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { GarageIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { useDeleteVehicleWithConfirm } from '~/features/vehicles/use-delete-vehicle.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';
import { PAGE_SIZE, vehiclesQuery } from '~/features/vehicles/vehicles.queries.ts';
import { SearchBox } from '~/ui/search-box.tsx';
import { useSearchedList, withParam } from '~/ui/use-searched-list.ts';

import { VehicleCard } from './vehicle-card.tsx';

/** So few need no search. */
const SEARCHED_FROM = 6;

/** The garage: one's own cars and those shared with one; search and page live in the address. */
export function VehicleList({
  renderEntry,
}: {
  /** What is entered from day to day of a car: another feature's, which the route hands in. */
  renderEntry?: (vehicle: VehicleSummary) => ReactNode;
}) {
  const { search, page, typed, setTyped, goTo } = useSearchedList();
  const [params, setParams] = useSearchParams();
  const state = params.get('state') === 'archived' ? 'archived' : 'run';
  const show = (next: 'run' | 'archived') =>
    setParams(withParam(withParam(params, 'state', next === 'archived' ? next : ''), 'page', ''));
  const query = useQuery(vehiclesQuery({ search, page, state }));
  const { ask, dialog, isDeleting } = useDeleteVehicleWithConfirm();

  const isSearched = typed !== '' || search !== '' || (query.data?.total ?? 0) >= SEARCHED_FROM;
  return (
    <>
      {isSearched && (
        <SearchBox
          label={t`Search your vehicles`}
          placeholder={t`Search by name or registration`}
          typed={typed}
          onType={setTyped}
        />
      )}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load vehicles`}
        loadingLabel={t`Loading your vehicles`}
        skeleton={
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <Skeleton className="h-64 rounded-lg" />
            <Skeleton className="h-64 rounded-lg" />
          </div>
        }
        isEmpty={({ vehicles }) => vehicles.length === 0}
        empty={
          state === 'archived' ? (
            <EmptyState
              illustration={<GarageIllustration />}
              title={t`Nothing is archived`}
              text={t`A car that you sold or laid up goes here by ‘Archive’ on its page. Its log and documents stay, and nothing of it is due any more.`}
              action={<Button onClick={() => show('run')}>{t`Back to the garage`}</Button>}
            />
          ) : (
            <Empty search={search} onClear={() => setTyped('')} />
          )
        }
      >
        {({ vehicles, total }) => (
          <div
            className={cx(
              'transition-opacity duration-150',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            <p role="status" className="figures mb-2 text-sm text-faint">
              {plural(total, { one: `1 vehicle`, other: `${total} vehicles` })}
              {state === 'archived' && t`, archived`}
              {search && t` for “${search}”`}
            </p>
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {vehicles.map((vehicle) => (
                <VehicleCard
                  key={vehicle.id}
                  vehicle={vehicle}
                  fading={isDeleting(vehicle.id)}
                  entry={renderEntry?.(vehicle)}
                  action={
                    vehicle.role === 'owner' && (
                      <IconButton
                        label={t`Delete ${vehicleName(vehicle)}`}
                        onClick={() => ask(vehicle)}
                      >
                        <Trash2 aria-hidden className="size-4.5" />
                      </IconButton>
                    )
                  }
                />
              ))}
            </ul>
            <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={goTo} />
          </div>
        )}
      </DataState>
      {query.isSuccess && (state === 'archived' || page === 1) && (
        <Button
          tone="ghost"
          className="mt-6"
          onClick={() => show(state === 'archived' ? 'run' : 'archived')}
        >
          {state === 'archived' ? t`Show the garage` : t`Show sold and archived vehicles`}
        </Button>
      )}
      {dialog}
    </>
  );
}

function Empty({ search, onClear }: { search: string; onClear: () => void }) {
  return search === '' ? (
    <EmptyState
      illustration={<GarageIllustration />}
      title={t`No vehicles yet`}
      text={t`Save your car once: its MOT history, diagnoses, tasks and costs then stand in one place, and a diagnosis needs no typing.`}
      action={
        <LinkButton
          to="/dashboard/vehicles/new"
          icon={<Plus aria-hidden className="size-4.5" />}
        >{t`Add a vehicle`}</LinkButton>
      }
    />
  ) : (
    <EmptyState
      illustration={<GarageIllustration />}
      title={t`Nothing found for “${search}”`}
      text={t`The search looks at make, model, nickname, registration and VIN.`}
      action={<Button onClick={onClear}>{t`Clear the search`}</Button>}
    />
  );
}
