import { z } from 'zod';

import { MailRefusedError, type MailTransport } from '../../adapters/mail/port.ts';
import type { Database, Transaction } from '../../db/connect.ts';
import { HopelessJobError, type JobQueue } from '../../jobs/queue.ts';
import { KIND_WORDS } from '../notifications/kind-words.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { OptionalKind } from '../notifications/unsubscribe-token.ts';
import { Letter } from './letter.ts';

export interface MailService {
  /**
   * Puts a letter into the queue as part of `tx`: it is sent when that commits, and never when it
   * is rolled back. `userId` is given for a letter to a person with an account: their settings are
   * honoured. `tx` is the owner's; `app_user` has no right on the queue.
   */
  readonly send: (
    tx: Database | Transaction,
    mail: {
      readonly to: string;
      readonly userId?: string;
      /** Whom an answer to the letter goes to, when not to us. */
      readonly replyTo?: string;
      readonly letter: Letter;
    },
  ) => Promise<void>;
  /** Takes back, as part of `tx`, whatever of a person still waits in the queue or failed in it. */
  readonly forget: (
    tx: Database | Transaction,
    person: { readonly userId: string; readonly email: string },
  ) => Promise<void>;
}

const QUEUE = 'letters';

const LetterJob = z.object({
  to: z.string(),
  userId: z.string().optional(),
  replyTo: z.string().optional(),
  letter: Letter,
});
type LetterJob = z.infer<typeof LetterJob>;

/** The setting that a kind of letter answers to; null is sent always. */
const SETTING_OF: Readonly<Record<Letter['kind'], OptionalKind | null>> = {
  verification: null,
  'password-reset': null,
  'email-change-request': null,
  'email-change-verification': null,
  'email-changed': null,
  'account-deleted': null,
  'password-changed': 'securityAlerts',
  'new-device': 'securityAlerts',
  'security-changed': 'securityAlerts',
  'maintenance-reminder': 'maintenanceReminders',
  'contact-received': null,
  'contact-message': null,
  'support-received': null,
  'support-request': null,
  'support-updated': null,
};

/** Works the queue of letters and returns the way to put letters into it. */
export const createMailService = async (given: {
  queue: JobQueue;
  transport: MailTransport;
  notifications: Pick<NotificationsService, 'wants' | 'unsubscribeUrl'>;
  /** Origin under which people reach the product. */
  appUrl: string;
}): Promise<MailService> => {
  const { queue, transport, notifications, appUrl } = given;

  const optionsOf = ({ userId, letter }: LetterJob) => {
    const kind = SETTING_OF[letter.kind];
    if (kind === null || userId === undefined) return undefined;
    return {
      what: KIND_WORDS[kind],
      unsubscribeUrl: notifications.unsubscribeUrl(userId, kind),
      settingsUrl: `${appUrl}/dashboard/settings#notifications`,
    };
  };

  const deliver = async (job: LetterJob): Promise<void> => {
    // On first use: React and the letters cost no start-up.
    const { renderLetter } = await import('./render-letter.tsx');
    const optional = optionsOf(job);
    const rendered = await renderLetter(job.letter, { appUrl, optional });
    const headers = {
      // No holiday replies to a machine (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(job.replyTo !== undefined && { 'Reply-To': job.replyTo }),
      ...(optional && {
        'List-Unsubscribe': `<${optional.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
    await transport.deliver({ to: job.to, ...rendered, headers }).catch((cause: unknown) => {
      throw cause instanceof MailRefusedError
        ? new HopelessJobError(cause.message, { cause })
        : cause;
    });
  };

  await queue.work(QUEUE, (data) => deliver(LetterJob.parse(data)));

  return {
    send: async (tx, { to, userId, replyTo, letter }) => {
      const kind = SETTING_OF[letter.kind];
      const wanted =
        kind === null || userId === undefined || (await notifications.wants(tx, userId, kind));
      if (wanted) await queue.send(QUEUE, { to, userId, replyTo, letter }, { tx });
    },
    forget: async (tx, { userId, email }) => {
      const theirs = [
        { userId },
        { to: email },
        { replyTo: email },
        { letter: { newEmail: email } },
      ];
      for (const containing of theirs) await queue.forget(QUEUE, containing, { tx });
    },
  };
};
