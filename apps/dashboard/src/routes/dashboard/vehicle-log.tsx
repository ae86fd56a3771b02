import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { EntryReceipts } from '~/features/files/entry-receipts.tsx';
import { VehicleLog } from '~/features/log/vehicle-log.tsx';
import { PartSwitch } from '~/ui/part-switch.tsx';
import { mayEdit } from '~/ui/vehicle-roles.ts';

import { logParts } from './vehicle-parts.ts';
import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`Log`, t`Fill-ups, work done, bills and readings of a vehicle.`);

export default function VehicleLogPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  const { id, role, distanceUnit, volumeUnit } = vehicle;
  const canEdit = mayEdit(role);
  return (
    <>
      <PartSwitch label={t`Log and costs`} parts={logParts(id)} />
      <VehicleLog
        vehicleId={id}
        canEdit={canEdit}
        vehicleUnits={{ distance: distanceUnit, volume: volumeUnit }}
        renderReceipts={(entry) => (
          <EntryReceipts vehicleId={id} logEntryId={entry.id} canEdit={canEdit} />
        )}
      />
    </>
  );
}
