import { AsyncLocalStorage } from 'node:async_hooks';

/** The origin of a request, for security events. */
export interface RequestOrigin {
  /** The client address, behind trusted proxies. */
  readonly address: string;
  /** The User-Agent, cut to 300 characters. */
  readonly agent: string | null;
}

const AGENT_MAX = 300;
const storage = new AsyncLocalStorage<RequestOrigin>();

/** Runs a request with its origin as ambient context. */
export const withRequestOrigin = <T>(
  request: { address: string; headers: Headers },
  work: () => Promise<T>,
): Promise<T> => {
  const agent = request.headers.get('user-agent')?.slice(0, AGENT_MAX) ?? null;
  return storage.run({ address: request.address, agent }, work);
};

/** The current request's origin; undefined in jobs and at start-up. */
export const requestOrigin = (): RequestOrigin | undefined => storage.getStore();
