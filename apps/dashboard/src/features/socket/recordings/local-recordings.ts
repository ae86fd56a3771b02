import type { GuidedTestId } from '@wrenchwise/obd/guided-tests/guided-test';

import { openDatabase, resultOf, rowsOf, writeTo } from '~/browser-database.ts';

/** A recording that only this browser has yet. */
export interface LocalRecording {
  readonly id: string;
  readonly vehicleId: string;
  readonly name: string;
  /** Absent: live values. */
  readonly guidedTest?: GuidedTestId;
  /** Milliseconds since 1970, UTC. */
  readonly startedAt: number;
  /** Its first bytes; the rows are beside it. */
  readonly header: Uint8Array<ArrayBuffer>;
  /** Whether it was stopped: one that was not may still be going on in another tab. */
  readonly isDone: boolean;
}

interface Rows {
  /** Id and number, in the order in which they came. */
  readonly key: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where recordings are until the server has them. Each resolves when it is on the disk. */
export interface LocalRecordings {
  readonly all: () => Promise<readonly LocalRecording[]>;
  readonly put: (recording: LocalRecording) => Promise<void>;
  readonly addRows: (id: string, number: number, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Header and rows; undefined where there is none of this id. */
  readonly bytesOf: (id: string) => Promise<Blob | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

const DATABASE = 'wrenchwise.recordings';
const RECORDINGS = 'recordings';
const ROWS = 'rows';
const DIGITS = 8;

const keyOf = (id: string, number: number): string =>
  `${id} ${String(number).padStart(DIGITS, '0')}`;

/** All keys of one recording: '!' comes right after the blank. */
const keysOf = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id} `, `${id}!`);

/** In this page only: for browsers that store nothing. */
const createMemoryRecordings = (): LocalRecordings => {
  const recordings = new Map<string, LocalRecording>();
  const rows = new Map<string, Uint8Array<ArrayBuffer>[]>();
  return {
    all: () => Promise.resolve([...recordings.values()]),
    put: (recording) => {
      recordings.set(recording.id, recording);
      return Promise.resolve();
    },
    addRows: (id, _number, bytes) => {
      rows.set(id, [...(rows.get(id) ?? []), bytes]);
      return Promise.resolve();
    },
    bytesOf: (id) => {
      const recording = recordings.get(id);
      return Promise.resolve(recording && new Blob([recording.header, ...(rows.get(id) ?? [])]));
    },
    remove: (id) => {
      recordings.delete(id);
      rows.delete(id);
      return Promise.resolve();
    },
  };
};

const storeIn = (database: IDBDatabase): LocalRecordings => {
  const tableOf = (name: string) => database.transaction(name, 'readonly').objectStore(name);
  return {
    all: () => rowsOf<LocalRecording>(database, RECORDINGS),
    put: (recording) => writeTo(database, RECORDINGS, (table) => table.put(recording), true),
    addRows: (id, number, bytes) => {
      const row: Rows = { key: keyOf(id, number), bytes };
      return writeTo(database, ROWS, (table) => table.put(row), true);
    },
    bytesOf: async (id) => {
      const recording = await resultOf<LocalRecording | undefined>(tableOf(RECORDINGS).get(id));
      if (!recording) return undefined;
      const rows = await resultOf<Rows[]>(tableOf(ROWS).getAll(keysOf(id)));
      return new Blob([recording.header, ...rows.map(({ bytes }) => bytes)]);
    },
    remove: async (id) => {
      await writeTo(database, ROWS, (table) => table.delete(keysOf(id)));
      await writeTo(database, RECORDINGS, (table) => table.delete(id));
    },
  };
};

const open = async (): Promise<LocalRecordings> => {
  try {
    return storeIn(await openDatabase(DATABASE, { [RECORDINGS]: 'id', [ROWS]: 'key' }));
  } catch {
    return createMemoryRecordings();
  }
};

let opened: Promise<LocalRecordings> | undefined;

/** The browser's database, which a log-out empties (`Clear-Site-Data`); this page's memory where it is blocked. */
export const localRecordings = (): Promise<LocalRecordings> => {
  opened ??= open();
  return opened;
};
