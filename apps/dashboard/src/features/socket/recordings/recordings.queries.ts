import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  createRecording,
  deleteRecording,
  getRecording,
  restoreRecording,
} from '@wrenchwise/contract/endpoints/recordings';
import { decodeRecording } from '@wrenchwise/obd/recording/decode-recording';
import { RECORDING_TYPE } from '@wrenchwise/rules/garage/recordings';

import { queryKeys } from '~/queries/query-keys.ts';

import { type LocalRecording, localRecordings } from './local-recordings.ts';
import { lockName } from './recorder.ts';
import { recordingsKey } from './recording-list.queries.ts';

/** Of the recordings of all cars that only this browser has. */
export const LOCAL_RECORDINGS = ['local-recordings'] as const;
const localKey = (vehicleId: string) => [...LOCAL_RECORDINGS, vehicleId] as const;

/** A stored recording, decoded. It never changes. */
export const recordingQuery = (id: string) =>
  queryOptions({
    queryKey: ['recording', id],
    queryFn: async ({ signal }) => {
      const file = await api(getRecording, { params: { id } }, { signal });
      return decodeRecording(new Uint8Array(await file.arrayBuffer()));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether another tab still records it. */
const goesOn = async (id: string): Promise<boolean> => {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === lockName(id)) ?? false;
};

/** Recordings of a car that only this browser has, and that no tab records any more. */
export const useLocalRecordings = (vehicleId: string) =>
  useQuery({
    queryKey: localKey(vehicleId),
    // It asks no server.
    networkMode: 'always',
    queryFn: async () => {
      const all = await (await localRecordings()).all();
      const own = all.filter((one) => one.vehicleId === vehicleId);
      const open = await Promise.all(
        own.map(async ({ id, isDone }) => !isDone && (await goesOn(id))),
      );
      return own.filter((_, index) => open[index] === false);
    },
  });

const useRefresh = (vehicleId: string) => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [recordingsKey(vehicleId), localKey(vehicleId), queryKeys.files]) {
      void client.invalidateQueries({ queryKey });
    }
  };
};

/** Sends a recording of this browser, once however often it is tried, and takes it out of the browser then. */
export const useSendRecording = (vehicleId: string) => {
  const refresh = useRefresh(vehicleId);
  return useMutation({
    mutationFn: async ({
      id,
      name,
      guidedTest,
    }: Pick<LocalRecording, 'id' | 'name' | 'guidedTest'>) => {
      const store = await localRecordings();
      const bytes = await store.bytesOf(id);
      if (!bytes) return undefined;
      const made = await api(
        createRecording,
        {
          params: { id: vehicleId },
          query: { name, ...(guidedTest === undefined ? {} : { guidedTest }) },
          body: new Blob([bytes], { type: RECORDING_TYPE }),
        },
        { headers: { 'idempotency-key': id } },
      );
      await store.remove(id);
      return made;
    },
    onSettled: refresh,
  });
};

export const useRemoveLocal = (vehicleId: string) => {
  const refresh = useRefresh(vehicleId);
  return useMutation({
    mutationFn: async (id: string) => (await localRecordings()).remove(id),
    networkMode: 'always',
    onSettled: refresh,
  });
};

export const useDeleteRecording = (vehicleId: string) => {
  const refresh = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (id: string) => api(deleteRecording, { params: { id } }),
    onSuccess: refresh,
  });
};

export const useRestoreRecording = (vehicleId: string) => {
  const refresh = useRefresh(vehicleId);
  return useMutation({
    mutationFn: (id: string) => api(restoreRecording, { params: { id } }),
    onSuccess: refresh,
  });
};
