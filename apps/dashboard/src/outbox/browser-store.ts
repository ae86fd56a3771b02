import { createMemoryStore, type Waiting, type WaitingStore } from './waiting.ts';

const DATABASE = 'wrenchwise.outbox';
const TABLE = 'waiting';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(TABLE, { keyPath: 'key' }),
  );
  return done(request);
};

/** Resolves when the change is on the disk, not when it was asked for. */
const write = async (
  database: IDBDatabase,
  change: (table: IDBObjectStore) => void,
): Promise<void> => {
  const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
  const end = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('not stored')),
    );
  });
  change(transaction.objectStore(TABLE));
  await end;
};

/**
 * The browser's database, which outlives the page and the browser; in this page only where it is blocked. Logging out
 * empties it (`Clear-Site-Data`).
 */
export const openBrowserStore = async (): Promise<WaitingStore> => {
  try {
    const database = await open();
    return {
      all: () =>
        done<Waiting[]>(database.transaction(TABLE, 'readonly').objectStore(TABLE).getAll()),
      put: (waiting) => write(database, (table) => table.put(waiting)),
      remove: (key) => write(database, (table) => table.delete(key)),
    };
  } catch {
    return createMemoryStore();
  }
};
