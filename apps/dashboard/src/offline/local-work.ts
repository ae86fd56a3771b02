import { t } from '@lingui/core/macro';
import type { DiagnosisRequestBody } from '@wrenchwise/contract/endpoints/diagnoses';
import type { NeedsMore } from '@wrenchwise/rules/diagnosis';

import type { Waiting, WaitingWork } from '../outbox/waiting.ts';
import { newRequestKey } from '../queries/request-key.ts';
import { isDeviceId } from './device-id.ts';
import type { DeviceDiagnosis, DeviceStore } from './device-store.ts';
import {
  answerDiagnosis,
  type AskEngine,
  makeDiagnosis,
  openGuide,
  withdrawFrom,
} from './local-diagnosis.ts';
import type { LocalReading } from './local-reading.ts';
import { type LocalAnswer, type LocalRequest, ok } from './local-request.ts';

export interface LocalParts {
  readonly store: DeviceStore;
  readonly ask: AskEngine;
  /** What waits of a user. */
  readonly waiting: (userId: string) => Promise<readonly Waiting[]>;
  /** Resolves when it is on the disk. */
  readonly queue: (waiting: Waiting) => Promise<void>;
}

const CODES = {
  language: 'diagnosis/not-english',
  'not-a-car': 'diagnosis/not-about-a-car',
} as const;

/** A report that has to say more, as the server's problem document puts it. */
const asking = (needsMore: NeedsMore): LocalAnswer => ({
  status: 422,
  body: {
    type: 'about:blank',
    title: needsMore.message,
    status: 422,
    code: Object.hasOwn(CODES, needsMore.kind)
      ? CODES[needsMore.kind as keyof typeof CODES] // its own keys
      : 'diagnosis/too-little',
    detail: needsMore.message,
    retryable: false,
    requestId: 'this-device',
    needsMore,
  },
});

/** Queues what is done on a diagnosis: after its own creation, and after the guide that it is about. */
const createQueueing =
  ({ waiting, queue }: Pick<LocalParts, 'waiting' | 'queue'>) =>
  async (
    { id, userId, diagnosis }: DeviceDiagnosis,
    work: Exclude<WaitingWork, { kind: 'entry' | 'task' }>,
    summary: string,
    key = newRequestKey(),
  ): Promise<void> => {
    const before = (await waiting(userId)).filter(({ work: own }) =>
      own.kind === 'diagnosis' || own.kind === 'guide' ? own.diagnosisId === id : false,
    );
    const guide = before.find(
      ({ work: own }) =>
        work.kind === 'ticks' && own.kind === 'guide' && own.body['stepId'] === work.body['stepId'],
    );
    const after = guide ?? before.find(({ work: own }) => own.kind === 'diagnosis');
    await queue({
      key,
      userId,
      at: Date.now(),
      summary,
      car: `${diagnosis.make} ${diagnosis.model}`,
      work,
      receipt: null,
      entryId: null,
      problem: null,
      ...(after && work.kind !== 'diagnosis' ? { after: after.key } : {}),
    });
  };

/** What is done on diagnoses without a connection: queued before it is shown. */
export const createLocalWork = (
  { store, ask, ...parts }: LocalParts,
  { userIdOf, userOf, savedCar, guidesOf }: LocalReading,
) => {
  const queueOn = createQueueing(parts);

  const create = async ({ body, key }: LocalRequest): Promise<LocalAnswer | undefined> => {
    const userId = await userIdOf();
    if (userId === undefined) return undefined;
    const report = body as DiagnosisRequestBody; // as the form made it
    const saved = report.vehicleId === undefined ? undefined : await savedCar(report.vehicleId);
    const diagnosis = await makeDiagnosis(ask, await userOf(), report, saved);
    if (diagnosis === undefined) return undefined;
    if (diagnosis.needsMore) return asking(diagnosis.needsMore);
    const own = { id: diagnosis.id, userId, diagnosis, guides: [], serverId: null };
    const work = { kind: 'diagnosis', diagnosisId: own.id, body: { ...report } } as const;
    await queueOn(own, work, t`Diagnosis`, key ?? undefined);
    await store.putDiagnosis(own);
    return ok(diagnosis, 201);
  };

  const giveAnswer = async (
    own: DeviceDiagnosis,
    given: { readonly questionId: string; readonly optionId: string },
  ): Promise<LocalAnswer | undefined> => {
    const next = await answerDiagnosis(ask, await userOf(), own.diagnosis, given);
    if (!next) return undefined;
    const last = next.answers.find((answer) => answer.questionId === given.questionId);
    const work = { kind: 'answer', diagnosisId: own.id, body: { ...given } } as const;
    await queueOn(own, work, `Answer: ${last?.answer ?? ''}`);
    await store.putDiagnosis({ ...own, diagnosis: next });
    return ok(next);
  };

  const withdraw = async (
    own: DeviceDiagnosis,
    questionId: string,
  ): Promise<LocalAnswer | undefined> => {
    const next = await withdrawFrom(ask, await userOf(), own.diagnosis, questionId);
    if (!next) return undefined;
    const work = { kind: 'withdrawal', diagnosisId: own.id, body: { questionId } } as const;
    await queueOn(own, work, t`Answer taken back`);
    await store.putDiagnosis({ ...own, diagnosis: next });
    return ok(next);
  };

  const answerOf = (
    own: DeviceDiagnosis,
    { method, body, query }: LocalRequest,
  ): Promise<LocalAnswer | undefined> =>
    method === 'POST'
      ? giveAnswer(own, body as { questionId: string; optionId: string }) // as the page sent it
      : withdraw(own, query.get('questionId') ?? '');

  const guides = async (
    own: DeviceDiagnosis,
    { method, body }: LocalRequest,
  ): Promise<LocalAnswer | undefined> => {
    const { id: diagnosisId, diagnosis } = own;
    const all = await guidesOf(diagnosisId, own);
    if (method === 'GET') return ok(all);
    const { stepId, ticks = [] } = body as {
      stepId: string;
      ticks?: readonly { step: number; done: boolean }[];
    }; // as the page sent it
    const known = all.guides.find((guide) => guide.stepId === stepId);
    if (method === 'POST') {
      if (known) return ok(known);
      const guide = await openGuide(ask, await userOf(), diagnosis, stepId);
      if (!guide) return undefined;
      const work = { kind: 'guide', diagnosisId, body: { stepId } } as const;
      await queueOn(own, work, `Guide: ${guide.title}`);
      await store.putDiagnosis({ ...own, guides: [...own.guides, guide] });
      return ok(guide);
    }
    // Ticks of a guide of the server's wait where its page stores them.
    if (!known || !isDeviceId(known.id)) return undefined;
    const done = new Set(known.done);
    for (const tick of ticks) {
      if (tick.done) done.add(tick.step);
      else done.delete(tick.step);
    }
    const ticked = { ...known, done: [...done].sort((a, b) => a - b) };
    const work = { kind: 'ticks', diagnosisId, body: { stepId, ticks } } as const;
    await queueOn(own, work, t`Steps of: ${known.title}`);
    await store.putDiagnosis({
      ...own,
      guides: own.guides.map((guide) => (guide.id === known.id ? ticked : guide)),
    });
    return ok(ticked);
  };

  const remove = async ({ id }: DeviceDiagnosis): Promise<LocalAnswer | undefined> => {
    if (!isDeviceId(id)) return undefined;
    await store.removeDiagnosis(id);
    return ok(undefined, 204);
  };

  return { create, answerOf, guides, remove };
};
