import type { Database } from '@wrenchwise/database/database';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import type { StepGuide } from '@wrenchwise/domain/endpoints/step-guides';

import type { DiagnosisProvider } from '../../adapters/diagnosis-provider/port.ts';
import { AppError } from '../../app-error.ts';
import type { SessionUser } from '../../http/context.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import { findStepGuide, insertStepGuide, listStepGuides } from './step-guides.repository.ts';

export interface StepGuidesService {
  /** The guides already opened, with the user's current price settings. */
  readonly list: (user: SessionUser, diagnosisId: string) => Promise<{ guides: StepGuide[] }>;
  /** The first opening of a step uses a unit; later ones are free. */
  readonly open: (user: SessionUser, diagnosisId: string, stepId: string) => Promise<StepGuide>;
}

/** Guides for the steps of a user's diagnoses. */
export const createStepGuidesService = ({
  db,
  provider,
  usage,
}: {
  db: Database;
  provider: DiagnosisProvider;
  usage: UsageService;
}): StepGuidesService => {
  /** A stored guide with current prices, where the provider still lists the same parts. */
  const pricedFor = async (
    { prices }: SessionUser,
    { plan, fuel }: Diagnosis,
    stored: StepGuide,
  ): Promise<StepGuide> => {
    const { guide, stepId } = stored;
    const step = plan.find(({ id }) => id === stepId);
    if (!step || guide.parts_required.length === 0) return stored;
    const now = await provider.stepGuide({ faultId: step.faultId, stepId, fuel, prices });
    if (now?.parts_required.length !== guide.parts_required.length) return stored;
    const { parts_required, cost_estimate } = now;
    return { ...stored, guide: { ...guide, parts_required, cost_estimate } };
  };

  return {
    list: async (user, diagnosisId) => {
      const own = db.forUser(user.id);
      const diagnosis = await findDiagnosis(own, diagnosisId);
      if (!diagnosis) throw new AppError('diagnosis/not-found');
      const guides = await listStepGuides(own, diagnosisId);
      return {
        guides: await Promise.all(guides.map((guide) => pricedFor(user, diagnosis, guide))),
      };
    },

    open: (user, diagnosisId, stepId) =>
      db.forUser(user.id).transaction(async (tx) => {
        const diagnosis = await findDiagnosis(tx, diagnosisId);
        if (!diagnosis) throw new AppError('diagnosis/not-found');
        const stored = await findStepGuide(tx, diagnosisId, stepId);
        if (stored) return pricedFor(user, diagnosis, stored);
        const step = diagnosis.plan.find(({ id }) => id === stepId);
        const { fuel } = diagnosis;
        const { prices } = user;
        const guide =
          step && (await provider.stepGuide({ faultId: step.faultId, stepId, fuel, prices }));
        if (!step || !guide) throw new AppError('diagnosis/unknown-step');

        const reservation = await usage.reserve(tx, { userId: user.id, metric: 'repairGuides' });
        // The reservation waited for the user's other ones: another tab may have opened the step.
        const meanwhile = await findStepGuide(tx, diagnosisId, stepId);
        if (meanwhile) {
          if (reservation) await usage.release(tx, reservation);
          return pricedFor(user, diagnosis, meanwhile);
        }
        if (!reservation) throw new AppError('usage/guide-limit');
        await usage.settle(tx, reservation);
        return insertStepGuide(tx, {
          userId: user.id,
          diagnosis,
          stepId,
          title: step.title,
          guide,
        });
      }),
  };
};
