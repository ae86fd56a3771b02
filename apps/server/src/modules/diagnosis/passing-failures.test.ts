import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { getUsage } from '@wrenchwise/contract/endpoints/subscription';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createPolicies } from '../../platform/policies.ts';
import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: QuickUser;
beforeEach(async () => {
  app = await openTestApp({ policies: createPolicies({ tempo: 0 }) });
  user = await newUserQuickly(app);
  await run('create sequence tries');
  await run('grant usage on sequence tries to app_user');
});
afterEach(() => app.close());

const run = (text: string) => app.database.db.execute(sql.raw(text));
const diagnose = () => user.call(createDiagnosis, { body: GRINDING });
const used = async () => (await user.call(getUsage, {})).diagnoses.used;
const count = async (statement: string): Promise<number> => {
  const [row] = await rowsOf(app.database.db, sql.raw(`select ${statement} as n`));
  return Number(row?.['n']);
};
const tries = () => count('(select case when is_called then last_value else 0 end from tries)');
const setAside = () => count('(select count(*) from usage_reservations)');

/** Makes saving a diagnosis fail with this SQLSTATE a number of times. */
const failToSave = async (state: string, times: number) => {
  await run(`create function fail() returns trigger language plpgsql as $$ begin
    if nextval('tries') <= ${times} then raise exception using errcode = '${state}'; end if;
    return new; end $$`);
  await run('create trigger fail before insert on diagnoses for each row execute function fail()');
};

test('saving what the database undid is tried 5 times more, and counted once', async () => {
  await failToSave('40001', 5);
  expect(await codeOf(diagnose())).toBe('succeeded');
  expect(await tries()).toBe(6);
  expect(await used()).toBe(1);
  expect(await setAside()).toBe(0);
});

test('saving fails after that, and the unit is given back', async () => {
  await failToSave('40001', 99);
  await expect(diagnose()).rejects.toThrow('Failed to save diagnosis results.');
  expect(await tries()).toBe(6);
  expect(await used()).toBe(0);
  expect(await setAside()).toBe(0);
});

test('saving is not tried again when it may have been done', async () => {
  await failToSave('08006', 99);
  expect(await codeOf(diagnose())).toBe('db/unavailable');
  expect(await tries()).toBe(1);
});

test('giving a unit back is tried 3 times more', async () => {
  await run(`create or replace function release_usage(p_user_id uuid, p_reservation uuid) returns void
    language plpgsql security definer as $$ begin
      if nextval('tries') <= 3 then raise exception using errcode = '08006'; end if;
      delete from usage_reservations where id = p_reservation; end $$`);
  await run(`create function fail() returns trigger language plpgsql as $$ begin
    raise exception using errcode = 'XX000'; end $$`);
  await run('create trigger fail before insert on diagnoses for each row execute function fail()');
  expect(await codeOf(diagnose())).toBe('diagnosis/save-failed');
  expect(await tries()).toBe(4);
  expect(await setAside()).toBe(0);
});
