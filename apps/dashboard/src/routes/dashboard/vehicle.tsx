import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { Outlet, useParams } from 'react-router';

import { AskButton } from '~/features/chat/ask-button.tsx';
import { CarActions } from '~/features/daily-entry/car-actions.tsx';
import { type VehicleTab, VehicleFrame } from '~/features/vehicles/page/vehicle-frame.tsx';
import { VehicleLoader } from '~/features/vehicles/page/vehicle-loader.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';

/** The parts of a vehicle's page, in their order: each has a route of its own below. */
const TABS: readonly VehicleTab[] = [
  { path: '', label: 'Overview' },
  { path: 'outlook', label: 'Checklist' },
  { path: 'tasks', label: 'Tasks' },
  { path: 'log', label: 'Log' },
  { path: 'costs', label: 'Costs' },
  { path: 'documents', label: 'Documents' },
  { path: 'mot', label: 'MOT history' },
  { path: 'socket', label: 'Socket' },
  { path: 'sharing', label: 'Sharing' },
];

/** What the parts of a vehicle's page know of it. */
export interface VehicleContext {
  readonly vehicle: Vehicle;
}

/** A vehicle's page: its head, the list of its parts, and the part that is open. */
export default function VehiclePage() {
  const { id = '' } = useParams();
  return (
    <VehicleLoader key={id} id={id}>
      {(vehicle) => (
        <VehicleFrame
          vehicle={vehicle}
          tabs={TABS}
          chat={<AskButton target={{ vehicleId: vehicle.id }} />}
          entry={
            vehicle.role !== 'view' && (
              <CarActions
                car={{ id: vehicle.id, name: vehicleName(vehicle), fuel: vehicle.fuel }}
                className="mb-4 max-w-xl"
              />
            )
          }
        >
          <Outlet context={{ vehicle } satisfies VehicleContext} />
        </VehicleFrame>
      )}
    </VehicleLoader>
  );
}
