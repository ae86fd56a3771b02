import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  getNotifications,
  type NotificationChanges,
  type NotificationSettings,
  updateNotifications,
} from '@wrenchwise/contract/endpoints/notification-settings';

import { queryKeys } from '~/queries/query-keys.ts';

export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: queryKeys.notificationSettings,
    queryFn: ({ signal }) => api(getNotifications, {}, { signal }),
  });

export interface NotificationChange {
  readonly kind: Exclude<keyof NotificationSettings, 'reminderDays'>;
  readonly on: boolean;
}

/** Switches one kind at once and takes it back when the server refuses; one after the other. */
export const useSwitchNotification = () => {
  const client = useQueryClient();
  const show = ({ kind, on }: NotificationChange) =>
    client.setQueryData(
      notificationSettingsQuery().queryKey,
      (settings) => settings && { ...settings, [kind]: on },
    );
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: ({ kind, on }: NotificationChange) => {
      const changes: NotificationChanges = { [kind]: on };
      return api(updateNotifications, { body: changes });
    },
    onMutate: async (change) => {
      await client.cancelQueries(notificationSettingsQuery());
      show(change);
    },
    onError: (_, { kind, on }) => show({ kind, on: !on }),
  });
};

/** How many days ahead reminders come. */
export const useSetReminderDays = () => {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: (reminderDays: number) => api(updateNotifications, { body: { reminderDays } }),
    onSuccess: (settings) => client.setQueryData(notificationSettingsQuery().queryKey, settings),
  });
};
