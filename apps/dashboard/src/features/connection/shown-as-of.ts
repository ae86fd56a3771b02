import type { QueryClient } from '@tanstack/react-query';
import type { OutputOf } from '@wrenchwise/contract/endpoint';
import type { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { momentText } from '@wrenchwise/rules/day-words';
import { HOME_PLACE } from '@wrenchwise/rules/home-place';

import { storedAsOf } from '~/connection/stored-as-of.ts';
import { queryKeys } from '~/queries/query-keys.ts';

type SessionAnswer = OutputOf<typeof getSession>;

const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const DAY_AND_TIME = { day: 'numeric', month: 'long', ...TIME } as const;

/**
 * When the oldest of the data on the screen was fetched, by the device's clock: '14:03', with the day
 * when that was another one, as the signed-in user's place writes it. Undefined when nothing on the screen is from the server.
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
  const oldest = new Date(Math.min(...times, storedAsOf() ?? Infinity));
  const user = client.getQueryData<SessionAnswer>(queryKeys.session)?.user;
  return momentText(
    oldest,
    (user?.place ?? HOME_PLACE).dateLocale,
    oldest.toDateString() === now.toDateString() ? TIME : DAY_AND_TIME,
  );
};
