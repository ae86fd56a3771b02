import type { Diagnosis, NewDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database, Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import type { ModelEvidence } from '@wrenchwise/rules/model-evidence';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';

import { diagnoses } from './diagnoses.tables.ts';
import { summaryColumns, toDiagnosis, WHOLE } from './diagnosis-rows.repository.ts';

export const insertDiagnosis = async (
  own: UserDatabase | Transaction,
  values: {
    /** The user's id, or SQL for it: null makes the policy refuse the row. */
    userId: SQL<string>;
    input: NewDiagnosis;
    result: DiagnosisResult;
    source: string;
    modelEvidence?: ModelEvidence | null;
    secondLook?: 'waiting' | null;
    idempotencyKey: string | undefined;
    /** Of one that was made some time ago. */
    past?: { createdAt: Date; resolvedAt: Date | null };
  },
): Promise<Diagnosis> => {
  const { result, source } = values;
  const { vehicle, symptoms, confirmed, removed, vehicleId } = values.input;
  const report = {
    ...vehicle,
    assumed: [...(vehicle.assumed ?? [])],
    symptoms,
    confirmed: [...confirmed],
    removed: [...removed],
    modelEvidence: values.modelEvidence ?? null,
    vehicleId,
  };
  const [row] = await own
    .insert(diagnoses)
    .values({
      userId: values.userId,
      ...report,
      source,
      secondLook: values.secondLook ?? null,
      idempotencyKey: values.idempotencyKey ?? null,
      ...values.past,
      ...summaryColumns(result),
    })
    .returning({ id: diagnoses.id, createdAt: diagnoses.createdAt });
  if (!row) throw new Error('the insert returned no row');
  const createdAt = row.createdAt.toISOString();
  return {
    ...result,
    id: row.id,
    ...report,
    answers: [],
    secondLook: values.secondLook ?? undefined,
    resolvedAt: null,
    outcome: null,
    source,
    createdAt,
  };
};

export const findDiagnosis = async (
  own: UserDatabase | Transaction,
  id: string,
  options: { lock?: boolean } = {},
): Promise<Diagnosis | undefined> => {
  const query = own.select(WHOLE).from(diagnoses).where(eq(diagnoses.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row && toDiagnosis(row);
};

/** The same of the served user, by a statement that is built once, for trips. */
export const createReadDiagnosis = ({
  reading,
}: Pick<Database, 'reading'>): ((id: string) => Promise<Diagnosis | undefined>) => {
  const statement = reading
    .select(WHOLE)
    .from(diagnoses)
    .where(eq(diagnoses.id, sql.placeholder('id')))
    .prepare('whole_diagnosis');
  return async (id) => {
    const [row] = await statement.execute({ id });
    return row && toDiagnosis(row);
  };
};

export const findByIdempotencyKey = async (
  own: UserDatabase | Transaction,
  userId: string,
  key: string,
): Promise<Diagnosis | undefined> => {
  const [row] = await own
    .select(WHOLE)
    .from(diagnoses)
    .where(and(eq(diagnoses.userId, userId), eq(diagnoses.idempotencyKey, key)));
  return row && toDiagnosis(row);
};

/** Says when the problem was dealt with; null opens it again. A time that is set stays. */
export const setResolved = async (
  own: UserDatabase | Transaction,
  { userId, id }: { readonly userId: string; readonly id: string },
  isResolved: boolean,
): Promise<Diagnosis | undefined> => {
  const [row] = await own
    .update(diagnoses)
    .set({ resolvedAt: isResolved ? sql`coalesce(${diagnoses.resolvedAt}, app_now())` : null })
    .where(and(eq(diagnoses.id, id), eq(diagnoses.userId, userId)))
    .returning(WHOLE);
  return row && toDiagnosis(row);
};

/** Names the saved car of a diagnosis that was made without one, or has it already. */
export const setVehicle = async (
  tx: Transaction,
  { userId, id }: { readonly userId: string; readonly id: string },
  vehicleId: string,
): Promise<Diagnosis | undefined> => {
  const [row] = await tx
    .update(diagnoses)
    .set({ vehicleId })
    .where(
      and(
        eq(diagnoses.id, id),
        eq(diagnoses.userId, userId),
        or(isNull(diagnoses.vehicleId), eq(diagnoses.vehicleId, vehicleId)),
      ),
    )
    .returning(WHOLE);
  return row && toDiagnosis(row);
};

export const deleteDiagnosis = async (
  own: UserDatabase | Transaction,
  id: string,
): Promise<boolean> => {
  const rows = await own
    .delete(diagnoses)
    .where(eq(diagnoses.id, id))
    .returning({ id: diagnoses.id });
  return rows.length > 0;
};
