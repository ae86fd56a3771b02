import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';

import { openDatabase, resultOf, rowsOf, writeTo } from '../browser-database.ts';

const DATABASE = 'wrenchwise.offline';
const ANSWERS = 'answers';
const DIAGNOSES = 'diagnoses';
const PHOTOS = 'photos';
/** The second has photographs of cars for sale. */
const EDITION = 2;

/** What the server last answered at a path. */
export interface StoredAnswer {
  readonly path: string;
  readonly userId: string;
  /** When, in milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** A diagnosis that was made or changed without a connection. */
export interface DeviceDiagnosis {
  /** Its own, of one that the server does not have; else the server's. */
  readonly id: string;
  readonly userId: string;
  readonly diagnosis: Diagnosis;
  /** Opened without a connection. */
  readonly guides: readonly StepGuide[];
  /** Of one that was made here, once the server has it. */
  readonly serverId: string | null;
}

/** A photograph that was taken on a walk around a car for sale; it is never sent. */
export interface DevicePhoto {
  /** Of the check and of what was looked at: one photograph of each. */
  readonly id: string;
  readonly userId: string;
  readonly picture: Blob;
}

/** What of a person this browser stores to work without the server. */
export interface DeviceStore {
  readonly answer: (path: string) => Promise<StoredAnswer | undefined>;
  readonly answers: () => Promise<readonly StoredAnswer[]>;
  readonly putAnswer: (answer: StoredAnswer) => Promise<void>;
  readonly diagnosis: (id: string) => Promise<DeviceDiagnosis | undefined>;
  readonly diagnoses: () => Promise<readonly DeviceDiagnosis[]>;
  readonly putDiagnosis: (diagnosis: DeviceDiagnosis) => Promise<void>;
  readonly removeDiagnosis: (id: string) => Promise<void>;
  readonly photos: () => Promise<readonly DevicePhoto[]>;
  readonly putPhoto: (photo: DevicePhoto) => Promise<void>;
  readonly removePhoto: (id: string) => Promise<void>;
  /** Removes everything of anybody but this user. */
  readonly claim: (userId: string) => Promise<void>;
}

const storeIn = (database: IDBDatabase): DeviceStore => {
  const one = <T>(table: string, key: string) =>
    resultOf<T | undefined>(database.transaction(table, 'readonly').objectStore(table).get(key));
  const remove = (table: string, key: string) =>
    writeTo(database, table, (rows) => rows.delete(key));
  return {
    answer: (path) => one<StoredAnswer>(ANSWERS, path),
    answers: () => rowsOf<StoredAnswer>(database, ANSWERS),
    putAnswer: (answer) => writeTo(database, ANSWERS, (table) => table.put(answer)),
    diagnosis: (id) => one<DeviceDiagnosis>(DIAGNOSES, id),
    diagnoses: () => rowsOf<DeviceDiagnosis>(database, DIAGNOSES),
    putDiagnosis: (diagnosis) => writeTo(database, DIAGNOSES, (table) => table.put(diagnosis)),
    removeDiagnosis: (id) => remove(DIAGNOSES, id),
    photos: () => rowsOf<DevicePhoto>(database, PHOTOS),
    putPhoto: (photo) => writeTo(database, PHOTOS, (table) => table.put(photo)),
    removePhoto: (id) => remove(PHOTOS, id),
    claim: async (userId) => {
      for (const photo of await rowsOf<DevicePhoto>(database, PHOTOS)) {
        if (photo.userId !== userId) await remove(PHOTOS, photo.id);
      }
      for (const answer of await rowsOf<StoredAnswer>(database, ANSWERS)) {
        if (answer.userId !== userId) await remove(ANSWERS, answer.path);
      }
      for (const row of await rowsOf<DeviceDiagnosis>(database, DIAGNOSES)) {
        if (row.userId !== userId) await remove(DIAGNOSES, row.id);
      }
    },
  };
};

let opened: Promise<DeviceStore> | undefined;

/** The store of this browser; rejects where the browser allows no database. */
export const deviceStore = (): Promise<DeviceStore> => {
  opened ??= openDatabase(
    DATABASE,
    { [ANSWERS]: 'path', [DIAGNOSES]: 'id', [PHOTOS]: 'id' },
    EDITION,
  ).then(storeIn);
  return opened;
};
