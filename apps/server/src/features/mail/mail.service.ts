import type { Database, Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import { MailRefusedError, type MailTransport } from '../../adapters/mail/port.ts';
import type { Monitor } from '../../adapters/monitoring/port.ts';
import { HopelessJobError, type JobPriority, type JobQueue } from '../../jobs/queue.ts';
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

export const MAIL_QUEUE = 'letters';

/** Mails under way at the same time: as many as the SMTP server is held connections to. */
const CONCURRENCY = 4;

export const LetterJob = z.object({
  to: z.string(),
  userId: z.string().optional(),
  replyTo: z.string().optional(),
  letter: Letter,
});
export type LetterJob = z.infer<typeof LetterJob>;

interface MailKind {
  /** The notification setting that it answers to; null is sent always. */
  readonly setting: OptionalKind | null;
  readonly priority: JobPriority;
}

const AWAITED: MailKind = { setting: null, priority: 'high' };
const USUAL: MailKind = { setting: null, priority: 'normal' };
const SECURITY: MailKind = { setting: 'securityAlerts', priority: 'normal' };
const TO_THE_TEAM: MailKind = { setting: null, priority: 'low' };

const KINDS: Readonly<Record<Letter['kind'], MailKind>> = {
  verification: AWAITED,
  'password-reset': AWAITED,
  'email-change-request': AWAITED,
  'email-change-verification': AWAITED,
  'email-changed': USUAL,
  'account-deleted': USUAL,
  'password-changed': SECURITY,
  'new-device': SECURITY,
  'security-changed': SECURITY,
  'maintenance-reminder': { setting: 'maintenanceReminders', priority: 'normal' },
  'contact-received': USUAL,
  'contact-message': TO_THE_TEAM,
  'support-received': USUAL,
  'support-request': TO_THE_TEAM,
  'support-updated': USUAL,
};

/** Works the queue of letters and returns the way to put letters into it. */
export const createMailService = async (given: {
  queue: JobQueue;
  transport: MailTransport;
  notifications: Pick<NotificationsService, 'wants' | 'unsubscribeUrl'>;
  /** Origin under which people reach the product. */
  appUrl: string;
  /** Is told of mails that could not be delivered. */
  monitor?: Monitor | undefined;
}): Promise<MailService> => {
  const { queue, transport, notifications, appUrl, monitor } = given;

  const optionsOf = ({ userId, letter }: LetterJob) => {
    const { setting } = KINDS[letter.kind];
    if (setting === null || userId === undefined) return undefined;
    return {
      what: KIND_WORDS[setting],
      unsubscribeUrl: notifications.unsubscribeUrl(userId, setting),
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

  await queue.work(MAIL_QUEUE, (data) => deliver(LetterJob.parse(data)), {
    concurrency: CONCURRENCY,
    onFailed: (data, error) => {
      const job = LetterJob.safeParse(data);
      monitor?.report({
        message: 'A mail could not be delivered and is kept for the operator.',
        category: 'external',
        severity: 'error',
        error,
        tags: { source: 'mail', kind: job.success ? job.data.letter.kind : null },
      });
    },
  });

  return {
    send: async (tx, { to, userId, replyTo, letter }) => {
      const { setting, priority } = KINDS[letter.kind];
      const wanted =
        setting === null ||
        userId === undefined ||
        (await notifications.wants(tx, userId, setting));
      if (wanted) await queue.send(MAIL_QUEUE, { to, userId, replyTo, letter }, { tx, priority });
    },
    forget: async (tx, { userId, email }) => {
      const theirs = [
        { userId },
        { to: email },
        { replyTo: email },
        { letter: { newEmail: email } },
      ];
      for (const containing of theirs) await queue.forget(MAIL_QUEUE, containing, { tx });
    },
  };
};
