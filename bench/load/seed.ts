import { createHmac } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';

import type { LoadUser } from './mix.ts';

/** Rows that each user has: a list, a log of two years. */
const DIAGNOSES_OF_USER = 6;
const LOG_OF_USER = 200;

/** A session cookie as the server signs it. */
const cookieOf = (token: string, secret: string): string => {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `wrenchwise.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
};

/** The columns of a table that an insert may name, without the id, as a list of SQL. */
const columnsOf = async ({ executeSql }: Database, table: string): Promise<string> => {
  const { rows } = await executeSql(
    `select string_agg(column_name, ', ' order by ordinal_position) as columns
     from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER'
       and column_name not in ('id', 'user_id', 'vehicle_id', 'idempotency_key')`,
    [table],
  );
  return textAt(rows[0], 'columns');
};

const textAt = (row: unknown, name: string): string => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : '';
  return typeof value === 'string' ? value : '';
};

/**
 * Users with a session, a vehicle with a log, and copies of the newest diagnosis that there is, named
 * `prefix-1` and so on. Passwords are not needed: hashing five hundred takes minutes.
 */
export const seedUsers = async (
  db: Database,
  { prefix, users, secret }: { prefix: string; users: number; secret: string },
): Promise<readonly LoadUser[]> => {
  const { executeSql } = db;
  const columns = await columnsOf(db, 'diagnoses');
  const ofPrefix = `email like '${prefix}-%@load.example'`;
  await executeSql(`
    update usage_limits set allowance = null where metric = 'diagnoses';
    insert into users (name, email, email_verified)
      select 'Driver ' || n, '${prefix}-' || n || '@load.example', true
      from generate_series(1, ${users}) n;
    insert into sessions (user_id, token, expires_at)
      select id, '${prefix}' || replace(id::text, '-', ''), now() + interval '30 days'
      from users where ${ofPrefix};
    insert into vehicles (user_id, make, model, year)
      select id, 'Ford', 'Focus', 2015 from users where ${ofPrefix};
    insert into diagnoses (user_id, ${columns})
      select driver.id, ${columns
        .split(', ')
        .map((name) => `report.${name}`)
        .join(', ')}
      from users driver, generate_series(1, ${DIAGNOSES_OF_USER}),
        (select * from diagnoses order by created_at desc limit 1) report
      where driver.${ofPrefix}`);
  await seedLog(db, ofPrefix, LOG_OF_USER);
  const { rows } = await executeSql(`
    select s.token, v.id::text as vehicle, (array_agg(d.id::text))[1] as diagnosis
    from users u join sessions s on s.user_id = u.id join vehicles v on v.user_id = u.id
      join diagnoses d on d.user_id = u.id
    where u.${ofPrefix} group by s.token, v.id`);
  return rows.map((row) => ({
    cookie: cookieOf(textAt(row, 'token'), secret),
    vehicleId: textAt(row, 'vehicle'),
    diagnosisId: textAt(row, 'diagnosis'),
  }));
};

/** So many fill-ups for each vehicle of these users. What triggers keep is left as it is. */
const seedLog = async ({ executeSql }: Database, ofUsers: string, each: number): Promise<void> => {
  await executeSql(`
    alter table log_entries disable trigger user;
    insert into log_entries (user_id, vehicle_id, kind, date, odometer, litres, is_full, cost_cents, currency)
      select u.id, v.id, 'fuel', current_date - (n % 3650), 1000 + 30 * (${each} - n), 40, true, 6000, 'GBP'
      from users u join vehicles v on v.user_id = u.id, generate_series(1, ${each}) n
      where u.${ofUsers};
    alter table log_entries enable trigger user`);
};

/** Diagnoses without the engine's answer in full: 27 kB each would measure the disk. */
const seedSmallDiagnoses = async (
  { executeSql }: Database,
  ofUsers: string,
  each: number,
): Promise<void> => {
  await executeSql(`
    alter table diagnoses disable trigger user;
    insert into diagnoses (user_id, make, model, year, symptoms, result, source, knowledge_version, inputs_hash, created_at)
      select u.id, 'Ford', 'Focus', 2015, 'Grinding when braking.',
        '{"alerts": [], "causes": [], "canDrive": {"reason": ""}}', 'engine', 'load', 'load',
        now() - n * interval '1 hour'
      from users u, generate_series(1, ${each}) n where u.${ofUsers};
    alter table diagnoses enable trigger user`);
};

/** A user with so many rows in the log and so many diagnoses. */
export const seedHeavyUser = async (
  db: Database,
  { rows, secret }: { rows: number; secret: string },
): Promise<LoadUser> => {
  const [user] = await seedUsers(db, { prefix: 'heavy', users: 1, secret });
  if (user === undefined) throw new Error('the heavy user was not made');
  const ofUser = `email like 'heavy-%'`;
  await seedLog(db, ofUser, rows - LOG_OF_USER);
  await seedSmallDiagnoses(db, ofUser, rows - DIAGNOSES_OF_USER);
  await db.executeSql('analyze');
  return user;
};

/** Other people's rows: so many in the log and so many diagnoses in all, of a thousand users at most. */
export const seedCrowd = async (
  db: Database,
  { prefix, rows }: { prefix: string; rows: number },
): Promise<void> => {
  const users = Math.min(1000, Math.ceil(rows / 100));
  const each = Math.ceil(rows / users);
  const ofCrowd = `email like '${prefix}-%'`;
  await db.executeSql(`
    insert into users (name, email, email_verified)
      select 'Crowd ' || n, '${prefix}-' || n || '@load.example', true
      from generate_series(1, ${users}) n;
    insert into vehicles (user_id, make, model, year)
      select id, 'Ford', 'Focus', 2015 from users where ${ofCrowd}`);
  await seedLog(db, ofCrowd, each);
  await seedSmallDiagnoses(db, ofCrowd, each);
  await db.executeSql('vacuum analyze');
};
