import * as endpoints from '@wrenchwise/domain/endpoints/diagnoses';
import { openStepGuide } from '@wrenchwise/domain/endpoints/step-guides';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

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
    environment: { REPAIR_GUIDE_WEBHOOK_URL: service.url, DIAGNOSIS_TIMEOUT_MS: '700' },
  });
});
afterEach(() => {
  service.requests.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const GUIDE = {
  overview: 'On this Focus the caliper has two guide pins.',
  tools_required: ['7 mm hexagon socket'],
  step_by_step_instructions: ['Undo the pins.', 'Tighten them to 28 Nm. <img src=x>'],
  safety_precautions: ['Pump the pedal before driving.'],
};

const repairOf = async (user: QuickUser) => {
  const { id, plan } = await user.call(endpoints.createDiagnosis, { body: GRINDING });
  const step = plan.find(({ kind }) => kind === 'repair') ?? plan[0];
  if (!step) throw new Error('the diagnosis has no plan');
  const open = () => user.call(openStepGuide, { params: { id }, body: { stepId: step.id } });
  return { step, open };
};

test('a guide of the service is checked, stored and names its source', async () => {
  reply = { status: 200, body: [{ output: [{ output: JSON.stringify(GUIDE) }] }] };
  const user = await newUserQuickly(app);
  const { step, open } = await repairOf(user);
  const opened = await open();
  expect(opened).toMatchObject({ source: 'service', guide: { overview: GUIDE.overview } });
  expect(opened.guide.step_by_step_instructions).toEqual([
    'Undo the pins.',
    'Tighten them to the figure in the vehicle’s manual.',
  ]);
  const [asked] = service.requests;
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    make: GRINDING.make,
    model: GRINDING.model,
    year: GRINDING.year,
    repair_step: step.title,
  });
  expect(await open()).toEqual(opened);
  expect(service.requests).toHaveLength(1);
});

test('five tabs that open a step at once wait for one guide and use one unit', async () => {
  reply = { status: 200, body: [{ output: GUIDE }] };
  const user = await newUserQuickly(app);
  const { open } = await repairOf(user);
  const opened = await Promise.all(Array.from({ length: 5 }, open));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(service.requests).toHaveLength(1);
  const counted = await countedUsage(app.database.db, user.id);
  expect(counted).toMatchObject({ repairGuides: 1, setAside: 0 });
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
])('our own guide stands when the service %s', async (_, misbehaviour) => {
  reply = misbehaviour;
  const user = await newUserQuickly(app);
  const { open } = await repairOf(user);
  const opened = await open();
  expect(opened.source).toBe('engine');
  expect(opened.guide.step_by_step_instructions.length).toBeGreaterThan(1);
});
