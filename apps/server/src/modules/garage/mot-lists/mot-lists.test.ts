import { createMaintenanceTasks } from '@wrenchwise/contract/endpoints/maintenance';
import { explainMotList } from '@wrenchwise/contract/endpoints/mot-lists';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

const LIST = `Repair immediately (major defects):
Offside Front Wheel bearing has excessive play (5.1.3 (a) (i))
Monitor and repair if necessary (advisories):
Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))`;

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  owner = await newUserQuickly(app);
  ({ id: vehicleId } = await owner.call(createVehicle, {
    body: { make: 'Ford', model: 'Focus', year: 2015 },
  }));
});
afterAll(() => app.close());

test('a pasted list is explained finding by finding, in the prices of the place', async () => {
  const list = await owner.call(explainMotList, { body: { text: LIST } });
  expect(list.result).toBe('failed');
  expect(list.findings.map(({ className, task }) => [className, task])).toEqual([
    ['Major', 'Replace the offside front wheel bearing'],
    ['Advisory', 'Replace the front brake discs and pads'],
  ]);
  const [bearing] = list.findings;
  expect(bearing?.repair?.path).toMatch(/^\/car-repair-guides\/[a-z-]+\/[a-z-]+$/);
  expect(bearing?.job?.path).toContain('check-the-wheel-bearings');
  expect(list.sources.join(' ')).toContain('GOV.UK');
});

test('something dangerous decides over everything else', async () => {
  const text = `${LIST}\nDangerous: Nearside Front Tyre has ply or cords exposed`;
  const list = await owner.call(explainMotList, { body: { text } });
  expect(list.result).toBe('do-not-drive');
  expect(list.summary).toContain('Do not drive');
});

test('text without a finding is said to have none', async () => {
  const list = await owner.call(explainMotList, { body: { text: 'Dear Sir, thank you.' } });
  expect(list).toMatchObject({ result: 'empty', findings: [] });
});

test('a car without a stored record has nothing to explain, and another user’s is not found', async () => {
  const list = await owner.call(explainMotList, { body: { vehicleId } });
  expect(list.findings).toEqual([]);
  expect(list.summary).toContain('register');
  const stranger = await newUserQuickly(app);
  const asked = stranger.call(explainMotList, { body: { vehicleId } });
  expect(await codeOf(asked)).toBe('db/record-not-found');
});

test('findings become tasks once, however often the list is taken over', async () => {
  const { findings } = await owner.call(explainMotList, { body: { text: LIST } });
  const tasks = findings.map(({ task, dueDate, text }) => ({
    task,
    dueDate,
    reason: `MOT: ${text}`,
    source: 'advisory' as const,
  }));
  const body = { vehicleId, tasks: [...tasks, ...tasks] };
  expect((await owner.call(createMaintenanceTasks, { body })).added).toBe(2);
  expect((await owner.call(createMaintenanceTasks, { body })).added).toBe(0);
});
