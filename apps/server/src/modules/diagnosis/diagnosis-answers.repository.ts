import type { Diagnosis, DiagnosisAnswer } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database, Transaction } from '@wrenchwise/database/database';
import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { eq } from 'drizzle-orm';

import { users } from '../../platform/db/users.tables.ts';
import { diagnoses } from './diagnoses.tables.ts';
import { summaryColumns, toDiagnosis, WHOLE } from './diagnosis-rows.repository.ts';

/** Stores the answers and the new result with its maker, and the words where they were added to. */
export const updateAnswers = async (
  tx: Transaction,
  id: string,
  answers: readonly DiagnosisAnswer[],
  { result, source }: { result: DiagnosisResult; source: string },
  symptoms?: string,
): Promise<Diagnosis | undefined> => {
  const [row] = await tx
    .update(diagnoses)
    .set({
      answers: [...answers],
      source,
      ...(symptoms === undefined ? {} : { symptoms }),
      ...summaryColumns(result),
    })
    .where(eq(diagnoses.id, id))
    .returning(WHOLE);
  return row && toDiagnosis(row);
};

/** Remembers whether the user has tools. The table is the owner role's. */
export const rememberTools = async (
  db: Database,
  userId: string,
  hasTools: boolean,
): Promise<void> => {
  await db.update(users).set({ hasTools }).where(eq(users.id, userId));
};
