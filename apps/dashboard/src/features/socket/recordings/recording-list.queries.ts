import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import { listRecordings, updateRecording } from '@wrenchwise/contract/endpoints/recordings';

import { queryKeys } from '~/queries/query-keys.ts';

const PAGE_SIZE = 24;
const DIAGNOSES = 20;

/** Of all lists of a car's recordings. */
export const recordingsKey = (vehicleId: string) =>
  [...queryKeys.vehicles, 'recordings', vehicleId] as const;

/**
 * A car's recordings, the newest first: each page goes on after the last one of the page before.
 *
 * @param diagnosisId those of one diagnosis only
 */
export const recordingsQuery = (vehicleId: string, diagnosisId?: string) =>
  infiniteQueryOptions({
    queryKey: [...recordingsKey(vehicleId), diagnosisId ?? 'all'],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api(
        listRecordings,
        {
          params: { id: vehicleId },
          query: {
            ...(diagnosisId === undefined ? {} : { diagnosisId }),
            ...(pageParam === '' ? {} : { after: pageParam }),
            perPage: PAGE_SIZE,
          },
        },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      recordings: pages.flatMap(({ recordings }) => recordings),
      total: pages.at(-1)?.total ?? 0,
    }),
  });

/** The latest open diagnoses of a car that are the user's own. */
export const openDiagnosesQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'of-car', vehicleId],
    queryFn: ({ signal }) =>
      api(
        listDiagnoses,
        { query: { vehicleId, state: 'open', page: 1, perPage: DIAGNOSES } },
        { signal },
      ),
  });

/** Renames a recording, or says which diagnosis it belongs to. */
export const useChangeRecording = (vehicleId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; name?: string; diagnosisId?: string | null }) =>
      api(updateRecording, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: recordingsKey(vehicleId) }),
  });
};
