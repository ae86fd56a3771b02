import {
  type MaintenanceTemplate,
  type ProposedTask,
  TEMPLATES_MAX,
} from '@wrenchwise/contract/endpoints/maintenance-plan';
import type { Database } from '@wrenchwise/database/database';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import type { TemplateItem } from '@wrenchwise/rules/garage/template-item';
import { knownCountry } from '@wrenchwise/rules/place';
import { isUkRegistration } from '@wrenchwise/vehicle/registration';
import type { ScheduleInput, ServiceDone } from '@wrenchwise/vehicle/service/scheduled-service';
import { SERVICE_ITEM_IDS } from '@wrenchwise/vehicle/service/service-item';
import type { SevereUse } from '@wrenchwise/vehicle/service/service-rule';
import { serviceSchedule } from '@wrenchwise/vehicle/service/service-schedule';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import {
  deleteTemplate,
  findScheduledVehicle,
  insertTemplate,
  listServicesDone,
  listTemplates,
} from './plan.repository.ts';
import { openServiceItems } from './tasks.repository.ts';

type User = Pick<SessionUser, 'id' | 'timeZone' | 'place' | 'prices'>;

/** A vehicle as schedules and outlooks see it. */
export interface VehicleSituation {
  readonly input: ScheduleInput;
  /** Completed tasks that stand for something of the knowledge: a service item or a fault. */
  readonly done: readonly {
    readonly item: string;
    readonly date: string;
    readonly mileage: number | null;
  }[];
  /** What open tasks stand for. */
  readonly planned: readonly string[];
  readonly milesPerYear: number;
}

export interface PlanService {
  /** Throws `db/record-not-found`. */
  readonly situation: (user: User, vehicleId: string) => Promise<VehicleSituation>;
  /** The typical schedule of a vehicle. Throws `db/record-not-found`. */
  readonly propose: (
    user: User,
    vehicleId: string,
  ) => Promise<{
    items: ProposedTask[];
    basis: { mileage: number | null; milesPerYear: number };
  }>;
  readonly templates: (userId: string) => Promise<{ templates: MaintenanceTemplate[] }>;
  readonly createTemplate: (
    userId: string,
    input: { name: string; items: TemplateItem[] },
  ) => Promise<MaintenanceTemplate>;
  /** Throws `db/record-not-found`. */
  readonly deleteTemplate: (userId: string, id: string) => Promise<void>;
}

const USES = [
  ['shortTrips', 'short-trips'],
  ['towing', 'towing'],
  ['dust', 'dust'],
  ['cold', 'cold'],
  ['city', 'city'],
] as const satisfies readonly (readonly [string, SevereUse])[];

/** Generated schedules, and a user's own sets of tasks. */
export const createPlanService = (dependencies: { db: Database; now: () => Date }): PlanService => {
  const { db, now } = dependencies;

  const situation: PlanService['situation'] = async (user, vehicleId) => {
    const own = db.forUser(user.id);
    const found = await findScheduledVehicle(own, vehicleId);
    if (!found) throw new AppError('db/record-not-found');
    const { vehicle, milesPerYear } = found;
    const [done, planned] = await Promise.all([
      listServicesDone(own, vehicleId),
      openServiceItems(own, vehicleId),
    ]);
    const { monthOfFirstRegistration, useProfile, motExpiryDate, taxDueDate } = vehicle;
    const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(monthOfFirstRegistration ?? '');
    const history = done.flatMap(({ item, date, mileage }): readonly ServiceDone[] => {
      const known = SERVICE_ITEM_IDS.find((id) => id === item);
      if (known === undefined) return [];
      return [{ item: known, date, ...(mileage === null ? {} : { mileage }) }];
    });
    const input: ScheduleInput = {
      vehicle: {
        make: vehicle.make,
        model: vehicle.model,
        year: vehicle.year,
        fuel: FUELS.find((fuel) => fuel === vehicle.fuel) ?? null,
        transmission: TRANSMISSIONS.find((kind) => kind === vehicle.transmission) ?? null,
        mileage: vehicle.mileage,
        ...(isMonth ? { firstRegistered: `${monthOfFirstRegistration}-01` } : {}),
      },
      market: isUkRegistration(vehicle.registration ?? '')
        ? 'uk'
        : knownCountry(user.place.country).serviceMarket,
      today: dayIn(user.timeZone, now()),
      useProfile: {
        milesPerYear,
        severe: USES.flatMap(([field, use]) => (useProfile[field] === true ? [use] : [])),
      },
      history: [
        ...history,
        // What a register says is due overrules what is reckoned.
        ...(motExpiryDate === null ? [] : [{ item: 'mot', nextDue: motExpiryDate } as const]),
        ...(taxDueDate === null ? [] : [{ item: 'vehicle-tax', nextDue: taxDueDate } as const]),
      ],
    };
    return { input, done, planned, milesPerYear };
  };

  return {
    situation,

    propose: async (user, vehicleId) => {
      const { input, planned, milesPerYear } = await situation(user, vehicleId);
      const items = serviceSchedule(input);
      return {
        items: items.map((each) => ({
          serviceItem: each.item,
          task: each.title,
          reason: [each.reason, ...each.shortenedBy.map(({ reason }) => reason)].join(' '),
          caution: each.caution ?? null,
          need: each.need,
          months: each.interval.months ?? null,
          miles: each.interval.miles ?? null,
          dueDate: each.dueDate ?? null,
          dueMileage: each.dueMileage === undefined ? null : Math.round(each.dueMileage),
          expectedOn: each.expected,
          hasNoRecord: each.from === 'assumed' && each.need === 'advised',
          state: each.state,
          isPlanned: planned.includes(each.item),
        })),
        basis: { mileage: input.vehicle.mileage ?? null, milesPerYear },
      };
    },

    templates: async (userId) => ({
      templates: await listTemplates(db.forUser(userId), userId, TEMPLATES_MAX),
    }),
    createTemplate: (userId, input) => insertTemplate(db.forUser(userId), { userId, ...input }),
    deleteTemplate: async (userId, id) => {
      if (!(await deleteTemplate(db.forUser(userId), id))) {
        throw new AppError('db/record-not-found');
      }
    },
  };
};
