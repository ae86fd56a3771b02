import { exportData } from '@wrenchwise/contract/endpoints/accounts/export';
import { setAvatar } from '@wrenchwise/contract/endpoints/avatar';
import { Problem } from '@wrenchwise/contract/problem';
import { IMAGES } from '@wrenchwise/images/testing/images';
import { eq } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { EXPORT_PARTS, NOT_A_PART } from '../../../export-parts.ts';
import { schema } from '../../../schema.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { writeRowsEverywhere } from '../../../testing/rows-of-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

const BOM = '\uFEFF';
const Rows = z.array(z.record(z.string(), z.unknown()));

let app: TestApp;
let user: QuickUser;
let other: QuickUser;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  const { db } = app.database;
  const someone = async () => {
    const one = await newUserQuickly(app);
    await writeRowsEverywhere(db, one.id);
    await db.insert(schema.knownDevices).values({ userId: one.id, deviceHash: 'a laptop' });
    await one.call(setAvatar, {
      body: new Blob([IMAGES['image/webp']], { type: 'image/webp' }),
    });
    return one;
  };
  user = await someone();
  other = await someone();
});
afterAll(() => app.close());

const download = async (who: QuickUser): Promise<Record<string, Uint8Array>> =>
  unzipSync(await (await who.call(exportData, {})).bytes());

const textOf = (files: Record<string, Uint8Array>, name: string): string =>
  Buffer.from(files[name] ?? []).toString('utf8');
const rowsOf = (files: Record<string, Uint8Array>, name: string) =>
  Rows.parse(JSON.parse(textOf(files, `${name}.json`)));
const linesOf = (files: Record<string, Uint8Array>, name: string): string[] =>
  textOf(files, `${name}.csv`).split('\r\n');

const NAMES = EXPORT_PARTS.map(({ name }) => name);

describe('nothing is forgotten', () => {
  const personal = Object.values<unknown>(schema)
    .filter((table): table is PgTable => table instanceof PgTable)
    .map(getTableConfig)
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name);
  const exported = EXPORT_PARTS.flatMap(({ tables }) => tables).map(
    (table) => getTableConfig(table).name,
  );

  test.each(personal)('%s is exported, or left out for a reason that is written down', (name) => {
    expect([...exported, ...Object.keys(NOT_A_PART)]).toContain(name);
  });

  test('and no table is both, or neither exists', () => {
    for (const name of Object.keys(NOT_A_PART)) {
      expect(personal).toContain(name);
      expect(exported).not.toContain(name);
    }
  });
});

describe('the archive', () => {
  test('is a ZIP file named by its day, which nothing keeps', async () => {
    const answer = await user.request('/api/me/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const day = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="wrenchwise-export-${day}.zip"`,
    );
  });

  test('has every kind of data twice, the avatar, and a text that explains each', async () => {
    const files = await download(user);
    const both = NAMES.flatMap((name) => [`${name}.json`, `${name}.csv`]);
    expect(Object.keys(files).toSorted()).toEqual(
      [...both, 'README.txt', 'picture.webp'].toSorted(),
    );
    expect(new Uint8Array(files['picture.webp'] ?? [])).toEqual(IMAGES['image/webp']);
    const text = textOf(files, 'README.txt');
    expect(text).toContain(user.email);
    for (const name of [...NAMES, 'picture.webp']) {
      expect(text).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });

  test.each(NAMES)('holds the rows of %s in both files', async (name) => {
    const files = await download(user);
    const rows = rowsOf(files, name);
    expect(rows.length).toBeGreaterThanOrEqual(1);
    const [head = '', ...lines] = linesOf(files, name);
    expect(head.startsWith(BOM)).toBe(true);
    expect(head.slice(1).split(',')).toEqual(
      expect.arrayContaining(['createdAt'].filter((column) => column in (rows[0] ?? {}))),
    );
    expect(lines.length).toBeGreaterThan(rows.length);
  });

  test('has the whole answer of a diagnosis in JSON, and a row that can be read in CSV', async () => {
    const files = await download(user);
    const [diagnosis] = rowsOf(files, 'diagnoses');
    expect(diagnosis?.['result']).toMatchObject({ causes: expect.any(Array) });
    const [head = ''] = linesOf(files, 'diagnoses');
    expect(head).toContain('make,model,year,symptoms');
    expect(head).not.toMatch(/result|inputsHash/);
  });

  test('of somebody who has nothing yet has empty lists and no avatar', async () => {
    const files = await download(await newUserQuickly(app));
    expect(rowsOf(files, 'vehicles')).toEqual([]);
    expect(textOf(files, 'vehicles.csv')).toBe('');
    expect(rowsOf(files, 'profile')).toHaveLength(1);
    expect(Object.keys(files).filter((name) => name.startsWith('picture'))).toEqual([]);
  });

  test('has all of a long history, each row once', async () => {
    const { db } = app.database;
    const busy = await newUserQuickly(app);
    const cars = Array.from({ length: 450 }, (_, index) => ({
      userId: busy.id,
      make: 'Ford',
      model: `No. ${index}`,
      year: 2015,
    }));
    await db.insert(schema.vehicles).values(cars);
    const files = await download(busy);
    const models = rowsOf(files, 'vehicles').map(({ model }) => String(model));
    expect(models.toSorted()).toEqual(cars.map(({ model }) => model).toSorted());
    expect(linesOf(files, 'vehicles')).toHaveLength(1 + 450 + 1);
  });

  test('shows nothing of another user', async () => {
    const files = await download(user);
    for (const name of Object.keys(files)) {
      const text = textOf(files, name);
      expect(text).not.toContain(other.id);
      expect(text).not.toContain(other.email);
    }
  });

  test('has none of what signs a user in', async () => {
    const { db } = app.database;
    const { accounts, sessions, passkeys, twoFactors, knownDevices } = schema;
    const fresh = await newUserQuickly(app);
    const userId = fresh.id;
    await db.insert(accounts).values([
      { userId, accountId: userId, providerId: 'credential', password: 'SECRET-hash' },
      {
        userId,
        accountId: '1059',
        providerId: 'google',
        accessToken: 'SECRET-access',
        refreshToken: 'SECRET-refresh',
        idToken: 'SECRET-id',
      },
    ]);
    await db.insert(passkeys).values({
      userId,
      name: 'My phone',
      publicKey: 'SECRET-key',
      credentialID: `SECRET-${userId}`,
      counter: 0,
      deviceType: 'multiDevice',
      backedUp: true,
    });
    await db
      .insert(twoFactors)
      .values({ userId, secret: 'SECRET-totp', backupCodes: 'SECRET-codes' });
    await db.insert(knownDevices).values({ userId, deviceHash: 'SECRET-device' });
    const tokens = await db.select().from(sessions).where(eq(sessions.userId, userId));
    const files = await download(fresh);
    expect(tokens).toHaveLength(1);
    for (const name of Object.keys(files)) {
      const text = textOf(files, name);
      expect(text).not.toContain('SECRET');
      for (const { token } of tokens) expect(text).not.toContain(token);
    }
    const methods = rowsOf(files, 'sign-in-methods').map(({ method }) => String(method));
    expect(methods.toSorted()).toEqual(['authenticator app', 'google', 'passkey', 'password']);
  });
});

test.each(['=HYPERLINK("http://evil.example","Click")', '+1', '-1', '@x', '\tx', '\rx', '＝1+1'])(
  'a spreadsheet does not run a vehicle that is called %j',
  async (model) => {
    const { db } = app.database;
    const owner = await newUserQuickly(app);
    await db.insert(schema.vehicles).values({ userId: owner.id, make: 'Ford', model, year: 2015 });
    const files = await download(owner);
    expect(rowsOf(files, 'vehicles')).toMatchObject([{ model }]);
    const cell = `'${model}`.replaceAll('"', '""');
    const quoted = /[",\r\n]/.test(model) ? `"${cell}"` : cell;
    expect(textOf(files, 'vehicles.csv')).toContain(`,Ford,${quoted},2015,`);
  },
);

test('a text of several lines is one cell, so that none of its lines begins a row', async () => {
  const { db } = app.database;
  const owner = await newUserQuickly(app);
  const notes = 'bought used\n=1+1\r\n@x';
  const car = { make: 'Ford', model: 'Focus', year: 2015, notes };
  await db.insert(schema.vehicles).values({ userId: owner.id, ...car });
  expect(textOf(await download(owner), 'vehicles.csv')).toContain(`,"${notes}",`);
});

test('handing out the data is an event of the user, and part of what is handed out', async () => {
  const files = await download(await newUserQuickly(app));
  expect(rowsOf(files, 'security-events')).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'data_export', severity: 'info' })]),
  );
});

test('an export that fails leaves no event', async () => {
  const { db } = app.database;
  const unlucky = await newUserQuickly(app);
  const events = () =>
    db
      .select()
      .from(schema.securityAuditEvents)
      .where(eq(schema.securityAuditEvents.userId, unlucky.id));
  const before = await events();
  await db.execute('alter table usage_metrics rename to usage_metrics_away');
  try {
    expect((await unlucky.request('/api/me/export')).status).toBe(500);
  } finally {
    await db.execute('alter table usage_metrics_away rename to usage_metrics');
  }
  expect(await events()).toEqual(before);
});

test('ten exports an hour are enough', async () => {
  const strict = await openTestApp({
    withBystander: true,
    environment: { RATE_LIMIT: '1' },
    db: app.database.db,
  });
  const keen = await newUserQuickly(strict);
  for (let count = 0; count < 10; count += 1) await keen.call(exportData, {});
  const refused = await keen.request('/api/me/export');
  expect(refused.status).toBe(429);
  expect(Problem.parse(await refused.json()).code).toBe('rate-limit/exceeded');
  await strict.close();
});
