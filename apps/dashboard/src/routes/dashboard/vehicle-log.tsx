import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useParams } from 'react-router';

import { EntryReceipts } from '~/features/files/entry-receipts.tsx';
import { VehicleLog } from '~/features/log/vehicle-log.tsx';

export const meta = () => pageMeta('Log', 'Fill-ups, work done, bills and readings of a vehicle.');

export default function VehicleLogPage() {
  const { id = '' } = useParams();
  return (
    <VehicleLog
      vehicleId={id}
      renderReceipts={(entry) => <EntryReceipts vehicleId={id} logEntryId={entry.id} />}
    />
  );
}
