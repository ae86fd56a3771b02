import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { countUnread } from '@wrenchwise/contract/endpoints/notifications';

import { queryKeys } from '~/queries/query-keys.ts';

const FRESH_MS = 60_000;
/** Besides each time that the window gets focus. */
const POLL_MS = 10 * 60_000;

/** How many notifications are unread, for the bell. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.notifications, 'unread'],
    queryFn: ({ signal }) => api(countUnread, {}, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: POLL_MS,
  });
