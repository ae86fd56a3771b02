import type { Database, Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import { MailRefusedError, type MailTransport } from '../../../platform/adapters/mail/port.ts';
import type { Monitor } from '../../../platform/adapters/monitoring/port.ts';
import {
  UnrecoverableJobError,
  type JobPriority,
  type JobQueue,
} from '../../../platform/jobs/queue.ts';
import { KIND_WORDS } from '../settings/kind-words.ts';
import type { NotificationSettingsService } from '../settings/notification-settings.service.ts';
import type { OptionalKind } from '../settings/unsubscribe-token.ts';
import { EmailTemplate } from './email-template.ts';

export interface MailService {
  /**
   * Queues a mail as part of `tx`: it is sent after the commit, and never after a rollback. With a
   * `userId` that user's notification settings are honoured. `tx` has the owner role: `app_user`
   * has no right on the queue.
   */
  readonly send: (
    tx: Database | Transaction,
    mail: {
      readonly to: string;
      readonly userId?: string;
      /** Whom a reply goes to, when not to us. */
      readonly replyTo?: string;
      readonly template: EmailTemplate;
    },
  ) => Promise<void>;
  /** Removes, as part of `tx`, a user's mails that wait in the queue or failed in it. */
  readonly forget: (
    tx: Database | Transaction,
    user: { readonly userId: string; readonly email: string },
  ) => Promise<void>;
}

export const MAIL_QUEUE = 'letters';

/** Mails delivered at the same time: as many as the SMTP transport keeps connections. */
const CONCURRENCY = 4;

export const MailJob = z.object({
  to: z.string(),
  userId: z.string().optional(),
  replyTo: z.string().optional(),
  /** Named as in queued jobs of older releases. */
  letter: EmailTemplate,
});
export type MailJob = z.infer<typeof MailJob>;

interface MailKind {
  /** The notification setting that switches it off; null is always sent. */
  readonly setting: OptionalKind | null;
  readonly priority: JobPriority;
}

const AWAITED: MailKind = { setting: null, priority: 'high' };
const USUAL: MailKind = { setting: null, priority: 'normal' };
const SECURITY: MailKind = { setting: 'securityAlerts', priority: 'normal' };
const TO_THE_TEAM: MailKind = { setting: null, priority: 'low' };

const KINDS: Readonly<Record<EmailTemplate['kind'], MailKind>> = {
  verification: AWAITED,
  'password-reset': AWAITED,
  'email-change-request': AWAITED,
  'email-change-verification': AWAITED,
  'email-changed': USUAL,
  'export-ready': USUAL,
  'account-deleted': USUAL,
  'password-changed': SECURITY,
  'new-device': SECURITY,
  'security-changed': SECURITY,
  'maintenance-reminder': { setting: 'maintenanceReminders', priority: 'normal' },
  'vehicle-invitation': USUAL,
  'garage-reply': { setting: 'diagnosticUpdates', priority: 'normal' },
  'outcome-question': { setting: 'diagnosticUpdates', priority: 'low' },
  // Invoices are in the billing history: a receipt is a convenience.
  'payment-receipt': { setting: 'emailNotifications', priority: 'normal' },
  'payment-refunded': USUAL,
  'payment-failed': USUAL,
  'payment-recovered': USUAL,
  'trial-ending': USUAL,
  'trial-refused': USUAL,
  'plan-cancelled': USUAL,
  'plan-ended': USUAL,
  'plan-granted': USUAL,
  'contact-received': USUAL,
  'contact-message': TO_THE_TEAM,
  'support-received': USUAL,
  'support-request': TO_THE_TEAM,
  'support-updated': USUAL,
};

const deliverWith =
  ({
    optionsOf,
    appUrl,
    transport,
  }: {
    readonly optionsOf: ReturnType<typeof optionsWith>;
    readonly appUrl: string;
    readonly transport: MailTransport;
  }) =>
  async (job: MailJob): Promise<void> => {
    // On first use: React and the templates would slow start-up.
    const { renderEmail } = await import('./render-email.tsx');
    const optional = optionsOf(job);
    const rendered = await renderEmail(job.letter, { appUrl, optional });
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
        ? new UnrecoverableJobError(cause.message, { cause })
        : cause;
    });
  };

const optionsWith =
  ({
    notifications,
    appUrl,
  }: {
    readonly notifications: Pick<NotificationSettingsService, 'wants' | 'unsubscribeUrl'>;
    readonly appUrl: string;
  }) =>
  ({ userId, letter: template }: MailJob) => {
    const { setting } = KINDS[template.kind];
    if (setting === null || userId === undefined) return undefined;
    return {
      what: KIND_WORDS[setting],
      unsubscribeUrl: notifications.unsubscribeUrl(userId, setting),
      settingsUrl: `${appUrl}/dashboard/settings#notifications`,
    };
  };

/** Queues mails and delivers what is queued. */
export const createMailService = async (dependencies: {
  queue: JobQueue;
  transport: MailTransport;
  notifications: Pick<NotificationSettingsService, 'wants' | 'unsubscribeUrl'>;
  /** The product's public origin. */
  appUrl: string;
  /** Gets a report of each mail that could not be delivered. */
  monitor?: Monitor | undefined;
}): Promise<MailService> => {
  const { queue, transport, notifications, appUrl, monitor } = dependencies;

  const optionsOf = optionsWith({ notifications, appUrl });

  const deliver = deliverWith({ optionsOf, appUrl, transport });

  await queue.work(MAIL_QUEUE, (data) => deliver(MailJob.parse(data)), {
    concurrency: CONCURRENCY,
    perGroup: 1,
    onFailed: (data, error) => {
      const job = MailJob.safeParse(data);
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
    send: async (tx, { to, userId, replyTo, template }) => {
      const { setting, priority } = KINDS[template.kind];
      const wanted =
        setting === null ||
        userId === undefined ||
        (await notifications.wants(tx, userId, setting));
      if (wanted) {
        const job = { to, userId, replyTo, letter: template };
        // One person's mails, however many, take one connection of the transport.
        await queue.send(MAIL_QUEUE, job, { tx, priority, group: userId ?? to });
      }
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
