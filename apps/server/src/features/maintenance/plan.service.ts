import type { Database } from '@wrenchwise/database/database';
import {
  type MaintenanceTemplate,
  type ProposedTask,
  TEMPLATES_MAX,
} from '@wrenchwise/domain/endpoints/maintenance-plan';
import { dayIn } from '@wrenchwise/domain/garage/task-state';
import type { TemplateItem } from '@wrenchwise/domain/garage/template-item';
import { SERVICE_ITEM_IDS } from '@wrenchwise/vehicle/service/service-item';
import type { SevereUse } from '@wrenchwise/vehicle/service/service-rule';
import { serviceSchedule } from '@wrenchwise/vehicle/service/service-schedule';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';

import { AppError } from '../../app-error.ts';
import type { SessionUser } from '../../http/context.ts';
import {
  deleteTemplate,
  findScheduledVehicle,
  insertTemplate,
  listServicesDone,
  listTemplates,
} from './plan.repository.ts';
import { openServiceItems } from './tasks.repository.ts';

type User = Pick<SessionUser, 'id' | 'timeZone' | 'prices'>;

export interface PlanService {
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
  return {
    propose: async (user, vehicleId) => {
      const own = db.forUser(user.id);
      const found = await findScheduledVehicle(own, vehicleId);
      if (!found) throw new AppError('db/record-not-found');
      const { vehicle, milesPerYear } = found;
      const [done, planned] = await Promise.all([
        listServicesDone(own, vehicleId),
        openServiceItems(own, vehicleId),
      ]);
      const { monthOfFirstRegistration, useProfile } = vehicle;
      const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(monthOfFirstRegistration ?? '');
      const items = serviceSchedule({
        vehicle: {
          make: vehicle.make,
          model: vehicle.model,
          year: vehicle.year,
          fuel: FUELS.find((fuel) => fuel === vehicle.fuel) ?? null,
          transmission: TRANSMISSIONS.find((kind) => kind === vehicle.transmission) ?? null,
          mileage: vehicle.mileage,
          ...(isMonth ? { firstRegistered: `${monthOfFirstRegistration}-01` } : {}),
        },
        market: user.prices.priceRegion,
        today: dayIn(user.timeZone, now()),
        useProfile: {
          milesPerYear,
          severe: USES.flatMap(([field, use]) => (useProfile[field] === true ? [use] : [])),
        },
        history: done.flatMap(({ item, date, mileage }) => {
          const known = SERVICE_ITEM_IDS.find((id) => id === item);
          if (known === undefined) return [];
          return [{ item: known, date, ...(mileage === null ? {} : { mileage }) }];
        }),
      });
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
          state: each.state,
          isPlanned: planned.includes(each.item),
        })),
        basis: { mileage: vehicle.mileage, milesPerYear },
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
