import type { FileStore } from '../../platform/adapters/file-store/port.ts';
import type { AuthSecrets } from '../../platform/config/auth-secret.ts';
import type { Config } from '../../platform/config/config.ts';
import type { ExportSources } from '../../platform/export-part.ts';
import type { Feature } from '../../platform/feature.ts';
import type { AccessDependencies, SessionFinder } from '../../platform/http/access.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { BillingForOthers } from '../billing/billing.service.ts';
import type { SubscriptionsService } from '../billing/subscriptions.service.ts';
import { type Auth, createAuth } from './better-auth/auth.ts';
import { type CookieSignatures, createCookieSignatures } from './better-auth/cookie-signatures.ts';
import { createEncryptedKeys } from './better-auth/encrypted-keys.ts';
import { mountDataExport } from './export/data-export.routes.ts';
import { createDataExportService } from './export/data-export.service.ts';
import { createExportJobs } from './export/export-jobs.service.ts';
import { startAccountMails } from './identity/account-mails.ts';
import { createIdentity, type IdentityDependencies } from './identity/identity.ts';
import type { OutsideProviderId } from './identity/outside-accounts.repository.ts';
import { outsideProvider } from './identity/outside-provider.ts';
import { createSensitiveAct, type SensitiveAct } from './identity/sensitive-act.ts';
import { createSessionLookup } from './identity/session-lookup.ts';
import { createFindSessionUser } from './identity/sessions.repository.ts';
import { createFinishSignIn } from './identity/signed-in.ts';
import { mountSecurityOverview } from './security-overview.ts';
import { mountDeletion } from './use-cases/deletion/deletion.ts';
import { mountEmailAddress } from './use-cases/email-address/email-address.ts';
import { mountGoogle } from './use-cases/google/google.ts';
import { mountOidc } from './use-cases/oidc/oidc.ts';
import { mountPasskeys } from './use-cases/passkeys/passkeys.ts';
import { mountPasswordChange } from './use-cases/password/password-change.ts';
import {
  createAfterReset,
  createResetLink,
  createSendResetLink,
  mountReset,
  mountResetRequest,
} from './use-cases/password/password-reset.ts';
import { mountProfile } from './use-cases/profile/profile.ts';
import { mountSessionsAndDevices } from './use-cases/sessions-and-devices/sessions-and-devices.ts';
import { mountSignIn } from './use-cases/sign-in/sign-in.ts';
import { mailLinkAgain, mountSignUp } from './use-cases/sign-up/sign-up.ts';
import { createMailVerificationLink } from './use-cases/sign-up/verification-link.ts';
import { generateRecoveryCodes } from './use-cases/two-factor/recovery-codes.ts';
import { createTwoFactorKeys } from './use-cases/two-factor/two-factor-keys.ts';
import { mountTwoFactorSignIn } from './use-cases/two-factor/two-factor-sign-in.ts';
import { mountTwoFactor } from './use-cases/two-factor/two-factor.ts';
import { mountAccountForms } from './use-cases/without-scripts/account-forms.ts';

interface Dependencies extends IdentityDependencies {
  readonly config: Pick<Config, 'google' | 'oidc'>;
  readonly secrets: AuthSecrets;
  readonly queue: JobQueue;
  readonly fileStore: FileStore;
  readonly exportSources: ExportSources;
  readonly subscriptions: SubscriptionsService;
  readonly billing: Pick<BillingForOthers, 'forget'>;
}

/** What others need of accounts. */
export interface Accounts {
  readonly auth: Auth;
  readonly findSession: SessionFinder;
  /** For whom a program with an API key acts. */
  readonly findUser: AccessDependencies['findUser'];
  readonly resignCookies: CookieSignatures['resign'];
  /** For keys, secrets and secret addresses by which others could act or read for a user. */
  readonly sensitiveAct: SensitiveAct;
}

/** Everything that belongs to having an account: the ground floor, then each use case on it. */
export const createAccountsFeature = async (
  dependencies: Dependencies,
): Promise<Feature & Accounts> => {
  const { config, secrets, queue, subscriptions, billing, log } = dependencies;
  const identity = createIdentity(dependencies);
  const { ambient } = identity;
  const sendResetLink = createSendResetLink(identity);
  const afterReset = createAfterReset(identity);
  const authWith = (provider?: OutsideProviderId): Auth => {
    const settings = provider && config[provider];
    return createAuth({
      ...identity,
      sendResetLink,
      afterReset,
      generateRecoveryCodes,
      outside: settings && outsideProvider(ambient, provider, settings),
    });
  };
  const auth = authWith();
  const cookies = createCookieSignatures(secrets);
  const keys = createTwoFactorKeys({ keys: createEncryptedKeys(secrets), log });
  const mailVerificationLink = createMailVerificationLink(identity);
  const services = {
    ...identity,
    auth,
    cookies,
    keys,
    mailVerificationLink,
    finishSignIn: createFinishSignIn({ ...identity, auth }),
    sessions: await createSessionLookup({ ...identity, auth }),
    accountMails: await startAccountMails({
      queue,
      ambient,
      links: {
        reset: createResetLink(auth),
        verification: mailLinkAgain(mailVerificationLink),
      },
    }),
    subscriptions,
    billing,
    me: subscriptions.me,
  };
  const authOf = (provider: OutsideProviderId) => config[provider] && (() => authWith(provider));
  const { fileStore, exportSources } = dependencies;
  const dataExport = createDataExportService({ ...identity, fileStore, exportSources });
  const exportJobs = await createExportJobs({
    ...identity,
    fileStore,
    exportSources,
    queue,
    log,
  });

  return {
    auth,
    findSession: services.sessions.find,
    findUser: createFindSessionUser(dependencies.db),
    resignCookies: cookies.resign,
    sensitiveAct: createSensitiveAct(identity),
    mountApi: ({ mount }) => {
      mountSignUp(mount, services);
      mountSignIn(mount, services);
      mountGoogle(mount, { ...services, createAuth: authOf('google') });
      mountOidc(mount, { ...services, createAuth: authOf('oidc') });
      mountPasskeys(mount, services);
      mountTwoFactor(mount, services);
      mountTwoFactorSignIn(mount, services);
      mountResetRequest(mount, services);
      mountReset(mount, services);
      mountPasswordChange(mount, services);
      mountSessionsAndDevices(mount, services);
      mountSecurityOverview(mount, { ...services, config });
      mountEmailAddress(mount, services);
      mountProfile(mount, services);
      mountDeletion(mount, services);
      mountDataExport(mount, dataExport, exportJobs);
    },
    mountPages: ({ app }) => mountAccountForms(app),
  };
};
