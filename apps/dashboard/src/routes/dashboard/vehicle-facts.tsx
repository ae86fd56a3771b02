import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { VehiclePhoto } from '~/features/files/vehicle-photo.tsx';
import { OwnFacts } from '~/features/vehicles/page/own-facts.tsx';
import { VehicleFacts } from '~/features/vehicles/page/vehicle-facts.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';
import { mayEdit } from '~/ui/vehicle-roles.ts';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () => pageMeta(t`Facts`, t`What is known of a car, from where, and its photo.`);

export default function VehicleFactsPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-6">
        <VehicleFacts vehicle={vehicle} />
        <OwnFacts vehicle={vehicle} canEdit={mayEdit(vehicle.role)} />
      </div>
      <VehiclePhoto
        vehicleId={vehicle.id}
        name={vehicleName(vehicle)}
        photoFileId={vehicle.photoFileId}
        canEdit={mayEdit(vehicle.role)}
      />
    </div>
  );
}
