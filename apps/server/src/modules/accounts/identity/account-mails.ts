import type { Database, Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import type { JobQueue, Within } from '../../../platform/jobs/queue.ts';
import { findByEmail } from './users.repository.ts';

const Job = z.object({
  kind: z.enum(['reset', 'verification']),
  email: z.string(),
  callbackURL: z.string().optional(),
});
type Job = z.infer<typeof Job>;

const QUEUE = 'account-mail';

type Recipient = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** Mails a link to the user of the address, within the job's transaction. */
export type MailLink = (
  tx: Transaction,
  user: Recipient,
  callbackURL: string | undefined,
) => Promise<void>;

/** Mails to an address that may or may not have an account. */
export interface AccountMails {
  readonly request: (job: Job) => Promise<void>;
  /** Drops what still waits for an address, as part of a transaction. */
  readonly forget: (email: string, within: Within) => Promise<void>;
}

/** For a process that does not work the queue: drops what still waits for an address. */
export const openAccountMails = async (
  queue: Pick<JobQueue, 'forget' | 'open'>,
): Promise<Pick<AccountMails, 'forget'>> => {
  await queue.open(QUEUE);
  return { forget: (email, within) => queue.forget(QUEUE, { email }, within) };
};

/**
 * Whether an address has an account is looked up by a job, after the answer: the request writes the
 * same row for every address, so neither its answer nor its time shows (user enumeration).
 */
export const startAccountMails = async ({
  queue,
  ambient,
  links,
}: {
  queue: JobQueue;
  ambient: Database;
  links: Readonly<Record<Job['kind'], MailLink>>;
}): Promise<AccountMails> => {
  await queue.work(QUEUE, async (data) => {
    const { kind, email, callbackURL } = Job.parse(data);
    await ambient.transaction(async (tx) => {
      const user = await findByEmail(tx, email);
      if (user) await links[kind](tx, user, callbackURL);
    });
  });

  return {
    request: (job) => queue.send(QUEUE, job),
    forget: (email, within) => queue.forget(QUEUE, { email }, within),
  };
};
