import { MaintenanceView } from './maintenance-view.tsx';
import type { RenderReceipts } from './receipts-of-task.tsx';

/** The tasks of one vehicle, for its page. */
export function VehicleTasks({
  vehicleId,
  renderReceipts,
}: {
  vehicleId: string;
  renderReceipts?: RenderReceipts;
}) {
  return <MaintenanceView vehicleId={vehicleId} {...(renderReceipts ? { renderReceipts } : {})} />;
}
