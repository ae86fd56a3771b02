import { getMe, updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import * as diagnosisEndpoints from '@wrenchwise/contract/endpoints/diagnoses';
import { listStepGuides, openStepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { Problem } from '@wrenchwise/contract/problem';
import { SQLSTATE } from '@wrenchwise/database/sqlstate';
import { sqlStateOfRun } from '@wrenchwise/database/testing/sqlstate-of';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { users } from '../../../../platform/db/users.tables.ts';
import { GRINDING } from '../../../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { diagnoses } from '../../../diagnosis/diagnoses.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const diagnose = (user: QuickUser, headers: Record<string, string> = {}) =>
  user.call(diagnosisEndpoints.createDiagnosis, { body: GRINDING }, { headers });

const settingsOf = async (user: QuickUser) => {
  const { priceRegion, labourCentsPerHour } = await user.call(getMe, {});
  return { priceRegion, labourCentsPerHour };
};

const patch = (user: QuickUser, body: unknown) =>
  user.request('/api/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('price settings', () => {
  test('are British prices at the usual rate for somebody of whom nothing is known, signed up or made', async () => {
    const untouched = { priceRegion: 'uk', labourCentsPerHour: null };
    expect(await settingsOf(await newUserQuickly(app))).toEqual(untouched);
    expect(await settingsOf(await app.newUser())).toEqual(untouched);
  });

  test('are stored, reported again, and are nobody else’s', async () => {
    const user = await newUserQuickly(app);
    const other = await newUserQuickly(app);
    const answer = await user.call(updateMe, {
      body: { priceRegion: 'uk', labourCentsPerHour: 6500 },
    });
    expect(answer).toEqual(await user.call(getMe, {}));
    expect(answer).toMatchObject({ id: user.id, priceRegion: 'uk', labourCentsPerHour: 6500 });
    expect(await settingsOf(other)).toEqual({ priceRegion: 'uk', labourCentsPerHour: null });
  });

  test('stay as they are where a change does not name them', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { priceRegion: 'eu' } });
    await user.call(updateMe, { body: { labourCentsPerHour: 9000 } });
    await user.call(updateMe, { body: {} });
    await user.call(updateMe, { body: { priceRegion: 'eu' } });
    expect(await settingsOf(user)).toEqual({ priceRegion: 'eu', labourCentsPerHour: 9000 });
  });

  test('lose a rate in dollars when the currency becomes another, unless a new one comes along', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { priceRegion: 'us', labourCentsPerHour: 15_000 } });
    await user.call(updateMe, { body: { priceRegion: 'uk' } });
    expect(await settingsOf(user)).toEqual({ priceRegion: 'uk', labourCentsPerHour: null });
    await user.call(updateMe, { body: { priceRegion: 'eu', labourCentsPerHour: 7000 } });
    expect(await settingsOf(user)).toEqual({ priceRegion: 'eu', labourCentsPerHour: 7000 });
    // Ireland pays in the same euros.
    await user.call(updateMe, { body: { priceRegion: 'ie' } });
    expect(await settingsOf(user)).toEqual({ priceRegion: 'ie', labourCentsPerHour: 7000 });
    await user.call(updateMe, { body: { labourCentsPerHour: null } });
    expect(await settingsOf(user)).toEqual({ priceRegion: 'ie', labourCentsPerHour: null });
  });

  test.each([
    [{ priceRegion: 'mars' }, 'priceRegion'],
    [{ priceRegion: null }, 'priceRegion'],
    [{ labourCentsPerHour: 999 }, 'labourCentsPerHour'],
    [{ labourCentsPerHour: 50_001 }, 'labourCentsPerHour'],
    [{ labourCentsPerHour: 6500.5 }, 'labourCentsPerHour'],
    [{ labourCentsPerHour: '6500' }, 'labourCentsPerHour'],
    [{ priceRegion: 'uk', labourCentsPerHour: -1 }, 'labourCentsPerHour'],
    [{ priceRegion: 'uk', email: 'taken-over@example.com' }, 'body'],
    [{ priceRegion: 'uk', id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11' }, 'body'],
    [{ price_region: 'uk' }, 'body'],
  ])('are not changed by %j: the answer names %s', async (body, path) => {
    const user = await newUserQuickly(app);
    const before = await user.call(getMe, {});
    const answer = await patch(user, body);
    expect(answer.status).toBe(400);
    const { code, fields } = Problem.parse(await answer.json());
    expect(code).toBe('request/invalid');
    expect(fields?.map((field) => field.path)).toEqual([path]);
    expect(await user.call(getMe, {})).toEqual(before);
  });

  test('that the product could not have written are refused by the database itself', async () => {
    const { id } = await newUserQuickly(app);
    const { db } = app.database;
    const write = (values: Partial<typeof users.$inferInsert>) =>
      sqlStateOfRun(db.update(users).set(values).where(eq(users.id, id)).execute());
    expect(await write({ priceRegion: 'mars' })).toBe(SQLSTATE.checkViolation);
    expect(await write({ labourCentsPerHour: 999 })).toBe(SQLSTATE.checkViolation);
    expect(await write({ labourCentsPerHour: 50_001 })).toBe(SQLSTATE.checkViolation);
    expect(await write({ priceRegion: 'eu', labourCentsPerHour: 50_000 })).toBe('done');
    expect(await write({ labourCentsPerHour: 1000 })).toBe('done');
    expect(await write({ labourCentsPerHour: null })).toBe('done');
  });
});

describe('a diagnosis', () => {
  test('is shown in dollars before the change and in pounds after it, whenever it was made', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { priceRegion: 'us' } });
    const before = await diagnose(user);
    expect(before.pricing).toEqual({ region: 'us', currency: 'USD', labourCentsPerHour: 12_000 });
    await user.call(updateMe, { body: { priceRegion: 'uk', labourCentsPerHour: 5000 } });
    const after = await diagnose(user);
    expect(after.pricing).toEqual({ region: 'uk', currency: 'GBP', labourCentsPerHour: 5000 });
    expect(after.parts_and_cost.length).toBeGreaterThan(1);
    for (const line of after.parts_and_cost) expect(line).toMatch(/: £\d+-£\d+$/);
    const [cause] = after.causes;
    expect(cause?.cost.labour.high).toBe(Math.round((cause?.labourHours.high ?? 0) * 5000));
    expect(after.causes.map(({ probability }) => probability)).toEqual(
      before.causes.map(({ probability }) => probability),
    );
    const params = { id: after.id };
    expect(await user.call(diagnosisEndpoints.getDiagnosis, { params })).toEqual(after);
    // What was reported before is shown in the new prices too, and nothing else of it has changed.
    const earlier = { id: before.id };
    const again = await user.call(diagnosisEndpoints.getDiagnosis, { params: earlier });
    expect(again).toEqual({ ...after, id: before.id, createdAt: before.createdAt });
    await user.call(updateMe, { body: { priceRegion: 'us' } });
    expect(await user.call(diagnosisEndpoints.getDiagnosis, { params: earlier })).toEqual(before);
  });

  test('is shown in the new prices once a question of it is answered', async () => {
    const user = await newUserQuickly(app);
    const { id, nextQuestion } = await diagnose(user);
    await user.call(updateMe, { body: { priceRegion: 'eu' } });
    const answered = await user.call(diagnosisEndpoints.answerQuestion, {
      params: { id },
      body: { questionId: nextQuestion?.id ?? '', optionId: 'unknown' },
    });
    expect(answered.pricing).toEqual({ region: 'eu', currency: 'EUR', labourCentsPerHour: 8000 });
    expect(answered.parts_and_cost[0]).toContain('€');
  });

  test('opens its guides in the prices of the user', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { priceRegion: 'uk' } });
    const { id, plan } = await diagnose(user);
    const step = plan.find(({ kind }) => kind === 'repair');
    const { guide } = await user.call(openStepGuide, {
      params: { id },
      body: { stepId: step?.id ?? '' },
    });
    expect(guide.cost_estimate).toMatch(/Labour: £\d+-£\d+/);
    expect(guide.parts_required.join()).not.toContain('$');
  });

  test('keeps the prices of a cause that is no longer known, and says whose they are', async () => {
    const user = await newUserQuickly(app);
    const made = await diagnose(user);
    await app.database.db
      .update(diagnoses)
      .set({ result: sql`jsonb_set(result, '{causes,0,faultId}', '"long-gone"')` })
      .where(eq(diagnoses.id, made.id));
    await user.call(updateMe, { body: { priceRegion: 'eu' } });
    const params = { id: made.id };
    const { causes, pricing, parts_and_cost } = await user.call(diagnosisEndpoints.getDiagnosis, {
      params,
    });
    expect(pricing.currency).toBe('EUR');
    expect(causes[0]).toMatchObject({ cost: made.causes[0]?.cost, pricing: made.pricing });
    expect(causes[1]?.pricing).toBeUndefined();
    expect(parts_and_cost).toEqual(made.parts_and_cost);
  });

  test('shows the guides that were opened before in the new prices, at no cost', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { priceRegion: 'us' } });
    const { id, plan } = await diagnose(user);
    const params = { id };
    const body = { stepId: plan.find(({ kind }) => kind === 'repair')?.id ?? '' };
    const opened = await user.call(openStepGuide, { params, body });
    expect(opened.guide.cost_estimate).toContain('$');
    await user.call(updateMe, { body: { priceRegion: 'uk' } });
    const { guides } = await user.call(listStepGuides, { params });
    expect(guides).toEqual([await user.call(openStepGuide, { params, body })]);
    const [{ guide } = opened] = guides;
    expect([guide.cost_estimate, ...guide.parts_required].join()).toMatch(/£/);
    expect([guide.cost_estimate, ...guide.parts_required].join()).not.toContain('$');
    expect(guide.step_by_step_instructions).toEqual(opened.guide.step_by_step_instructions);
  });

  test('that is asked for again with its key is the same one, whatever the prices are now', async () => {
    const user = await newUserQuickly(app);
    const headers = { 'idempotency-key': 'before-and-after' };
    const first = await diagnose(user, headers);
    await user.call(updateMe, { body: { priceRegion: 'uk' } });
    expect(await diagnose(user, headers)).toEqual(first);
  });

  test('that was stored before there were regions reads as one in US dollars', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { priceRegion: 'us' } });
    const made = await diagnose(user);
    await app.database.db
      .update(diagnoses)
      .set({
        result: sql`jsonb_set(result - 'pricing', '{causes,0,parts,0}',
          (result #> '{causes,0,parts,0}') - 'atRisk' - 'justifiedBy')`,
      })
      .where(eq(diagnoses.id, made.id));
    const params = { id: made.id };
    const read = await user.call(diagnosisEndpoints.getDiagnosis, { params });
    expect(read.pricing).toEqual({ region: 'us', currency: 'USD', labourCentsPerHour: 12_000 });
    const [part] = read.causes[0]?.parts ?? [];
    expect(part).toEqual({ name: part?.name, low: part?.low, high: part?.high });
    await user.call(updateMe, { body: { priceRegion: 'uk' } });
    const inPounds = await user.call(diagnosisEndpoints.getDiagnosis, { params });
    expect(inPounds.pricing.currency).toBe('GBP');
    expect(inPounds.causes[0]?.parts[0]).not.toHaveProperty('atRisk');
    const answered = await user.call(diagnosisEndpoints.answerQuestion, {
      params,
      body: { questionId: read.nextQuestion?.id ?? '', optionId: 'unknown' },
    });
    expect(answered.pricing.currency).toBe('GBP');
  });
});
