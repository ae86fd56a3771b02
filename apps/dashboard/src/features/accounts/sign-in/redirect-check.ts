import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';

import { sessionQuery } from './session.queries.ts';

/** What an OAuth provider left in the address: a code in the query, or a token in the hash. */
export type RedirectMark = 'code' | 'token';

const ATTEMPTS = 10;
const LONGEST_WAIT_SECONDS = 5;
const RELOAD_AFTER_SECONDS = 1;
const DASHBOARD = '/dashboard';

interface Page {
  readonly client: QueryClient;
  readonly navigate: NavigateFunction;
  /** Where the provider sent the browser to. */
  readonly pathname: string;
  /** Ends the check when the user has gone elsewhere. */
  readonly signal: AbortSignal;
}

const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

const hasSession = async ({ client }: Page): Promise<boolean> => {
  try {
    const options = { ...sessionQuery(), staleTime: 0, retry: false };
    return Boolean((await client.fetchQuery(options))?.user.id);
  } catch {
    return false;
  }
};

/** Takes codes and tokens out of the address: a reload must not begin the check again. */
const cleanAddress = async ({ navigate, pathname }: Page): Promise<void> => {
  await navigate(pathname, { replace: true });
};

// Nothing is shown between the call and the new page: the check never ends then.
const reload = ({ signal }: Page): Promise<void> => {
  if (signal.aborted) return Promise.resolve();
  location.reload();
  return new Promise(() => undefined);
};

const giveUp = async (page: Page): Promise<void> => {
  if (page.signal.aborted) return;
  await cleanAddress(page);
  await wait(RELOAD_AFTER_SECONDS);
  await reload(page);
};

const isAtDashboard = ({ pathname }: Page): boolean => pathname.startsWith(DASHBOARD);

const followToken = async (page: Page): Promise<void> => {
  if (!(await hasSession(page))) return giveUp(page);
  if (page.signal.aborted) return undefined;
  return isAtDashboard(page) ? cleanAddress(page) : page.navigate(DASHBOARD, { replace: true });
};

const followCode = async (page: Page): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await hasSession(page);
    if (page.signal.aborted) return undefined;
    if (found && !isAtDashboard(page)) return page.navigate(DASHBOARD, { replace: true });
    if (found) {
      await cleanAddress(page);
      return reload(page);
    }
    if (attempt < ATTEMPTS) await wait(Math.min(attempt, LONGEST_WAIT_SECONDS));
    if (page.signal.aborted) return undefined;
  }
  return giveUp(page);
};

/**
 * The session check after an OAuth redirect. With a token in the hash: one look, then on to the
 * dashboard, or a reload after 1 s. With a code in the query: up to 10 looks, after each a wait of
 * its number in seconds, at most 5; then to the dashboard (reloaded if already there), or the
 * address stripped and a reload after 1 s. The address is clean before every reload.
 */
export const checkRedirect = (mark: RedirectMark, page: Page): Promise<void> =>
  mark === 'token' ? followToken(page) : followCode(page);
