import * as endpoints from '@wrenchwise/contract/endpoints/webhooks';

import type { Mount } from '../../../platform/http/mount.ts';
import type { WebhooksService } from './webhooks.service.ts';

export const mountWebhooks = (mount: Mount, webhooks: WebhooksService): void => {
  mount(endpoints.listWebhookEndpoints, async (_, { user }) => ({
    endpoints: await webhooks.list(user.id),
  }));
  mount(endpoints.createWebhookEndpoint, ({ body }, context) => webhooks.create(context, body));
  mount(endpoints.updateWebhookEndpoint, ({ params, body }, context) =>
    webhooks.update(context, params.id, body),
  );
  mount(endpoints.deleteWebhookEndpoint, ({ params }, { user }) =>
    webhooks.remove(user.id, params.id),
  );
  mount(endpoints.renewWebhookSecret, ({ params, body: { password } }, context) =>
    webhooks.renewSecret(context, params.id, password),
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
