import { createEmailVerificationToken } from 'better-auth/api';

import type { Database, Transaction } from '../../db/connect.ts';
import type { MailService } from '../mail/mail.service.ts';
import { safeReturnPath } from './return-path.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Sends the link that proves an address, as part of `tx`. It is good for a day. */
export type SendVerification = (
  tx: Database | Transaction,
  user: { readonly email: string; readonly name: string },
  callbackURL: string | undefined,
) => Promise<void>;

export const createSendVerification =
  (given: { mail: MailService; appUrl: string; secret: string }): SendVerification =>
  async (tx, { email, name }, callbackURL) => {
    const token = await createEmailVerificationToken(given.secret, email, undefined, DAY_SECONDS);
    const query = new URLSearchParams({ token, callbackURL: safeReturnPath(callbackURL) });
    const url = `${given.appUrl}/api/auth/verify-email?${query.toString()}`;
    await given.mail.send(tx, { to: email, letter: { kind: 'verification', name, url } });
  };
