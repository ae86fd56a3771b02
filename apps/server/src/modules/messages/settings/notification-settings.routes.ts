import * as endpoints from '@wrenchwise/contract/endpoints/notification-settings';
import type { Hono } from 'hono';

import type { AppEnv } from '../../../platform/http/context.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { UNSUBSCRIBE_PATH } from '../../../platform/http/origin.ts';
import { PLAIN_PAGE_HEADERS } from '../../../platform/http/plain-page.ts';
import type { NotificationSettingsService } from './notification-settings.service.ts';
import { brokenLinkPage, confirmPage, donePage } from './unsubscribe-page.ts';

export const mountNotificationSettings = (
  mount: Mount,
  app: Hono<AppEnv>,
  notifications: NotificationSettingsService,
): void => {
  mount(endpoints.getNotifications, (_, { user }) => notifications.get(user.id));
  mount(endpoints.updateNotifications, ({ body }, { user }) => notifications.update(user.id, body));

  // Pages for readers and mail providers, without a session; not part of the JSON API.
  app.get(UNSUBSCRIBE_PATH, (c) => {
    const token = c.req.query('token') ?? '';
    const kind = notifications.kindOf(token);
    if (kind === undefined) return c.html(brokenLinkPage(), 400, PLAIN_PAGE_HEADERS);
    return c.html(confirmPage(kind, `${UNSUBSCRIBE_PATH}?token=${token}`), 200, PLAIN_PAGE_HEADERS);
  });
  app.post(UNSUBSCRIBE_PATH, async (c) => {
    const kind = await notifications.unsubscribe(c.req.query('token') ?? '');
    if (kind === undefined) return c.html(brokenLinkPage(), 400, PLAIN_PAGE_HEADERS);
    return c.html(donePage(kind), 200, PLAIN_PAGE_HEADERS);
  });
};
