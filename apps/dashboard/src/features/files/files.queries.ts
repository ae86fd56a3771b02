import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  deleteFile,
  type FileKind,
  listFiles,
  restoreFile,
  updateFile,
  uploadFile,
} from '@wrenchwise/contract/endpoints/files';
import { removeVehiclePhoto, setVehiclePhoto } from '@wrenchwise/contract/endpoints/vehicle-photo';

import { prepareFile } from '~/files/prepare-file.ts';
import { queryKeys } from '~/queries/query-keys.ts';

export const PAGE_SIZE = 24;

export const filesQuery = (
  vehicleId: string,
  filter: { kind?: FileKind; logEntryId?: string; incidentId?: string; page: number },
) =>
  queryOptions({
    queryKey: [...queryKeys.files, vehicleId, filter],
    queryFn: ({ signal }) =>
      api(
        listFiles,
        { params: { id: vehicleId }, query: { ...filter, perPage: PAGE_SIZE } },
        { signal },
      ),
  });

/** Files are counted in the log, and one may be the vehicle's picture. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [queryKeys.files, queryKeys.log, queryKeys.vehicles]) {
      void client.invalidateQueries({ queryKey });
    }
  };
};

export interface NewFile {
  readonly file: File;
  readonly kind: FileKind;
  readonly logEntryId?: string;
  readonly incidentId?: string;
}

/** Sends one file; pictures are made smaller before. Throws `UnusableFile`. */
export const useUploadFile = (vehicleId: string) => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: async ({ file, kind, logEntryId, incidentId }: NewFile) =>
      api(uploadFile, {
        params: { id: vehicleId },
        query: {
          kind,
          name: file.name.slice(0, 200) || 'File',
          ...(logEntryId === undefined ? {} : { logEntryId }),
          ...(incidentId === undefined ? {} : { incidentId }),
        },
        body: await prepareFile(file),
      }),
    onSuccess,
  });
};

export const useRenameFile = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api(updateFile, { params: { id }, body: { name } }),
    onSuccess,
  });
};

export const useDeleteFile = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(deleteFile, { params: { id } }),
    onSuccess,
  });
};

export const useRestoreFile = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(restoreFile, { params: { id } }),
    onSuccess,
  });
};

/** Keeps a picture with a vehicle and shows it as its photo. Throws `UnusableFile`. */
export const useSetPhoto = (vehicleId: string) => {
  const onSuccess = useRefresh();
  const upload = useUploadFile(vehicleId);
  return useMutation({
    mutationFn: async (file: File) => {
      const { id: fileId } = await upload.mutateAsync({ file, kind: 'photo' });
      await api(setVehiclePhoto, { params: { id: vehicleId }, body: { fileId } });
    },
    onSuccess,
  });
};

export const useRemovePhoto = (vehicleId: string) => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: () => api(removeVehiclePhoto, { params: { id: vehicleId } }),
    onSuccess,
  });
};
