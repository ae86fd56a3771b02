import type { GuideSource } from '@wrenchwise/contract/endpoints/step-guides';
import type { Database, Transaction } from '@wrenchwise/database/database';
import type { DiagnosisResult, GuideData } from '@wrenchwise/rules/diagnosis';
import type { ModelEvidence } from '@wrenchwise/rules/model-evidence';
import { and, eq, sql } from 'drizzle-orm';

import { users } from '../../platform/db/users.tables.ts';
import { diagnoses, repairGuides } from './diagnoses.tables.ts';
import { summaryColumns } from './diagnosis-rows.repository.ts';

const TABLES = { diagnosis: diagnoses, guide: repairGuides } as const;

/** What is looked at again: a stored diagnosis, or the guide of one of its steps. */
export type Looked = keyof typeof TABLES;

/** Longer than a queued look takes; what is older was cut off with its process. */
const CUT_OFF_SECONDS = 180;
const GIVEN_UP_SECONDS = 3600;
const AT_ONCE = 50;

/** Whether it still waits; locked until the end of the transaction. */
export const isWaiting = async (tx: Transaction, kind: Looked, id: string): Promise<boolean> => {
  const table = TABLES[kind];
  const [row] = await tx
    .select({ secondLook: table.secondLook })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return row?.secondLook === 'waiting';
};

/** Ends a second look that added nothing. */
export const endLook = async (
  db: Database | Transaction,
  kind: Looked,
  id: string,
): Promise<void> => {
  const table = TABLES[kind];
  await db
    .update(table)
    .set({ secondLook: null })
    .where(and(eq(table.id, id), eq(table.secondLook, 'waiting')));
};

export const addToDiagnosis = async (
  tx: Transaction,
  id: string,
  added: {
    readonly result: DiagnosisResult;
    readonly source: string;
    readonly modelEvidence: ModelEvidence | null;
  },
): Promise<void> => {
  const { result, source, modelEvidence } = added;
  await tx
    .update(diagnoses)
    .set({ source, modelEvidence, secondLook: 'added', ...summaryColumns(result) })
    .where(eq(diagnoses.id, id));
};

export const addToGuide = async (
  tx: Transaction,
  id: string,
  { guide, source }: { readonly guide: GuideData; readonly source: GuideSource },
): Promise<void> => {
  await tx
    .update(repairGuides)
    .set({ guideData: guide, source, secondLook: 'added' })
    .where(eq(repairGuides.id, id));
};

/** Looks whose process died; those that are hopelessly old are ended instead. */
export const findCutOff = async (
  db: Database,
  kind: Looked,
): Promise<readonly { id: string; userId: string }[]> => {
  const table = TABLES[kind];
  const olderThan = (seconds: number) =>
    sql`${table.createdAt} < app_now() - make_interval(secs => ${seconds})`;
  await db
    .update(table)
    .set({ secondLook: null })
    .where(and(eq(table.secondLook, 'waiting'), olderThan(GIVEN_UP_SECONDS)));
  return db
    .select({ id: table.id, userId: table.userId })
    .from(table)
    .where(and(eq(table.secondLook, 'waiting'), olderThan(CUT_OFF_SECONDS)))
    .limit(AT_ONCE);
};

/** Whether a user has tools. The table is the owner role's. */
export const hasToolsOf = async (db: Database, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ hasTools: users.hasTools })
    .from(users)
    .where(eq(users.id, userId));
  return row?.hasTools ?? true;
};
