import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { rowsOf, type Transaction, type UserDatabase } from '@wrenchwise/database/database';
import type { GuideData } from '@wrenchwise/rules/diagnosis';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { guideProgress, repairGuides } from './diagnoses.tables.ts';
import { secondLookOf } from './diagnosis-rows.repository.ts';

/** A guide as its row has it: what the catalogue and the diagnosis add is read with them. */
export type StoredGuide = Omit<StepGuide, 'publicGuide' | 'found'>;

const toStepGuide = (
  row: typeof repairGuides.$inferSelect,
  doneSteps: readonly number[] | null = null,
): StoredGuide => ({
  id: row.id,
  stepId: row.stepId,
  title: row.repairStep,
  guide: row.guideData,
  source: row.source,
  secondLook: secondLookOf(row),
  done: [...(doneSteps ?? [])],
  createdAt: row.createdAt.toISOString(),
});

export const findStepGuide = async (
  own: UserDatabase | Transaction,
  diagnosisId: string,
  stepId: string,
): Promise<StoredGuide | undefined> => {
  const [row] = await own
    .select({ guide: repairGuides, doneSteps: guideProgress.doneSteps })
    .from(repairGuides)
    .leftJoin(guideProgress, eq(guideProgress.guideId, repairGuides.id))
    .where(
      and(
        eq(repairGuides.diagnosisId, diagnosisId),
        eq(repairGuides.stepId, stepId),
        isNull(repairGuides.deletedAt),
      ),
    );
  return row && toStepGuide(row.guide, row.doneSteps);
};

/** A guide by its own id, with the diagnosis that it belongs to. */
export const findGuideById = async (
  own: UserDatabase | Transaction,
  id: string,
): Promise<{ guide: StoredGuide; diagnosisId: string } | undefined> => {
  const [row] = await own
    .select()
    .from(repairGuides)
    .where(and(eq(repairGuides.id, id), isNull(repairGuides.deletedAt)));
  return row && row.diagnosisId !== null
    ? { guide: toStepGuide(row), diagnosisId: row.diagnosisId }
    : undefined;
};

export const listStepGuides = async (
  own: UserDatabase | Transaction,
  diagnosisId: string,
): Promise<StoredGuide[]> => {
  const rows = await own
    .select({ guide: repairGuides, doneSteps: guideProgress.doneSteps })
    .from(repairGuides)
    .leftJoin(guideProgress, eq(guideProgress.guideId, repairGuides.id))
    .where(and(eq(repairGuides.diagnosisId, diagnosisId), isNull(repairGuides.deletedAt)))
    .orderBy(asc(repairGuides.createdAt));
  return rows.map(({ guide, doneSteps }) => toStepGuide(guide, doneSteps));
};

export const insertStepGuide = async (
  tx: Transaction,
  values: {
    userId: string;
    diagnosis: Diagnosis;
    stepId: string;
    title: string;
    guide: GuideData;
    secondLook: 'waiting' | null;
  },
): Promise<StoredGuide> => {
  const { id, make, model, year } = values.diagnosis;
  const [row] = await tx
    .insert(repairGuides)
    .values({
      userId: values.userId,
      diagnosisId: id,
      make,
      model,
      year,
      stepId: values.stepId,
      repairStep: values.title,
      guideData: values.guide,
      secondLook: values.secondLook,
    })
    .returning();
  if (!row) throw new Error('the insert returned no row');
  return toStepGuide(row);
};

/**
 * Ticks steps off and takes ticks back in one statement: two devices that tick different steps at once
 * keep both. Steps that the guide does not have are left out.
 */
export const changeProgress = async (
  own: UserDatabase | Transaction,
  userId: string,
  guide: Pick<StoredGuide, 'id' | 'guide'>,
  changes: { readonly done: readonly number[]; readonly notDone: readonly number[] },
): Promise<number[]> => {
  const numbers = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::integer[]`;
  const last = guide.guide.step_by_step_instructions.length;
  const [row] = await rowsOf(
    own,
    sql`insert into guide_progress as p (guide_id, user_id, done_steps)
        values (${guide.id}::uuid, ${userId}::uuid, (
          select coalesce(array_agg(distinct s order by s), '{}') from unnest(${numbers(changes.done)}) s
          where s <= ${last}::integer))
        on conflict (guide_id, user_id) do update set updated_at = app_now(), done_steps = (
          select coalesce(array_agg(distinct s order by s), '{}')
          from unnest(p.done_steps || excluded.done_steps) s
          where s <> all (${numbers(changes.notDone)}))
        returning done_steps as done`,
  );
  const done = row?.['done'];
  return Array.isArray(done) ? done.map(Number) : [];
};
