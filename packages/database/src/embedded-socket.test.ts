import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Database, rowsOf } from './database.ts';
import { embeddedUrl } from './embedded-socket.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { NO_RETRIES } from './retries.ts';
import { sqlStateOf } from './sqlstate.ts';

/** The embedded database as a command on the same computer sees it while the server has it. */

let parent: string;
let dataDir: string;
let server: Database;
let command: Database;

const open = async (directory: string): Promise<void> => {
  dataDir = directory;
  server = await openEmbedded({
    dataDir,
    shared: {
      onError: (error) => {
        throw error;
      },
    },
  });
  command = openPostgres({ url: embeddedUrl(dataDir) ?? '', retries: NO_RETRIES });
  await server.executeSql('create table notes (id serial primary key, text text not null)');
};

const texts = async (db: Database): Promise<unknown[]> =>
  (await rowsOf(db, sql`select text from notes order by id`)).map(({ text }) => text);

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wrenchwise-socket-'));
});
afterEach(async () => {
  await command.close();
  // One test has closed it.
  await server.close().catch(() => undefined);
  await rm(parent, { recursive: true });
});

describe('a command beside the server that has the embedded database', () => {
  test('reads and writes its rows, and the server goes on', async () => {
    await open(parent);
    await command.execute(sql`insert into notes (text) values (${'from the command'})`);
    await server.execute(sql`insert into notes (text) values (${'from the server'})`);
    expect(await texts(command)).toEqual(['from the command', 'from the server']);
    expect(await texts(server)).toEqual(['from the command', 'from the server']);
  });

  test('has transactions that nothing of the server gets into, and sees errors as PostgreSQL reports them', async () => {
    await open(parent);
    const { promise: written, resolve: wrote } = Promise.withResolvers<undefined>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>();
    const transaction = command.transaction(async (tx) => {
      await tx.execute(sql`insert into notes (text) values ('first')`);
      wrote(undefined);
      await mayEnd;
      await tx.execute(sql`insert into notes (text) values ('second')`);
    });
    await written;
    const meanwhile = server.execute(sql`insert into notes (text) values ('the server')`);
    end(undefined);
    await Promise.all([transaction, meanwhile]);
    expect(await texts(server)).toEqual(['first', 'second', 'the server']);

    const failure = await command
      .execute(sql`insert into notes (text) values (${null})`)
      .catch((error: unknown) => error);
    expect(sqlStateOf(failure)).toBe('23502');
    expect(await texts(command)).toHaveLength(3);
  });

  test('that is killed within a transaction leaves nothing of it, and blocks nobody', async () => {
    await open(parent);
    const killed = new Client({ connectionString: embeddedUrl(dataDir) ?? '' });
    killed.on('error', () => undefined);
    await killed.connect();
    await killed.query('begin');
    await killed.query("insert into notes (text) values ('half')");
    const waiting = server.execute(sql`insert into notes (text) values ('whole')`);
    // As the operating system does for a process that ends.
    if (killed.connection.stream instanceof Socket) killed.connection.stream.destroy();
    await waiting;
    expect(await texts(server)).toEqual(['whole']);
  });

  test('finds a socket that only its owner may open, also in a folder with a long name, and none once the server has stopped', async () => {
    const long = join(parent, 'a-folder-whose-name-is-far-longer-than-a-socket-allows'.repeat(3));
    await open(long);
    await command.execute(sql`insert into notes (text) values ('reached')`);
    expect(await texts(server)).toEqual(['reached']);
    const { mode } = await stat(join(long, '.s.PGSQL.5432'));
    expect(mode & 0o777).toBe(0o600);
    await server.close();
    expect(embeddedUrl(long)).toBeUndefined();
  });

  test('what is no client of PostgreSQL is cut off', async () => {
    await open(parent);
    const socket = connect(join(dataDir, '.s.PGSQL.5432'));
    const { promise: ended, resolve } = Promise.withResolvers<undefined>();
    socket.once('close', () => resolve(undefined));
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await ended;
    expect(await texts(server)).toEqual([]);
  });
});
