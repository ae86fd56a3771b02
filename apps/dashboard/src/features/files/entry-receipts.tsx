import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { FileList } from './file-list.tsx';
import { filesQuery } from './files.queries.ts';
import { UploadFiles } from './upload-files.tsx';

interface Props {
  vehicleId: string;
  logEntryId: string;
  canEdit?: boolean;
}

/** The receipts of one entry of the log, and a way to add some. */
export function EntryReceipts({ vehicleId, logEntryId, canEdit = true }: Props) {
  const query = useQuery(filesQuery(vehicleId, { logEntryId, page: 1 }));
  return (
    <div className="grid gap-4">
      {canEdit && <UploadFiles vehicleId={vehicleId} kind="receipt" logEntryId={logEntryId} />}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the receipts`}
        loadingLabel={t`Loading the receipts`}
        skeleton={<Skeleton className="h-32 w-full" />}
      >
        {({ files }) => <FileList files={files} canEdit={canEdit} />}
      </DataState>
    </div>
  );
}
