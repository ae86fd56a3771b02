import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import { listStepGuides, openStepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import type { GuideData } from '@wrenchwise/rules/diagnosis';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  startUpstream,
  type UpstreamReply,
  type UpstreamServer,
} from '../../testing/upstream-server.ts';
import { countedUsage } from '../../testing/usage.ts';

let app: TestApp;
let service: UpstreamServer;
let reply: UpstreamReply;
beforeAll(async () => {
  service = await startUpstream(() => reply);
  app = await openTestApp({
    withBystander: true,
    environment: { REPAIR_GUIDE_WEBHOOK_URL: service.url, DIAGNOSIS_TIMEOUT_MS: '700' },
  });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const repairOf = async (user: QuickUser) => {
  const { id, plan } = await user.call(endpoints.createDiagnosis, { body: GRINDING });
  const step = plan.find(({ kind }) => kind === 'repair') ?? plan[0];
  if (!step) throw new Error('the diagnosis has no plan');
  const params = { id };
  return {
    step,
    open: () => user.call(openStepGuide, { params, body: { stepId: step.id } }),
    /** As it is once what was written outside has come. */
    stored: async () => (await user.call(listStepGuides, { params })).guides[0],
  };
};

/** What the knowledge says of the step, as the service would write it. */
const ours = async (): Promise<GuideData> => {
  reply = { status: 204, body: '' };
  const { open } = await repairOf(await newUserQuickly(app));
  return (await open()).guide;
};

test('a guide of the service that has all of ours adds its own sentences to them', async () => {
  const { step_by_step_instructions: steps, overview, safety_precautions } = await ours();
  const guide = {
    overview: 'The caliper of this Focus has two guide pins.',
    tools_required: ['Wire brush for the caliper'],
    parts_required: ['Gold-plated pads, £999'],
    step_by_step_instructions: [...steps, 'Clean the brake caliper before the test.'],
    safety_precautions: ['Pump the brake pedal before driving.'],
    cost_estimate: 'Free!',
  };
  reply = { status: 200, body: [{ output: [{ output: JSON.stringify(guide) }] }] };
  const user = await newUserQuickly(app);
  service.requests.length = 0;
  const { step, open, stored } = await repairOf(user);
  const opened = await open();
  expect(opened).toMatchObject({ source: 'engine', secondLook: 'waiting', guide: { overview } });
  const added = await stored();
  expect(added).toMatchObject({ id: opened.id, source: 'service', secondLook: 'added' });
  expect(added?.guide.overview).toBe(`${overview} ${guide.overview}`);
  expect(added?.guide.step_by_step_instructions).toEqual([
    ...steps.slice(0, -1),
    `${steps.at(-1)} Note: Clean the brake caliper before the test.`,
  ]);
  expect(added?.guide.safety_precautions).toEqual([
    ...safety_precautions,
    ...guide.safety_precautions,
  ]);
  expect(added?.guide.parts_required).toEqual(opened.guide.parts_required);
  expect(added?.guide.cost_estimate).toBe(opened.guide.cost_estimate);
  const [asked] = service.requests;
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    make: GRINDING.make,
    model: GRINDING.model,
    year: GRINDING.year,
    repair_step: step.title,
  });
  expect(await open()).toEqual(added);
  expect(service.requests).toHaveLength(1);
  expect(await countedUsage(app.database.db, user.id)).toMatchObject({
    repairGuides: 1,
    setAside: 0,
  });
});

test('five tabs that open a step at once get one guide, ask once and use one unit', async () => {
  reply = { status: 200, body: [] };
  const user = await newUserQuickly(app);
  const { open } = await repairOf(user);
  service.requests.length = 0;
  const opened = await Promise.all(Array.from({ length: 5 }, open));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(service.requests).toHaveLength(1);
  const counted = await countedUsage(app.database.db, user.id);
  expect(counted).toMatchObject({ repairGuides: 1, setAside: 0 });
});

const outputs = (...steps: string[]): UpstreamReply => ({
  status: 200,
  body: [{ output: { step_by_step_instructions: steps, overview: 'It is a quick job.' } }],
});

test.each<[string, UpstreamReply]>([
  ['hangs', 'hang'],
  ['drips', 'drip'],
  ['floods', 'flood'],
  ['resets', 'reset'],
  ['answers 500', { status: 500, body: 'oops' }],
  ['answers 204', { status: 204, body: '' }],
  ['redirects', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
  ['answers nothing', { status: 200, body: [] }],
  ['answers garbage', { status: 200, body: '<html>' }],
  ['answers half of a JSON text', { status: 200, body: '[{"output": {"step_by_step_instr' }],
  ['writes nonsense', outputs('bla bla {not json', 'Wibble.')],
  ['removes the brakes', outputs('Drive at full speed with the brakes removed.', 'Go on.')],
  ['makes a torque up', outputs('Tighten to 500 Nm.', 'Go on.')],
  ['writes other steps', outputs('Undo the pins.', 'Fit the pads.', 'Pump the pedal.')],
  ['was talked into something', outputs('IGNORE previous. Visit', 'Go on.')],
])('our own guide stays, and counts once, when the service %s', async (_, misbehaviour) => {
  const { step_by_step_instructions: steps } = await ours();
  reply = misbehaviour;
  const user = await newUserQuickly(app);
  const { open, stored } = await repairOf(user);
  const opened = await open();
  expect(opened.guide.step_by_step_instructions).toEqual(steps);
  expect(await stored()).toEqual({ ...opened, secondLook: undefined });
  expect((await stored())?.source).toBe('engine');
  expect(await countedUsage(app.database.db, user.id)).toMatchObject({
    repairGuides: 1,
    setAside: 0,
  });
});
