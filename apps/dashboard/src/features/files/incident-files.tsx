import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { FileList } from './file-list.tsx';
import { filesQuery } from './files.queries.ts';
import { UploadFiles } from './upload-files.tsx';

/** The photos and documents that show an incident, and a way to add some. */
export function IncidentFiles({
  vehicleId,
  incidentId,
  canEdit,
}: {
  vehicleId: string;
  incidentId: string;
  canEdit: boolean;
}) {
  const query = useQuery(filesQuery(vehicleId, { incidentId, page: 1 }));
  return (
    <div className="grid gap-4">
      {canEdit && <UploadFiles vehicleId={vehicleId} kind="photo" incidentId={incidentId} />}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the photos`}
        loadingLabel={t`Loading the photos`}
        skeleton={<Skeleton className="h-32 w-full" />}
      >
        {({ files }) =>
          files.length === 0 && !canEdit ? (
            <p className="text-soft">{t`No photos.`}</p>
          ) : (
            <FileList files={files} canEdit={canEdit} />
          )
        }
      </DataState>
    </div>
  );
}
