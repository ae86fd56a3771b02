import { createHash, randomBytes } from 'node:crypto';

import type { Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import type { MailService } from '../mail/mail.service.ts';
import { keepLink } from './email-change.repository.ts';

const HOUR_SECONDS = 60 * 60;

/** What is kept with a link of an e-mail change. */
export const EmailChangeLink = z.object({
  /** Which address confirms by it: the current one first, then the new one. */
  step: z.enum(['current', 'new']),
  userId: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
});
export type EmailChangeLink = z.infer<typeof EmailChangeLink>;

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Where a link of this step goes. */
export const recipientOf = ({ step, from, to }: EmailChangeLink): string =>
  step === 'current' ? from : to;

/** Mails a link as part of `tx`; an older one of the user is void. What is kept is its token's hash. */
export type SendEmailChangeLink = (tx: Transaction, link: EmailChangeLink) => Promise<void>;

export const createSendEmailChangeLink =
  ({ mail, appUrl }: { mail: MailService; appUrl: string }): SendEmailChangeLink =>
  async (tx, link) => {
    const token = randomBytes(24).toString('base64url');
    await keepLink(tx, {
      userId: link.userId,
      tokenHash: hashOfToken(token),
      value: JSON.stringify(link),
      seconds: HOUR_SECONDS,
    });
    // In the fragment: it reaches no server and no log.
    const url = `${appUrl}/email-change#token=${token}`;
    const { name, to: newEmail } = link;
    await mail.send(tx, {
      to: recipientOf(link),
      template:
        link.step === 'current'
          ? { kind: 'email-change-request', name, newEmail, url }
          : { kind: 'email-change-verification', name, url },
    });
  };
