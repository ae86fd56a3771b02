import type { Database, Transaction } from '@wrenchwise/database/database';
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';

import { allSecrets, type AuthSecrets } from '../../../../platform/config/auth-secret.ts';
import type { MailService } from '../../../messages/mail/mail.service.ts';
import { safeReturnPath } from '../../identity/signed-in.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Whom the token (JWT) is for, and for what: one of another use or another site is refused. */
const audienceOf = (appUrl: string): string => `${appUrl}/verify-email`;

const Claims = z.object({
  email: z.string(),
  userId: z.string(),
  /** Where to go afterwards: a path of this site. */
  next: z.string(),
  aud: z.string(),
});
type Claims = z.infer<typeof Claims>;

/** Mails the link that verifies an address, as part of `tx`. It is good for a day. */
export type MailVerificationLink = (
  tx: Database | Transaction,
  user: { readonly id: string; readonly email: string; readonly name: string },
  callbackURL: string | undefined,
) => Promise<void>;

/**
 * The token names the user beside the address: the link of a deleted account does not open the next
 * account of that address.
 */
const tokenFor = (secret: string, { email, ...claims }: Claims): Promise<string> =>
  createEmailVerificationToken(secret, email, undefined, DAY_SECONDS, claims);

export const createMailVerificationLink =
  ({
    mail,
    appUrl,
    secrets,
  }: {
    mail: MailService;
    appUrl: string;
    secrets: AuthSecrets;
  }): MailVerificationLink =>
  async (tx, { id, email, name }, callbackURL) => {
    const token = await tokenFor(secrets.current, {
      email,
      userId: id,
      next: safeReturnPath(callbackURL),
      aud: audienceOf(appUrl),
    });
    // In the fragment: it reaches no server and no log.
    const url = `${appUrl}/verify-email#token=${token}`;
    await mail.send(tx, { to: email, template: { kind: 'verification', name, url } });
  };

/**
 * Reads a token that the current or an older secret signed for this site, and answers with one that
 * the current secret signs, as Better Auth takes it. Undefined for anything else, and after a day.
 */
export const readVerificationToken = async (
  { secrets, appUrl }: { secrets: AuthSecrets; appUrl: string },
  token: string,
): Promise<{ email: string; userId: string; next: string; token: string } | undefined> => {
  for (const secret of allSecrets(secrets)) {
    const claims = Claims.safeParse(await verifyJWT(token, secret));
    if (claims.success && claims.data.aud === audienceOf(appUrl)) {
      return { ...claims.data, token: await tokenFor(secrets.current, claims.data) };
    }
  }
  return undefined;
};
