import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import type { ReactNode } from 'react';

import { vehicleQuery } from '~/features/vehicles/vehicles.queries.ts';

import { VehicleSkeleton } from './vehicle-skeleton.tsx';

/** Loads a vehicle; one that is gone, or no longer shared, leads back to the garage. */
export function VehicleLoader({
  id,
  children,
}: {
  id: string;
  children: (vehicle: Vehicle) => ReactNode;
}) {
  const query = useQuery(vehicleQuery(id));
  if (query.error && presentError(query.error).code === 'db/record-not-found') {
    return (
      <Notice tone="medium" role="alert" title={t`This vehicle is not in your garage`}>
        <p>{t`It was deleted, or it is no longer shared with you.`}</p>
        <LinkButton
          to="/dashboard/vehicles"
          tone="secondary"
          className="mt-3"
        >{t`My vehicles`}</LinkButton>
      </Notice>
    );
  }
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load this vehicle`}
      loadingLabel={t`Loading the vehicle`}
      skeleton={<VehicleSkeleton />}
    >
      {children}
    </DataState>
  );
}
