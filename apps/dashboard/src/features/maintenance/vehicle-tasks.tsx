import { MaintenanceView } from './maintenance-view.tsx';

/** The tasks of one vehicle, for its page. */
export function VehicleTasks({ vehicleId }: { vehicleId: string }) {
  return <MaintenanceView vehicleId={vehicleId} />;
}
