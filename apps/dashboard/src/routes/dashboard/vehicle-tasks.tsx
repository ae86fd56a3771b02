import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useParams } from 'react-router';

import { VehicleTasks } from '~/features/maintenance/vehicle-tasks.tsx';

export const meta = () => pageMeta('Tasks', 'What is due on this car.');

export default function VehicleTasksPage() {
  const { id = '' } = useParams();
  return <VehicleTasks key={id} vehicleId={id} />;
}
