import { api } from '@wrenchwise/client/api.ts';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { getDailyEntry } from '@wrenchwise/contract/endpoints/daily-entry';
import { getDiagnosis, listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import { getGarage } from '@wrenchwise/contract/endpoints/garage';
import { listLogEntries } from '@wrenchwise/contract/endpoints/log';
import {
  getMaintenanceOverview,
  listMaintenance,
} from '@wrenchwise/contract/endpoints/maintenance';
import { listStepGuides } from '@wrenchwise/contract/endpoints/step-guides';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { getVehicleTimeline } from '@wrenchwise/contract/endpoints/vehicle-timeline';
import { getVehicle, listVehicles } from '@wrenchwise/contract/endpoints/vehicles';

import { ALL_CARS } from './local-reading.ts';

/** The newest diagnoses that can be read without a connection, whether or not they were opened here. */
const DIAGNOSES = 10;

/** The newest cars whose pages can be. */
const CARS = 5;

/** What pages ask for first, in the words in which they ask: the transport stores the answers. */
const FIRST: readonly (() => Promise<unknown>)[] = [
  () => api(getMe, {}),
  () => api(getSubscription, {}),
  () => api(getDailyEntry, { query: {} }),
  () => api(getGarage, {}),
  () => api(listDiagnoses, { query: { page: 1, perPage: 5 } }),
  () => api(listDiagnoses, { query: { state: 'open', page: 1, perPage: 50 } }),
  () => api(listMaintenance, { query: { page: 1, perPage: 4 } }),
  () => api(listMaintenance, { query: { page: 1, perPage: 50 } }),
  () => api(getMaintenanceOverview, { query: {} }),
];

/**
 * Reads what is wanted on a driveway, one after the other, so that it never competes with what the page asks for. What
 * fails is read with the next visit.
 */
export const readAhead = async (): Promise<void> => {
  // The session first: it says whose answers are stored.
  await api(getSession, {});
  const { diagnoses } = await api(listDiagnoses, { query: { page: 1, perPage: DIAGNOSES } });
  const { vehicles } = await api(listVehicles, { query: ALL_CARS });
  for (const read of FIRST) await read();
  for (const { id } of vehicles.slice(0, CARS)) {
    const params = { id };
    await api(getVehicle, { params });
    await api(getVehicleTimeline, { params, query: {} });
    await api(listLogEntries, { params, query: { perPage: 20 } });
    await api(listMaintenance, { query: { page: 1, perPage: 50, vehicleId: id } });
  }
  for (const { id } of diagnoses) {
    await api(getDiagnosis, { params: { id } });
    await api(listStepGuides, { params: { id } });
  }
};
