import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 50;

const connectionsOf = (server: Server): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_, count) => resolve(count));
  return promise;
};

/**
 * Takes no more connections and waits until the requests that run are answered, for `graceMs` at
 * most. Then it cuts the connections that are left. Resolves with how many it had to cut.
 */
export const closeServer = async (server: Server, graceMs: number): Promise<number> => {
  const { promise: closed, resolve } = Promise.withResolvers<true>();
  server.close(() => resolve(true));
  // A connection that is kept alive would hold the process after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const timer = new AbortController();
  const late = sleep(graceMs, false, { signal: timer.signal }).catch(() => false);
  const isClosed = await Promise.race([closed, late]);
  timer.abort();
  clearInterval(sweep);
  if (isClosed) return 0;
  const left = await connectionsOf(server);
  server.closeAllConnections();
  await closed;
  return left;
};
