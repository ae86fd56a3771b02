import type { Database } from '@wrenchwise/database/database';

import type { SendWebhook } from '../../../platform/adapters/webhook-sender/port.ts';
import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import type { Feature } from '../../../platform/feature.ts';
import type { UserAddressRules } from '../../../platform/http/user-address.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import { openSealed, seal } from '../../../platform/keys/server-keys.service.ts';
import type { Log } from '../../../platform/log.ts';
import type { SensitiveAct } from '../../accounts/identity/sensitive-act.ts';
import { createWebhookDelivery, workWebhooks } from './webhook-delivery.service.ts';
import { mountWebhooks } from './webhooks.routes.ts';
import { createWebhooksService } from './webhooks.service.ts';

/** What a missed nudge left, and what is due to be tried again. */
const EVERY_MINUTE = '* * * * *';

type Delivery = Parameters<typeof createWebhookDelivery>[0];

/** Webhooks to a user's own programs. */
export const createWebhooksFeature = async ({
  config,
  secrets,
  audit,
  queue,
  sendWebhook,
  ...shared
}: {
  config: UserAddressRules;
  secrets: AuthSecrets;
  audit: Pick<AuditService, 'record'>;
  sensitiveAct: SensitiveAct;
  sendWebhook: SendWebhook;
  queue: Pick<JobQueue, 'send' | 'work' | 'schedule'>;
  db: Database;
  centre: Delivery['centre'];
  isEntitled: Delivery['isEntitled'];
  now: () => Date;
  log: Log;
}): Promise<Feature & { readonly nudge: () => void }> => {
  const delivery = createWebhookDelivery({
    ...shared,
    queue,
    send: sendWebhook,
    openSecret: (stored) => openSealed(secrets, stored),
  });
  await workWebhooks(queue, delivery);
  await queue.schedule('webhook-sweep', EVERY_MINUTE, delivery.sweep);
  const service = createWebhooksService({
    ...shared,
    audit,
    addressRules: config,
    sealSecret: (secret) => seal(secrets, secret),
  });
  return { nudge: delivery.nudge, mountApi: ({ mount }) => mountWebhooks(mount, service) };
};
