import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useNavigate, useOutletContext } from 'react-router';

import { VehicleOverview } from '~/features/vehicles/page/vehicle-overview.tsx';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () => pageMeta('Vehicle', 'A car: its facts, its open problem, its diagnoses.');

export default function VehicleOverviewPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  const navigate = useNavigate();
  return (
    <VehicleOverview vehicle={vehicle} onDeleted={() => void navigate('/dashboard/vehicles')} />
  );
}
