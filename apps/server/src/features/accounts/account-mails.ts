import type { Database } from '@wrenchwise/database/database';
import { z } from 'zod';

import type { Within, JobQueue } from '../../jobs/queue.ts';
import { findByEmail } from './accounts.repository.ts';
import type { Auth } from './auth.ts';
import { voidResetLinks } from './links.repository.ts';
import type { SendVerification } from './verification-mail.ts';
import { lockPerson } from './ways-in.repository.ts';

const Job = z.object({
  kind: z.enum(['reset', 'verification']),
  email: z.string(),
  callbackURL: z.string().optional(),
});
type Job = z.infer<typeof Job>;

const QUEUE = 'account-mail';

/** Mails to an address that may or may not have an account. */
export interface AccountMails {
  readonly ask: (job: Job) => Promise<void>;
  /** Takes back what still waits for an address, as part of a transaction. */
  readonly forget: (email: string, within: Within) => Promise<void>;
}

/**
 * Whether an address has an account is looked up by a job, after the answer: the same row is written
 * for every address, so neither the answer nor the time that it takes tells anything.
 */
export const startAccountMails = async (given: {
  queue: JobQueue;
  auth: Auth;
  ambient: Database;
  sendVerification: SendVerification;
}): Promise<AccountMails> => {
  const { queue, auth, ambient, sendVerification } = given;

  await queue.work(QUEUE, async (data) => {
    const { kind, email, callbackURL } = Job.parse(data);
    await ambient.transaction(async (tx) => {
      const user = await findByEmail(tx, email);
      if (!user) return;
      if (kind === 'verification') {
        if (!user.emailVerified) await sendVerification(tx, user, callbackURL);
        return;
      }
      await lockPerson(tx, user.id);
      // The address may have changed while that was waited for: then nobody has it.
      if ((await findByEmail(tx, email))?.id !== user.id) return;
      await voidResetLinks(tx, user.id);
      await auth.api.requestPasswordReset({ body: { email } });
    });
  });

  return {
    ask: (job) => queue.send(QUEUE, job),
    forget: (email, within) => queue.forget(QUEUE, { email }, within),
  };
};
