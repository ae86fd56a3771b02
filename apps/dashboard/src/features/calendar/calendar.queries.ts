import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  createCalendar,
  deleteCalendar,
  getCalendar,
} from '@wrenchwise/contract/endpoints/calendar';

import { queryKeys } from '~/queries/query-keys.ts';

/** Since when there is a calendar address. */
export const calendarQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.maintenance, 'calendar'],
    queryFn: ({ signal }) => api(getCalendar, {}, { signal }),
  });

export const useCreateCalendar = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password?: string }) => api(createCalendar, { body }),
    onSuccess: ({ since }) => client.setQueryData(calendarQuery().queryKey, { since }),
    gcTime: 0,
  });
};

export const useDeleteCalendar = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(deleteCalendar, {}),
    onSuccess: () => client.setQueryData(calendarQuery().queryKey, { since: null }),
  });
};
