import { setTimeout as pause } from 'node:timers/promises';

import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { GuideOffer, StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import type { Database } from '@wrenchwise/database/database';

import type { DiagnosisProvider } from '../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { UsageService } from '../../platform/usage/usage.service.ts';
import type { GuidesService } from '../library/guides.service.ts';
import type { Announce } from '../messages/channels/chat-notifications.service.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import { createGuideUnits } from './guide-units.ts';
import type { SecondLook } from './second-look.ts';
import { type Asker, createShownGuides } from './shown-guides.ts';
import { changeProgress, findStepGuide, listStepGuides } from './step-guides.repository.ts';

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
  guides,
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
  const { wholeOf, offersFor } = createShownGuides({ provider, guides });
  const { reserve, make } = createGuideUnits({ db, usage, secondLook });

  const diagnosisOf = async (user: Asker, id: string): Promise<Diagnosis> => {
    const diagnosis = await findDiagnosis(db.forUser(user.id), id);
    if (!diagnosis) throw new AppError('diagnosis/not-found');
    return diagnosis;
  };

  return {
    list: async (user, diagnosisId) => {
      const diagnosis = await diagnosisOf(user, diagnosisId);
      const opened = await listStepGuides(db.forUser(user.id), diagnosisId);
      return {
        guides: await Promise.all(opened.map((guide) => wholeOf(user, diagnosis, guide))),
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
