import { withAmbientTransaction } from '@wrenchwise/database/ambient';
import type { Database } from '@wrenchwise/database/database';

import type { AuthSecrets } from '../../config/auth-secret.ts';
import type { Config } from '../../config/config.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Log } from '../../log.ts';
import { requestOrigin } from '../../request-origin.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { startAccountMails } from './account-mails.ts';
import { type Auth, createAuth } from './auth.ts';
import { createConfirmOwner } from './confirm-owner.ts';
import { type CookieSignatures, createCookieSignatures } from './cookie-signatures.ts';
import { createDeletionService, type DeletionService } from './deletion.service.ts';
import { createDeviceToken } from './device-token.ts';
import { createDevices } from './devices.ts';
import { createEmailChangeService, type EmailChangeService } from './email-change.service.ts';
import { createGoogleService, type GoogleService } from './google.service.ts';
import { createPasskeysService, type PasskeysService } from './passkeys.service.ts';
import { createProfileService, type ProfileService } from './profile.service.ts';
import { createRecoveryService, type RecoveryService } from './recovery.service.ts';
import { createAuthEvents } from './reset-events.ts';
import { createSecurityService, type SecurityService } from './security.service.ts';
import { createSessionLookup, type SessionLookup } from './session-lookup.ts';
import { createSignInService, type SignInService } from './sign-in.service.ts';
import { createSignUpService, type SignUpService } from './sign-up.service.ts';
import { createStoredKeys } from './stored-keys.ts';
import { createTellChange } from './tell-change.ts';
import { createTries } from './tries.ts';
import { createTwoFactorKeys } from './two-factor-keys.ts';
import { createTwoFactorService, type TwoFactorService } from './two-factor.service.ts';
import { createSendVerification } from './verification-mail.ts';

/** Everything that belongs to having an account. */
export interface Accounts {
  readonly auth: Auth;
  readonly resignCookies: CookieSignatures['resign'];
  readonly sessions: SessionLookup;
  readonly signUp: SignUpService;
  readonly signIn: SignInService;
  readonly google: GoogleService;
  readonly recovery: RecoveryService;
  readonly emailChange: EmailChangeService;
  readonly twoFactor: TwoFactorService;
  readonly passkeys: PasskeysService;
  readonly security: SecurityService;
  readonly profile: ProfileService;
  readonly deletion: DeletionService;
}

export const createAccounts = async (given: {
  config: Pick<Config, 'appUrl' | 'google'>;
  secrets: AuthSecrets;
  db: Database;
  queue: JobQueue;
  rateLimits: RateLimits;
  audit: AuditService;
  mail: MailService;
  subscriptions: SubscriptionsService;
  now: () => Date;
  log: Log;
}): Promise<Accounts> => {
  const { db, queue, rateLimits, audit, mail, subscriptions, secrets, now, log } = given;
  const { appUrl, google } = given.config;
  const ambient = withAmbientTransaction(db, requestOrigin);

  const devices = createDevices({
    mail,
    db,
    token: createDeviceToken([secrets.current, ...secrets.old]),
    appUrl,
    now,
  });
  const tries = createTries({ rateLimits, audit, db, devices });
  const events = createAuthEvents({ ambient, audit, mail, tries, appUrl, now });
  const authWith = (settings: Config['google']) =>
    createAuth({ db: ambient, appUrl, secrets, google: settings, events, log });
  const auth = authWith(undefined);

  const confirmOwner = createConfirmOwner({ db, tries, audit, now });
  const tellChange = createTellChange({ audit, mail, now });
  const sendVerification = createSendVerification({ mail, appUrl, secrets });
  const cookies = createCookieSignatures(secrets);
  const keys = createTwoFactorKeys({ keys: createStoredKeys(secrets), log });
  const accountMails = await startAccountMails({ queue, auth, ambient, sendVerification });

  return {
    auth,
    resignCookies: cookies.resign,
    sessions: await createSessionLookup({ auth, ambient, db, audit, now }),
    signUp: createSignUpService({
      auth,
      secrets,
      ambient,
      rateLimits,
      sendVerification,
      accountMails,
      devices,
    }),
    signIn: createSignInService({
      auth,
      ambient,
      db,
      tries,
      audit,
      devices,
      cookies,
      keys,
      mail,
      now,
    }),
    google: createGoogleService({
      createAuth: google && (() => authWith(google)),
      ambient,
      mail,
      devices,
      tellChange,
      now,
    }),
    recovery: createRecoveryService({
      auth,
      ambient,
      rateLimits,
      audit,
      mail,
      accountMails,
      confirmOwner,
      now,
    }),
    emailChange: createEmailChangeService({
      auth,
      ambient,
      rateLimits,
      audit,
      mail,
      confirmOwner,
      appUrl,
    }),
    twoFactor: createTwoFactorService({ auth, ambient, confirmOwner, tellChange, keys }),
    passkeys: createPasskeysService({ auth, ambient, confirmOwner, tellChange }),
    security: createSecurityService({
      ambient,
      db,
      audit,
      keys,
      confirmOwner,
      googleAvailable: google !== undefined,
    }),
    profile: createProfileService({ ambient, audit }),
    deletion: createDeletionService({
      auth,
      ambient,
      mail,
      accountMails,
      subscriptions,
      confirmOwner,
    }),
  };
};
