import { randomUUID } from 'node:crypto';

import { getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { getFile } from '@wrenchwise/contract/endpoints/files';
import { deleteVehicle, getVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { schema } from '../../schema.ts';
import { codeOf } from '../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { type RowsOfUser, writeRowsEverywhere } from '../../testing/rows-of-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLog } from '../log.ts';
import { ownedTables, tableOfForeignId } from './foreign-ids.repository.ts';

const lines: string[] = [];
let app: TestApp;
let owner: QuickUser;
let stranger: QuickUser;
let rows: RowsOfUser;
beforeAll(async () => {
  app = await openTestApp({
    log: createLog('warn', { write: (line: string) => void lines.push(line) }),
  });
  owner = await newUserQuickly(app);
  stranger = await newUserQuickly(app);
  rows = await writeRowsEverywhere(app.database.db, owner.id);
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const NOTED = 'an id of somebody else was asked for';
const noted = () => lines.filter((line) => line.includes(NOTED));

describe('an id of somebody else', () => {
  test('is noted for the operator, with the table, and without the id or the whole user', async () => {
    const id = rows.vehicleId;
    expect(await codeOf(stranger.call(getVehicle, { params: { id } }))).toBe('db/record-not-found');
    await vi.waitFor(() => expect(noted()).toHaveLength(1));
    const [line = ''] = noted();
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', table: 'vehicles' });
    expect(line).toMatch(/"requestId":"/);
    expect(line).not.toContain(id);
    expect(line).not.toContain(stranger.id);
  });

  test('is noted for every way in which it is asked for', async () => {
    const params = { id: rows.vehicleId };
    await codeOf(stranger.call(deleteVehicle, { params }));
    await codeOf(stranger.call(getDiagnosis, { params: { id: rows.diagnosisId } }));
    await stranger.request(`/api/vehicles/${rows.vehicleId}/log`);
    await vi.waitFor(() => expect(noted()).toHaveLength(3));
  });

  test('gives nothing away to whoever asked: answer and list of events are those of an unknown id', async () => {
    const ask = async (id: string) => {
      const answer = await stranger.request(`/api/vehicles/${id}`);
      const { requestId: _, ...problem } = z
        .looseObject({ requestId: z.string() })
        .parse(await answer.json());
      return { status: answer.status, problem };
    };
    expect(await ask(rows.vehicleId)).toEqual(await ask(randomUUID()));
    const list: unknown = await (await stranger.request('/api/me/audit?show=all')).json();
    expect(list).toMatchObject({ total: 1 });
    // The look is made after the answer: its line would be read as the next test's.
    await vi.waitFor(() => expect(noted()).toHaveLength(1));
  });
});

describe('nothing is noted of', () => {
  test('an id that nobody has, and one’s own', async () => {
    await codeOf(stranger.call(getVehicle, { params: { id: randomUUID() } }));
    await owner.call(deleteVehicle, { params: { id: rows.vehicleId } });
    await codeOf(owner.call(getVehicle, { params: { id: rows.vehicleId } }));
    // Looks are made in turn: this one's line is the last.
    await codeOf(stranger.call(getDiagnosis, { params: { id: rows.diagnosisId } }));
    await vi.waitFor(() => expect(noted()).toHaveLength(1));
    expect(noted()[0]).toContain('"table":"diagnoses"');
  });

  test('somebody who is not signed in', async () => {
    const id = rows.diagnosisId;
    expect(await codeOf(app.newBrowser().call(getFile, { params: { id } }))).toBe('auth/no-user');
    expect(noted()).toEqual([]);
  });
});

test('every table whose rows have an id and an owner is looked into', async () => {
  const { db } = app.database;
  const owned = ownedTables(schema);
  const names = owned.map(({ name }) => name);
  expect(names).toContain('files');
  for (const table of names) {
    const found = await rowsOf(
      db,
      sql`select id from ${sql.identifier(table)} where user_id = ${owner.id} limit 1`,
    );
    const id = found[0]?.['id'];
    expect(typeof id, `${table} has no row: write one in rows-of-user.ts`).toBe('string');
    expect(await tableOfForeignId(db, owned, stranger.id, [String(id)]), table).toBe(table);
    expect(await tableOfForeignId(db, owned, owner.id, [String(id)]), table).toBeUndefined();
  }
});
