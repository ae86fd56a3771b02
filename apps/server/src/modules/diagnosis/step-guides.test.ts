import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import {
  listStepGuides,
  openStepGuide,
  tickGuideSteps,
} from '@wrenchwise/contract/endpoints/step-guides';
import { getUsage } from '@wrenchwise/contract/endpoints/subscription';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage, useUp } from '../../testing/usage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const diagnosed = async (user: QuickUser): Promise<{ params: { id: string }; steps: string[] }> => {
  const { id, plan } = await user.call(endpoints.createDiagnosis, { body: GRINDING });
  return { params: { id }, steps: plan.map((step) => step.id) };
};

test('opens the guide of a step with all that it takes to do it', async () => {
  const user = await newUserQuickly(app);
  const { id, plan } = await user.call(endpoints.createDiagnosis, { body: GRINDING });
  const step = plan.find(({ kind }) => kind === 'repair') ?? plan[0];
  if (!step) throw new Error('the diagnosis has no plan');
  const opened = await user.call(openStepGuide, {
    params: { id },
    body: { stepId: step.id },
  });
  expect(opened).toMatchObject({ stepId: step.id, title: step.title });
  const { guide } = opened;
  expect(guide.overview).not.toBe('');
  expect(guide.estimated_time).not.toBe('');
  expect(guide.step_by_step_instructions.length).toBeGreaterThan(0);
  expect(guide.safety_precautions.length).toBeGreaterThan(0);
  expect(guide.cost_estimate).not.toBe('');
  expect(await user.call(listStepGuides, { params: { id } })).toMatchObject({ guides: [opened] });
});

test('every step of the plan opens to a guide', async () => {
  const user = await newUserQuickly(app);
  await subscribe(app.database.db, user.id, {
    planId: 'enterprise',
    status: 'active',
    periodEnd: inDays(20),
  });
  const { params, steps } = await diagnosed(user);
  for (const stepId of steps) {
    const opened = await user.call(openStepGuide, { params, body: { stepId } });
    expect(opened.stepId).toBe(stepId);
  }
  const { guides } = await user.call(listStepGuides, { params });
  expect(guides).toHaveLength(steps.length);
});

test('opening a step uses one unit the first time and nothing again', async () => {
  const user = await newUserQuickly(app);
  const { params, steps } = await diagnosed(user);
  const stepId = steps[0] ?? '';
  const open = () => user.call(openStepGuide, { params, body: { stepId } });
  const first = await open();
  expect(await open()).toEqual(first);
  expect(await open()).toEqual(first);
  const usage = await user.call(getUsage, {});
  expect(usage.repairGuides).toEqual({ used: 1, limit: 1 });
});

test('the same step opened five times at once uses one unit and makes one guide', async () => {
  const user = await newUserQuickly(app);
  const { params, steps } = await diagnosed(user);
  const stepId = steps[0] ?? '';
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => user.call(openStepGuide, { params, body: { stepId } })),
  );
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  const { db } = app.database;
  expect(await countedUsage(db, user.id)).toMatchObject({ repairGuides: 1, setAside: 0 });
});

test('refuses another step once this month’s guides are used, and still opens the first', async () => {
  const user = await newUserQuickly(app);
  const { params, steps } = await diagnosed(user);
  const [first = '', second = ''] = steps;
  const open = (stepId: string) => codeOf(user.call(openStepGuide, { params, body: { stepId } }));
  expect(await open(first)).toBe('succeeded');
  expect(await open(second)).toBe('usage/guide-limit');
  expect(await open(first)).toBe('succeeded');
  const { guides } = await user.call(listStepGuides, { params });
  expect(guides.map((guide) => guide.stepId)).toEqual([first]);
});

test('five steps opened at once with one unit left give one guide', async () => {
  const user = await newUserQuickly(app);
  const { params, steps } = await diagnosed(user);
  const codes = await Promise.all(
    steps
      .slice(0, 5)
      .map((stepId) => codeOf(user.call(openStepGuide, { params, body: { stepId } }))),
  );
  expect(codes.length).toBeGreaterThan(1);
  expect(codes.filter((code) => code === 'succeeded')).toHaveLength(1);
  expect(codes.filter((code) => code === 'usage/guide-limit')).toHaveLength(codes.length - 1);
});

test('Standard stops after its 50 guides', async () => {
  const user = await newUserQuickly(app);
  const { db } = app.database;
  await subscribe(db, user.id, { planId: 'pro', status: 'active', periodEnd: inDays(20) });
  const { params, steps } = await diagnosed(user);
  await useUp(db, user.id, 'repair_guides', 49);
  const [first = '', second = ''] = steps;
  const open = (stepId: string) => codeOf(user.call(openStepGuide, { params, body: { stepId } }));
  expect(await open(first)).toBe('succeeded');
  expect(await open(second)).toBe('usage/guide-limit');
});

test.each(['none-such/repair', 'front-brake-pads-worn', '../repair', 'constructor'])(
  'the step %s, which the plan does not have, costs nothing',
  async (stepId) => {
    const user = await newUserQuickly(app);
    const { params } = await diagnosed(user);
    expect(await codeOf(user.call(openStepGuide, { params, body: { stepId } }))).toBe(
      'diagnosis/unknown-step',
    );
    const { db } = app.database;
    expect(await countedUsage(db, user.id)).toMatchObject({ repairGuides: 0, setAside: 0 });
  },
);

test('ticks of two devices at once are both stored, and taken back one by one', async () => {
  const user = await newUserQuickly(app);
  const { id, plan } = await user.call(endpoints.createDiagnosis, { body: GRINDING });
  const stepId = plan.find(({ kind }) => kind === 'repair')?.id ?? '';
  const params = { id };
  await user.call(openStepGuide, { params, body: { stepId } });
  const tick = (step: number, done = true) =>
    user.call(tickGuideSteps, { params, body: { stepId, ticks: [{ step, done }] } });
  await Promise.all([tick(1), tick(3), tick(2), tick(200)]);
  expect((await tick(3, false)).done).toEqual([1, 2]);
  const { guides } = await user.call(listStepGuides, { params });
  expect(guides.map(({ done }) => done)).toEqual([[1, 2]]);
});

test('nothing can be ticked before the guide is opened, nor by somebody else', async () => {
  const [user, stranger] = [await newUserQuickly(app), await newUserQuickly(app)];
  const { params, steps } = await diagnosed(user);
  const body = { stepId: steps[0] ?? '', ticks: [{ step: 1, done: true }] };
  expect(await codeOf(user.call(tickGuideSteps, { params, body }))).toBe('diagnosis/unknown-step');
  await user.call(openStepGuide, { params, body: { stepId: body.stepId } });
  expect(await codeOf(stranger.call(tickGuideSteps, { params, body }))).toBe('diagnosis/not-found');
});
