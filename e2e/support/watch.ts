import type { BrowserContext } from '@playwright/test';

export interface Watch {
  /** Everything that must not happen but did. */
  readonly problems: () => readonly string[];
  /** Excepts what a journey provokes on purpose. */
  readonly allow: (...expected: readonly RegExp[]) => void;
}

// Requests that the page itself aborted, by navigation or by a newer request.
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * Watches every page of a context: console errors and warnings, uncaught errors, failed requests,
 * and requests to any other host.
 */
export const watchContext = (context: BrowserContext, ownUrl: string): Watch => {
  const seen: string[] = [];
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  const own = new URL(ownUrl).host;

  context.on('console', (message) => {
    const kind = message.type();
    if (kind !== 'error' && kind !== 'warning') return;
    seen.push(`console ${kind}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => {
    const { stack, message } = failure.error();
    // Of a file that could not be fetched there is no stack, which is then empty.
    seen.push(`uncaught: ${stack === undefined || stack === '' ? message : stack}`);
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) seen.push(`foreign host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== GIVEN_UP) seen.push(`request failed: ${request.url()} (${reason})`);
  });

  return {
    problems: () => seen.filter((problem) => !allowed.some((expected) => expected.test(problem))),
    allow: (...expected) => allowed.push(...expected),
  };
};

/** Chromium's console message about a response with this status. */
export const answered = (...statuses: readonly number[]): RegExp =>
  new RegExp(`Failed to load resource: .*status of (?:${statuses.join('|')})\\b`);

/** Chromium's console message about a request without a server. */
export const NO_CONNECTION =
  /net::ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_CLOSED|CONNECTION_FAILED|CONNECTION_RESET)/;
