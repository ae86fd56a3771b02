import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useNavigate, useOutletContext } from 'react-router';

import { VehicleSharing } from '~/features/vehicles/sharing/vehicle-sharing.tsx';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () => pageMeta(t`Sharing`, t`Who may see or edit a car.`);

export default function VehicleSharingPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  const navigate = useNavigate();
  return <VehicleSharing vehicle={vehicle} onLeft={() => void navigate('/dashboard/vehicles')} />;
}
