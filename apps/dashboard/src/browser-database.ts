/** The result of a request of IndexedDB. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });

/**
 * Opens a database of this browser, with its tables by the path of their keys. Rejects where it is blocked.
 *
 * @param edition raised whenever a table is added: the others stay as they are
 */
export const openDatabase = async (
  name: string,
  tables: Readonly<Record<string, string>>,
  edition = 1,
): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, edition);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const [table, keyPath] of Object.entries(tables)) {
      if (!result.objectStoreNames.contains(table)) result.createObjectStore(table, { keyPath });
    }
  });
  const database = await resultOf(request);
  // A later edition of this page, in another tab, adds its tables.
  database.addEventListener('versionchange', () => database.close());
  return database;
};

/**
 * Resolves when the change is on the disk, not when it was asked for.
 *
 * @param isWhole nothing of it waits for an answer of the database: it is then done even if the page is left at once
 */
export const writeTo = async (
  database: IDBDatabase,
  name: string,
  change: (table: IDBObjectStore) => void,
  isWhole = false,
): Promise<void> => {
  const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
  const end = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('not stored')),
    );
  });
  change(transaction.objectStore(name));
  // By itself a transaction is committed after its answers, which a page that is gone receives no more.
  if (isWhole) transaction.commit();
  await end;
};

/** All rows of a table. The caller names their type: nothing else is ever written there. */
export const rowsOf = <T>(database: IDBDatabase, name: string): Promise<T[]> =>
  resultOf<T[]>(database.transaction(name, 'readonly').objectStore(name).getAll());
