import { isUnanswered, presentError } from '@wrenchwise/client/present-error.ts';
import { serverApi } from '@wrenchwise/client/server-api.ts';
import { ApiError } from '@wrenchwise/contract/client';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  answerQuestion,
  createDiagnosis,
  withdrawAnswer,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { listFiles, uploadFile } from '@wrenchwise/contract/endpoints/files';
import { createLogEntry } from '@wrenchwise/contract/endpoints/log';
import { completeMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { openStepGuide, tickGuideSteps } from '@wrenchwise/contract/endpoints/step-guides';

import { connection } from '~/connection/connection.ts';
import { isDeviceId } from '~/offline/device-id.ts';
import { deviceStore } from '~/offline/device-store.ts';

import { openBrowserStore } from './browser-store.ts';
import { createOutbox, type Outbox, type Sent } from './outbox.ts';
import type { Waiting, WaitingWork } from './waiting.ts';

/** The diagnosis at the server: what became of one that was made in this browser. */
const idAtServer = async (id: string): Promise<string> =>
  isDeviceId(id) ? ((await (await deviceStore()).diagnosis(id))?.serverId ?? id) : id;

const makeDiagnosis = async (
  { diagnosisId, body }: Extract<WaitingWork, { kind: 'diagnosis' }>,
  key: string,
): Promise<string> => {
  const { id } = await serverApi(
    createDiagnosis,
    { body: body as InputOf<typeof createDiagnosis>['body'] }, // as the form made it
    { headers: { 'idempotency-key': key } },
  );
  const store = await deviceStore();
  const own = await store.diagnosis(diagnosisId);
  if (own) await store.putDiagnosis({ ...own, serverId: id });
  return id;
};

type WorkOnDiagnosis = Extract<WaitingWork, { kind: 'answer' | 'withdrawal' | 'guide' | 'ticks' }>;

/** What this device shows of a diagnosis of the server's gives way to the server's once nothing of it waits. */
const giveWay = async (id: string, sent: string): Promise<void> => {
  if (isDeviceId(id)) return;
  const left = (await (await openBrowserStore()).all()).some(
    ({ key, work }) => key !== sent && 'diagnosisId' in work && work.diagnosisId === id,
  );
  if (!left) await (await deviceStore()).removeDiagnosis(id);
};

/** Each of them may be sent again: the same answer, guide or tick changes nothing. */
const workOnDiagnosis = async ({ kind, diagnosisId, body }: WorkOnDiagnosis): Promise<void> => {
  const params = { id: await idAtServer(diagnosisId) };
  // Each body is the one that the page sent to the same endpoint.
  if (kind === 'answer') {
    const given = body as InputOf<typeof answerQuestion>['body'];
    await serverApi(answerQuestion, { params, body: { ...given, askedOffline: true } });
  } else if (kind === 'withdrawal') {
    const query = body as InputOf<typeof withdrawAnswer>['query'];
    await serverApi(withdrawAnswer, { params, query });
  } else if (kind === 'guide') {
    await serverApi(openStepGuide, {
      params,
      body: body as InputOf<typeof openStepGuide>['body'],
    });
  } else {
    await serverApi(tickGuideSteps, {
      params,
      body: body as InputOf<typeof tickGuideSteps>['body'],
    });
  }
};

type WorkOfKind<Kind extends WaitingWork['kind']> = Extract<WaitingWork, { kind: Kind }>;

const completeTask = async ({ taskId, body }: WorkOfKind<'task'>): Promise<string | null> => {
  const { task } = await serverApi(completeMaintenanceTask, {
    params: { id: taskId },
    body: body as InputOf<typeof completeMaintenanceTask>['body'], // only the forms of a day make it
  });
  return task.completion?.logEntryId ?? null;
};

const writeEntry = async ({ vehicleId, body }: WorkOfKind<'entry'>, key: string) => {
  const { id } = await serverApi(
    createLogEntry,
    {
      params: { id: vehicleId },
      body: body as InputOf<typeof createLogEntry>['body'], // as above
    },
    { headers: { 'idempotency-key': key } },
  );
  return id;
};

/** Sends it; its id at the server, where it has one of its own. */
const write = async (work: WaitingWork, key: string): Promise<string | null> => {
  if (work.kind === 'task') return completeTask(work);
  if (work.kind === 'entry') return writeEntry(work, key);
  if (work.kind === 'diagnosis') return makeDiagnosis(work, key);
  await workOnDiagnosis(work);
  await giveWay(work.diagnosisId, key);
  return null;
};

/** The name says which attempt it belongs to: one whose answer was lost is not sent again. */
const sendReceipt = async (
  { blob, name }: NonNullable<Waiting['receipt']>,
  vehicleId: string,
  logEntryId: string,
): Promise<void> => {
  const params = { id: vehicleId };
  const { files } = await serverApi(listFiles, { params, query: { logEntryId } });
  if (files.some((file) => file.name === name)) return;
  await serverApi(uploadFile, { params, query: { kind: 'receipt', name, logEntryId }, body: blob });
};

/** Whether the same can be sent again later: no connection, a busy server, a session that has ended. */
const isForLater = (error: unknown): boolean =>
  !(error instanceof ApiError) || isUnanswered(error) || error.retryable || error.status === 401;

/** Codes that say that what was asked for is so already: an answer that was withdrawn before. */
const isDone = (work: WaitingWork, error: unknown): boolean =>
  work.kind === 'withdrawal' &&
  error instanceof ApiError &&
  error.code === 'diagnosis/unknown-question';

const reasonOf = (error: ApiError): string =>
  error.fields[0]?.message ?? presentError(error).message;

/** Sends one piece of waiting work, then its receipt. */
const send = async ({ work, key, entryId, receipt }: Waiting): Promise<Sent> => {
  if (!navigator.onLine) return { outcome: 'unanswered' };
  try {
    const id = entryId ?? (await write(work, key));
    if (!receipt || id === null || work.kind !== 'entry') {
      return { outcome: 'written', id, isWhole: true };
    }
    const isWhole = await sendReceipt(receipt, work.vehicleId, id).then(
      () => true,
      (error: unknown) => !isForLater(error),
    );
    return { outcome: 'written', id, isWhole };
  } catch (error) {
    if (isDone(work, error)) return { outcome: 'written', id: null, isWhole: true };
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
