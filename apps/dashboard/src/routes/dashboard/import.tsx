import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useSearchParams } from 'react-router';

import { ImportFile } from '~/features/log/import/import-file.tsx';

export const meta = () => pageMeta(t`Import`, t`Bring the log of another program over.`);

export default function Import() {
  const [params] = useSearchParams();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={t`Import a log`}
        lead={t`Choose the file that your old program exported, or any table with a date in each row. You see how it is read before anything is stored.`}
      />
      <ImportFile vehicleId={params.get('vehicle') ?? undefined} />
    </div>
  );
}
