import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '@wrenchwise/database/database';
import type { GuideData, PlanStep } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import type { GuideOffer, StepGuide } from '@wrenchwise/domain/endpoints/step-guides';

import type { DiagnosisProvider } from '../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import { priceOptionsOf } from '../../platform/price-options.ts';
import type { Reservation, UsageService } from '../../platform/usage/usage.service.ts';
import type { GuidesService } from '../library/guides.service.ts';
import type { Announce } from '../messages/channels/chat-notifications.service.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import { findingsOf } from './guide-findings.ts';
import { guideOffer } from './guide-offer.ts';
import type { SecondLook } from './second-look.ts';
import {
  changeProgress,
  findStepGuide,
  insertStepGuide,
  listStepGuides,
  type StoredGuide,
} from './step-guides.repository.ts';

/** Whose guides, and in whose prices. */
type Asker = Pick<SessionUser, 'id' | 'prices'>;

export interface StepGuidesService {
  /**
   * The guides already opened, with the user's current price settings, and what opening each step of
   * the plan gives beyond the public guide.
   */
  readonly list: (
    user: Asker,
    diagnosisId: string,
  ) => Promise<{ guides: StepGuide[]; offers: GuideOffer[] }>;
  /**
   * The stored guide; where there is none, ours is stored, which uses a unit. What is written outside
   * is added to it afterwards.
   */
  readonly open: (user: SessionUser, diagnosisId: string, stepId: string) => Promise<StepGuide>;
  /** Ticks steps off, and takes ticks back. */
  readonly tick: (
    user: SessionUser,
    diagnosisId: string,
    changes: { stepId: string; ticks: readonly { step: number; done: boolean }[] },
  ) => Promise<StepGuide>;
}

/** How often it is looked whether a guide that another request stores is there. */
const POLL_MS = 100;

const LONGEST_WAIT_MS = 5000;

/** Guides for the steps of a user's diagnoses (decision 086). */
export const createStepGuidesService = ({
  db,
  provider,
  usage,
  guides: catalogue,
  secondLook,
  announce,
}: {
  db: Database;
  provider: DiagnosisProvider;
  usage: UsageService;
  /** The public guides: the guide of a step holds all of its fault's. */
  guides: Pick<GuidesService, 'ofFault' | 'onCarNamed'>;
  secondLook: SecondLook;
  announce: Announce;
}): StepGuidesService => {
  /** The public guide of a step's fault, and what the diagnosis knows beyond it. */
  const besides = (
    { prices }: Asker,
    diagnosis: Diagnosis,
    step: Pick<PlanStep, 'faultId'>,
  ): Pick<StepGuide, 'publicGuide' | 'found'> => {
    const publicGuide = catalogue.ofFault(step.faultId, priceOptionsOf(prices)) ?? null;
    const onCar = publicGuide && catalogue.onCarNamed(publicGuide.slug, diagnosis);
    return { publicGuide, found: findingsOf(diagnosis, step, publicGuide, onCar) };
  };

  const offersFor = (user: Asker, diagnosis: Diagnosis): GuideOffer[] => {
    // Several steps are about one fault.
    const faults = new Set(diagnosis.plan.map(({ faultId }) => faultId));
    const known = new Map(
      [...faults].map((faultId) => [faultId, besides(user, diagnosis, { faultId })]),
    );
    return diagnosis.plan.flatMap(({ id, faultId }) => {
      const { publicGuide, found } = known.get(faultId) ?? {};
      return publicGuide && found ? [guideOffer(id, publicGuide, found)] : [];
    });
  };

  /**
   * A stored guide with the public one, this car and what was found, and in current prices where the
   * provider still lists the same parts.
   */
  const wholeOf = async (
    user: Asker,
    diagnosis: Diagnosis,
    stored: StoredGuide,
  ): Promise<StepGuide> => {
    const { guide, stepId } = stored;
    const { plan, fuel } = diagnosis;
    // The plan changes with the answers; a guide that was opened stays.
    const step = plan.find(({ id }) => id === stepId) ?? { faultId: stepId.replace(/\/.*$/s, '') };
    const whole = { ...stored, ...besides(user, diagnosis, step) };
    if (guide.parts_required.length === 0) return whole;
    const { faultId } = step;
    const now = await provider.stepGuide({ faultId, stepId, fuel, prices: user.prices });
    if (now?.parts_required.length !== guide.parts_required.length) return whole;
    const { parts_required, cost_estimate } = now;
    return { ...whole, guide: { ...guide, parts_required, cost_estimate } };
  };

  const diagnosisOf = async (user: Asker, id: string): Promise<Diagnosis> => {
    const diagnosis = await findDiagnosis(db.forUser(user.id), id);
    if (!diagnosis) throw new AppError('diagnosis/not-found');
    return diagnosis;
  };

  /** Undefined while the same step is opened by another request. */
  const reserve = async (
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

  return {
    list: async (user, diagnosisId) => {
      const diagnosis = await diagnosisOf(user, diagnosisId);
      const guides = await listStepGuides(db.forUser(user.id), diagnosisId);
      return {
        guides: await Promise.all(guides.map((guide) => wholeOf(user, diagnosis, guide))),
        offers: offersFor(user, diagnosis),
      };
    },

    open: async (user, diagnosisId, stepId) => {
      const own = db.forUser(user.id);
      const diagnosis = await diagnosisOf(user, diagnosisId);
      const stored = await findStepGuide(own, diagnosisId, stepId);
      if (stored) return wholeOf(user, diagnosis, stored);
      const step = diagnosis.plan.find(({ id }) => id === stepId);
      if (!step) throw new AppError('diagnosis/unknown-step');
      const { fuel } = diagnosis;
      const { prices } = user;
      const ours = await provider.stepGuide({ faultId: step.faultId, stepId, fuel, prices });
      // What is written outside is only ever added to a guide of ours.
      if (!ours) throw new AppError('diagnosis/no-guide');

      const until = performance.now() + LONGEST_WAIT_MS;
      while (performance.now() < until) {
        const reserved = await reserve(user, `guide/${diagnosisId}/${stepId}`);
        if (reserved?.reservation) {
          const guide = await make(reserved.reservation, diagnosis, step, ours);
          if (guide.secondLook) secondLook.queue({ kind: 'guide', id: guide.id, userId: user.id });
          announce({ kind: 'repair_guide', user, car: diagnosis, title: step.title });
          return wholeOf(user, diagnosis, guide);
        }
        // Made by another request meanwhile, which may have taken the last unit for it.
        const made = await findStepGuide(own, diagnosisId, stepId);
        if (made) return wholeOf(user, diagnosis, made);
        if (reserved) throw new AppError('usage/guide-limit');
        await pause(POLL_MS);
      }
      throw new AppError('diagnosis/no-guide');
    },

    tick: async (user, diagnosisId, { stepId, ticks }) => {
      const own = db.forUser(user.id);
      const diagnosis = await diagnosisOf(user, diagnosisId);
      const stored = await findStepGuide(own, diagnosisId, stepId);
      if (!stored) throw new AppError('diagnosis/unknown-step');
      // The last word on a step counts.
      const wanted = new Map(ticks.map(({ step, done }) => [step, done]));
      const stepsThat = (isDone: boolean) =>
        [...wanted].flatMap(([step, done]) => (done === isDone ? [step] : []));
      const changes = { done: stepsThat(true), notDone: stepsThat(false) };
      const done = await changeProgress(own, user.id, stored, changes);
      return wholeOf(user, diagnosis, { ...stored, done });
    },
  };
};
