import { withAmbientTransaction } from '@wrenchwise/database/ambient';
import type { Database } from '@wrenchwise/database/database';

import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import type { RateLimits } from '../../../platform/http/limits.ts';
import type { Log } from '../../../platform/log.ts';
import { requestOrigin } from '../../../platform/request-origin.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import type { Auth } from '../better-auth/auth.ts';
import type { PasswordHashing } from '../better-auth/password-hashing.ts';
import { type CheckPassword, createCheckPassword } from '../better-auth/proof.ts';
import { createDeviceToken, createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createReAuthenticate, type ReAuthenticate } from './re-authentication.ts';
import { createRecordSecurityChange, type RecordSecurityChange } from './security-change.ts';
import { createSignInAttempts, type SignInAttempts } from './sign-in-attempts.ts';

export interface IdentityDependencies {
  readonly db: Database;
  readonly appUrl: string;
  readonly secrets: AuthSecrets;
  readonly rateLimits: RateLimits;
  readonly audit: AuditService;
  readonly mail: MailService;
  readonly passwordHashing: PasswordHashing;
  readonly now: () => Date;
  readonly log: Log;
}

/** What the use cases of accounts share, whoever signs in and however. */
export interface Identity extends IdentityDependencies {
  /** The database, on which statements join the transaction that is open (decision 021). */
  readonly ambient: Database;
  readonly devices: KnownDevices;
  readonly attempts: SignInAttempts;
  readonly checkPassword: CheckPassword;
  readonly reAuthenticate: ReAuthenticate;
  readonly recordSecurityChange: RecordSecurityChange;
  /** Records a refused sign-in in the audit; null where no account is known. */
  readonly recordSignInFailure: (userId: string | null, reason: string) => Promise<void>;
}

/** What a use case is given: it picks what it uses. */
export interface AccountServices extends Identity {
  readonly auth: Auth;
}

export const createIdentity = (dependencies: IdentityDependencies): Identity => {
  const { db, secrets, audit, passwordHashing } = dependencies;
  const token = createDeviceToken([secrets.current, ...secrets.old]);
  const devices = createKnownDevices({ ...dependencies, token });
  const attempts = createSignInAttempts({ ...dependencies, devices });
  const checkPassword = createCheckPassword(passwordHashing);
  const recordSignInFailure: Identity['recordSignInFailure'] = (userId, reason) =>
    audit.record(db, { userId, kind: 'auth_failure', severity: 'warning', detail: { reason } });
  return {
    ...dependencies,
    ambient: withAmbientTransaction(db, requestOrigin),
    devices,
    attempts,
    checkPassword,
    reAuthenticate: createReAuthenticate({
      ...dependencies,
      attempts,
      checkPassword,
      recordSignInFailure,
    }),
    recordSecurityChange: createRecordSecurityChange(dependencies),
    recordSignInFailure,
  };
};
