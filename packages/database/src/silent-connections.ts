import { Socket } from 'node:net';

import type { ClientBase, Connection as Wire, Pool } from 'pg';

// What the driver's types leave out.
declare module 'pg' {
  interface ClientBase {
    readonly connection: Wire;
    /** False from a statement's sending until the server has said that it is done with it. */
    readonly readyForQuery: boolean;
  }
}

/** The database owed an answer and sent no byte for too long; its connection is closed. */
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
 * Closes each connection of a pool that owes an answer and has been silent for `silenceMs`: whoever
 * waits for it gets a `SilentDatabaseError`, and the pool makes a new one. Idle connections, which
 * came the same way, are closed with it: each would cost somebody the same wait.
 */
export const closeSilentConnections = (pool: Pool, silenceMs: number): void => {
  const idle = new Set<ClientBase>();
  const close = (client: ClientBase): void => {
    socketOf(client)?.destroy(new SilentDatabaseError());
  };
  const giveUp = (client: ClientBase): void => {
    if (client.readyForQuery) return;
    close(client);
    for (const other of idle) close(other);
  };
  pool.on('release', (_, client) => idle.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('connect', (client) => {
    // The socket's own timer: every byte that comes or goes starts it again.
    socketOf(client)
      ?.setTimeout(silenceMs)
      // A process that was busy itself may have the answer waiting: it is read before this runs.
      .on('timeout', () => setImmediate(giveUp, client));
  });
};

/** Lets a connection be silent for as long as it likes, until it is closed. */
export const allowSilence = (client: ClientBase): void => {
  socketOf(client)?.setTimeout(0);
};
