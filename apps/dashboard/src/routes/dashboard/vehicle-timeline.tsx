import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useNavigate, useOutletContext } from 'react-router';

import { VehiclePhoto } from '~/features/files/vehicle-photo.tsx';
import { VehicleOverview } from '~/features/vehicles/page/vehicle-overview.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () => pageMeta('Vehicle', 'A car: its facts, its open problem, its diagnoses.');

export default function VehicleOverviewPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  const navigate = useNavigate();
  return (
    <VehicleOverview
      vehicle={vehicle}
      photo={
        <VehiclePhoto
          vehicleId={vehicle.id}
          name={vehicleName(vehicle)}
          photoFileId={vehicle.photoFileId}
          canEdit={vehicle.role !== 'view'}
        />
      }
      onDeleted={() => void navigate('/dashboard/vehicles')}
    />
  );
}
