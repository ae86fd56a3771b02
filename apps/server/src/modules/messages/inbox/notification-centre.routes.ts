import * as endpoints from '@wrenchwise/contract/endpoints/inbox';

import type { Mount } from '../../../platform/http/mount.ts';
import type { NotificationCentre } from './notification-centre.service.ts';

export const mountNotificationCentre = (mount: Mount, centre: NotificationCentre): void => {
  mount(endpoints.listInbox, ({ query }, { user }) => centre.list(user.id, query));
  mount(endpoints.countUnread, (_, { user }) => centre.unread(user.id));
  mount(endpoints.readAllNotifications, (_, { user }) => centre.readAll(user.id));
  mount(endpoints.readNotification, ({ params }, { user }) => centre.read(user.id, params.id));
  mount(endpoints.deleteNotification, ({ params }, { user }) => centre.remove(user.id, params.id));
};
