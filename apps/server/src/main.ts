import { existsSync } from 'node:fs';
import { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import { AppRoleError } from '@wrenchwise/database/app-role';
import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';
import { FormerMigrationsError } from '@wrenchwise/database/squashed';

import { BUILT_APPS, nameAsUser } from './built-apps.ts';
import { compose } from './compose.ts';
import { migrateDatabase } from './migrate.ts';
import { DEMO_LOGIN, seedDemoAccount } from './modules/accounts/demo.ts';
import { shiftClock } from './platform/config/clock-offset.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { PRIVATE_UMASK, protectDataDirectory } from './platform/config/data-directory.ts';
import { servicesInForce } from './platform/config/services-in-force.ts';
import { readVariables } from './platform/config/variables.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { closeServer } from './platform/http/close-server.ts';
import { createPages } from './platform/http/pages.ts';
import { SERVER_OPTIONS } from './platform/http/server-options.ts';
import { startJobQueue } from './platform/jobs/start-queue.ts';
import { createLog } from './platform/log.ts';
import { openTracing } from './platform/telemetry/open-tracing.ts';
import { outsideServicesOf } from './platform/telemetry/outside-services.ts';
import { createTelemetry } from './platform/telemetry/telemetry.ts';
import { watchOutsideCalls } from './platform/telemetry/watch-outside-calls.ts';
import { usageReservations } from './platform/usage/usage.tables.ts';
import { startFailure } from './start-failure.ts';

// The bundle is in apps/server/dist, the source in apps/server/src: both three levels below the
// root.
const ROOT = resolve(import.meta.dirname, '../../..');
const MIGRATIONS = join(ROOT, 'apps/server/src/platform/db/migrations');
const NODE_MAJOR = 22;
/** The time that queue, monitor and database get to close; an unreachable database never does. */
const CLOSE_MS = 10_000;

/** Exits with a message instead of a stack. */
const refuse = (reason: string): never => {
  process.stderr.write(`Wrenchwise cannot start.\n${reason}\n`);
  process.exit(1);
};

const start = async (): Promise<void> => {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    refuse(`Node ${process.version} is too old; use \`npm start\`, which brings its own.`);
  }
  nameAsUser();
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env, ROOT);
  shiftClock(config.clockOffsetMs);
  const log = createLog(config.logLevel);
  protectDataDirectory(config.dataDir, (details) =>
    log.warn(details, 'others may still read some files of the data directory'),
  );
  for (const warning of config.warnings) log.warn(warning);
  const tracing = await openTracing(config.traces);
  const telemetry = createTelemetry({ ofProcess: true, tracing });
  watchOutsideCalls({
    services: outsideServicesOf(config),
    metrics: telemetry.metrics.providers,
    tracing,
  });
  const db = await openDatabase(config, log, { role: 'server', watch: telemetry.watchDatabase });
  await migrateDatabase(db, MIGRATIONS);
  if (db.kind === 'embedded') {
    // The lock is ours only: reservations in this database belong to a dead process.
    await db.delete(usageReservations);
  }
  const queue = await startJobQueue(db, log, {
    runsSchedules: true,
    watch: telemetry.watchJobs,
  });
  const { app, auth, drain, endStreams, flush, seedDemo, warmUp } = await compose({
    config,
    db,
    queue,
    log,
    telemetry,
    servePage: BUILT_APPS.every((directory) => existsSync(directory))
      ? createPages(BUILT_APPS, { ...config, services: servicesInForce(config) })
      : refuse('The web is not built; use `npm start`.'),
  });
  if (!config.production) {
    await seedDemoAccount(auth, db);
    await seedDemo(DEMO_LOGIN.email);
  }

  const listening = { port: config.port, hostname: config.host, serverOptions: SERVER_OPTIONS };
  const server = serve({ fetch: app.fetch, ...listening }, () => {
    warmUp().catch((error: unknown) =>
      log.error({ err: error }, 'the engine and the searches did not warm up'),
    );
    if (config.production) {
      log.info({ appUrl: config.appUrl, database: db.kind }, 'serving');
      return;
    }
    process.stdout.write(
      [
        '',
        `Wrenchwise is ready at ${config.appUrl}`,
        `  Demo login   ${DEMO_LOGIN.email}  /  ${DEMO_LOGIN.password}`,
        ...(config.smtpUrl ? [] : [`  Mail outbox  ${config.appUrl}/dev/mail`]),
        `  API          ${config.appUrl}/api/docs`,
        db.kind === 'embedded'
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

  // Out of the load balancer first, then streams are asked to resume elsewhere, then stop accepting,
  // then finish running requests.
  const shutDown = async (): Promise<void> => {
    drain();
    await sleep(config.drainMs);
    endStreams();
    const cut = server instanceof Server ? await closeServer(server, config.shutdownMs) : 0;
    if (cut > 0) log.warn({ connections: cut }, 'requests that did not end were cut');
    setTimeout(() => {
      log.error('the shutdown took too long');
      process.exit(1);
    }, CLOSE_MS).unref();
    await queue.stop();
    await flush();
    await db.close();
    await tracing?.stop();
    process.exit(0);
  };
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal ends at once.
      if (stopping) process.exit(1);
      stopping = true;
      shutDown().catch((error: unknown) => {
        log.error({ err: error }, 'the shutdown failed');
        process.exit(1);
      });
    });
  }
};

const EXPECTED = [ConfigError, DataDirectoryInUseError, AppRoleError, FormerMigrationsError];

await start().catch((error: unknown) => {
  if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind)) {
    refuse(error.message);
  }
  const debug = process.env['LOG_LEVEL'] === 'debug' && error instanceof Error;
  const { environment } = readVariables(process.env);
  const stack = debug ? `\n${startFailure(error.stack, environment)}` : '';
  refuse(startFailure(error, environment) + stack);
});
