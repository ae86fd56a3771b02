import { setTimeout as pause } from 'node:timers/promises';

import { z } from 'zod';

import type { GuideWriter } from '../../platform/adapters/guide-writers/port.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { Log } from '../../platform/log.ts';
import { createDiagnosisLook, type DiagnosisLookDependencies } from './look-at-diagnosis.ts';
import { createGuideLook } from './look-at-guide.ts';
import { findCutOff } from './second-look.repository.ts';

const QUEUE = 'second-look';
const EVERY_MINUTE = '* * * * *';

/** Calls of slow services at the same time in this process. */
const CONCURRENCY = 4;

const Job = z.object({
  kind: z.enum(['diagnosis', 'guide']),
  id: z.uuid(),
  userId: z.uuid(),
  /** Whether a language model has read the words already, whatever it found. */
  isRead: z.boolean().default(false),
});
type Job = z.input<typeof Job>;

/**
 * What outside services add to a stored answer of ours, after it was given. That it is owed is a column
 * of the answer; a job works it, and a sweep takes up what a process left that died.
 */
export interface SecondLook {
  /** 'waiting' where anybody outside could add something; stored with the answer. */
  readonly owed: { readonly [Kind in Job['kind']]: 'waiting' | null };
  /** Queues a look; costs the caller nothing. */
  readonly queue: (job: Job) => void;
  /** Takes the look now; it goes on in the background where it takes longer. Never throws. */
  readonly within: (job: Job, milliseconds: number) => Promise<void>;
}

export const createSecondLook = async ({
  queue,
  guideWriters,
  config,
  ...dependencies
}: DiagnosisLookDependencies & {
  readonly queue: Pick<JobQueue, 'send' | 'work' | 'schedule'>;
  readonly guideWriters: readonly GuideWriter[];
  readonly config: { readonly diagnosisTimeoutMs: number };
  readonly log: Log;
}): Promise<SecondLook> => {
  const { db, secondOpinion, modelReader, causeOpinions, log } = dependencies;
  const owed = {
    diagnosis: secondOpinion || modelReader || causeOpinions ? 'waiting' : null,
    guide: guideWriters.length > 0 ? 'waiting' : null,
  } as const;
  const lookAtDiagnosis = createDiagnosisLook(dependencies);
  const lookAtGuide = createGuideLook({
    db,
    log,
    guideWriters,
    timeoutMs: config.diagnosisTimeoutMs,
  });
  const look = async (given: unknown): Promise<void> => {
    const { kind, id, userId, isRead } = Job.parse(given);
    await (kind === 'guide' ? lookAtGuide(userId, id) : lookAtDiagnosis(userId, id, isRead));
  };
  const failed = (error: unknown) => log.error({ err: error }, 'a second look failed');

  await queue.work(QUEUE, look, { concurrency: CONCURRENCY });
  await queue.schedule('second-look-sweep', EVERY_MINUTE, async () => {
    for (const kind of ['diagnosis', 'guide'] as const) {
      for (const { id, userId } of await findCutOff(db, kind)) await look({ kind, id, userId });
    }
  });
  return {
    owed,
    queue: (job) => {
      queue.send(QUEUE, job, { priority: 'high' }).catch(failed);
    },
    within: async (job, milliseconds) => {
      await Promise.race([look(job).catch(failed), pause(milliseconds)]);
    },
  };
};
