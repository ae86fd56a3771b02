import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { FILE_KINDS, type FileKind, type StorageUse } from '@wrenchwise/contract/endpoints/files';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useState } from 'react';

import { sizeText } from '~/files/size-text.ts';

import { FileList } from './file-list.tsx';
import { filesQuery, PAGE_SIZE } from './files.queries.ts';
import { UploadFiles } from './upload-files.tsx';

const KIND_WORDS: Readonly<Record<FileKind, string>> = {
  photo: 'Photos',
  receipt: t`Receipts`,
  document: t`Documents`,
};

const storageLine = ({ used, limit }: StorageUse): string =>
  limit === null
    ? t`${sizeText(used)} of storage in use`
    : t`${sizeText(used)} of ${sizeText(limit)} of storage in use`;

interface Props {
  vehicleId: string;
  /** False where the vehicle is shared to look at. */
  canEdit?: boolean;
}

/** Photos, receipts and documents of a vehicle. */
export function VehicleDocuments({ vehicleId, canEdit = true }: Props) {
  const [kind, setKind] = useState<FileKind>();
  const [page, setPage] = useState(1);
  const query = useQuery(filesQuery(vehicleId, { ...(kind ? { kind } : {}), page }));
  return (
    <section aria-labelledby="documents">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="documents" className="text-xl">{t`Documents`}</h2>
        <div className="w-full sm:w-48">
          <Select
            aria-label={t`Show`}
            value={kind ?? ''}
            onChange={({ target }) => {
              setKind(FILE_KINDS.find((known) => known === target.value));
              setPage(1);
            }}
          >
            <option value="">{t`Everything`}</option>
            {FILE_KINDS.map((each) => (
              <option key={each} value={each}>
                {KIND_WORDS[each]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className="grid gap-4">
        {canEdit && <UploadFiles vehicleId={vehicleId} kind={kind ?? 'document'} />}
        <DataState
          query={query}
          explain={presentError}
          failure={t`Failed to load the documents`}
          loadingLabel={t`Loading the documents`}
          skeleton={<Skeleton className="h-48 w-full" />}
        >
          {({ files, total, storage }) => (
            <div>
              {storage && <p className="figures mb-3 text-sm text-faint">{storageLine(storage)}</p>}
              {files.length === 0 && (
                <EmptyState
                  illustration={<ClipboardIllustration />}
                  title={t`No documents yet`}
                  text={t`Keep receipts, the logbook, MOT certificates and photos of the car here. Where a photo was taken is removed.`}
                />
              )}
              <FileList files={files} canEdit={canEdit} />
              <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
            </div>
          )}
        </DataState>
      </div>
    </section>
  );
}
