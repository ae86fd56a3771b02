import { createHmac, timingSafeEqual } from 'node:crypto';

import { z } from 'zod';

import { allSecrets, type AuthSecrets } from '../../../platform/config/auth-secret.ts';

/** The kinds of mail that can be switched off individually. */
export const OptionalKind = z.enum([
  'maintenanceReminders',
  'diagnosticUpdates',
  'securityAlerts',
  'marketingEmails',
  // All optional mails: what has no setting of its own.
  'emailNotifications',
]);
export type OptionalKind = z.infer<typeof OptionalKind>;

const Claim = z.tuple([OptionalKind, z.uuid()]);

/** The claim of a token: unsubscribe one user from one kind. */
export interface Unsubscription {
  readonly kind: OptionalKind;
  readonly userId: string;
}

// The purpose is signed too, so that tokens of other uses are not accepted.
const sign = (secret: string, claim: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe:${claim}`).digest();

/** Does not expire: mail may be read at any time. */
export const unsubscribeToken = (secret: string, { kind, userId }: Unsubscription): string => {
  const claim = Buffer.from(`${kind}:${userId}`).toString('base64url');
  return `${claim}.${sign(secret, claim).toString('base64url')}`;
};

/** Undefined unless one of the server's secrets signed it. */
export const readUnsubscribeToken = (
  secrets: AuthSecrets,
  token: string,
): Unsubscription | undefined => {
  const [claim = '', signature = '', ...rest] = token.split('.');
  const received = Buffer.from(signature, 'base64url');
  const isOurs = allSecrets(secrets).some((secret) => {
    const expected = sign(secret, claim);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  if (rest.length > 0 || !isOurs) return undefined;
  const parsed = Claim.safeParse(Buffer.from(claim, 'base64url').toString().split(':'));
  return parsed.success ? { kind: parsed.data[0], userId: parsed.data[1] } : undefined;
};
