import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const SWEEP_MS = 50;

const connectionsOf = (server: Server): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_, count) => resolve(count));
  return promise;
};

/**
 * Stops accepting connections and waits until running requests are answered, at most `graceMs`.
 * Then cuts the rest, and resolves with their number.
 */
export const closeServer = async (server: Server, graceMs: number): Promise<number> => {
  const { promise: closed, resolve } = Promise.withResolvers<true>();
  server.close(() => resolve(true));
  // Keep-alive connections would hold the process after their last response.
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
