import type { StepGuide } from '@wrenchwise/domain/endpoints/diagnoses';

import type { DiagnosisProvider } from '../../adapters/diagnosis-provider/port.ts';
import { AppError } from '../../app-error.ts';
import { asUser } from '../../db/as-user.ts';
import type { Database, StatementsAs } from '../../db/connect.ts';
import type { SessionUser } from '../../http/context.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { diagnosisExists, findDiagnosis } from './diagnoses.repository.ts';
import { findStepGuide, insertStepGuide, listStepGuides } from './step-guides.repository.ts';

export interface StepGuidesService {
  readonly list: (userId: string, diagnosisId: string) => Promise<{ guides: StepGuide[] }>;
  /** The first opening of a step uses one unit of the month's guides; again costs nothing. */
  readonly open: (user: SessionUser, diagnosisId: string, stepId: string) => Promise<StepGuide>;
}

/** Guides for the steps of one's own diagnoses. */
export const createStepGuidesService = ({
  db,
  statementsAs,
  provider,
  usage,
}: {
  db: Database;
  statementsAs: StatementsAs;
  provider: DiagnosisProvider;
  usage: UsageService;
}): StepGuidesService => ({
  list: async (userId, diagnosisId) => {
    const own = statementsAs(userId);
    const guides = await listStepGuides(own, diagnosisId);
    if (guides.length === 0 && !(await diagnosisExists(own, diagnosisId))) {
      throw new AppError('diagnosis/not-found');
    }
    return { guides };
  },

  open: (user, diagnosisId, stepId) =>
    asUser(db, user.id, async (tx) => {
      const diagnosis = await findDiagnosis(tx, diagnosisId);
      if (!diagnosis) throw new AppError('diagnosis/not-found');
      const stored = await findStepGuide(tx, diagnosisId, stepId);
      if (stored) return stored;
      const step = diagnosis.plan.find(({ id }) => id === stepId);
      const { fuel } = diagnosis;
      const { prices } = user;
      const guide =
        step && (await provider.stepGuide({ faultId: step.faultId, stepId, fuel, prices }));
      if (!step || !guide) throw new AppError('diagnosis/unknown-step');

      const reservation = await usage.reserve(tx, { userId: user.id, metric: 'repair_guides' });
      // The reservation waits for others of the same person: another tab may have opened it.
      const meanwhile = await findStepGuide(tx, diagnosisId, stepId);
      if (meanwhile) {
        if (reservation) await usage.release(tx, reservation);
        return meanwhile;
      }
      if (!reservation) throw new AppError('usage/guide-limit');
      await usage.settle(tx, reservation);
      return insertStepGuide(tx, { userId: user.id, diagnosis, stepId, title: step.title, guide });
    }),
});
