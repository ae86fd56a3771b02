import type { OutputOf } from '@wrenchwise/contract/endpoint';
import type {
  getVehicleTimeline,
  TimelineEvent,
} from '@wrenchwise/contract/endpoints/vehicle-timeline';
import type { Database } from '@wrenchwise/database/database';

import type { CarDiagnoses } from '../car-diagnoses.ts';
import { entriesOf } from '../log/log.repository.ts';
import { vehicleAccess } from '../vehicles/vehicle-access.ts';
import { type EventRow, listEvents, type Place } from './timeline.repository.ts';

export interface TimelineService {
  /** One page. Throws `db/record-not-found` for a vehicle that the user may not see. */
  readonly list: (
    userId: string,
    page: { vehicleId: string; after?: string | undefined; perPage: number },
  ) => Promise<OutputOf<typeof getVehicleTimeline>>;
}

const placeOf = (text: string): Place => {
  const [day = '', at = '', id = ''] = text.split('~');
  return { day, at, id };
};

const idsOf = (rows: readonly EventRow[], type: EventRow['type']): string[] =>
  rows.filter((row) => row.type === type).map(({ id }) => id);

/** What happened to a vehicle, under row-level security: MOT tests, its log, incidents, the user's own diagnoses. */
export const createTimelineService = ({
  db,
  diagnoses,
}: {
  db: Database;
  diagnoses: Pick<CarDiagnoses, 'byIds'>;
}): TimelineService => ({
  list: async (userId, { vehicleId, after, perPage }) => {
    const own = db.forUser(userId);
    const place = after === undefined ? undefined : placeOf(after);
    const [, found] = await Promise.all([
      vehicleAccess(own, vehicleId),
      listEvents(own, { vehicleId, after: place, limit: perPage + 1 }),
    ]);
    const rows = found.slice(0, perPage);
    const [entries, diagnosed] = await Promise.all([
      entriesOf(own, idsOf(rows, 'log')),
      diagnoses.byIds(own, idsOf(rows, 'diagnosis')),
    ]);
    const toEvent = ({ type, id, day, test, incident }: EventRow): TimelineEvent[] => {
      if (type === 'mot') return test === null ? [] : [{ type, day, test }];
      if (type === 'incident') return incident === null ? [] : [{ type, day, incident }];
      if (type === 'log') {
        const entry = entries.find((each) => each.id === id);
        return entry ? [{ type, day, entry }] : [];
      }
      const diagnosis = diagnosed.find((each) => each.id === id);
      return diagnosis ? [{ type, day, diagnosis }] : [];
    };
    const last = found.length > perPage ? rows.at(-1) : undefined;
    return {
      events: rows.flatMap(toEvent),
      next: last ? `${last.day}~${last.at}~${last.id}` : null,
    };
  },
});
