import type { Platform } from '../../open-platform.ts';
import type { ExportSources } from '../../platform/export-part.ts';
import type { BillingForOthers } from '../billing/billing.service.ts';
import type { SubscriptionsService } from '../billing/subscriptions.service.ts';
import type { MailService } from '../messages/mail/mail.service.ts';
import { createAccountsFeature } from './accounts.feature.ts';
import { createAvatarFeature } from './use-cases/avatar/avatar.feature.ts';

interface Services {
  readonly mail: MailService;
  readonly billing: BillingForOthers;
  readonly subscriptions: SubscriptionsService;
  /** Every module's part of the account's export. */
  readonly exportSources: ExportSources;
}

/** Who somebody is: sign-up, sign-in, sessions, profile and picture, export, deletion. */
export const createAccountsModule = async ({ shared, audit }: Platform, services: Services) => {
  const accounts = await createAccountsFeature({ ...shared, ...services, audit: audit.service });
  return { ...accounts, features: [accounts, createAvatarFeature(shared)] };
};
