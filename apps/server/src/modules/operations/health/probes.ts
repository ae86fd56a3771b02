import { rm, open } from 'node:fs/promises';
import { join } from 'node:path';

import { sqlStateOf } from '@wrenchwise/database/sqlstate';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { databaseErrorCode } from '../../../platform/db/error-code.ts';
import type { RateLimits } from '../../../platform/http/limits.ts';
import type { ComponentState, Probe } from './readiness.ts';

type Failed = Exclude<ComponentState, 'ready'>;

const SECOND = 1000;
/** Requests to a bucket cost money. */
const FRESH_MS_OF_BUCKET = 30 * SECOND;
/** Enough that a full disk has no room for it. */
const BYTES = 65_536;

const STATES: Readonly<Record<string, Failed>> = { '25006': 'read-only', '53100': 'full' };

const ofDatabase = (failure: unknown): Failed =>
  STATES[sqlStateOf(failure) ?? ''] ??
  (databaseErrorCode(failure) === 'db/unavailable' ? 'unreachable' : 'not-writable');

const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

const ofFiles = (failure: unknown): Failed => {
  if (!(failure instanceof Error)) return 'not-writable';
  if ('code' in failure && NO_ROOM.has(failure.code)) return 'full';
  if ('code' in failure && failure.code === 'EROFS') return 'read-only';
  return failure.cause === undefined ? 'not-writable' : ofFiles(failure.cause);
};

/** Writes the row of a counter, as every sign-in does. */
export const databaseProbe = (rateLimits: Pick<RateLimits, 'isFirst'>): Probe => ({
  component: 'database',
  write: async () => {
    await rateLimits.isFirst({ key: 'readiness', seconds: 1 });
  },
  stateOf: ofDatabase,
  freshMs: SECOND,
});

/** Stores a file as an upload does, and removes it. */
export const filesProbe = (
  store: Pick<FileStore, 'put' | 'remove'>,
  { isBucket, instance }: { isBucket: boolean; instance: string },
): Probe => ({
  component: 'files',
  write: async () => {
    const key = `readiness/${instance}`;
    await store.put(key, new Uint8Array(isBucket ? 1 : BYTES));
    await store.remove(key);
  },
  stateOf: ofFiles,
  freshMs: isBucket ? FRESH_MS_OF_BUCKET : SECOND,
});

/** Writes a new file of the data directory: the embedded database may have room left in files of its own. */
export const diskProbe = (dataDir: string): Probe => ({
  component: 'disk',
  write: async () => {
    const path = join(dataDir, '.readiness');
    try {
      const handle = await open(path, 'w', 0o600);
      try {
        await handle.writeFile(new Uint8Array(BYTES));
        await handle.sync();
      } finally {
        await handle.close();
      }
    } finally {
      // What stays would have its room already when the disk is full.
      await rm(path, { force: true });
    }
  },
  stateOf: ofFiles,
  freshMs: SECOND,
});
