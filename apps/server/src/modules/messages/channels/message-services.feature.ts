import {
  createMessageService,
  deleteMessageService,
  listMessageServices,
  testMessageService,
} from '@wrenchwise/contract/endpoints/message-services';

import type { FeatureWith } from '../../../platform/feature.ts';
import { createMessageServices, type MessageServices } from './message-services.service.ts';

/** Notifications to the ntfy and Gotify servers that users name. */
export const createMessageServicesFeature = async (
  dependencies: Parameters<typeof createMessageServices>[0],
): Promise<FeatureWith<MessageServices>> => {
  const service = await createMessageServices(dependencies);
  return {
    service,
    mountApi: ({ mount }) => {
      mount(listMessageServices, async (_, { user }) => ({
        services: await service.list(user.id),
      }));
      mount(createMessageService, ({ body }, { user }) => service.create(user.id, body));
      mount(testMessageService, ({ params }, { user }) => service.test(user.id, params.id));
      mount(deleteMessageService, ({ params }, { user }) => service.remove(user.id, params.id));
    },
  };
};
