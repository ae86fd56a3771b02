import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type {
  DiagnosisJobs,
  NewJob,
  ProposedNext,
} from '@wrenchwise/contract/endpoints/diagnosis-job';
import type { Database } from '@wrenchwise/database/database';
import { serviceItemsOf } from '@wrenchwise/knowledge/service-of-fault';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import type { LogService } from '../../garage/log/log.service.ts';
import type { MaintenanceService } from '../../garage/maintenance/maintenance.service.ts';
import type { PlanService } from '../../garage/maintenance/plan.service.ts';
import { vehicleAccess } from '../../garage/vehicles/vehicle-access.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import { findOutcome } from './outcomes.repository.ts';
import { type After, servicesAfter } from './services-after.ts';

export interface JobsService {
  /** Throws `diagnosis/not-found`, as the others do. */
  readonly of: (user: SessionUser, diagnosisId: string) => Promise<DiagnosisJobs>;
  /**
   * Puts the job into the log and plans what comes after it, all or nothing; once per idempotency
   * key. Throws `diagnosis/no-vehicle`, `vehicle/view-only`, and what the log throws.
   */
  readonly add: (
    user: SessionUser,
    diagnosisId: string,
    job: NewJob,
    idempotencyKey: string | undefined,
  ) => Promise<DiagnosisJobs>;
  readonly setVehicle: DiagnosesService['setVehicle'];
}

interface Dependencies {
  readonly db: Database;
  readonly diagnoses: Pick<DiagnosesService, 'get' | 'setVehicle'>;
  readonly garageLog: Pick<LogService, 'addIn' | 'jobsOf'>;
  readonly maintenance: Pick<MaintenanceService, 'addIn' | 'list'>;
  readonly plan: Pick<PlanService, 'situation'>;
  readonly now: () => Date;
}

const TITLE_MAX = 200;
const REASON_MAX = 500;
const PLANNED_MAX = 10;

/** What the entry of the log is called: the fault that was repaired, or what was looked at. */
const titleOf = ({ outcome, findings }: Diagnosis): string => {
  const sign = findings.find(({ present }) => present)?.label;
  const title =
    outcome !== null && outcome.cause !== null
      ? `Repair: ${lowerFirst(outcome.cause)}`
      : sign === undefined
        ? 'Looked at by a garage'
        : `Looked at: ${lowerFirst(sign)}`;
  return title.slice(0, TITLE_MAX);
};

const toProposed = ({ item, title, reason, interval }: After): ProposedNext => ({
  serviceItem: item,
  task: title,
  reason,
  months: interval.months ?? null,
  miles: interval.miles ?? null,
});

const toTask = ({ item, title, reason, interval, dueDate, dueMileage }: After) => ({
  task: title,
  reason: reason.slice(0, REASON_MAX),
  source: 'diagnosis' as const,
  serviceItem: item,
  dueDate: dueDate ?? null,
  dueMileage: dueMileage === undefined ? null : Math.round(dueMileage),
  repeat: { months: interval.months ?? null, miles: interval.miles ?? null },
});

/** The work on diagnosed problems, in the logs of their vehicles. */
export const createJobsService = (dependencies: Dependencies): JobsService => {
  const { db, diagnoses, garageLog, maintenance, plan, now } = dependencies;

  const after = async (
    user: SessionUser,
    vehicleId: string,
    items: readonly ServiceItemId[],
    done: { readonly date: string; readonly odometer: number | null },
  ): Promise<readonly After[]> =>
    items.length === 0 ? [] : servicesAfter(await plan.situation(user, vehicleId), items, done);

  const repaired = async (user: SessionUser, diagnosisId: string) => {
    const outcome = await findOutcome(db.forUser(user.id), diagnosisId);
    return outcome?.faultId ? serviceItemsOf(outcome.faultId) : [];
  };

  const of: JobsService['of'] = async (user, diagnosisId) => {
    const diagnosis = await diagnoses.get(user, diagnosisId);
    const { vehicleId } = diagnosis;
    const own = db.forUser(user.id);
    const today = dayIn(user.timeZone, now());
    const access =
      vehicleId === null
        ? undefined
        : await vehicleAccess(own, vehicleId).catch((error: unknown) => {
            // Deleted since, or shared no more.
            if (error instanceof AppError && error.code === 'db/record-not-found') return undefined;
            throw error;
          });
    const [jobs, { tasks: planned }, next] = await Promise.all([
      garageLog.jobsOf(user.id, diagnosisId),
      maintenance.list(user, { diagnosisId, page: 1, perPage: PLANNED_MAX }),
      access === undefined
        ? []
        : after(user, access.vehicleId, await repaired(user, diagnosisId), {
            date: today,
            odometer: null,
          }),
    ]);
    return {
      jobs: [...jobs],
      planned,
      vehicle:
        access === undefined
          ? null
          : { id: access.vehicleId, canEdit: access.canEdit, distanceUnit: access.distanceUnit },
      proposed: {
        title: titleOf(diagnosis),
        currency: diagnosis.pricing.currency,
        next: next.map(toProposed),
      },
    };
  };

  return {
    of,

    add: async (user, diagnosisId, job, idempotencyKey) => {
      const { vehicleId } = await diagnoses.get(user, diagnosisId);
      if (vehicleId === null) throw new AppError('diagnosis/no-vehicle');
      const { next, doneBy, date, odometer, costCents, currency, title, confirm } = job;
      const own = db.forUser(user.id);
      // Before the schedule is read: who may not write gets that answer.
      await vehicleAccess(own, vehicleId);
      const tasks = (await after(user, vehicleId, next, { date, odometer })).map(toTask);
      await own.transaction(async (tx) => {
        const { isNew } = await garageLog.addIn(tx, user, {
          vehicleId,
          idempotencyKey,
          diagnosisId,
          input: {
            kind: 'service',
            date,
            odometer,
            costCents,
            currency,
            title,
            confirm,
            category: 'repair',
            place: doneBy,
            litres: null,
            volumeUnit: null,
            distanceUnit: null,
            kwh: null,
            isFull: false,
            isAfterGap: false,
            notes: null,
          },
        });
        if (isNew && tasks.length > 0) {
          await maintenance.addIn(tx, user, { vehicleId, tasks }, { diagnosisId });
        }
      });
      return of(user, diagnosisId);
    },

    setVehicle: diagnoses.setVehicle,
  };
};
