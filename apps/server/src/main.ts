import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { serve } from '@hono/node-server';

import { compose } from './compose.ts';
import { shiftClock } from './config/clock-offset.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { DataDirectoryInUseError } from './db/embedded-lock.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { usageReservations } from './db/schema/subscriptions.ts';
import { DEMO_LOGIN, seedDemoAccount } from './features/accounts/demo.ts';
import { createPages } from './http/pages.ts';
import { startJobQueue } from './jobs/queue.ts';
import { createLog } from './log.ts';

// The bundle lies in apps/server/dist, the source in apps/server/src: the root is as far from both.
const ROOT = resolve(import.meta.dirname, '../../..');
const MIGRATIONS = join(ROOT, 'apps/server/src/db/migrations');
const WEB = join(ROOT, 'apps/web/build/client');
const NODE_MAJOR = 22;

/** Ends the process with a plain reason, without a stack. */
const refuse = (reason: string): never => {
  process.stderr.write(`Wrenchwise cannot start.\n${reason}\n`);
  process.exit(1);
};

const start = async (): Promise<void> => {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    refuse(`Node ${process.version} is too old; use \`npm start\`, which brings its own.`);
  }
  const config = readConfig(process.env, ROOT);
  shiftClock(config.clockOffsetMs);
  const log = createLog(config.logLevel);
  const { connection, release } = await openDatabase(config, log);
  await migrateDatabase(connection, MIGRATIONS);
  if (connection.kind === 'embedded') {
    // Only this process uses the directory: units still set aside belong to a process that died.
    await connection.db.delete(usageReservations);
  }
  const queue = await startJobQueue(connection, log);
  const { app, auth, drain, flush, forgetDaily, warmUp } = await compose({
    config,
    connection,
    queue,
    log,
    servePage: existsSync(WEB)
      ? createPages(WEB, config.appUrl)
      : refuse('The web is not built; use `npm start`.'),
  });
  if (!config.production) await seedDemoAccount(auth, connection.db);

  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () => {
    warmUp().catch((error: unknown) => log.error({ err: error }, 'the engine did not warm up'));
    forgetDaily();
    if (config.production) {
      log.info({ appUrl: config.appUrl, database: connection.kind }, 'serving');
      return;
    }
    process.stdout.write(
      [
        '',
        `Wrenchwise is ready at ${config.appUrl}`,
        `  Demo login   ${DEMO_LOGIN.email}  /  ${DEMO_LOGIN.password}`,
        ...(config.smtpUrl ? [] : [`  Mail outbox  ${config.appUrl}/dev/mail`]),
        `  API          ${config.appUrl}/api/docs`,
        connection.kind === 'embedded'
          ? `  Database     embedded, in ${config.dataDir} (survives a crash of the process; for protection against power loss use PostgreSQL)`
          : '  Database     PostgreSQL',
        '  Stop with Ctrl-C',
        '',
        '',
      ].join('\n'),
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    refuse(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is in use. Stop the other program, or set PORT to a free port.`
        : error.message,
    );
  });

  // Out of the balancer first, then no new connections, then finish what runs.
  const shutDown = async (): Promise<void> => {
    drain();
    await sleep(config.drainMs);
    const closed = new Promise<void>((done) => {
      server.close(() => done());
    });
    // A connection that is kept alive would hold the process after its last answer.
    const sweep = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    }, 50);
    await closed;
    clearInterval(sweep);
    await queue.stop();
    await flush();
    await connection.close();
    release();
    process.exit(0);
  };
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Asked twice means now.
      if (stopping) process.exit(1);
      stopping = true;
      shutDown().catch((error: unknown) => {
        log.error({ err: error }, 'the shutdown failed');
        process.exit(1);
      });
    });
  }
};

await start().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DataDirectoryInUseError) {
    refuse(error.message);
  }
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  refuse(process.env['LOG_LEVEL'] === 'debug' ? reason : (reason.split('\n')[0] ?? reason));
});
