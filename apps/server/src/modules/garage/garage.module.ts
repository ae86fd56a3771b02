import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createMotLists } from '@wrenchwise/library/mot/mot-lists';
import { createOutlook } from '@wrenchwise/library/outlook/create-outlook';

import type { Platform } from '../../open-platform.ts';
import type { SensitiveAct } from '../accounts/identity/sensitive-act.ts';
import type { MailService } from '../messages/mail/mail.service.ts';
import type { NotificationsService } from '../messages/notifications/notifications.service.ts';
import type { CarDiagnoses } from './car-diagnoses.ts';
import { createDailyEntryFeature } from './daily-entry/daily-entry.feature.ts';
import { createFilesFeature } from './files/files.feature.ts';
import { createIncidentsFeature } from './incidents/incidents.feature.ts';
import { createLogFeature } from './log/log.feature.ts';
import { createVehicleLookupFeature } from './lookup/vehicle-lookup.feature.ts';
import { createVehicleLookupService } from './lookup/vehicle-lookup.service.ts';
import { createVinFeature } from './lookup/vin.feature.ts';
import { createCalendarFeature } from './maintenance/calendar.feature.ts';
import { createMaintenanceFeature } from './maintenance/maintenance.feature.ts';
import { createMotListsFeature } from './mot-lists/mot-lists.feature.ts';
import { createAnalyticsFeature } from './outlook/analytics.feature.ts';
import { createOutlookFeature } from './outlook/outlook.feature.ts';
import { createOverviewFeature } from './overview/overview.feature.ts';
import { createRecordingsFeature } from './recordings/recordings.feature.ts';
import { createRenewalsFeature } from './renewals/renewals.feature.ts';
import { createSearchFeature } from './search/search.feature.ts';
import { createSuppliesFeature } from './supplies/supplies.feature.ts';
import { createTimelineFeature } from './timeline/timeline.feature.ts';
import { tyreStore } from './tyres/tyre-sets.repository.ts';
import { createTyresFeature } from './tyres/tyres.feature.ts';
import { createVehicleFileFeature } from './vehicle-file/vehicle-file.feature.ts';
import { createVehicleRecords } from './vehicle-records/vehicle-records.service.ts';
import { createVehiclesFeature } from './vehicles/vehicles.feature.ts';

interface Services {
  readonly mail: MailService;
  readonly centre: NotificationsService;
  readonly sensitiveAct: SensitiveAct;
  readonly diagnoses: CarDiagnoses;
}

/** A user's vehicles and all that is stored about them. */
export const createGarageModule = async (
  { shared, usage, engine, sampleRegister }: Platform,
  services: Services,
) => {
  const { db, now } = shared;
  const lookup = createVehicleLookupFeature(shared);
  const vin = createVinFeature(shared);
  const maintenance = await createMaintenanceFeature({ ...shared, ...services });
  const vehicles = createVehiclesFeature({
    ...shared,
    ...services,
    vehicleLookup: lookup.service,
  });
  const log = createLogFeature({ ...shared, vehicles: vehicles.service });
  const files = await createFilesFeature(shared);
  const figures = {
    db,
    outlookOf: createOutlook(KNOWLEDGE, engine),
    plan: maintenance.plan,
    log: log.service,
  };
  const outlook = createOutlookFeature({ ...figures, usage, vehicles: vehicles.service });
  return {
    lookup: lookup.service,
    /** The look-up of sample cars, for demonstrations. */
    sampleLookup: createVehicleLookupService({ vehicleRegister: sampleRegister, now }),
    vin: vin.service,
    vehicles: vehicles.service,
    maintenance: maintenance.service,
    completion: maintenance.completion,
    plan: maintenance.plan,
    garageLog: log.service,
    outlook: outlook.service,
    workshopPhotos: files.workshopPhotos,
    features: [
      lookup,
      vehicles,
      createOverviewFeature({ vehicles: vehicles.service, now }),
      createTimelineFeature({ db, diagnoses: services.diagnoses }),
      vin,
      maintenance,
      createCalendarFeature({ ...shared, ...services, maintenance: maintenance.service }),
      log,
      createDailyEntryFeature(shared),
      createSearchFeature(shared),
      createRenewalsFeature(shared),
      createIncidentsFeature(shared),
      createSuppliesFeature(shared),
      createTyresFeature({ db, log: log.service, now }),
      outlook,
      createAnalyticsFeature({ ...figures, now }),
      files,
      createRecordingsFeature({ ...shared, usage, diagnoses: services.diagnoses }),
      createMotListsFeature({
        explainList: createMotLists(KNOWLEDGE),
        vehicles: vehicles.service,
        now,
      }),
      createVehicleFileFeature({
        ...shared,
        ...services,
        vehicles: vehicles.service,
        log: log.service,
        files: files.service,
        maintenance: maintenance.service,
        tyres: createVehicleRecords({ db, store: tyreStore }),
      }),
    ],
  };
};
