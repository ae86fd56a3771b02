import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import { IMPORT_FORMATS, type LogImport } from '@wrenchwise/domain/endpoints/log-imports';
import { desc, eq } from 'drizzle-orm';

import { logEntries, logImports } from '../../../db/schema/log.ts';

const AT_ONCE = 500;

/** Stores an import and its entries. */
export const insertImport = async (
  tx: Transaction,
  values: Omit<typeof logImports.$inferInsert, 'rows'>,
  entries: readonly Omit<
    typeof logEntries.$inferInsert,
    'userId' | 'vehicleId' | 'createdBy' | 'importId'
  >[],
  createdBy: string,
): Promise<string> => {
  const { userId, vehicleId } = values;
  const [made] = await tx
    .insert(logImports)
    .values({ ...values, rows: entries.length })
    .returning({ id: logImports.id });
  if (!made) throw new Error('the insert returned no row');
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const rows = entries
      .slice(at, at + AT_ONCE)
      .map((entry) => ({ ...entry, userId, vehicleId, createdBy, importId: made.id }));
    await tx.insert(logEntries).values(rows);
  }
  return made.id;
};

/** The imports of a vehicle, newest first. */
export const vehicleImports = async (
  own: UserDatabase,
  vehicleId: string,
): Promise<LogImport[]> => {
  const rows = await own
    .select()
    .from(logImports)
    .where(eq(logImports.vehicleId, vehicleId))
    .orderBy(desc(logImports.createdAt), desc(logImports.id))
    .limit(100);
  return rows.map(({ id, format, fileName, rows: count, createdAt }) => ({
    id,
    format: IMPORT_FORMATS.find((known) => known === format) ?? 'wrenchwise',
    fileName,
    rows: count,
    createdAt: createdAt.toISOString(),
  }));
};

export const vehicleOfImport = async (tx: Transaction, id: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ vehicleId: logImports.vehicleId })
    .from(logImports)
    .where(eq(logImports.id, id));
  return row?.vehicleId;
};

/** Erases an import with its entries. */
export const eraseImport = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(logEntries).where(eq(logEntries.importId, id));
  await tx.delete(logImports).where(eq(logImports.id, id));
};
