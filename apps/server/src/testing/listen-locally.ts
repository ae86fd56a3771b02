import type { Server } from 'node:http';

/** A stand-in's address, and its end, which drops what is still open. */
export interface LocalServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Opens a server on a free port of this machine. */
export const listenLocally = async (server: Server): Promise<LocalServer> => {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      await closed;
    },
  };
};
