import { diagnosedVehicle } from '@wrenchwise/domain/vehicle';
import { z } from 'zod';

import type { ReportReader } from '../../../adapters/diagnosis-provider/port.ts';
import { AppError } from '../../../app-error.ts';
import { priceOptionsOf } from '../../../price-options.ts';
import type { LogService } from '../../log/log.service.ts';
import type { MaintenanceService } from '../../maintenance/maintenance.service.ts';
import type { OutlookService } from '../../outlook/outlook.service.ts';
import type { VehiclesService } from '../../vehicles/vehicles.service.ts';
import { answerAboutVehicle } from '../vehicle-assistant/vehicle-assistant.ts';
import { named, type VehicleFacts } from '../vehicle-assistant/vehicle-facts.ts';
import { guideFacts, type GuideTopicDependencies } from './guide-topic.ts';
import type { FindTopic } from './topic.ts';

export interface VehicleTopicDependencies extends GuideTopicDependencies {
  readonly engine: ReportReader;
  readonly vehicles: Pick<VehiclesService, 'get'>;
  readonly outlook: OutlookService;
  readonly maintenance: Pick<MaintenanceService, 'list'>;
  readonly garageLog: Pick<LogService, 'workDone' | 'costs'>;
}

/** The best guides of a search, of which one has to be named. */
const MOST_GUIDES = 3;

/** A near miss would be dangerous: 'get rid of the burning smell' is not 'get rid of a mouldy smell'. */
const NEARLY_ALL = 0.75;

/** Words of a question that name no job. */
const NO_JOB =
  /\b(?:how|do|does|can|could|would|should|to|i|you|me|my|myself|it|its|the|a|an|on|in|of|for|and|or|is|are|with|this|that|car|van|which|what|tools?|need|guide|instructions|please|best|way|dead|yourself)\b/gi;

/** What comes before it tells why: 'battery is dead, how to jump start'. */
const UNTIL_HOW = /^.*?\b(?=how (?:do|can|would|should|to|does)\b)/is;

const searchWords = (question: string): string =>
  question
    .replace(UNTIL_HOW, '')
    .replaceAll(NO_JOB, ' ')
    .replaceAll(/[^\p{L}\d\s-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The tasks that are read: more are on nobody's list. */
const MOST_TASKS = 50;

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
      consult: async () => {
        const [ahead, { tasks }, work, costs] = await Promise.all([
          outlook.get(user, id),
          maintenance.list(user, { vehicleId: id, page: 1, perPage: MOST_TASKS }),
          garageLog.workDone(user.id, id),
          garageLog.costs(user, { vehicleId: id }),
        ]);
        const { make, model, year, fuel, transmission, mileage } = vehicle;
        const facts: VehicleFacts = {
          vehicle,
          car,
          outlook: ahead,
          tasks: tasks.filter(({ state }) => state !== 'done'),
          work,
          costs,
          unit: vehicle.distanceUnit ?? user.distanceUnit,
          guideFor: (words) => {
            const search = searchWords(words);
            if (search === '') return undefined;
            const { guides: found } = guides.list({ search, page: 1, perPage: MOST_GUIDES });
            const [guide] = named(search, found, NEARLY_ALL);
            return guide && guideFacts(guides, guide.slug, priceOptionsOf(user.prices));
          },
          namesTrouble: async (words) => {
            const report = {
              vehicle: diagnosedVehicle({ make, model, year, fuel, transmission, mileage }),
              symptoms: words,
            };
            const { readings } = await engine.preview(report);
            return readings.some(({ kind, present }) => present && kind !== 'condition');
          },
        };
        return {
          // A vehicle has no verdict: only a diagnosis may give leave to drive.
          mayBeDriven: false,
          fuel: vehicle.fuel,
          answer: (question) => answerAboutVehicle(question, facts),
        };
      },
    };
  };
