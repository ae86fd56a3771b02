import { type ExportPart, tablePart } from '../../platform/export-part.ts';
import { files } from './files/files.tables.ts';
import { incidents } from './incidents/incidents.tables.ts';
import { logEntries, logImports } from './log/log.tables.ts';
import { calendarFeeds } from './maintenance/calendar.tables.ts';
import { maintenanceSchedules, maintenanceTemplates } from './maintenance/maintenance.tables.ts';
import { recordings } from './recordings/recordings.tables.ts';
import { renewals } from './renewals/renewals.tables.ts';
import { supplies, supplyUses } from './supplies/supplies.tables.ts';
import { tyreSets } from './tyres/tyres.tables.ts';
import { vehicleRegisterRecords, vehicleShares, vehicles } from './vehicles/vehicles.tables.ts';

/** Vehicles and all that is recorded of them. */
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
    name: 'recordings',
    about:
      'What your vehicles said at their socket: when, which values, and where each is in files/.',
    table: recordings,
    owner: recordings.userId,
    order: [recordings.startedAt, recordings.id],
    hidden: ['storageKey'],
  }),
  tablePart({
    name: 'renewals',
    about: 'When insurance, tax, finance, warranty and breakdown cover run out.',
    table: renewals,
    owner: renewals.userId,
    order: [renewals.dueOn, renewals.id],
  }),
  tablePart({
    name: 'tyre-sets',
    about: 'Your sets of tyres, when each was on, and the tread that was measured.',
    table: tyreSets,
    owner: tyreSets.userId,
    order: [tyreSets.createdAt, tyreSets.id],
  }),
  tablePart({
    name: 'incidents',
    about: 'What happened to your vehicles.',
    table: incidents,
    owner: incidents.userId,
    order: [incidents.happenedOn, incidents.id],
  }),
  tablePart({
    name: 'supplies',
    about: 'What you have on the shelf.',
    table: supplies,
    owner: supplies.userId,
    order: [supplies.createdAt, supplies.id],
  }),
  tablePart({
    name: 'supply-uses',
    about: 'What your jobs took from the shelf.',
    table: supplyUses,
    owner: supplyUses.userId,
    order: [supplyUses.createdAt, supplyUses.id],
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
