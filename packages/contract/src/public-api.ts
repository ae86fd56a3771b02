import type { z } from 'zod';

import type { ApiScope, Endpoint, KeyAccess, Limit } from './endpoint.ts';
import * as claims from './endpoints/claims.ts';
import * as codes from './endpoints/codes.ts';
import * as diagnoses from './endpoints/diagnoses.ts';
import * as preview from './endpoints/diagnosis-preview.ts';
import * as maintenance from './endpoints/maintenance.ts';
import * as quotes from './endpoints/quotes.ts';
import * as vehicleLookup from './endpoints/vehicle-lookup.ts';
import * as vehicles from './endpoints/vehicles.ts';
import * as vin from './endpoints/vin.ts';

/** What a key may ask, over all operations together. */
export const API_LIMIT = {
  requests: 120,
  seconds: 60,
  per: 'key',
  name: 'api',
} as const satisfies Limit;

/** The operation of version 1 that does what one of the app's does, for a program with a key. */
const published = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
>(
  { path, signedOut: _signedOut, limit: _limit, ...endpoint }: Endpoint<P, Q, B, O>,
  scope: ApiScope,
): Endpoint<P, Q, B, O, KeyAccess> => ({
  ...endpoint,
  path: `/api/v1${path.slice('/api'.length)}`,
  access: { scope },
  limit: API_LIMIT,
});

export const createDiagnosis = published(diagnoses.createDiagnosis, 'write');
export const listDiagnoses = published(diagnoses.listDiagnoses, 'read');
export const getDiagnosis = published(diagnoses.getDiagnosis, 'read');
export const answerQuestion = published(diagnoses.answerQuestion, 'write');
export const previewDiagnosis = published(preview.previewDiagnosis, 'read');
export const checkQuote = published(quotes.checkQuote, 'read');

export const examineClaim = published(claims.examineClaim, 'read');

export const createVehicle = published(vehicles.createVehicle, 'write');
export const listVehicles = published(vehicles.listVehicles, 'read');
export const getVehicle = published(vehicles.getVehicle, 'read');
export const updateVehicle = published(vehicles.updateVehicle, 'write');
export const deleteVehicle = published(vehicles.deleteVehicle, 'write');

export const createMaintenanceTask = published(maintenance.createMaintenanceTask, 'write');
export const listMaintenance = published(maintenance.listMaintenance, 'read');
export const updateMaintenanceTask = published(maintenance.updateMaintenanceTask, 'write');
export const deleteMaintenanceTask = published(maintenance.deleteMaintenanceTask, 'write');
export const completeMaintenanceTask = published(maintenance.completeMaintenanceTask, 'write');

export const lookUpVehicle = published(vehicleLookup.lookUpVehicle, 'read');
export const decodeVin = published(vin.decodeVin, 'read');

export const getCode = published(codes.getCode, 'read');
export const searchCodes = published(codes.searchCodes, 'read');

/** Every operation of version 1, in the order in which its document shows them. */
export const V1_ENDPOINTS: readonly Endpoint[] = [
  createDiagnosis,
  listDiagnoses,
  getDiagnosis,
  answerQuestion,
  previewDiagnosis,
  checkQuote,
  examineClaim,
  createVehicle,
  listVehicles,
  getVehicle,
  updateVehicle,
  deleteVehicle,
  createMaintenanceTask,
  listMaintenance,
  updateMaintenanceTask,
  deleteMaintenanceTask,
  completeMaintenanceTask,
  lookUpVehicle,
  decodeVin,
  getCode,
  searchCodes,
];
