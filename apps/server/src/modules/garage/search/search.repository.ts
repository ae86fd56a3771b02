import { GarageFound, MAX_FOUND } from '@wrenchwise/contract/endpoints/garage-search';
import { rowsOf, type UserDatabase } from '@wrenchwise/database/database';
import { type SQL, sql } from 'drizzle-orm';

import { renewalName } from '../maintenance/register-dates.repository.ts';
import { vehicleName } from '../maintenance/vehicle-use.ts';

/** More words than this are not looked for. */
const MAX_WORDS = 8;

/** `%` and `_` of a search are themselves. */
const containing = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const hold = (text: SQL, words: readonly string[], joint: SQL): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`lower(${text}) like ${containing(word)}`),
    joint,
  )})`;

const carText = sql`concat_ws(' ', vehicles.make, vehicles.model, vehicles.year, vehicles.nickname,
  vehicles.registration, vehicles.vin, vehicles.notes,
  (select string_agg(concat_ws(' ', f ->> 'name', f ->> 'value'), ' ') from jsonb_array_elements(vehicles.custom_fields) f))`;

/** By every word, or by the registration without its spaces. */
const findCars = (own: UserDatabase, search: string, words: readonly string[]) => {
  const tight = search.replaceAll(/[^a-z0-9]/gi, '');
  const plate = sql`lower(regexp_replace(coalesce(vehicles.registration, ''), '[^A-Za-z0-9]', '', 'g'))`;
  return rowsOf(
    own,
    sql`select id, ${vehicleName} as name, registration from vehicles
      where deleted_at is null and (${hold(carText, words, sql` and `)}
        or (${tight} <> '' and ${plate} like ${containing(tight)}))
      order by created_at desc, id limit ${MAX_FOUND}`,
  );
};

interface Part {
  /** The table, as `x`. */
  readonly from: SQL;
  readonly columns: SQL;
  /** What is looked through. */
  readonly text: SQL;
  readonly order: SQL;
}

const ENTRIES: Part = {
  from: sql`log_entries`,
  columns: sql`x.kind, x.date::text as date, x.title, x.place, left(x.notes, 200) as notes`,
  // The amount as it is on a bill: '52.30'.
  text: sql`concat_ws(' ', x.title, x.place, x.notes, to_char(x.cost_cents / 100.0, 'FM9999999990.00'))`,
  order: sql`x.date desc, x.id`,
};
const FILES: Part = {
  from: sql`files`,
  columns: sql`x.kind, x.name`,
  text: sql`concat_ws(' ', x.kind, x.name)`,
  order: sql`x.created_at desc, x.id`,
};
const TASKS: Part = {
  from: sql`maintenance_schedules`,
  columns: sql`x.task, x.completed`,
  text: sql`concat_ws(' ', x.task, x.notes)`,
  order: sql`x.completed, x.due_date nulls last, x.id`,
};

const RECORDS: readonly Part[] = [
  {
    from: sql`renewals`,
    columns: sql`'renewal' as kind, ${renewalName(sql`x`)} as title`,
    text: sql`concat_ws(' ', ${renewalName(sql`x`)}, x.reference, x.notes)`,
    order: sql`x.due_on, x.id`,
  },
  {
    from: sql`tyre_sets`,
    columns: sql`'tyres' as kind, x.name as title`,
    text: sql`concat_ws(' ', 'tyres', x.name, x.season, x.size, x.notes)`,
    order: sql`x.created_at desc, x.id`,
  },
  {
    from: sql`incidents`,
    columns: sql`'incident' as kind, x.title`,
    text: sql`concat_ws(' ', x.kind, x.title, x.place, x.third_party, x.reference, x.notes)`,
    order: sql`x.happened_on desc, x.id`,
  },
];

/**
 * What holds one of the words, and every word together with its car's name: 'focus brake' finds the brakes of the
 * Focus, 'focus' not all that was ever done to it.
 */
const findOf = (
  own: UserDatabase,
  words: readonly string[],
  { from, columns, text, order }: Part,
) =>
  rowsOf(
    own,
    sql`select x.id, x.vehicle_id as "vehicleId", ${vehicleName} as "vehicleName", ${columns}
      from ${from} x join vehicles on vehicles.id = x.vehicle_id and vehicles.deleted_at is null
      where x.deleted_at is null and ${hold(text, words, sql` or `)}
        and ${hold(sql`concat_ws(' ', ${text}, ${carText})`, words, sql` and `)}
      order by ${order} limit ${MAX_FOUND}`,
  );

/** All of the cars that a user may see, under row-level security; nothing for a search without a word. */
export const findInGarage = async (own: UserDatabase, search: string): Promise<GarageFound> => {
  const words = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  if (words.length === 0) return { cars: [], entries: [], files: [], tasks: [], records: [] };
  const [cars, entries, files, tasks, ...records] = await Promise.all([
    findCars(own, search, words),
    ...[ENTRIES, FILES, TASKS, ...RECORDS].map((part) => findOf(own, words, part)),
  ]);
  return GarageFound.parse({
    cars,
    entries,
    files,
    tasks,
    records: records.flat().slice(0, MAX_FOUND),
  });
};
