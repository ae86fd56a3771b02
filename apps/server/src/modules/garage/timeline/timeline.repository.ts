import { MotTest } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { TimelineIncident } from '@wrenchwise/contract/endpoints/vehicle-timeline';
import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

/** Where an event is in the timeline: its day, the instant at which it was written down, its id. */
export interface Place {
  readonly day: string;
  readonly at: string;
  readonly id: string;
}

const EventRow = z.object({
  type: z.enum(['log', 'mot', 'incident', 'diagnosis']),
  id: z.string(),
  day: z.string(),
  at: z.string(),
  test: MotTest.nullable(),
  incident: TimelineIncident.nullable(),
});
export type EventRow = z.infer<typeof EventRow>;

/** To the microsecond and of one length, so that texts are in the order of the instants. */
const instantText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const NOTHING_BEFORE = sql`true`;

const comesAfter = (place: Place | undefined, [day, at, id]: readonly [SQL, SQL, SQL]): SQL =>
  place === undefined
    ? NOTHING_BEFORE
    : sql`(${day} collate "C", ${at} collate "C", ${id} collate "C") < (${place.day}, ${place.at}, ${place.id})`;

/**
 * The events of a vehicle behind a place, newest first. Each kind is cut to `limit` before they are put together,
 * so that of a long log no more is read than is shown.
 */
export const listEvents = async (
  own: UserDatabase,
  { vehicleId, after, limit }: { vehicleId: string; after: Place | undefined; limit: number },
): Promise<EventRow[]> => {
  const written = instantText(sql`created_at`);
  const sinceDay = after === undefined ? NOTHING_BEFORE : sql`date <= ${after.day}::date`;
  const diagnosedOn = sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await rowsOf(
    own,
    sql`select * from (
      (select 'log' as type, id::text as id, date::text as day, ${written} as at, null::jsonb as test,
          null::jsonb as incident
        from log_entries
        where vehicle_id = ${vehicleId} and deleted_at is null and ${sinceDay}
          and ${comesAfter(after, [sql`date::text`, written, sql`id::text`])}
        order by log_entries.date desc, created_at desc, log_entries.id desc limit ${limit})
      union all
      (select 'incident', id::text, happened_on::text, ${written}, null,
          jsonb_build_object('id', id, 'kind', kind, 'title', title, 'place', place,
            'costCents', cost_cents, 'currency', currency, 'isSettled', is_settled)
        from incidents
        where vehicle_id = ${vehicleId} and deleted_at is null
          and ${comesAfter(after, [sql`happened_on::text`, written, sql`id::text`])}
        order by happened_on desc, created_at desc, incidents.id desc limit ${limit})
      union all
      (select 'diagnosis', id::text, ${diagnosedOn}, ${written}, null, null
        from diagnoses
        where vehicle_id = ${vehicleId} and user_id = (select app_user_id())
          and ${comesAfter(after, [diagnosedOn, written, sql`id::text`])}
        order by created_at desc, diagnoses.id desc limit ${limit})
      union all
      (select 'mot', id, day, at, test, null from (
        select coalesce(test ->> 'motTestNumber', test ->> 'completedDate') as id,
          test ->> 'completedDate' as day, (test ->> 'completedDate') || 'T00:00:00.000000Z' as at, test
        from vehicle_register_records, jsonb_array_elements(record -> 'motTests') as tests(test)
        where vehicle_id = ${vehicleId}
      ) tested where ${comesAfter(after, [sql`day`, sql`at`, sql`id`])})
    ) events order by day collate "C" desc, at collate "C" desc, id collate "C" desc limit ${limit}`,
  );
  return z.array(EventRow).parse(rows);
};
