import { createHash } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { RateLimits } from '../../../platform/http/limits.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import { type ContactMessage, insertContactMessage } from './contact.repository.ts';

export interface ContactService {
  /**
   * Stores a message, mails it to the operator and confirms it to the sender, all or nothing.
   * Throws `contact/not-sent` when it could not be stored, `rate-limit/exceeded` for too many from
   * one address.
   */
  readonly send: (message: ContactMessage) => Promise<void>;
}

// The address is unverified, and each message sends it a confirmation.
const FROM_ONE_ADDRESS = { requests: 5, seconds: 24 * 60 * 60 };

/** A rate limit key that does not contain the address. */
const keyOf = (email: string): string =>
  `contact:${createHash('sha256').update(email).digest('base64url')}`;

export const createContactService = (dependencies: {
  db: Database;
  mail: Pick<MailService, 'send'>;
  rateLimits: Pick<RateLimits, 'take'>;
  /** The address that receives the messages. */
  operator: string;
}): ContactService => {
  const { db, mail, rateLimits, operator } = dependencies;
  const keep = (message: ContactMessage): Promise<void> =>
    db.transaction(async (tx) => {
      await insertContactMessage(tx, message);
      const { userId, name: sender, email, subject, message: text } = message;
      await mail.send(tx, {
        to: operator,
        replyTo: email,
        template: {
          kind: 'contact-message',
          name: '',
          sender,
          email,
          subject,
          message: text,
          hasAccount: userId !== null,
        },
      });
      await mail.send(tx, { to: email, template: { kind: 'contact-received', name: sender } });
    });
  return {
    send: async (message) => {
      try {
        await rateLimits.take({ key: keyOf(message.email), ...FROM_ONE_ADDRESS });
        await keep(message);
      } catch (cause) {
        throw cause instanceof AppError ? cause : new AppError('contact/not-sent', { cause });
      }
    },
  };
};
