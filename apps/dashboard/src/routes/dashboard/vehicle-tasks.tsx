import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { EntryReceipts } from '~/features/files/entry-receipts.tsx';
import { VehicleTasks } from '~/features/maintenance/vehicle-tasks.tsx';
import { PartSwitch } from '~/ui/part-switch.tsx';

import { taskParts } from './vehicle-parts.ts';
import type { VehicleContext } from './vehicle.tsx';

export const meta = () => pageMeta(t`Tasks`, t`What is due on this car.`);

export default function VehicleTasksPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return (
    <>
      <PartSwitch label={t`Tasks`} parts={taskParts(vehicle.id)} />
      <VehicleTasks
        vehicleId={vehicle.id}
        renderReceipts={(entry) => <EntryReceipts {...entry} />}
      />
    </>
  );
}
