import { Socket } from 'node:net';

import type { ClientBase, Connection as Wire, Pool } from 'pg';

// Not in the driver's types.
declare module 'pg' {
  interface ClientBase {
    readonly connection: Wire;
    /** False while a statement is pending. */
    readonly readyForQuery: boolean;
  }
}

/**
 * The database sent no byte for too long while a response was pending; the connection is closed.
 */
export class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the database is silent');
  }
}

const socketOf = ({ connection }: ClientBase): Socket | undefined =>
  connection.stream instanceof Socket ? connection.stream : undefined;

/**
 * Closes a pool's connections that are silent for `silenceMs` while a response is pending: the
 * query gets a `SilentDatabaseError`. Idle connections are closed too: they are likely dead as
 * well, and each would cost a request the same wait.
 */
export const closeSilentConnections = (pool: Pool, silenceMs: number): void => {
  const idle = new Set<ClientBase>();
  const close = (client: ClientBase): void => {
    socketOf(client)?.destroy(new SilentDatabaseError());
  };
  const giveUp = (client: ClientBase): void => {
    close(client);
    for (const other of idle) close(other);
  };
  pool.on('release', (_, client) => idle.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    // The socket's inactivity timer: any traffic restarts it.
    socket?.setTimeout(silenceMs).on('timeout', () => {
      if (client.readyForQuery) return;
      const { bytesRead } = socket;
      // If this process was busy, the response may have arrived unread: it is read before this runs,
      // and the next statement may be pending by then.
      setImmediate(() => {
        if (socket.bytesRead === bytesRead) giveUp(client);
      });
    });
  });
};

/** Exempts a connection until it is closed. */
export const allowSilence = (client: ClientBase): void => {
  socketOf(client)?.setTimeout(0);
};
