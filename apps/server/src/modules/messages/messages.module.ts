import type { Platform } from '../../open-platform.ts';
import { createChatNotifications } from './channels/chat-notifications.service.ts';
import { createMessageServicesFeature } from './channels/message-services.feature.ts';
import { createPushFeature } from './channels/push.feature.ts';
import { createMailService } from './mail/mail.service.ts';
import { createOutboxFeature } from './mail/outbox.feature.ts';
import { createNotificationsFeature } from './notifications/notifications.feature.ts';
import { createNotificationSettingsFeature } from './settings/notification-settings.feature.ts';

/** What the product sends: mail, notifications in the dashboard and by other channels, their settings. */
export const createMessagesModule = async ({ shared, sendPush }: Platform) => {
  const settings = createNotificationSettingsFeature(shared);
  const mail = await createMailService({ ...shared, notifications: settings.service });
  const announce = await createChatNotifications(shared);
  const push = await createPushFeature({ ...shared, ...(sendPush ? { sendPush } : {}) });
  const messageServices = await createMessageServicesFeature(shared);
  const centre = createNotificationsFeature({
    db: shared.db,
    push: push.service,
    messages: messageServices.service,
  });
  return {
    mail,
    announce,
    centre: centre.service,
    features: [settings, push, messageServices, centre, createOutboxFeature(shared)],
  };
};
