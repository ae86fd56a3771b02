import { addToDiagnosis } from '@wrenchwise/contract/endpoints/chat';
import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import { createVehicle, getVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { HEALTHY, healthyEngine } from '../../testing/healthy-engine.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage, storedDiagnoses, useUp } from '../../testing/usage.ts';
import { diagnoses } from './diagnoses.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, engine: healthyEngine });
});
afterAll(() => app.close());

const diagnose = (
  user: QuickUser,
  body: Partial<endpoints.NewDiagnosisBody> & { vehicleId?: string } = {},
  headers: Record<string, string> = {},
) => user.call(endpoints.createDiagnosis, { body: { ...HEALTHY, ...body } }, { headers });

const listed = async (user: QuickUser) =>
  (await user.call(endpoints.listDiagnoses, { query: {} })).diagnoses;

describe('a report in which nothing points to a fault', () => {
  test('is stored as such, without a unit, a cause or an alert, and for its user only', async () => {
    const [user, stranger] = [await newUserQuickly(app), await newUserQuickly(app)];
    const made = await diagnose(user);
    expect(made).toMatchObject({
      nothingFound: { message: expect.stringContaining('points to a fault') },
      canDrive: { verdict: 'yes' },
      causes: [],
      alerts: [],
      source: 'engine',
    });
    expect(await countedUsage(app.database.db, user.id)).toMatchObject({
      diagnoses: 0,
      setAside: 0,
    });
    const params = { id: made.id };
    expect(await user.call(endpoints.getDiagnosis, { params })).toEqual(made);
    expect(await codeOf(stranger.call(endpoints.getDiagnosis, { params }))).toBe(
      'diagnosis/not-found',
    );
    expect(await listed(stranger)).toEqual([]);
  });

  test('is answered when the month’s allowance is used up, and what shows a fault is not', async () => {
    const user = await newUserQuickly(app);
    const { db } = app.database;
    await useUp(db, user.id, 'diagnoses', 5);
    expect((await diagnose(user)).nothingFound).toBeDefined();
    expect(await codeOf(diagnose(user, GRINDING))).toBe('usage/diagnosis-limit');
    expect(await countedUsage(db, user.id)).toMatchObject({ diagnoses: 5, setAside: 0 });
  });

  test('is stored once for one Idempotency-Key, also of requests at the same time', async () => {
    const user = await newUserQuickly(app);
    const headers = { 'idempotency-key': 'fine-car' };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => diagnose(user, {}, headers)),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(await diagnose(user, {}, headers)).toEqual(first);
    expect(await storedDiagnoses(app.database.db, user.id)).toBe(1);
    expect(await codeOf(diagnose(user, { model: 'Fiesta' }, headers))).toBe(
      'request/idempotency-conflict',
    );
    expect(await codeOf(diagnose(user, GRINDING, headers))).toBe('request/idempotency-conflict');
  });

  test('has no severity and no cause in the history, and is no open problem of its car', async () => {
    const user = await newUserQuickly(app);
    const { make, model, year } = HEALTHY;
    const { id: vehicleId } = await user.call(createVehicle, { body: { make, model, year } });
    const faulty = await diagnose(user, { ...GRINDING, vehicleId });
    const healthy = await diagnose(user, { vehicleId });
    expect(await listed(user)).toMatchObject([
      { id: healthy.id, nothingFound: true, severity: null, topCause: null, canDrive: 'yes' },
      { id: faulty.id, nothingFound: false },
    ]);
    const { openProblem } = await user.call(getVehicle, { params: { id: vehicleId } });
    expect(openProblem?.id).toBe(faulty.id);
  });

  test('turns into a diagnosis with causes by a new one only, which takes a unit', async () => {
    const user = await newUserQuickly(app);
    const { id } = await diagnose(user);
    const added = user.call(addToDiagnosis, {
      params: { id },
      body: { text: GRINDING.symptoms },
    });
    expect(await codeOf(added)).toBe('diagnosis/starts-anew');
    expect((await user.call(endpoints.getDiagnosis, { params: { id } })).symptoms).toBe(
      HEALTHY.symptoms,
    );
  });
});

describe('a stored diagnosis of an older edition whose causes are all guesses', () => {
  /** Lowers every cause below the floor, as the first editions stored them. */
  const guessed = async (user: QuickUser) => {
    const made = await diagnose(user, GRINDING);
    const causes = made.causes.map((cause, index) => ({
      ...cause,
      probability: 0.04 - index / 1000,
    }));
    const { id: _, ...result } = { ...made, causes };
    const canDrive = { verdict: 'no' as const, reason: causes[0]?.canDrive.reason ?? '' };
    await app.database.db
      .update(diagnoses)
      .set({
        result: { ...result, canDrive, severity: 'high', alerts: [] },
        topProbability: 0.04,
        canDrive: 'no',
        severity: 'high',
      })
      .where(eq(diagnoses.id, made.id));
    return { id: made.id, plan: made.plan };
  };

  test('gives no verdict, severity, plan or price from them', async () => {
    const user = await newUserQuickly(app);
    const { id, plan } = await guessed(user);
    expect(plan.length).toBeGreaterThan(0);
    const read = await user.call(endpoints.getDiagnosis, { params: { id } });
    expect(read).toMatchObject({ canDrive: { verdict: 'caution' }, plan: [], parts_and_cost: [] });
    expect(read.canDrive.reason).toMatch(/does not say enough/);
    expect(await listed(user)).toMatchObject([
      { id, topCause: null, severity: null, canDrive: 'caution' },
    ]);
  });

  test('stays as strict as an alert that was raised', async () => {
    const user = await newUserQuickly(app);
    const { id } = await guessed(user);
    await app.database.db.execute(
      sql`update diagnoses set result = jsonb_set(result, '{alerts}', '[{"id":"fire","text":"fire","title":"Fire","advice":"Get out."}]') where id = ${id}`,
    );
    expect(await listed(user)).toMatchObject([
      { topCause: null, severity: 'high', canDrive: 'no' },
    ]);
    const read = await user.call(endpoints.getDiagnosis, { params: { id } });
    expect(read.canDrive.verdict).toBe('no');
  });
});
