import { MAX_QUOTES, type StoredQuote } from '@wrenchwise/contract/endpoints/quotes';
import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { and, desc, eq, sql } from 'drizzle-orm';

import { quotes } from './quotes.tables.ts';

interface QuoteToStore {
  readonly userId: string;
  readonly name: string;
  readonly text: string;
  readonly vehicleId: string | null;
  readonly diagnosisId: string | null;
}

type QuoteRow = Omit<typeof quotes.$inferSelect, 'userId'>;

const toStored = ({ createdAt, ...row }: QuoteRow): StoredQuote => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const COLUMNS = {
  id: quotes.id,
  name: quotes.name,
  vehicleId: quotes.vehicleId,
  diagnosisId: quotes.diagnosisId,
  text: quotes.text,
  createdAt: quotes.createdAt,
};

/** Stores a quote; undefined where its owner has as many as one may have. Counted by the same statement. */
export const addQuote = async (
  own: UserDatabase,
  { userId, name, text, vehicleId, diagnosisId }: QuoteToStore,
): Promise<StoredQuote | undefined> => {
  const [made] = await rowsOf(
    own,
    sql`insert into quotes (user_id, name, text, vehicle_id, diagnosis_id)
        select ${userId}::uuid, ${name}, ${text}, ${vehicleId}::uuid, ${diagnosisId}::uuid
        where (select count(*) from quotes where user_id = ${userId}::uuid) < ${MAX_QUOTES}::integer
        returning id`,
  );
  if (!made) return undefined;
  const [row] = await own
    .select(COLUMNS)
    .from(quotes)
    .where(eq(quotes.id, String(made['id'])));
  return row && toStored(row);
};

/** The user's own, newest first; of a car or a diagnosis, if one is named. */
export const findQuotes = async (
  own: UserDatabase,
  userId: string,
  {
    vehicleId,
    diagnosisId,
  }: { readonly vehicleId?: string | undefined; readonly diagnosisId?: string | undefined },
): Promise<StoredQuote[]> => {
  const rows = await own
    .select(COLUMNS)
    .from(quotes)
    .where(
      and(
        eq(quotes.userId, userId),
        vehicleId === undefined ? undefined : eq(quotes.vehicleId, vehicleId),
        diagnosisId === undefined ? undefined : eq(quotes.diagnosisId, diagnosisId),
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(MAX_QUOTES);
  return rows.map(toStored);
};

/** Whether there was such a quote of the user. */
export const removeQuote = async (
  own: UserDatabase,
  userId: string,
  id: string,
): Promise<boolean> => {
  const gone = await own
    .delete(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.userId, userId)))
    .returning({ id: quotes.id });
  return gone.length > 0;
};
