import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { openEvents } from '@wrenchwise/client/client-events.ts';
import {
  type ImportAnswer,
  importMapped,
  importMappedStream,
  type ImportMappingInput,
  inspectImport,
} from '@wrenchwise/contract/endpoints/log-import-mapping';
import { listImports, undoImport } from '@wrenchwise/contract/endpoints/log-imports';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';

import { queryKeys } from '~/queries/query-keys.ts';

const MAX_VEHICLES = 50;

/** The vehicles into which a file may go. */
export const targetsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'list', 'import-targets'],
    queryFn: ({ signal }) =>
      api(listVehicles, { query: { page: 1, perPage: MAX_VEHICLES } }, { signal }),
  });

/** What was imported into a vehicle before. */
export const importsQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.log, vehicleId, 'imports'],
    queryFn: ({ signal }) => api(listImports, { params: { id: vehicleId } }, { signal }),
  });

/** An import changes logs, mileages, tasks, and may make vehicles. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [queryKeys.log, queryKeys.vehicles, queryKeys.maintenance]) {
      void client.invalidateQueries({ queryKey });
    }
  };
};

const queryOf = (file: File) => ({ fileName: file.name.slice(0, 200) || 'log.csv' });

// Some systems call CSV something else, or nothing.
const bytesOf = (file: File): Blob => new Blob([file], { type: 'text/csv' });

export const useInspectImport = () =>
  useMutation({
    mutationFn: (file: File) => api(inspectImport, { query: queryOf(file), body: bytesOf(file) }),
  });

export interface MappedFile {
  readonly file: File;
  readonly mapping: ImportMappingInput;
  readonly acceptFalling: boolean;
}

const flagsOf = ({ acceptFalling }: MappedFile) => ({
  acceptFalling: acceptFalling ? ('true' as const) : ('false' as const),
});

/** What would be imported by a mapping; nothing is written. */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: (mapped: MappedFile) =>
      api(importMapped, {
        query: { ...queryOf(mapped.file), ...flagsOf(mapped), dryRun: 'true' },
        body: { file: bytesOf(mapped.file), mapping: mapped.mapping },
      }),
  });

/** Imports a file, leaving out what was shown as rejected. It is sent once: a second time would find it done. */
export const useRunImport = (onProgress: (share: number) => void) => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: async (mapped: MappedFile): Promise<ImportAnswer> => {
      const events = openEvents(
        importMappedStream,
        {
          query: { ...queryOf(mapped.file), ...flagsOf(mapped), skipRejected: 'true' },
          body: { file: bytesOf(mapped.file), mapping: mapped.mapping },
        },
        'done',
        { signal: new AbortController().signal, tries: 1 },
      );
      for await (const { event, data } of events) {
        if (event === 'done') return (data as { answer: ImportAnswer }).answer; // the server's own event
        const { written, total } = data as { written: number; total: number }; // the same
        onProgress(total === 0 ? 1 : written / total);
      }
      throw new Error('the stream ended without its last event');
    },
    onSuccess,
  });
};

export const useUndoImport = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(undoImport, { params: { id } }),
    onSuccess,
  });
};
