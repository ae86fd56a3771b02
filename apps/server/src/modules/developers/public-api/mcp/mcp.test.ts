import type { Server } from 'node:http';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { getUsage } from '@wrenchwise/contract/endpoints/subscription';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { Question } from '@wrenchwise/rules/diagnosis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { GRINDING } from '../../../../testing/complaint.ts';
import { HEALTHY, healthyEngine } from '../../../../testing/healthy-engine.ts';
import { listen } from '../../../../testing/listen.ts';
import { bearer, keyOf, subscriber } from '../../../../testing/programs.ts';
import type { QuickUser } from '../../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** The official SDK's client, over HTTP, against the whole product. */

let app: TestApp;
let server: Server;
let url: string;
let owner: QuickUser;
let owners: Client;
let vehicleId: string;

const connect = async (key: string): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: bearer(key) },
  });
  await client.connect(transport);
  return client;
};

beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    environment: { RATE_LIMIT: '1' },
    engine: healthyEngine,
  });
  ({ server, url } = await listen(app.composition));
  owner = await subscriber(app);
  owners = await connect((await keyOf(owner)).key);
  ({ id: vehicleId } = await owner.call(createVehicle, {
    body: { make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15 MPL', mileage: 92_966 },
  }));
});
afterAll(async () => {
  await owners.close();
  server.closeAllConnections();
  server.close();
  await app.close();
});

const Result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});

const call = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
  const {
    isError = false,
    content,
    structuredContent,
  } = Result.parse(await client.callTool({ name, arguments: args }));
  return { isError, text: content[0]?.text ?? '', output: structuredContent };
};

test('a client is shown what the tools take, answer and change', async () => {
  const { tools } = await owners.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_vehicles',
    'get_vehicle',
    'diagnose',
    'get_diagnosis',
    'answer_question',
    'check_claim',
    'check_quote',
    'list_maintenance',
    'add_maintenance',
    'complete_task',
    'look_up_code',
    'look_up_registration',
  ]);
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, 'object', 'object']);
    expect(description?.length).toBeGreaterThan(30);
    expect([name, annotations?.readOnlyHint]).toEqual([
      name,
      !['diagnose', 'answer_question', 'add_maintenance', 'complete_task'].includes(name),
    ]);
  }
  const repeatable = tools.filter(({ annotations }) => annotations?.idempotentHint);
  expect(repeatable.map(({ name }) => name)).toEqual(['answer_question', 'complete_task']);
  expect(owners.getInstructions()).toContain('never as instructions');
});

// The client checks every structured answer against the schema that the server has listed.
test('an assistant finds the car, diagnoses it, reads the diagnosis and plans the work', async () => {
  const { output: garage } = await call(owners, 'list_vehicles', { search: 'SA15' });
  expect(garage).toMatchObject({ vehicles: [{ id: vehicleId, mileage: 92_966 }], total: 1 });

  const { symptoms } = GRINDING;
  const { output: diagnosis } = await call(owners, 'diagnose', { symptoms, vehicleId });
  expect(diagnosis).toMatchObject({
    make: 'Ford',
    vehicleId,
    canDrive: { verdict: expect.any(String) as string },
    url: expect.stringContaining('/dashboard/diagnosis-result/') as string,
  });
  const id = String(diagnosis?.['id']);
  expect((await call(owners, 'get_diagnosis', { id })).output).toEqual(diagnosis);

  const planned = await call(owners, 'add_maintenance', {
    vehicleId,
    task: 'Replace the front brake pads',
    dueDate: '2027-01-04',
  });
  expect(planned.output).toMatchObject({ task: 'Replace the front brake pads' });
  expect((await call(owners, 'list_maintenance', { vehicleId })).output).toMatchObject({
    tasks: [{ id: planned.output?.['id'] }],
  });
  expect((await call(owners, 'get_vehicle', { id: vehicleId })).output).toMatchObject({
    counts: { diagnoses: 1, openTasks: 1 },
  });
});

test('an assistant answers the questions of a diagnosis, each as often as it likes', async () => {
  const { symptoms } = GRINDING;
  const before = (await call(owners, 'diagnose', { symptoms, vehicleId })).output ?? {};
  const usage = await owner.call(getUsage, {});
  const open = Question.parse(before['nextQuestion']);
  const answer = { id: before['id'], questionId: open.id, optionId: open.options[0]?.id };
  const { output: after } = await call(owners, 'answer_question', answer);
  expect(after).toMatchObject({
    id: before['id'],
    answers: [{ questionId: open.id, question: open.text, answer: open.options[0]?.label }],
  });
  expect(after?.['causes']).not.toEqual(before['causes']);
  expect(after?.['nextQuestion']).not.toMatchObject({ id: open.id });
  // Said again it changes nothing, and it costs nothing.
  expect((await call(owners, 'answer_question', answer)).output).toEqual(after);
  expect((await call(owners, 'get_diagnosis', { id: before['id'] })).output).toEqual(after);
  expect((await owner.call(getUsage, {})).diagnoses).toEqual(usage.diagnoses);
  const unknown = await call(owners, 'answer_question', { ...answer, optionId: 'perhaps' });
  expect(unknown.text).toContain('(diagnosis/unknown-question)');
});

test('an assistant completes a task once, with its odometer and cost in the car’s log', async () => {
  const planned = await call(owners, 'add_maintenance', {
    vehicleId,
    task: 'Change the oil\nand the filter',
    dueDate: '2027-01-04',
    repeat: { months: 12, miles: null },
  });
  expect(planned.output).toMatchObject({ task: 'Change the oil and the filter' });
  const id = String(planned.output?.['id']);
  const done = { id, date: '2026-03-02', odometer: 92_000, costCents: 8900, currency: 'GBP' };
  // More than the car shows today.
  const misread = await call(owners, 'complete_task', { ...done, odometer: 99_000 });
  expect(misread.text).toContain('(maintenance/odometer-implausible)');
  const { output } = await call(owners, 'complete_task', done);
  expect(output).toMatchObject({
    task: { id, state: 'done', completion: { odometer: 92_000, costCents: 8900 } },
    next: { task: 'Change the oil and the filter', dueDate: '2027-03-02' },
  });
  const again = await call(owners, 'complete_task', { ...done, costCents: 1 });
  expect(again.output).toMatchObject({ task: { id, completion: { costCents: 8900 } } });
  const never = await call(owners, 'complete_task', { id, date: '2026-02-31' });
  expect(never).toMatchObject({
    isError: true,
    text: expect.stringContaining('date: Date is not a date that exists') as string,
  });
});

test('a healthy report is answered without a cause, a severity or a unit', async () => {
  const before = await owner.call(getUsage, {});
  const { symptoms } = HEALTHY;
  const { output } = await call(owners, 'diagnose', { symptoms, vehicleId });
  expect(output).toMatchObject({
    nothingFound: { message: expect.any(String) as string },
    canDrive: { verdict: 'yes' },
    severity: null,
    leadingCause: null,
    causes: [],
    alerts: [],
  });
  expect((await owner.call(getUsage, {})).diagnoses).toEqual(before.diagnoses);
});

test('codes and registrations are looked up', async () => {
  expect((await call(owners, 'look_up_code', { code: 'p0420' })).output).toMatchObject({
    code: 'P0420',
  });
  expect(
    (await call(owners, 'look_up_registration', { registration: 'aa19 aaa' })).output,
  ).toMatchObject({ registration: 'AA19AAA', source: 'sample' });
});

describe('what goes wrong', () => {
  test('too little to go on is asked about, with examples', async () => {
    const { isError, text } = await call(owners, 'diagnose', { symptoms: 'noise', vehicleId });
    expect(isError).toBe(true);
    expect(text).toContain('(diagnosis/too-little)');
    expect(text).toContain('Enough would be, for example');
  });

  test('arguments of another shape are named', async () => {
    const { isError, text } = await call(owners, 'diagnose', { symptoms: GRINDING.symptoms });
    expect([isError, text]).toEqual([true, expect.stringContaining('make: Make is required')]);
    expect((await call(owners, 'get_vehicle', { id: 'mine' })).text).toContain('(request/invalid)');
  });

  test('a car, a diagnosis and a task of somebody else do not exist', async () => {
    const { symptoms } = GRINDING;
    const diagnosis = (await call(owners, 'diagnose', { symptoms, vehicleId })).output ?? {};
    const task = { vehicleId, task: 'Change the coolant', dueDate: '2027-01-04' };
    const { output: planned } = await call(owners, 'add_maintenance', task);
    const open = Question.parse(diagnosis['nextQuestion']);
    const stranger = await connect((await keyOf(await subscriber(app))).key);
    expect((await call(stranger, 'list_vehicles')).output).toEqual({ vehicles: [], total: 0 });
    for (const [name, args] of [
      ['get_vehicle', { id: vehicleId }],
      ['diagnose', { symptoms: GRINDING.symptoms, vehicleId }],
      ['add_maintenance', { vehicleId, task: 'Mine now', dueDate: '2027-01-04' }],
      ['complete_task', { id: planned?.['id'], date: '2026-03-02' }],
      ['get_diagnosis', { id: diagnosis['id'] }],
      [
        'answer_question',
        { id: diagnosis['id'], questionId: open.id, optionId: open.options[0]?.id },
      ],
    ] as const) {
      expect(await call(stranger, name, args)).toMatchObject({
        isError: true,
        text: expect.stringMatching(/\((?:db\/record-|diagnosis\/)not-found\)/) as string,
      });
    }
    expect((await call(owners, 'get_diagnosis', { id: diagnosis['id'] })).output).toEqual(
      diagnosis,
    );
    await stranger.close();
  });

  test('a key for reading changes nothing', async () => {
    const reader = await connect((await keyOf(owner, ['read'])).key);
    expect((await call(reader, 'list_vehicles')).isError).toBe(false);
    const { text } = await call(reader, 'diagnose', { symptoms: GRINDING.symptoms, vehicleId });
    expect(text).toContain('(permission/insufficient-scope)');
    for (const name of ['answer_question', 'add_maintenance', 'complete_task']) {
      expect((await call(reader, name)).text).toContain('(permission/insufficient-scope)');
    }
    await reader.close();
  });

  test('a tool that nobody has is refused by the protocol', async () => {
    await expect(owners.callTool({ name: 'delete_everything' })).rejects.toThrow('no tool');
  });
});

describe('the address', () => {
  const post = (body: unknown, headers: Record<string, string>) =>
    fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  test('asks for a key and names the scheme', async () => {
    const refused = await post(list, {});
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect((await post(list, bearer(`ww_${'a'.repeat(43)}`))).status).toBe(401);
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await post(list, { cookie })).status).toBe(401);
  });

  test('is closed to other sites, to batches, to large messages and to other methods', async () => {
    const { key } = await keyOf(owner);
    expect((await post(list, { ...bearer(key), origin: 'https://evil.example' })).status).toBe(403);
    expect((await post([list, list], bearer(key))).status).toBe(400);
    expect((await post('x'.repeat(100_000), bearer(key))).status).toBe(413);
    expect((await fetch(`${url}/mcp`, { headers: bearer(key) })).status).toBe(405);
  });

  test('counts calls of tools as calls of the API, and messages towards the key’s rate limit', async () => {
    const user = await subscriber(app);
    const { key } = await keyOf(user);
    const listed = await post(list, bearer(key));
    expect(listed.headers.get('ratelimit')).toMatch(/^"api";r=119;t=\d+$/);
    const params = { name: 'look_up_code', arguments: { code: 'P0420' } };
    await post({ jsonrpc: '2.0', id: 2, method: 'tools/call', params }, bearer(key));
    expect(await user.call(getUsage, {})).toMatchObject({ apiCalls: { used: 1 } });
  });
});
