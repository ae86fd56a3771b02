import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf, OutputOf } from '@wrenchwise/contract/endpoint';
import type { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { getDailyEntry } from '@wrenchwise/contract/endpoints/daily-entry';
import { type createLogEntry, deleteLogEntry } from '@wrenchwise/contract/endpoints/log';
import {
  type completeMaintenanceTask,
  reopenMaintenanceTask,
} from '@wrenchwise/contract/endpoints/maintenance';
import { useCallback } from 'react';

import type { WaitingWork } from '~/outbox/waiting.ts';
import { queryKeys } from '~/queries/query-keys.ts';

export type EntryBody = InputOf<typeof createLogEntry>['body'];
export type TaskBody = InputOf<typeof completeMaintenanceTask>['body'];

/** What an entry can begin with, for each car that one may edit. */
export const dailyEntryQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.log, 'daily-entry'],
    queryFn: ({ signal }) => api(getDailyEntry, { query: {} }, { signal }),
    staleTime: 60_000,
    // Without a connection what was read in this visit is better than nothing.
    gcTime: Infinity,
  });

/** The signed-in user, of whom this part is shown. */
export const useUserId = (): string =>
  useQueryClient().getQueryData<OutputOf<typeof getSession>>(queryKeys.session)?.user.id ?? '';

/** Reads again what a new entry or diagnosis changes: logs, odometers, what is due, what was used. */
export const useRefreshGarage = () => {
  const client = useQueryClient();
  return useCallback(() => {
    const { log, vehicles, maintenance, diagnoses, subscription } = queryKeys;
    for (const queryKey of [log, vehicles, maintenance, diagnoses, subscription]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client]);
};

/** Takes an entry or a completion back. */
export const takeBack = async (work: WaitingWork, id: string | null): Promise<void> => {
  if (work.kind === 'task') await api(reopenMaintenanceTask, { params: { id: work.taskId } });
  else if (work.kind === 'entry' && id !== null) await api(deleteLogEntry, { params: { id } });
};
