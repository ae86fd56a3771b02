import type { Database } from '@wrenchwise/database/database';

import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import {
  listRemarks,
  listVotedPages,
  type VotedPage,
  type VoteRemark,
} from '../page-votes.repository.ts';
import { OperatorRefusal, recordAct, type Warrant } from './operator-act.ts';
import {
  type FailedJobFacts,
  listFailed,
  listQueues,
  type QueueFacts,
} from './operator-jobs.repository.ts';
import { readStorage, type StorageFacts } from './operator-storage.repository.ts';
import { listWebhooks, resumeWebhook, type WebhookFacts } from './operator-webhooks.repository.ts';

export interface OperatorQueues {
  readonly jobs: (queue: string | undefined) => Promise<{
    readonly queues: readonly QueueFacts[];
    readonly failed: readonly FailedJobFacts[];
  }>;
  /** Queues failed jobs again; all of them, or of one queue, where no id is named. */
  readonly retry: (
    which: { readonly ids: readonly string[] | 'all'; readonly queue: string | undefined },
    warrant: Warrant,
  ) => Promise<number>;
  readonly webhooks: () => Promise<readonly WebhookFacts[]>;
  /** Throws `OperatorRefusal` for one that is unknown or not stopped. */
  readonly resumeWebhook: (id: string, warrant: Warrant) => Promise<void>;
  readonly storage: () => Promise<StorageFacts>;
  /** What readers said of pages, the worst first, and their latest remarks; of one page where it is named. */
  readonly votes: (path: string | undefined) => Promise<{
    readonly pages: readonly VotedPage[];
    readonly remarks: readonly VoteRemark[];
  }>;
}

const SHOWN_PAGES = 30;
const SHOWN_REMARKS = 50;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Jobs, webhooks, storage and votes on pages for the operator. */
export const createOperatorQueues = ({
  db,
  audit,
  queue,
}: {
  db: Database;
  audit: Pick<AuditService, 'record'>;
  queue: Pick<JobQueue, 'resend' | 'open'>;
}): OperatorQueues => ({
  jobs: async (name) => {
    const queues = await listQueues(db);
    return {
      queues: queues.filter((one) => name === undefined || one.queue === name),
      failed: await listFailed(db, name),
    };
  },
  retry: async ({ ids, queue: name }, warrant) => {
    const failed = await listFailed(db, name);
    const chosen = failed.filter(({ id }) => ids === 'all' || ids.includes(id));
    if (chosen.length === 0) throw new OperatorRefusal('There is no such failed job.');
    let count = 0;
    for (const job of chosen) {
      await queue.open(job.queue);
      count += await queue.resend(job.queue, [job.id]);
    }
    await recordAct(audit, db, 'jobs-retried', warrant, null);
    return count;
  },
  webhooks: () => listWebhooks(db),
  resumeWebhook: async (id, warrant) => {
    await db.transaction(async (tx) => {
      const userId = UUID.test(id) ? await resumeWebhook(tx, id) : undefined;
      if (userId === undefined) throw new OperatorRefusal(`There is no stopped webhook ${id}.`);
      await recordAct(audit, tx, 'webhook-resumed', warrant, userId);
    });
  },
  storage: () => readStorage(db),
  votes: async (path) => ({
    pages: await listVotedPages(db, path, SHOWN_PAGES),
    remarks: await listRemarks(db, path, SHOWN_REMARKS),
  }),
});
