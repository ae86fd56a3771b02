import { AsyncLocalStorage } from 'node:async_hooks';

/** From where a request comes, for the record of security events. */
export interface RequestOrigin {
  /** Believed client address. */
  readonly address: string;
  /** The browser as it names itself, cut to 300 characters. */
  readonly agent: string | null;
}

const AGENT_MAX = 300;
const storage = new AsyncLocalStorage<RequestOrigin>();

/** Runs the work of one request, known to all that it calls as coming from there. */
export const withRequestOrigin = <T>(
  request: { address: string; headers: Headers },
  work: () => Promise<T>,
): Promise<T> => {
  const agent = request.headers.get('user-agent')?.slice(0, AGENT_MAX) ?? null;
  return storage.run({ address: request.address, agent }, work);
};

/** Where the request being served comes from; undefined in jobs and at start-up. */
export const requestOrigin = (): RequestOrigin | undefined => storage.getStore();
