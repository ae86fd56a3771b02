import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { notifications } from '../../messages/messages.tables.ts';
import { diagnoses } from '../diagnoses.tables.ts';
import { diagnosisOutcomes } from '../diagnosis-sharing.tables.ts';

/** Kinds that name a cause: by them it is seen how often we are right. */
const FOUND = ['cause', 'other'];

/** An outcome as it is stored. */
export type StoredOutcome = typeof diagnosisOutcomes.$inferSelect;

export const findOutcome = async (
  own: UserDatabase | Transaction,
  diagnosisId: string,
): Promise<StoredOutcome | undefined> => {
  const [row] = await own
    .select()
    .from(diagnosisOutcomes)
    .where(eq(diagnosisOutcomes.diagnosisId, diagnosisId));
  return row;
};

/** Stores what it was; what we had said stays as it was when it was first stored. By the owner role. */
export const saveOutcome = async (
  tx: Transaction,
  {
    leading,
    ...values
  }: Omit<StoredOutcome, 'createdAt' | 'updatedAt' | 'leadingFaultId' | 'leadingProbability'> & {
    leading: { faultId: string; probability: number } | undefined;
  },
): Promise<StoredOutcome> => {
  const { diagnosisId: _, userId: __, ...changed } = values;
  const [row] = await tx
    .insert(diagnosisOutcomes)
    .values({
      ...values,
      leadingFaultId: leading?.faultId ?? null,
      leadingProbability: leading?.probability ?? null,
    })
    .onConflictDoUpdate({
      target: diagnosisOutcomes.diagnosisId,
      set: { ...changed, updatedAt: sql`app_now()` },
    })
    .returning();
  if (!row) throw new Error('the insert returned no row');
  return row;
};

/** Forgets what was said; by the owner role. */
export const removeOutcome = async (
  db: Database,
  { diagnosisId, userId }: { diagnosisId: string; userId: string },
): Promise<void> => {
  await db
    .delete(diagnosisOutcomes)
    .where(
      and(eq(diagnosisOutcomes.diagnosisId, diagnosisId), eq(diagnosisOutcomes.userId, userId)),
    );
};

/** Names the question about a diagnosis, so that it is asked once. */
export const questionKey = (diagnosisId: string): string => `outcome:${diagnosisId}`;

/**
 * Diagnoses made in a span of time that are still open, of which nobody has said what it was and
 * which were not asked about; by the owner role.
 */
export const listUnasked = (
  db: Database,
  { from, until, most }: { from: Date; until: Date; most: number },
) => {
  const { id, createdAt } = diagnoses;
  return db
    .select({
      id,
      userId: diagnoses.userId,
      vehicleId: diagnoses.vehicleId,
      make: diagnoses.make,
      model: diagnoses.model,
      year: diagnoses.year,
      possibleCauses: diagnoses.possibleCauses,
      topProbability: diagnoses.topProbability,
      leadingName: diagnoses.leadingName,
      leadingProbability: diagnoses.leadingProbability,
      name: users.name,
      email: users.email,
    })
    .from(diagnoses)
    .innerJoin(users, eq(users.id, diagnoses.userId))
    .where(
      and(
        gt(createdAt, from),
        lte(createdAt, until),
        isNull(diagnoses.resolvedAt),
        // Nothing pointed to a fault: there is nothing to ask about.
        ne(diagnoses.basis, 'nothing'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(diagnosisOutcomes)
            .where(eq(diagnosisOutcomes.diagnosisId, id)),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(notifications)
            .where(
              and(
                eq(notifications.userId, diagnoses.userId),
                eq(notifications.dedupeKey, sql`'outcome:' || ${id}`),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(most);
};

/** What we said of causes, and whether it was so, of every diagnosis whose cause was found. */
export const listJudged = (db: Database) =>
  db
    .select({
      said: diagnosisOutcomes.leadingProbability,
      leading: diagnosisOutcomes.leadingFaultId,
      was: diagnosisOutcomes.faultId,
    })
    .from(diagnosisOutcomes)
    .where(
      and(inArray(diagnosisOutcomes.kind, FOUND), isNotNull(diagnosisOutcomes.leadingProbability)),
    );

/** Descriptions whose owners agreed that they may be used, with the cause that it was. */
export const listUsable = (db: Database) =>
  db
    .select({
      make: diagnoses.make,
      model: diagnoses.model,
      year: diagnoses.year,
      fuel: diagnoses.fuel,
      transmission: diagnoses.transmission,
      mileage: diagnoses.mileage,
      symptoms: diagnoses.symptoms,
      faultId: diagnosisOutcomes.faultId,
      otherCause: diagnosisOutcomes.otherCause,
      knowledgeVersion: diagnoses.knowledgeVersion,
    })
    .from(diagnosisOutcomes)
    .innerJoin(diagnoses, eq(diagnoses.id, diagnosisOutcomes.diagnosisId))
    .where(and(eq(diagnosisOutcomes.mayBeUsed, true), inArray(diagnosisOutcomes.kind, FOUND)))
    // Not in the order in which they came: a row says nothing of when it was reported.
    .orderBy(asc(diagnoses.symptoms));
