import { chatMessages } from '../../../platform/db/schema/chat.ts';
import {
  diagnoses,
  guideProgress,
  ownedTools,
  repairGuides,
} from '../../../platform/db/schema/diagnoses.ts';
import {
  diagnosisOutcomes,
  diagnosisShares,
  garageReplies,
} from '../../../platform/db/schema/diagnosis-sharing.ts';
import { files, logEntries, logImports } from '../../../platform/db/schema/log.ts';
import {
  maintenanceSchedules,
  maintenanceTemplates,
} from '../../../platform/db/schema/maintenance.ts';
import {
  calendarFeeds,
  messageServices,
  notifications,
  pushSubscriptions,
} from '../../../platform/db/schema/notifications.ts';
import {
  vehicleRegisterRecords,
  vehicles,
  vehicleShares,
} from '../../../platform/db/schema/vehicles.ts';
import { type ExportPart, type ExportRow, tablePart } from '../../../platform/export-part.ts';

/** The summary; the whole answer is in the JSON. */
const diagnosisInShort = (row: ExportRow): ExportRow => {
  const { result: _, answers: __, inputsHash: ___, idempotencyKey: ____, ...rest } = row;
  return rest;
};

const guideInShort = ({ guideData, ...rest }: ExportRow): ExportRow => {
  const guide: Readonly<Record<string, unknown>> = { ...Object(guideData) };
  return {
    ...rest,
    overview: guide['overview'],
    estimatedTime: guide['estimated_time'],
    costEstimate: guide['cost_estimate'],
    partsRequired: guide['parts_required'],
  };
};

/** Vehicles, diagnoses, guides and maintenance. */
export const GARAGE_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'diagnoses',
    about: 'Your diagnoses. The JSON file has the whole answer, the CSV file the main points.',
    table: diagnoses,
    owner: diagnoses.userId,
    order: [diagnoses.createdAt, diagnoses.id],
    hidden: ['searchText'],
    // A whole answer each.
    atOnce: 50,
    toSheetRow: diagnosisInShort,
  }),
  tablePart({
    name: 'diagnosis-links',
    about: 'Links to your diagnoses that you made for garages. The addresses are not included.',
    table: diagnosisShares,
    owner: diagnosisShares.userId,
    order: [diagnosisShares.createdAt, diagnosisShares.id],
    hidden: ['tokenHash'],
  }),
  tablePart({
    name: 'garage-replies',
    about: 'What garages replied to your diagnoses.',
    table: garageReplies,
    owner: garageReplies.userId,
    order: [garageReplies.createdAt, garageReplies.id],
  }),
  tablePart({
    name: 'diagnosis-outcomes',
    about: 'What you said it was in the end.',
    table: diagnosisOutcomes,
    owner: diagnosisOutcomes.userId,
    order: [diagnosisOutcomes.createdAt, diagnosisOutcomes.diagnosisId],
  }),
  tablePart({
    name: 'repair-guides',
    about: 'Repair guides that were made for you. The JSON file has every instruction.',
    table: repairGuides,
    owner: repairGuides.userId,
    order: [repairGuides.createdAt, repairGuides.id],
    toSheetRow: guideInShort,
  }),
  tablePart({
    name: 'guide-progress',
    about: 'Steps of repair guides that you ticked off.',
    table: guideProgress,
    owner: guideProgress.userId,
    order: [guideProgress.updatedAt, guideProgress.guideId],
  }),
  tablePart({
    name: 'tools',
    about: 'The tools that you said you have.',
    table: ownedTools,
    owner: ownedTools.userId,
    order: [ownedTools.createdAt, ownedTools.tool],
  }),
  tablePart({
    name: 'chat',
    about: 'What you asked about diagnoses, vehicles and guides, and the answers.',
    table: chatMessages,
    owner: chatMessages.userId,
    order: [chatMessages.createdAt, chatMessages.id],
    hidden: ['clientId'],
  }),
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
    name: 'notifications',
    about: 'What the notification centre told you.',
    table: notifications,
    owner: notifications.userId,
    order: [notifications.createdAt, notifications.id],
  }),
  tablePart({
    name: 'push-subscriptions',
    about: 'The browsers that you asked to show notifications. Their keys are not included.',
    table: pushSubscriptions,
    owner: pushSubscriptions.userId,
    order: [pushSubscriptions.createdAt, pushSubscriptions.id],
    hidden: ['p256dh', 'auth', 'endpoint'],
  }),
  tablePart({
    name: 'message-services',
    about:
      'The ntfy and Gotify servers that your notifications are sent to, by host. Topics and tokens are not included.',
    table: messageServices,
    owner: messageServices.userId,
    order: [messageServices.createdAt, messageServices.id],
    hidden: ['secret'],
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
