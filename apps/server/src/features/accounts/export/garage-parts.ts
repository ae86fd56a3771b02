import { diagnoses, repairGuides } from '../../../db/schema/diagnoses.ts';
import { maintenanceSchedules, vehicles } from '../../../db/schema/vehicles.ts';
import { type ExportPart, type ExportRow, tablePart } from './export-part.ts';

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
    toSheetRow: diagnosisInShort,
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
];
