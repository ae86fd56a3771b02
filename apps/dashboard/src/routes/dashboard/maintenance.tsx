import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

import { EntryReceipts } from '~/features/files/entry-receipts.tsx';
import { MaintenanceView } from '~/features/maintenance/maintenance-view.tsx';

export const meta = () => pageMeta(t`Maintenance`, t`What is due on your cars.`);

export default function Maintenance() {
  return (
    <>
      <PageHeader title={t`Maintenance`} lead={t`What is due, by date or by mileage.`} />
      <MaintenanceView renderReceipts={(entry) => <EntryReceipts {...entry} />} />
    </>
  );
}
