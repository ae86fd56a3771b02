import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@wrenchwise/contract/endpoints/notifications';

import { queryKeys } from '~/queries/query-keys.ts';

import { unreadQuery } from './unread.queries.ts';

export const PAGE_SIZE = 20;

/** One page of the notification centre, newest first. */
export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...queryKeys.notifications, 'list', page],
    queryFn: ({ signal }) =>
      api(listNotifications, { query: { page, perPage: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

const useShowUnread = () => {
  const client = useQueryClient();
  return (answer: { unread: number }) => {
    client.setQueryData(unreadQuery().queryKey, answer);
    void client.invalidateQueries({ queryKey: [...queryKeys.notifications, 'list'] });
  };
};

export const useReadNotification = () => {
  const onSuccess = useShowUnread();
  return useMutation({
    mutationFn: (id: string) => api(readNotification, { params: { id } }),
    onSuccess,
  });
};

export const useReadAll = () => {
  const onSuccess = useShowUnread();
  return useMutation({ mutationFn: () => api(readAllNotifications, {}), onSuccess });
};

export const useDeleteNotification = () => {
  const onSuccess = useShowUnread();
  return useMutation({
    mutationFn: (id: string) => api(deleteNotification, { params: { id } }),
    onSuccess,
  });
};
