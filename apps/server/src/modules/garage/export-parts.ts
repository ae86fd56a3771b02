import { type ExportPart, tablePart } from '../../platform/export-part.ts';
import { files } from './files/files.tables.ts';
import { logEntries, logImports } from './log/log.tables.ts';
import { calendarFeeds } from './maintenance/calendar.tables.ts';
import { maintenanceSchedules, maintenanceTemplates } from './maintenance/maintenance.tables.ts';
import { vehicleRegisterRecords, vehicleShares, vehicles } from './vehicles/vehicles.tables.ts';

/** Vehicles, maintenance, log and files. */
export const GARAGE_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'vehicles',
    about: 'Your vehicles, those that you deleted included until they are erased.',
    table: vehicles,
    owner: vehicles.userId,
    order: [vehicles.createdAt, vehicles.id],
  }),
  tablePart({
    name: 'maintenance',
    about: 'Your maintenance tasks.',
    table: maintenanceSchedules,
    owner: maintenanceSchedules.userId,
    order: [maintenanceSchedules.createdAt, maintenanceSchedules.id],
  }),
  tablePart({
    name: 'vehicle-register-records',
    about: 'What the MOT and vehicle registers answered when you looked a vehicle up.',
    table: vehicleRegisterRecords,
    owner: vehicleRegisterRecords.userId,
    order: [vehicleRegisterRecords.fetchedAt, vehicleRegisterRecords.vehicleId],
  }),
  tablePart({
    name: 'vehicle-shares',
    about: 'Whom you invited to see or edit a vehicle. The links are not included.',
    table: vehicleShares,
    owner: vehicleShares.userId,
    order: [vehicleShares.createdAt, vehicleShares.id],
    hidden: ['tokenHash'],
  }),
  tablePart({
    name: 'maintenance-templates',
    about: 'Your own sets of maintenance tasks.',
    table: maintenanceTemplates,
    owner: maintenanceTemplates.userId,
    order: [maintenanceTemplates.createdAt, maintenanceTemplates.id],
  }),
  tablePart({
    name: 'log',
    about:
      'Odometer readings, fill-ups, charges, work done and other spending. Distances are in miles.',
    table: logEntries,
    owner: logEntries.userId,
    order: [logEntries.date, logEntries.createdAt, logEntries.id],
  }),
  tablePart({
    name: 'log-imports',
    about: 'The files that you imported into the log.',
    table: logImports,
    owner: logImports.userId,
    order: [logImports.createdAt, logImports.id],
  }),
  tablePart({
    name: 'files',
    about: 'Your photos, receipts and documents by name, size and kind.',
    table: files,
    owner: files.userId,
    order: [files.createdAt, files.id],
    hidden: ['storageKey'],
  }),
  tablePart({
    name: 'calendar-feeds',
    about: 'Since when you have a calendar address. The address is not included.',
    table: calendarFeeds,
    owner: calendarFeeds.userId,
    order: [calendarFeeds.userId],
    hidden: ['tokenHash'],
  }),
];
