import * as endpoints from '@wrenchwise/domain/endpoints/webhooks';

import type { Mount } from '../../http/mount.ts';
import type { WebhooksService } from './webhooks.service.ts';

export const mountWebhooks = (mount: Mount, webhooks: WebhooksService): void => {
  mount(endpoints.listWebhookEndpoints, async (_, { user }) => ({
    endpoints: await webhooks.list(user.id),
  }));
  mount(endpoints.createWebhookEndpoint, ({ body }, { user }) => webhooks.create(user.id, body));
  mount(endpoints.updateWebhookEndpoint, ({ params, body }, { user }) =>
    webhooks.update(user.id, params.id, body),
  );
  mount(endpoints.deleteWebhookEndpoint, ({ params }, { user }) =>
    webhooks.remove(user.id, params.id),
  );
  mount(endpoints.renewWebhookSecret, ({ params }, { user }) =>
    webhooks.renewSecret(user.id, params.id),
  );
  mount(endpoints.endOldWebhookSecrets, ({ params }, { user }) =>
    webhooks.endOldSecrets(user.id, params.id),
  );
  mount(endpoints.testWebhookEndpoint, ({ params }, { user }) => webhooks.test(user.id, params.id));
  mount(endpoints.listWebhookDeliveries, ({ params, query }, { user }) =>
    webhooks.deliveries(user.id, params.id, query),
  );
  mount(endpoints.replayWebhookDelivery, ({ params }, { user }) =>
    webhooks.replay(user.id, params.id),
  );
};
