import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import type { GuideData, PlanStep } from '@wrenchwise/rules/diagnosis';

import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { Reservation, UsageService } from '../../platform/usage/usage.service.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import type { SecondLook } from './second-look.ts';
import { findStepGuide, insertStepGuide, type StoredGuide } from './step-guides.repository.ts';

/** Undefined while the same step is opened by another request. */
const reserveWith =
  ({ db, usage }: { readonly db: Database; readonly usage: UsageService }) =>
  async (
    { id: userId }: SessionUser,
    idempotencyKey: string,
  ): Promise<{ reservation: Reservation | undefined } | undefined> => {
    try {
      const own = db.forUser(userId);
      return {
        reservation: await usage.reserve(own, { userId, metric: 'repairGuides', idempotencyKey }),
      };
    } catch (error) {
      if (error instanceof AppError && error.code === 'request/in-progress') return undefined;
      throw error;
    }
  };

/** The unit that a new guide of a step uses: set aside, then settled with the guide or released. */
export const createGuideUnits = ({
  db,
  usage,
  secondLook,
}: {
  db: Database;
  usage: UsageService;
  secondLook: SecondLook;
}) => {
  const reserve = reserveWith({ db, usage });

  /** Saves the guide and settles its unit together. */
  const save = (
    reservation: Reservation,
    { id }: Diagnosis,
    step: PlanStep,
    guide: GuideData,
  ): Promise<StoredGuide> =>
    db.forUser(reservation.userId).transaction(async (tx) => {
      // It may have been deleted meanwhile.
      const diagnosis = await findDiagnosis(tx, id, { lock: true });
      if (!diagnosis) throw new AppError('diagnosis/not-found');
      await usage.settle(tx, reservation);
      return insertStepGuide(tx, {
        userId: reservation.userId,
        diagnosis,
        stepId: step.id,
        title: step.title,
        guide,
        secondLook: secondLook.owed.guide,
      });
    });

  /** Makes the guide with the unit that is set aside; given back when that fails. */
  const make = async (
    reservation: Reservation,
    diagnosis: Diagnosis,
    step: PlanStep,
    ours: GuideData,
  ): Promise<StoredGuide> => {
    const own = db.forUser(reservation.userId);
    try {
      // Whoever held the key before may have saved it.
      const meanwhile = await findStepGuide(own, diagnosis.id, step.id);
      if (meanwhile) {
        await usage.release(own, reservation);
        return meanwhile;
      }
      return await save(reservation, diagnosis, step, ours);
    } catch (error) {
      // The lease lapses by itself where this fails too.
      await usage.release(own, reservation).catch(() => undefined);
      throw error;
    }
  };

  return { reserve, make };
};
