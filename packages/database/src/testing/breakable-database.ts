import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to PostgreSQL that can fail like a network or a restart. */
export interface BreakableDatabase {
  readonly url: string;
  /** The number of connections so far. */
  readonly connections: () => number;
  /** Cuts every connection, as a restart does. */
  readonly cut: () => void;
  /** Cuts the connection on which a client sends this text, before PostgreSQL reads it. */
  readonly cutAt: (words: string | undefined) => void;
  /** Refuses new connections, and cuts the existing ones. */
  readonly refuse: (isRefusing: boolean) => void;
  /**
   * Drops traffic in both directions and keeps connections open. Those affected stay silent for
   * ever, as after a lost NAT state.
   */
  readonly silence: (isSilent: boolean) => void;
  readonly close: () => Promise<void>;
}

export const openBreakableDatabase = async (to: string): Promise<BreakableDatabase> => {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let connections = 0;
  let fatal: string | undefined;
  let isRefusing = false;
  let isSilent = false;
  const forgotten = new WeakSet<Socket>();

  const server = createServer((client) => {
    connections += 1;
    if (isRefusing) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    if (isSilent) forgotten.add(client).add(upstream);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on('data', (chunk) => {
      if (fatal !== undefined && chunk.includes(fatal)) end();
      else if (!forgotten.has(client)) upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!forgotten.has(upstream)) client.write(chunk);
    });
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  const url = new URL(to);
  if (typeof address === 'object' && address !== null) url.port = String(address.port);
  url.hostname = '127.0.0.1';

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    connections: () => connections,
    cut,
    cutAt: (words) => {
      fatal = words;
    },
    refuse: (value) => {
      isRefusing = value;
      if (value) cut();
    },
    silence: (value) => {
      isSilent = value;
      if (value) for (const socket of sockets) forgotten.add(socket);
    },
    close: async () => {
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      cut();
      await closed;
    },
  };
};
