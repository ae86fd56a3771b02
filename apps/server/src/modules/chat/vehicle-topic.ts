import { readFocus } from '@wrenchwise/assistant/focus';
import { answerAboutVehicle } from '@wrenchwise/assistant/vehicle/vehicle-assistant';
import type { VehicleFacts } from '@wrenchwise/assistant/vehicle/vehicle-facts';
import { longDay } from '@wrenchwise/rules/day-words';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import { emergencyWords } from '@wrenchwise/rules/place';
import { diagnosedVehicle, statedFuel } from '@wrenchwise/rules/vehicle';
import { z } from 'zod';

import type { ReportReader } from '../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { priceOptionsOf } from '../../platform/price-options.ts';
import type { LogService } from '../garage/log/log.service.ts';
import type { MaintenanceService } from '../garage/maintenance/maintenance.service.ts';
import type { OutlookService } from '../garage/outlook/outlook.service.ts';
import type { VehiclesService } from '../garage/vehicles/vehicles.service.ts';
import { guideNamedBy, type SearchedGuides } from './named-guide.ts';
import type { FindTopic } from './topic.ts';

export interface VehicleTopicDependencies {
  readonly engine: ReportReader;
  readonly vehicles: Pick<VehiclesService, 'get'>;
  readonly outlook: OutlookService;
  readonly maintenance: Pick<MaintenanceService, 'list'>;
  readonly garageLog: Pick<LogService, 'costs' | 'fillings' | 'paidFor' | 'workDone'>;
  readonly guides: SearchedGuides;
}

/** The last day of a month: 2026-02 → 2026-02-28. */
const lastDayOf = (month: string): string => {
  const [year, of] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, of ?? 1, 0)).toISOString().slice(0, 10);
};

/** The tasks that are read: more are on nobody's list. */
const MAX_TASKS = 50;

const SUGGESTIONS = [
  'What should I do next?',
  'What will the next year cost?',
  'What usually goes wrong with it?',
  'Are there any recalls?',
  'When is the MOT due?',
];

/** A saved vehicle: one's own, or one that is shared. */
export const vehicleTopic =
  ({
    engine,
    vehicles,
    outlook,
    maintenance,
    garageLog,
    guides,
  }: VehicleTopicDependencies): FindTopic =>
  async (user, id) => {
    if (!z.uuid().safeParse(id).success) throw new AppError('db/record-not-found');
    const vehicle = await vehicles.get(user.id, id);
    const car = `${vehicle.make} ${vehicle.model}`.trim();
    return {
      subject: { diagnosisId: null, vehicleId: id, guideSlug: null },
      title: vehicle.nickname ?? car,
      suggestions: SUGGESTIONS,
      consult: async (last) => {
        const [ahead, { tasks }, work] = await Promise.all([
          outlook.get(user, id),
          maintenance.list(user, { vehicleId: id, page: 1, perPage: MAX_TASKS }),
          garageLog.workDone(user.id, id),
        ]);
        const { make, model, year, fuel, transmission, mileage, assumed } = vehicle;
        const distance = vehicle.distanceUnit ?? user.distanceUnit;
        const facts: VehicleFacts = {
          vehicle,
          car,
          outlook: ahead,
          tasks: tasks.filter(({ state }) => state !== 'done'),
          work,
          paidFor: (category) => garageLog.paidFor(user.id, id, category),
          costsIn: (period) =>
            garageLog.costs(user, {
              vehicleId: id,
              from: period && `${period.from}-01`,
              to: period && lastDayOf(period.until),
            }),
          fillingsIn: (period) =>
            garageLog.fillings(user, {
              vehicleId: id,
              from: period && `${period.from}-01`,
              to: period && lastDayOf(period.until),
            }),
          today: dayIn(user.timeZone, new Date()),
          units: { distance, volume: vehicle.volumeUnit ?? user.place.fuelUnit },
          unit: distance,
          dayText: (day) => longDay(day, user.place.dateLocale),
          call: emergencyWords(user.place),
          guideFor: (question) => guideNamedBy(guides, question, priceOptionsOf(user.prices)),
          namesTrouble: async (words) => {
            const report = {
              vehicle: diagnosedVehicle({
                make,
                model,
                year,
                fuel,
                transmission,
                mileage,
                assumed,
              }),
              symptoms: words,
            };
            const { readings } = await engine.preview(report);
            return readings.some(({ kind, present }) => present && kind !== 'condition');
          },
        };
        return {
          // A vehicle has no verdict: only a diagnosis may give leave to drive.
          mayBeDriven: false,
          fuel: statedFuel(vehicle),
          answer: (question) => answerAboutVehicle(question, facts, readFocus(last)),
        };
      },
    };
  };
