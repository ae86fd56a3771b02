import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';

import { serveConnection } from './embedded-connection.ts';

/** The name that PostgreSQL's clients look for in the directory that they are given as host. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** The longest path of a socket, in bytes: 104 with its end on macOS, 108 on Linux. */
const PATH_MAX_BYTES = 103;

/** The operator socket of a data directory. */
const socketOf = (dataDir: string): string => join(dataDir, SOCKET_NAME);

/**
 * A directory under a name that is short enough for a socket in it: on Linux a long one is reached by an
 * open descriptor of it.
 */
const shortName = (directory: string): { directory: string; release: () => void } => {
  if (Buffer.byteLength(socketOf(directory)) <= PATH_MAX_BYTES || process.platform !== 'linux') {
    return { directory, release: () => undefined };
  }
  const descriptor = openSync(directory, 'r');
  return {
    directory: `/proc/self/fd/${descriptor}`,
    release: () => closeSync(descriptor),
  };
};

/**
 * Serves the embedded database to this computer's commands while the process has its lock, in
 * PostgreSQL's protocol, on a socket of the data directory that only its owner may open. Rejects where
 * the file system has no sockets.
 */
export const serveEmbedded = async (
  pglite: PGlite,
  dataDir: string,
): Promise<{ readonly close: () => Promise<void> }> => {
  const { directory, release } = shortName(dataDir);
  // Of a process that was killed: the lock says that none is there.
  rmSync(socketOf(dataDir), { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveConnection(pglite, socket);
  });
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', reject);
  server.listen(socketOf(directory), () => resolve(undefined));
  try {
    await promise;
  } finally {
    release();
  }
  chmodSync(socketOf(dataDir), 0o600);
  // The product serves without it.
  server.unref();
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      const { promise: closed, resolve: done } = Promise.withResolvers<undefined>();
      server.close(() => done(undefined));
      await closed;
      rmSync(socketOf(dataDir), { force: true });
    },
  };
};

/**
 * The address by which `openPostgres` reaches the process that has the embedded database; undefined
 * where none serves it. The descriptor of a long path stays open with this process.
 */
export const embeddedUrl = (dataDir: string): string | undefined => {
  if (!existsSync(socketOf(dataDir))) return undefined;
  const { directory } = shortName(dataDir);
  return `postgres:///postgres?user=operator&host=${encodeURIComponent(directory)}`;
};
