import type { Socket } from 'node:net';

import type { PGlite } from '@electric-sql/pglite';

import {
  type ClientMessage,
  createMessageReader,
  messageOf,
  withStatementName,
} from './wire-messages.ts';

/** Longer than any pause of a command; what hangs with an open transaction blocks everybody. */
const IDLE_IN_TRANSACTION_MS = 120_000;

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const PROTOCOL_3 = 3;

/** Sync, simple query, flush: the database answers what was sent until then. */
const ENDS_BATCH = /^[SQH]$/;

/** ReadyForQuery: its letter, its length, and whether a transaction is open. */
const READY_BYTES = 6;
const IDLE = 'I';

const parameter = (name: string, value: string): Buffer => messageOf('S', `${name}\0${value}\0`);

/** Authenticated: whoever may open the socket may read the files. */
const GREETING = Buffer.concat([
  messageOf('R', Buffer.alloc(4)),
  parameter('server_version', '17.5'),
  parameter('server_encoding', 'UTF8'),
  parameter('client_encoding', 'UTF8'),
  parameter('DateStyle', 'ISO, MDY'),
  parameter('TimeZone', 'UTC'),
  parameter('integer_datetimes', 'on'),
  parameter('standard_conforming_strings', 'on'),
  messageOf('K', Buffer.alloc(8)),
  messageOf('Z', IDLE),
]);

type MessageReader = ReturnType<typeof createMessageReader>;

const ROLLBACK = messageOf('Q', 'rollback\0');

/** Runs a batch and passes its answer on; returns whether a transaction is open after it. */
const runBatch = async (pglite: PGlite, socket: Socket, bytes: Buffer): Promise<boolean> => {
  let tail = Buffer.alloc(0);
  await pglite._runExclusiveQuery(() =>
    pglite.execProtocolRawStream(bytes, {
      onRawData: (data) => {
        // The buffer is the database's own and is used again.
        const copy = Buffer.from(data);
        socket.write(copy);
        tail = Buffer.concat([tail, copy]).subarray(-READY_BYTES);
      },
    }),
  );
  const isReady = tail.length === READY_BYTES && tail[0] === 0x5a;
  return !isReady || tail.toString('latin1', READY_BYTES - 1) !== IDLE;
};

/** Answers what comes before the first statement; false while it is not complete. */
const greet = (reader: MessageReader, socket: Socket): boolean => {
  for (;;) {
    const body = reader.nextStartup();
    if (!body) return false;
    const code = body.readUInt32BE(0);
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      socket.write('N');
    } else if (code >>> 16 === PROTOCOL_3) {
      socket.write(GREETING);
      return true;
    } else {
      socket.destroy();
      return false;
    }
  }
};

let connections = 0;

/**
 * Serves one client of PostgreSQL's protocol from the embedded database, which has one session: from
 * the first statement of its transaction to the last, nobody else's statement runs. Whatever it leaves
 * open is rolled back when it goes.
 */
export const serveConnection = (pglite: PGlite, socket: Socket): void => {
  const reader = createMessageReader();
  connections += 1;
  const prefix = `client_${connections}_`;
  const names = new Set<string>();
  const rename = (name: string): string => {
    names.add(name);
    return prefix + name;
  };
  let hasGreeted = false;
  let isClosed = false;
  let batch: Buffer[] = [];
  /** Complete batches that nothing has run yet. */
  const batches: Buffer[] = [];
  let isRunning = false;
  /** Wakes the loop that waits, within an open transaction, for the next batch. */
  let wake = (): void => undefined;

  const nextBatch = async (): Promise<Buffer | undefined> => {
    const deadline = setTimeout(() => socket.destroy(), IDLE_IN_TRANSACTION_MS);
    if (batches.length === 0 && !isClosed) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      wake = () => resolve(undefined);
      await promise;
    }
    clearTimeout(deadline);
    return batches.shift();
  };

  const runTransaction = (): Promise<void> =>
    pglite._runExclusiveTransaction(async () => {
      let isOpen = true;
      while (isOpen) {
        const bytes = await nextBatch();
        if (!bytes) {
          await pglite._runExclusiveQuery(() => pglite.execProtocolRaw(ROLLBACK));
          return;
        }
        isOpen = await runBatch(pglite, socket, bytes);
      }
    });

  const forgetStatements = async (): Promise<void> => {
    if (names.size === 0) return;
    const closes = [...names].map((name) => messageOf('C', `S${prefix}${name}\0`));
    names.clear();
    await pglite._runExclusiveQuery(() =>
      pglite.execProtocolRaw(Buffer.concat([...closes, messageOf('S')])),
    );
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      while (batches.length > 0) await runTransaction();
      if (isClosed) await pglite._runExclusiveTransaction(forgetStatements);
    } catch {
      socket.destroy();
    } finally {
      isRunning = false;
    }
  };

  const accept = (message: ClientMessage): void => {
    if (message.type === 'X') {
      socket.end();
      return;
    }
    batch.push(withStatementName(message, rename));
    if (!ENDS_BATCH.test(message.type)) return;
    batches.push(Buffer.concat(batch));
    batch = [];
    wake();
    void run();
  };

  socket.on('data', (chunk: Buffer) => {
    try {
      reader.push(chunk);
      hasGreeted ||= greet(reader, socket);
      if (!hasGreeted) return;
      for (let message = reader.next(); message; message = reader.next()) accept(message);
    } catch {
      socket.destroy();
    }
  });
  // Its 'close' follows.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    batches.length = 0;
    wake();
    void run();
  });
};
