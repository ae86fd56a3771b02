import type { QueryClient } from '@tanstack/react-query';

import { queryKeys } from '~/lib/query-keys.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * When the oldest of the data on the screen was fetched, by the device's clock: '14:03', with the day
 * when that was another one. Undefined when nothing on the screen is from the server.
 */
export const shownAsOf = (client: QueryClient, now = new Date()): string | undefined => {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ queryKey, state }) => queryKey[0] !== queryKeys.session[0] && state.dataUpdatedAt > 0,
    )
    .map(({ state }) => state.dataUpdatedAt);
  if (times.length === 0) return undefined;
  const oldest = new Date(Math.min(...times));
  return (oldest.toDateString() === now.toDateString() ? TIME : DAY_AND_TIME).format(oldest);
};
