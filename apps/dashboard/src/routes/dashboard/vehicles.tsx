import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { ChartColumn, Plus, Upload } from 'lucide-react';

import { CarActions } from '~/features/daily-entry/car-actions.tsx';
import { VehicleList } from '~/features/vehicles/list/vehicle-list.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';

export const meta = () => pageMeta('My vehicles', 'The cars you look after.');

export default function Vehicles() {
  return (
    <>
      <PageHeader
        title="My Vehicles"
        lead="The cars you look after."
        actions={
          <>
            <LinkButton
              to="/dashboard/analytics"
              tone="secondary"
              icon={<ChartColumn aria-hidden className="size-4.5" />}
            >
              Analytics
            </LinkButton>
            <LinkButton
              to="/dashboard/vehicles/new"
              icon={<Plus aria-hidden className="size-4.5" />}
            >
              Add a vehicle
            </LinkButton>
            <LinkButton
              tone="secondary"
              to="/dashboard/import"
              icon={<Upload aria-hidden className="size-4.5" />}
            >
              Import
            </LinkButton>
          </>
        }
      />
      <VehicleList
        renderEntry={(vehicle) =>
          vehicle.role !== 'view' && (
            <CarActions car={{ id: vehicle.id, name: vehicleName(vehicle), fuel: vehicle.fuel }} />
          )
        }
      />
    </>
  );
}
