import * as endpoints from '@wrenchwise/contract/endpoints/notifications';

import type { Mount } from '../../../platform/http/mount.ts';
import type { NotificationsService } from './notifications.service.ts';

export const mountNotifications = (mount: Mount, centre: NotificationsService): void => {
  mount(endpoints.listNotifications, ({ query }, { user }) => centre.list(user.id, query));
  mount(endpoints.countUnread, (_, { user }) => centre.unread(user.id));
  mount(endpoints.readAllNotifications, (_, { user }) => centre.readAll(user.id));
  mount(endpoints.readNotification, ({ params }, { user }) => centre.read(user.id, params.id));
  mount(endpoints.deleteNotification, ({ params }, { user }) => centre.remove(user.id, params.id));
};
