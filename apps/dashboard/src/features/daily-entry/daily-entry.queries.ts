import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { isUnanswered, presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import type { InputOf, OutputOf } from '@wrenchwise/contract/endpoint';
import type { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { getDailyEntry } from '@wrenchwise/contract/endpoints/daily-entry';
import { listFiles, uploadFile } from '@wrenchwise/contract/endpoints/files';
import { createLogEntry, deleteLogEntry } from '@wrenchwise/contract/endpoints/log';
import {
  completeMaintenanceTask,
  reopenMaintenanceTask,
} from '@wrenchwise/contract/endpoints/maintenance';
import { useCallback } from 'react';

import { connection } from '~/connection/connection.ts';
import { openBrowserStore } from '~/outbox/browser-store.ts';
import { createOutbox, type Outbox, type Sent } from '~/outbox/outbox.ts';
import type { Waiting, WaitingWork } from '~/outbox/waiting.ts';
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

const write = async (work: WaitingWork, key: string): Promise<string | null> => {
  if (work.kind === 'task') {
    const { task } = await api(completeMaintenanceTask, {
      params: { id: work.taskId },
      body: work.body as TaskBody, // only the forms of this feature make it
    });
    return task.completion?.logEntryId ?? null;
  }
  const { id } = await api(
    createLogEntry,
    { params: { id: work.vehicleId }, body: work.body as EntryBody }, // as above
    { headers: { 'idempotency-key': key } },
  );
  return id;
};

/** The name says which attempt it belongs to: one whose answer was lost is not sent again. */
const sendReceipt = async (
  { blob, name }: NonNullable<Waiting['receipt']>,
  vehicleId: string,
  logEntryId: string,
): Promise<void> => {
  const params = { id: vehicleId };
  const { files } = await api(listFiles, { params, query: { logEntryId } });
  if (files.some((file) => file.name === name)) return;
  await api(uploadFile, { params, query: { kind: 'receipt', name, logEntryId }, body: blob });
};

/** Whether the same can be sent again later: no connection, a busy server, a session that has ended. */
const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || isUnanswered(error) || error.retryable || error.status === 401;

const reasonOf = (error: ApiError): string =>
  error.fields[0]?.message ?? presentError(error).message;

/** Sends one piece of waiting work, then its receipt. */
const send = async ({ work, key, entryId, receipt }: Waiting): Promise<Sent> => {
  if (!navigator.onLine) return { outcome: 'unanswered' };
  try {
    const id = entryId ?? (await write(work, key));
    if (!receipt || id === null || work.kind === 'task') {
      return { outcome: 'written', id, isWhole: true };
    }
    const isWhole = await sendReceipt(receipt, work.vehicleId, id).then(
      () => true,
      (error: unknown) => !isForLater(error),
    );
    return { outcome: 'written', id, isWhole };
  } catch (error) {
    // Then the page says so, and asks until the server answers.
    if (isUnanswered(error)) connection.lose();
    if (isForLater(error) || !(error instanceof ApiError)) return { outcome: 'unanswered' };
    return { outcome: 'refused', code: error.code, message: reasonOf(error) };
  }
};

const LOCK = 'wrenchwise.outbox';

/** Where browsers have no locks, the key of each entry keeps two tabs from writing it twice. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  return locks ? locks.request(LOCK, work) : work();
};

let opened: { readonly userId: string; readonly outbox: Promise<Outbox> } | undefined;

/** The outbox of a user, one in a page. */
export const outboxOf = (userId: string): Promise<Outbox> => {
  if (opened?.userId !== userId) {
    const channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(LOCK);
    const outbox = openBrowserStore().then((store) =>
      createOutbox({ store, userId, send, oneAtATime, channel }),
    );
    opened = { userId, outbox };
  }
  return opened.outbox;
};

/** The signed-in user, of whom this part is shown. */
export const useUserId = (): string =>
  useQueryClient().getQueryData<OutputOf<typeof getSession>>(queryKeys.session)?.user.id ?? '';

/** Reads again what a new entry changes: logs, odometers, what is due. */
export const useRefreshGarage = () => {
  const client = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [queryKeys.log, queryKeys.vehicles, queryKeys.maintenance]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client]);
};

/** Takes an entry or a completion back. */
export const takeBack = async (work: WaitingWork, id: string | null): Promise<void> => {
  if (work.kind === 'task') await api(reopenMaintenanceTask, { params: { id: work.taskId } });
  else if (id !== null) await api(deleteLogEntry, { params: { id } });
};
