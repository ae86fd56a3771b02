import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  createMessageService,
  deleteMessageService,
  listMessageServices,
  testMessageService,
} from '@wrenchwise/contract/endpoints/message-services';

import { queryKeys } from '~/queries/query-keys.ts';

/** Where notifications are sent beside mails and browsers. */
export const messageServicesQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.notificationSettings, 'message-services'],
    queryFn: ({ signal }) => api(listMessageServices, {}, { signal }),
  });

/** Reads the list again after whatever changed it. */
const useReadAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: messageServicesQuery().queryKey });
};

export const useCreateMessageService = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof createMessageService>['body']) =>
      api(createMessageService, { body }),
    onSuccess: useReadAgain(),
  });

export const useTestMessageService = () =>
  useMutation({
    mutationFn: (id: string) => api(testMessageService, { params: { id } }),
    onSettled: useReadAgain(),
  });

export const useDeleteMessageService = () =>
  useMutation({
    mutationFn: (id: string) => api(deleteMessageService, { params: { id } }),
    onSettled: useReadAgain(),
  });
