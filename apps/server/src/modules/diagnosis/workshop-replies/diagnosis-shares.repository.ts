import type { DiagnosisShare } from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { MAX_REPLIES } from '@wrenchwise/contract/endpoints/workshop-replies';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';

import type { Sealed } from '../../../platform/db/sealed.ts';
import { users } from '../../../platform/db/users.tables.ts';
import { vehicles } from '../../garage/vehicles/vehicles.tables.ts';
import { diagnoses } from '../diagnoses.tables.ts';
import { diagnosisShares } from '../diagnosis-sharing.tables.ts';
import { type LinkOwner, OWNER_COLUMNS, toOwner } from '../links/link-owner.ts';
import { isLive, REVOKED } from '../links/link-rows.ts';

type Row = typeof diagnosisShares.$inferSelect;

// Written out: of one table, the query builder leaves the tables' names away.
const repliesOf = sql<number>`(select count(*)::int from garage_replies r where r.share_id = diagnosis_shares.id)`;

/** A link as its owner has it; its address is opened by the service. */
export type StoredShare = Omit<DiagnosisShare, 'url'> & { readonly token: Sealed | null };

const toShare = (row: Omit<Row, 'tokenHash'>, replies: number): StoredShare => ({
  id: row.id,
  showsRegistration: row.showsRegistration,
  replies,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  token: row.token,
});

/** Holds a diagnosis of the user's until the end of the transaction; false when there is none. */
export const lockDiagnosis = async (
  tx: Transaction,
  { diagnosisId, userId }: { diagnosisId: string; userId: string },
): Promise<boolean> => {
  const rows = await tx
    .select({ id: diagnoses.id })
    .from(diagnoses)
    .where(and(eq(diagnoses.id, diagnosisId), eq(diagnoses.userId, userId)))
    .for('update');
  return rows.length > 0;
};

/** The links of a diagnosis that work, newest first. */
export const listShares = async (
  own: UserDatabase | Transaction,
  diagnosisId: string,
): Promise<StoredShare[]> => {
  const rows = await own
    .select({ share: diagnosisShares, replies: repliesOf })
    .from(diagnosisShares)
    .where(and(eq(diagnosisShares.diagnosisId, diagnosisId), isLive(diagnosisShares)))
    .orderBy(desc(diagnosisShares.createdAt), desc(diagnosisShares.id));
  return rows.map(({ share, replies }) => toShare(share, replies));
};

export const insertShare = async (
  tx: Transaction,
  values: Pick<
    Row,
    'userId' | 'diagnosisId' | 'tokenHash' | 'token' | 'showsRegistration' | 'expiresAt'
  >,
): Promise<StoredShare> => {
  const [row] = await tx.insert(diagnosisShares).values(values).returning();
  if (!row) throw new Error('the insert returned no row');
  return toShare(row, 0);
};

/** Ends a link of the user's own and forgets its secret; false when there is none that works. */
export const revokeShare = async (
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> => {
  const rows = await db
    .update(diagnosisShares)
    .set(REVOKED)
    .where(
      and(
        eq(diagnosisShares.id, id),
        eq(diagnosisShares.userId, userId),
        isNull(diagnosisShares.revokedAt),
      ),
    )
    .returning({ id: diagnosisShares.id });
  return rows.length > 0;
};

/** What is behind a link that works, with how its owner reads; by the owner role. */
export interface OpenShare {
  readonly id: string;
  readonly diagnosisId: string;
  readonly vehicleId: string | null;
  readonly expiresAt: Date;
  /** Where the link shows it. */
  readonly registration: string | null;
  readonly repliesLeft: number;
  readonly owner: LinkOwner;
}

/**
 * Finds a link by what its secret hashes to; undefined once it is revoked or too old. `lock` holds it
 * until the end of the transaction, so that replies come one after another.
 */
export const findShare = async (
  db: Database | Transaction,
  tokenHash: string,
  options: { lock?: boolean } = {},
): Promise<OpenShare | undefined> => {
  if (options.lock) {
    await db
      .select({ id: diagnosisShares.id })
      .from(diagnosisShares)
      .where(eq(diagnosisShares.tokenHash, tokenHash))
      .for('update');
  }
  const [row] = await db
    .select({
      id: diagnosisShares.id,
      diagnosisId: diagnosisShares.diagnosisId,
      vehicleId: diagnoses.vehicleId,
      expiresAt: diagnosisShares.expiresAt,
      showsRegistration: diagnosisShares.showsRegistration,
      registration: vehicles.registration,
      replies: repliesOf,
      ...OWNER_COLUMNS,
    })
    .from(diagnosisShares)
    .innerJoin(users, eq(users.id, diagnosisShares.userId))
    .innerJoin(diagnoses, eq(diagnoses.id, diagnosisShares.diagnosisId))
    .leftJoin(vehicles, and(eq(vehicles.id, diagnoses.vehicleId), isNull(vehicles.deletedAt)))
    .where(and(eq(diagnosisShares.tokenHash, tokenHash), isLive(diagnosisShares)));
  if (!row) return undefined;
  return {
    id: row.id,
    diagnosisId: row.diagnosisId,
    vehicleId: row.vehicleId,
    expiresAt: row.expiresAt,
    registration: row.showsRegistration ? row.registration : null,
    repliesLeft: Math.max(0, MAX_REPLIES - row.replies),
    owner: toOwner(row),
  };
};
