import type { OutputOf } from '@wrenchwise/contract/endpoint';
import { exportData } from '@wrenchwise/contract/endpoints/accounts/export';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { listFiles } from '@wrenchwise/contract/endpoints/files';
import * as endpoints from '@wrenchwise/contract/endpoints/recordings';
import {
  GUIDED_TEST_IDS,
  type GuidedTestId,
  VERDICTS,
} from '@wrenchwise/obd/guided-tests/guided-test';
import { createRecordingEncoder } from '@wrenchwise/obd/recording/encode-recording';
import { channelOf, MAX_RECORDING_BYTES } from '@wrenchwise/obd/recording/recording';
import {
  RECORDED_TESTS,
  RECORDED_VERDICTS,
  RECORDING_MAX_BYTES,
  RECORDING_TYPE,
} from '@wrenchwise/rules/garage/recordings';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { schema } from '../../../schema.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { insertShare, insertVehicle } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from '../files/sweep-files.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;

const withPlan = async (planId: 'pro' | 'enterprise'): Promise<QuickUser> => {
  const user = await newUserQuickly(app);
  await subscribe(app.database.db, user.id, { planId, status: 'active', periodEnd: inDays(20) });
  return user;
};

beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
beforeEach(async () => {
  owner = await withPlan('pro');
  vehicleId = await insertVehicle(app.database.db, owner.id);
});
afterAll(() => app.close());

const STARTED = Date.UTC(2026, 2, 2, 8, 15);

/** A coolant temperature that rises, once a second, and a marker. */
const recorded = (seconds = 60): Blob => {
  const encoder = createRecordingEncoder(STARTED, [
    channelOf({ pid: 0x05, name: 'Engine coolant temperature', unit: '°C' }),
    channelOf({ pid: 0x0c, name: 'Engine speed', unit: 'rpm' }),
  ]);
  for (let second = 0; second < seconds; second += 1) {
    encoder.add(second * 1000, [20 + second, second === 0 ? undefined : 800]);
  }
  encoder.mark(seconds * 1000, 'Fan on');
  return new Blob([encoder.header, encoder.take()], { type: RECORDING_TYPE });
};

const send = (
  who: QuickUser = owner,
  {
    body = recorded(),
    key,
    ...query
  }: {
    body?: Blob;
    key?: string;
    name?: string;
    diagnosisId?: string;
    guidedTest?: GuidedTestId;
  } = {},
) =>
  who.call(
    endpoints.createRecording,
    { params: { id: vehicleId }, query: { name: 'Cold start', ...query }, body },
    ...(key === undefined ? [] : [{ headers: { 'idempotency-key': key } }]),
  );

const list = async (who: QuickUser = owner) =>
  (await who.call(endpoints.listRecordings, { params: { id: vehicleId }, query: {} })).recordings;

const used = async () =>
  (await owner.call(listFiles, { params: { id: vehicleId }, query: {} })).storage?.used;

const keyOf = async (id: string): Promise<string | undefined> => {
  const { recordings } = schema;
  const [row] = await app.database.db
    .select({ key: recordings.storageKey })
    .from(recordings)
    .where(eq(recordings.id, id));
  return row?.key;
};

/** The keys that the sweep removes of a store that has these, at a time. */
const sweptFrom = async (keys: readonly (string | undefined)[], at: Date): Promise<string[]> => {
  const removed: string[] = [];
  const storedAt = inDays(0);
  const fileStore: FileStore = {
    put: async () => undefined,
    get: async () => undefined,
    open: async () => undefined,
    remove: async (key) => {
      removed.push(key);
    },
    list: async function* list() {
      for (const key of keys) if (key !== undefined) yield { key, storedAt };
    },
  };
  await sweepFiles({ db: app.database.db, fileStore, now: () => at });
  return removed;
};

test('the API knows the guided tests and verdicts that there are', () => {
  expect(RECORDED_TESTS).toEqual(GUIDED_TEST_IDS);
  expect(RECORDED_VERDICTS).toEqual(VERDICTS);
});

test('the browser is asked for no larger recording than the server takes', () => {
  expect(RECORDING_MAX_BYTES).toBe(MAX_RECORDING_BYTES);
});

describe('a recording', () => {
  test('is stored with what its values said, listed, and given back byte for byte', async () => {
    const body = recorded();
    const made = await send(owner, { body });
    expect(made).toMatchObject({
      name: 'Cold start',
      startedAt: '2026-03-02T08:15:00.000Z',
      duration: 60_000,
      samples: 119,
      markers: 1,
      bytes: body.size,
    });
    expect(made.values[0]).toEqual({
      name: 'Engine coolant temperature',
      unit: '°C',
      count: 60,
      min: 20,
      max: 79,
      mean: 49.5,
      median: 49,
    });
    expect(await list()).toEqual([made]);
    const bytes = await owner.call(endpoints.getRecording, { params: { id: made.id } });
    expect(await bytes.bytes()).toEqual(await body.bytes());
  });

  test('that is sent again under its key is stored once, and another under it is refused', async () => {
    const first = await send(owner, { key: 'one' });
    expect(await send(owner, { key: 'one' })).toEqual(first);
    expect(await codeOf(send(owner, { key: 'one', body: recorded(9) }))).toBe(
      'request/idempotency-conflict',
    );
    expect(await list()).toHaveLength(1);
  });

  test('needs a plan with advanced diagnostics to be stored, and none to be read and deleted', async () => {
    const { id } = await send();
    await app.database.db
      .delete(schema.subscriptions)
      .where(eq(schema.subscriptions.userId, owner.id));
    expect(await codeOf(send())).toBe('permission/insufficient-rights');
    expect(await list()).toHaveLength(1);
    await owner.call(endpoints.getRecording, { params: { id } });
    await owner.call(endpoints.deleteRecording, { params: { id } });
    expect(await list()).toEqual([]);
  });

  test('without a value, cut, or of any other kind is refused', async () => {
    const whole = await recorded().bytes();
    const empty = createRecordingEncoder(STARTED, [
      channelOf({ pid: 0x05, name: 'Engine coolant temperature', unit: '°C' }),
    ]).header;
    const bad = [whole.subarray(0, whole.length - 3), empty, new Uint8Array([0x57, 0x57, 0x52])];
    for (const bytes of bad) {
      const body = new Blob([bytes], { type: RECORDING_TYPE });
      expect(await codeOf(send(owner, { body }))).toBe('recording/unreadable');
    }
    expect(await list()).toEqual([]);
  });

  test('is renamed, deleted, restored, and erased with its bytes a week later', async () => {
    const { id } = await send();
    const params = { id };
    const named = await owner.call(endpoints.updateRecording, { params, body: { name: 'Warm' } });
    expect(named.name).toBe('Warm');
    await owner.call(endpoints.deleteRecording, { params });
    expect(await list()).toEqual([]);
    expect(await codeOf(owner.call(endpoints.getRecording, { params }))).toBe(
      'db/record-not-found',
    );
    await owner.call(endpoints.restoreRecording, { params });
    expect(await list()).toHaveLength(1);
    await owner.call(endpoints.deleteRecording, { params });
    const key = await keyOf(id);
    expect(await sweptFrom([key], inDays(6))).toEqual([]);
    expect(await sweptFrom([key], inDays(8))).toContain(key);
    expect(await keyOf(id)).toBeUndefined();
  });

  test('whose row is there survives the sweep of bytes that belong to nothing', async () => {
    const { id } = await send();
    const key = await keyOf(id);
    expect(await sweptFrom([key, 'ab/nobodys'], inDays(2))).toEqual(['ab/nobodys']);
  });

  test('counts against the storage of the account as files do', async () => {
    const before = (await used()) ?? 0;
    const { id, bytes } = await send();
    expect(await used()).toBe(before + bytes);
    await owner.call(endpoints.deleteRecording, { params: { id } });
    expect(await used()).toBe(before);
  });

  test('is in the export of an account, as a table that other programs read', async () => {
    const { id } = await send();
    const files = unzipSync(await (await owner.call(exportData, {})).bytes());
    const csv = new TextDecoder().decode(files[`files/${id}.csv`]);
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      'Seconds,Engine coolant temperature (°C),Engine speed (rpm),Marker',
      '0.000,20,,',
    ]);
    expect(Object.keys(files)).toContain('recordings.json');
  });
});

/** A minute of idling at these volts. */
const idling = (volts: number): Blob => {
  const encoder = createRecordingEncoder(STARTED, [
    channelOf({ pid: 0x42, name: 'Control module voltage', unit: 'V' }),
    channelOf({ pid: 0x0c, name: 'Engine speed', unit: 'rpm' }),
  ]);
  for (let tick = 0; tick < 240; tick += 1) encoder.add(tick * 250, [volts, 800]);
  return new Blob([encoder.header, encoder.take()], { type: RECORDING_TYPE });
};

describe('a recording of a guided test', () => {
  test('has the verdict that its figures give, whatever was sent', async () => {
    const good = await send(owner, { body: idling(14.2), guidedTest: 'charging' });
    expect(good).toMatchObject({ guidedTest: 'charging', verdict: 'as it should be' });
    const bad = await send(owner, { body: idling(11.9), guidedTest: 'charging' });
    expect(bad.verdict).toBe('not as it should be');
    const other = await send(owner, { body: idling(11.9), guidedTest: 'filter-regeneration' });
    expect(other.verdict).toBe('cannot say');
    expect(await send()).toMatchObject({ guidedTest: null, verdict: null });
  });

  test('is judged by the fuel of its car: a diesel that idles need not get warm', async () => {
    const encoder = createRecordingEncoder(STARTED, [
      channelOf({ pid: 0x05, name: 'Engine coolant temperature', unit: '°C' }),
      channelOf({ pid: 0x0c, name: 'Engine speed', unit: 'rpm' }),
      channelOf({ pid: 0x46, name: 'Ambient air temperature', unit: '°C' }),
    ]);
    for (let second = 0; second < 1300; second += 1) encoder.add(second * 1000, [45, 800, 18]);
    const body = new Blob([encoder.header, encoder.take()], { type: RECORDING_TYPE });
    const verdicts = [];
    for (const fuel of ['petrol', 'diesel']) {
      const { vehicles } = schema;
      await app.database.db.update(vehicles).set({ fuel }).where(eq(vehicles.id, vehicleId));
      verdicts.push((await send(owner, { body, guidedTest: 'warm-up' })).verdict);
    }
    expect(verdicts).toEqual(['not as it should be', 'cannot say']);
  });

  test('of 800,000 figures at one moment is judged too', async () => {
    const encoder = createRecordingEncoder(STARTED, [
      channelOf({ pid: 0x05, name: 'Engine coolant temperature', unit: '°C' }),
      channelOf({ pid: 0x0c, name: 'Engine speed', unit: 'rpm' }),
    ]);
    for (let row = 0; row < 400_000; row += 1) encoder.add(0, [20, 800]);
    const body = new Blob([encoder.header, encoder.take()], { type: RECORDING_TYPE });
    expect((await send(owner, { body, guidedTest: 'warm-up' })).verdict).toBe('cannot say');
  });

  test('is seen with its verdict by whom the car is shared with, and by nobody else', async () => {
    const viewer = await withPlan('pro');
    await insertShare(app.database.db, {
      vehicleId,
      userId: owner.id,
      memberId: viewer.id,
      role: 'view',
    });
    await send(owner, { body: idling(14.2), guidedTest: 'charging' });
    expect((await list(viewer))[0]).toMatchObject({ guidedTest: 'charging' });
    expect(await codeOf(list(await withPlan('pro')))).toBe('db/record-not-found');
  });
});

test('pages of the list go on after the last recording, each once, the newest first', async () => {
  for (const seconds of [3, 4, 5, 6, 7]) await send(owner, { body: recorded(seconds) });
  const params = { id: vehicleId };
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const query = { perPage: 2, ...(after === null ? {} : { after }) };
    const page: OutputOf<typeof endpoints.listRecordings> = await owner.call(
      endpoints.listRecordings,
      { params, query },
    );
    expect(page.total).toBe(5);
    seen.push(...page.recordings.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  const whole = (await list()).map(({ id }) => id);
  expect(seen).toEqual(whole);
  const elsewhere = await insertVehicle(app.database.db, owner.id);
  const query = { after: whole[0] ?? '' };
  const asked = owner.call(endpoints.listRecordings, { params: { id: elsewhere }, query });
  expect(await codeOf(asked)).toBe('db/record-not-found');
});

describe('a recording of a diagnosis', () => {
  test('is listed with it, and belongs to one of its own car only', async () => {
    const { id: diagnosisId } = await owner.call(createDiagnosis, {
      body: { ...GRINDING, vehicleId },
    });
    const { id: elsewhere } = await owner.call(createDiagnosis, { body: GRINDING });
    const { id } = await send(owner, { diagnosisId });
    await send();
    const query = { diagnosisId };
    const params = { id: vehicleId };
    const { recordings } = await owner.call(endpoints.listRecordings, { params, query });
    expect(recordings.map((one) => one.id)).toEqual([id]);
    expect(await codeOf(send(owner, { diagnosisId: elsewhere }))).toBe('db/record-not-found');
    const body = { diagnosisId: elsewhere };
    expect(await codeOf(owner.call(endpoints.updateRecording, { params: { id }, body }))).toBe(
      'db/record-not-found',
    );
    const freed = await owner.call(endpoints.updateRecording, {
      params: { id },
      body: { diagnosisId: null },
    });
    expect(freed.diagnosisId).toBeNull();
  });
});

describe('of a shared car', () => {
  test('everybody who sees it reads them, who may edit adds and deletes, on the owner’s storage', async () => {
    const { db } = app.database;
    const viewer = await withPlan('pro');
    const editor = await withPlan('pro');
    await insertShare(db, { vehicleId, userId: owner.id, memberId: viewer.id, role: 'view' });
    await insertShare(db, { vehicleId, userId: owner.id, memberId: editor.id, role: 'edit' });
    const { id, bytes } = await send(editor);
    expect(await used()).toBe(bytes);
    expect(await list(viewer)).toHaveLength(1);
    await viewer.call(endpoints.getRecording, { params: { id } });
    expect(await codeOf(send(viewer))).toBe('vehicle/view-only');
    const params = { id };
    expect(await codeOf(viewer.call(endpoints.deleteRecording, { params }))).toBe(
      'vehicle/view-only',
    );
    await editor.call(endpoints.deleteRecording, { params });
    expect(await list()).toEqual([]);
  });

  test('nobody else sees or changes one', async () => {
    const { id } = await send();
    const stranger = await withPlan('pro');
    const params = { id };
    expect(await codeOf(list(stranger))).toBe('db/record-not-found');
    expect(await codeOf(send(stranger))).toBe('db/record-not-found');
    expect(await codeOf(stranger.call(endpoints.getRecording, { params }))).toBe(
      'db/record-not-found',
    );
    expect(await codeOf(stranger.call(endpoints.deleteRecording, { params }))).toBe(
      'db/record-not-found',
    );
    expect(await list()).toHaveLength(1);
  });
});
