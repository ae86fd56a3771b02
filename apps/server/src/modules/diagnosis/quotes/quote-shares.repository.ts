import type { QuoteShare } from '@wrenchwise/contract/endpoints/quote-shares';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, desc, eq, isNull } from 'drizzle-orm';

import type { Sealed } from '../../../platform/db/sealed.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { type LinkOwner, OWNER_COLUMNS, toOwner } from '../links/link-owner.ts';
import { isLive, REVOKED } from '../links/link-rows.ts';
import { quotes, quoteShares } from './quotes.tables.ts';

type Row = typeof quoteShares.$inferSelect;

/** A link as its owner has it; its address is opened by the service. */
export type StoredQuoteShare = Omit<QuoteShare, 'url'> & { readonly token: Sealed | null };

const toShare = ({ id, createdAt, expiresAt, token }: Row): StoredQuoteShare => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  token,
});

/** Holds a quote of the user's until the end of the transaction; false when there is none. */
export const lockQuote = async (
  tx: Transaction,
  { quoteId, userId }: { quoteId: string; userId: string },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.userId, userId)))
    .for('update');
  return rows.length > 0;
};

/** Whether the user has such a quote. */
export const hasQuote = async (own: UserDatabase, quoteId: string): Promise<boolean> => {
  const rows = await own.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, quoteId));
  return rows.length > 0;
};

/** The links to a quote that work, newest first. */
export const listQuoteShares = async (
  own: UserDatabase | Transaction,
  quoteId: string,
): Promise<StoredQuoteShare[]> => {
  const rows = await own
    .select()
    .from(quoteShares)
    .where(and(eq(quoteShares.quoteId, quoteId), isLive(quoteShares)))
    .orderBy(desc(quoteShares.createdAt), desc(quoteShares.id));
  return rows.map(toShare);
};

export const insertQuoteShare = async (
  tx: Transaction,
  values: Pick<Row, 'userId' | 'quoteId' | 'tokenHash' | 'token' | 'expiresAt'>,
): Promise<StoredQuoteShare> => {
  const [row] = await tx.insert(quoteShares).values(values).returning();
  if (!row) throw new Error('the insert returned no row');
  return toShare(row);
};

/** Ends a link of the user's own and forgets its secret; false when there is none that works. */
export const revokeQuoteShare = async (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> => {
  const rows = await db
    .update(quoteShares)
    .set(REVOKED)
    .where(
      and(eq(quoteShares.id, id), eq(quoteShares.userId, userId), isNull(quoteShares.revokedAt)),
    )
    .returning({ id: quoteShares.id });
  return rows.length > 0;
};

/** What is behind a link that works, with how its owner reads; by the owner role. */
export interface OpenQuoteShare {
  readonly text: string;
  readonly vehicleId: string | null;
  readonly diagnosisId: string | null;
  readonly expiresAt: Date;
  readonly owner: LinkOwner;
}

/** Finds a link by what its secret hashes to; undefined once it is revoked or too old. */
export const findQuoteShare = async (
  db: Database,
  tokenHash: string,
): Promise<OpenQuoteShare | undefined> => {
  const [row] = await db
    .select({
      text: quotes.text,
      vehicleId: quotes.vehicleId,
      diagnosisId: quotes.diagnosisId,
      expiresAt: quoteShares.expiresAt,
      ...OWNER_COLUMNS,
    })
    .from(quoteShares)
    .innerJoin(users, eq(users.id, quoteShares.userId))
    .innerJoin(quotes, eq(quotes.id, quoteShares.quoteId))
    .where(and(eq(quoteShares.tokenHash, tokenHash), isLive(quoteShares)));
  if (!row) return undefined;
  const { text, vehicleId, diagnosisId, expiresAt } = row;
  return { text, vehicleId, diagnosisId, expiresAt, owner: toOwner(row) };
};
