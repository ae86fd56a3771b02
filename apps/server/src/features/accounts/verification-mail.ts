import type { Database, Transaction } from '@wrenchwise/database/database';
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';

import { allSecrets, type AuthSecrets } from '../../config/auth-secret.ts';
import type { MailService } from '../mail/mail.service.ts';
import { safeReturnPath } from './return-path.ts';

const DAY_SECONDS = 24 * 60 * 60;

const Claim = z.object({ email: z.string(), userId: z.string() });

/** Sends the link that proves an address, as part of `tx`. It is good for a day. */
export type SendVerification = (
  tx: Database | Transaction,
  user: { readonly id: string; readonly email: string; readonly name: string },
  callbackURL: string | undefined,
) => Promise<void>;

/**
 * The link names the user beside the address: an account that was deleted and made anew under the
 * same address is not opened by a link of the former one.
 */
const tokenFor = (secret: string, { email, userId }: z.infer<typeof Claim>): Promise<string> =>
  createEmailVerificationToken(secret, email, undefined, DAY_SECONDS, { userId });

export const createSendVerification =
  (given: { mail: MailService; appUrl: string; secrets: AuthSecrets }): SendVerification =>
  async (tx, { id, email, name }, callbackURL) => {
    const token = await tokenFor(given.secrets.current, { email, userId: id });
    const query = new URLSearchParams({ token, callbackURL: safeReturnPath(callbackURL) });
    const url = `${given.appUrl}/api/auth/verify-email?${query.toString()}`;
    await given.mail.send(tx, { to: email, template: { kind: 'verification', name, url } });
  };

/**
 * Reads a link's token that the current or an older secret signed, and answers with one that the
 * current secret signs, as Better Auth takes it. Undefined for whatever else, and after a day.
 */
export const readVerification = async (
  secrets: AuthSecrets,
  token: string,
): Promise<{ email: string; userId: string; token: string } | undefined> => {
  for (const secret of allSecrets(secrets)) {
    const claim = Claim.safeParse(await verifyJWT(token, secret));
    if (claim.success) return { ...claim.data, token: await tokenFor(secrets.current, claim.data) };
  }
  return undefined;
};
