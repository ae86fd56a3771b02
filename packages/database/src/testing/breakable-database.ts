import { connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL that can be broken: what a failing network or a restart looks like. */
export interface BreakableDatabase {
  readonly url: string;
  /** How many connections were made so far. */
  readonly connections: () => number;
  /** Ends every connection, as a restart does. */
  readonly cut: () => void;
  /** Ends the connection on which a client sends these words, before PostgreSQL reads them. */
  readonly cutAt: (words: string | undefined) => void;
  /** Lets nobody in any more, and ends what there is. */
  readonly refuse: (isRefusing: boolean) => void;
  /**
   * Swallows what both sides send, and keeps the connections open. Those that were there, or came
   * meanwhile, stay silent for ever: whoever lost their state knows nothing of them.
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
