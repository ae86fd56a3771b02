import { type DataExport, EXPORT_DAYS } from '@wrenchwise/contract/endpoints/accounts/export';
import type { Database } from '@wrenchwise/database/database';
import { z } from 'zod';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { ExportSources } from '../../../platform/export-part.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import { exportName } from './data-export.service.ts';
import * as repository from './export-jobs.repository.ts';
import { readParts, removeParts, storeInParts } from './export-parts-store.ts';
import { writeExport } from './write-export.ts';

/** An archive that is sent as it is read. */
export interface StoredExport {
  readonly fileName: string;
  readonly bytes: number;
  readonly content: ReadableStream<Uint8Array>;
}

export interface ExportJobs {
  /** Has an archive prepared; the one that is being prepared, if there is one. Records a security event. */
  readonly request: (userId: string) => Promise<DataExport>;
  /** Newest first. */
  readonly list: (userId: string) => Promise<readonly DataExport[]>;
  /** Throws `db/record-not-found` for what is not ready, has expired or is somebody else's. */
  readonly open: (userId: string, id: string) => Promise<StoredExport>;
}

const QUEUE = 'data-exports';
const HOURLY = '23 * * * *';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Photos and documents of one archive: more than any plan stores would take hours. */
const FILES_MAX_BYTES = 5_000_000_000;

const Job = z.object({ exportId: z.uuid() });

/** Deletes archives a week after they were made, and those that were never finished. Idempotent. */
export const sweepExports = async ({
  db,
  fileStore,
  now,
}: {
  readonly db: Database;
  readonly fileStore: FileStore;
  readonly now: () => Date;
}): Promise<void> => {
  const staleBefore = new Date(now().getTime() - EXPORT_DAYS * DAY_MS);
  const ended = await repository.deleteExpired(db, now(), staleBefore);
  for (const { id, parts } of ended) await removeParts(fileStore, { id, parts: parts ?? 0 });
};

const makeWith =
  ({
    db,
    now,
    fileStore,
    exportSources,
    mail,
    appUrl,
  }: {
    readonly db: Database;
    readonly now: () => Date;
    readonly fileStore: FileStore;
    readonly exportSources: ExportSources;
    readonly mail: Pick<MailService, 'send'>;
    readonly appUrl: string;
  }) =>
  async (exportId: string): Promise<void> => {
    const work = await repository.findWork(db, exportId);
    if (!work) return; // done before, or its user is gone
    const { user } = work;
    const at = now();
    const sink = storeInParts(fileStore, exportId);
    await writeExport(sink, {
      ...exportSources,
      db,
      fileStore,
      user,
      at,
      filesMaxBytes: FILES_MAX_BYTES,
    });
    const { parts, bytes } = await sink.end();
    const replaced = await db.transaction(async (tx) => {
      const expiresAt = new Date(at.getTime() + EXPORT_DAYS * DAY_MS);
      if (!(await repository.markReady(tx, exportId, { parts, bytes, expiresAt }))) return [];
      await mail.send(tx, {
        to: user.email,
        template: {
          kind: 'export-ready',
          name: user.name,
          url: `${appUrl}/dashboard/settings#data`,
        },
      });
      return repository.deleteOthers(tx, user.id, exportId);
    });
    for (const old of replaced) {
      await removeParts(fileStore, { id: old.id, parts: old.parts ?? 0 });
    }
  };

/** Archives of large accounts: written by a job into the file store, one at a time in an instance. */
export const createExportJobs = async (dependencies: {
  readonly db: Database;
  readonly queue: Pick<JobQueue, 'send' | 'work' | 'schedule'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly mail: Pick<MailService, 'send'>;
  readonly fileStore: FileStore;
  readonly exportSources: ExportSources;
  readonly appUrl: string;
  readonly now: () => Date;
  readonly log: Log;
}): Promise<ExportJobs> => {
  const { db, queue, audit, mail, fileStore, exportSources, appUrl, now, log } = dependencies;

  const make = makeWith({ db, now, fileStore, exportSources, mail, appUrl });

  await queue.work(QUEUE, (data) => make(Job.parse(data).exportId), {
    onFailed: (data, error) => {
      const { exportId } = Job.parse(data);
      log.error({ err: error, exportId }, 'a data export failed');
      void repository.markFailed(db, exportId).catch((cause: unknown) => {
        log.error({ err: cause, exportId }, 'a failed data export could not be marked');
      });
    },
  });
  await queue.schedule('sweep-exports', HOURLY, () => sweepExports(dependencies));

  return {
    request: (userId) =>
      db.transaction(async (tx) => {
        const added = await repository.insertExport(tx, userId);
        if (!added) {
          const preparing = await repository.findPreparing(tx, userId);
          if (!preparing) throw new AppError('db/record-not-found');
          return repository.toExport(preparing);
        }
        await audit.record(tx, { userId, kind: 'data_export' });
        await queue.send(QUEUE, { exportId: added.id }, { tx, priority: 'low' });
        return repository.toExport(added);
      }),

    list: async (userId) =>
      (await repository.listExports(db.forUser(userId))).map(repository.toExport),

    open: async (userId, id) => {
      const found = await repository.findExport(db.forUser(userId), id);
      const isThere =
        found?.state === 'ready' && found.expiresAt !== null && found.expiresAt > now();
      if (!isThere) throw new AppError('db/record-not-found');
      return {
        fileName: exportName(found.createdAt),
        bytes: found.bytes ?? 0,
        content: ReadableStream.from(readParts(fileStore, { id, parts: found.parts ?? 0 })),
      };
    },
  };
};
