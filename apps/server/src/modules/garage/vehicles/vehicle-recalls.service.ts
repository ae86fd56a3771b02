import { setTimeout as pause } from 'node:timers/promises';

import type { VehicleRecall, VehicleRecalls } from '@wrenchwise/contract/endpoints/vehicle-recalls';
import type { Database } from '@wrenchwise/database/database';
import { type Recall, recallsOf } from '@wrenchwise/vehicle/facts/recalls';
import { FACT_SOURCES, RECALL_LOOKUPS } from '@wrenchwise/vehicle/facts/sources';
import { knownModel } from '@wrenchwise/vehicle/known-model';
import { modelYearPath } from '@wrenchwise/vehicle/specification-path';

import type { PublishedRecall, RecallService } from '../../../platform/adapters/recalls/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import type { Log } from '../../../platform/log.ts';
import { registerCountry } from './register-country.ts';
import { findRegisterRecord, findVehicle, type VehicleRow } from './vehicles.repository.ts';

type User = Pick<SessionUser, 'id' | 'place'>;

export interface VehicleRecallsService {
  /** Throws `db/record-not-found`; a service that does not answer is said in `live`. */
  readonly get: (user: User, vehicleId: string) => Promise<VehicleRecalls>;
}

/** NHTSA writes '22V413000' of what its documents call '22V413'. */
const campaignOf = (id: string): string => id.replace(/^(\d{2}[A-Z]\d{3})000$/, '$1');

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const inTable = (recall: Recall): VehicleRecall => ({
  id: recall.id,
  country: recall.country,
  version: recall.version ?? null,
  summary: recall.summary,
  consequence: null,
  remedy: null,
  parkIt: false,
  // Of British campaigns the table has only the year, which their number says.
  since: recall.launched !== undefined && isDay(recall.launched) ? recall.launched : null,
  credit: FACT_SOURCES[recall.source].credit,
});

const published = (recall: PublishedRecall): VehicleRecall => ({
  id: campaignOf(recall.campaign),
  country: 'US',
  version: null,
  summary: recall.summary || recall.component,
  consequence: recall.consequence || null,
  remedy: recall.remedy || null,
  parkIt: recall.parkIt,
  since: recall.received ?? null,
  credit: FACT_SOURCES.nhtsa.credit,
});

/** What an authority says of a campaign now, in place of what the table says of the same one. */
const merged = (
  live: readonly VehicleRecall[],
  table: readonly VehicleRecall[],
): readonly VehicleRecall[] => {
  const ids = new Set(live.map(({ id }) => id));
  return [...live, ...table.filter(({ id }) => !ids.has(id))];
};

/** Somebody waits for the page; what the table knows is there at once. */
const LONGEST_WAIT_MS = 2500;

type Live = { readonly live: VehicleRecalls['live']; readonly found: readonly VehicleRecall[] };

const FAILED: Live = { live: 'failed', found: [] };
const NOT_ASKED: Live = { live: 'off', found: [] };

/** What comes first: the answer, or the end of the wait. A late answer is still stored for the next. */
const withinWait = async (answer: Promise<Live>): Promise<Live> => {
  const ended = new AbortController();
  const { signal } = ended;
  try {
    return await Promise.race([
      answer,
      pause(LONGEST_WAIT_MS, FAILED, { signal, ref: false }).catch(() => FAILED),
    ]);
  } finally {
    ended.abort();
  }
};

/** Campaigns that name a saved vehicle's make, model and year. */
export const createVehicleRecallsService = ({
  db,
  recalls,
  log,
}: {
  db: Database;
  /** Undefined where it is switched off. */
  recalls: RecallService | undefined;
  log: Log;
}): VehicleRecallsService => {
  const ask = async ({ make, model, year }: VehicleRow): Promise<Live> => {
    if (recalls === undefined) return { live: 'off', found: [] };
    try {
      const found = await recalls.ofModel({ make, model, year });
      return { live: 'answered', found: found.map(published) };
    } catch (error) {
      // The recalls of the table are there without it.
      log.warn({ err: error }, 'the recalls of NHTSA could not be asked');
      return FAILED;
    }
  };

  return {
    get: async (user, vehicleId) => {
      const own = db.forUser(user.id);
      const vehicle = await findVehicle(own, vehicleId);
      if (!vehicle) throw new AppError('db/record-not-found');
      const { make, model, year, registration } = vehicle;
      const country = registerCountry(registration, user.place);
      const [register, { live, found }] = await Promise.all([
        findRegisterRecord(own, vehicleId),
        country === 'US' ? withinWait(ask(vehicle)) : NOT_ASKED,
      ]);
      const listed = country === undefined ? [] : recallsOf({ make, model, year }, country);
      const car = knownModel(make, model);
      const answer = register?.record.hasOutstandingRecall;
      return {
        listsOf: country ?? null,
        recalls: [...merged(found, listed.map(inTable))],
        outstanding:
          register === undefined || answer === undefined
            ? null
            : { answer, askedAt: register.fetchedAt },
        live,
        lookup: RECALL_LOOKUPS[country === 'UK' ? 'GB' : user.place.country] ?? null,
        specificationPath: car === undefined ? null : modelYearPath(car, year),
      };
    },
  };
};
