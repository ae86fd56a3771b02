import type { Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { GuideData } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import type { StepGuide } from '@wrenchwise/domain/endpoints/step-guides';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { repairGuides } from '../../db/schema/diagnoses.ts';

const toStepGuide = (row: typeof repairGuides.$inferSelect): StepGuide => ({
  id: row.id,
  stepId: row.stepId,
  title: row.repairStep,
  guide: row.guideData,
  createdAt: row.createdAt.toISOString(),
});

export const findStepGuide = async (
  tx: Transaction,
  diagnosisId: string,
  stepId: string,
): Promise<StepGuide | undefined> => {
  const [row] = await tx
    .select()
    .from(repairGuides)
    .where(
      and(
        eq(repairGuides.diagnosisId, diagnosisId),
        eq(repairGuides.stepId, stepId),
        isNull(repairGuides.deletedAt),
      ),
    );
  return row && toStepGuide(row);
};

export const listStepGuides = async (
  own: UserDatabase | Transaction,
  diagnosisId: string,
): Promise<StepGuide[]> => {
  const rows = await own
    .select()
    .from(repairGuides)
    .where(and(eq(repairGuides.diagnosisId, diagnosisId), isNull(repairGuides.deletedAt)))
    .orderBy(asc(repairGuides.createdAt));
  return rows.map(toStepGuide);
};

export const insertStepGuide = async (
  tx: Transaction,
  values: {
    userId: string;
    diagnosis: Diagnosis;
    stepId: string;
    title: string;
    guide: GuideData;
  },
): Promise<StepGuide> => {
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
    })
    .returning();
  if (!row) throw new Error('the insert returned no row');
  return toStepGuide(row);
};
