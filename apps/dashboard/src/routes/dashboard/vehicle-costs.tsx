import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useParams } from 'react-router';

import { VehicleCosts } from '~/features/log/vehicle-costs.tsx';

export const meta = () => pageMeta('Costs', 'What a vehicle costs and uses.');

export default function VehicleCostsPage() {
  const { id = '' } = useParams();
  return <VehicleCosts vehicleId={id} />;
}
