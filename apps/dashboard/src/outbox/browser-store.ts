import { openDatabase, rowsOf, writeTo } from '../browser-database.ts';
import { createMemoryStore, type Waiting, type WaitingStore } from './waiting.ts';

const DATABASE = 'wrenchwise.outbox';
const TABLE = 'waiting';

/**
 * The browser's database, which outlives the page and the browser; in this page only where it is blocked. Logging out
 * empties it (`Clear-Site-Data`).
 */
export const openBrowserStore = async (): Promise<WaitingStore> => {
  try {
    const database = await openDatabase(DATABASE, { [TABLE]: 'key' });
    return {
      all: () => rowsOf<Waiting>(database, TABLE),
      put: (waiting) => writeTo(database, TABLE, (table) => table.put(waiting)),
      remove: (key) => writeTo(database, TABLE, (table) => table.delete(key)),
    };
  } catch {
    return createMemoryStore();
  }
};
