import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { beforeEach, expect, test } from 'vitest';

import type { Waiting } from '~/outbox/waiting.ts';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import type { DeviceDiagnosis, DeviceStore, StoredAnswer } from './device-store.ts';
import { answerOf, createLocalEngine } from './engine/local-engine.worker.ts';
import { createLocalServer, type LocalServer } from './local-server.ts';

const PACK = join(import.meta.dirname, '../../../../packages/engine/models/browser.bin.gz');
const engine = createLocalEngine(gunzipSync(readFileSync(PACK)));

const USER = 'me';
const CAR = sampleVehicle({ mileage: 62_000, fuel: 'petrol' });
const SOLD = sampleVehicle({
  id: '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b12',
  archived: { as: 'sold', on: '2026-05-01' },
});
const SAVED = sampleDiagnosis();

const createStore = (): DeviceStore => {
  const answers = new Map<string, StoredAnswer>();
  const diagnoses = new Map<string, DeviceDiagnosis>();
  return {
    answer: async (path) => answers.get(path),
    answers: async () => [...answers.values()],
    putAnswer: async (answer) => void answers.set(answer.path, answer),
    diagnosis: async (id) => diagnoses.get(id),
    diagnoses: async () => [...diagnoses.values()],
    putDiagnosis: async (diagnosis) => void diagnoses.set(diagnosis.id, diagnosis),
    removeDiagnosis: async (id) => void diagnoses.delete(id),
    photos: async () => [],
    putPhoto: async () => undefined,
    removePhoto: async () => undefined,
    claim: async () => undefined,
  };
};

let queued: Waiting[] = [];
let server: LocalServer;

beforeEach(async () => {
  queued = [];
  const store = createStore();
  const stored = {
    '/api/auth/get-session': { user: { id: USER } },
    '/api/me': getMe.example?.output,
    '/api/vehicles?page=1&perPage=50': { vehicles: [CAR, SOLD], total: 2 },
    '/api/diagnoses?page=1&perPage=5': { diagnoses: [], total: 0, next: null },
    [`/api/diagnoses/${SAVED.id}`]: SAVED,
  };
  for (const [path, body] of Object.entries(stored)) {
    await store.putAnswer({ path, userId: USER, at: 1, text: JSON.stringify(body) });
  }
  server = createLocalServer({
    store,
    // The worker's own function, without the thread.
    ask: async (question) => answerOf(engine, question) as never,
    waiting: async () => queued,
    queue: async (waiting) => {
      queued = [...queued.filter(({ key }) => key !== waiting.key), waiting];
    },
  });
});

const call = async (method: string, address: string, body?: unknown, key: string | null = null) => {
  const [path = '', search = ''] = address.split('?');
  return server.answer({ method, path, query: new URLSearchParams(search), body, key });
};

const REPORT = { vehicleId: CAR.id, symptoms: 'Grinding noise from the front when I brake' };

const diagnose = async (): Promise<Diagnosis> => {
  const made = await call('POST', '/api/diagnoses', REPORT, 'key-1');
  expect(made?.status).toBe(201);
  return Diagnosis.parse(made?.body);
};

test('a saved car is diagnosed, and what is sent is what was asked, under its key', async () => {
  const diagnosis = await diagnose();
  expect(diagnosis).toMatchObject({ make: 'Ford', model: 'Focus', mileage: 62_000, answers: [] });
  expect(diagnosis.causes[0]?.system).toBe('brakes');
  expect(diagnosis.pricing.currency).toBe('GBP');
  expect(queued).toMatchObject([
    { key: 'key-1', userId: USER, work: { kind: 'diagnosis', body: REPORT }, problem: null },
  ]);
  const list = await call('GET', '/api/diagnoses?page=1&perPage=5');
  expect(list?.body).toMatchObject({ diagnoses: [{ id: diagnosis.id }], total: 1 });
  expect((await call('GET', `/api/diagnoses/${diagnosis.id}`))?.body).toEqual(diagnosis);
});

test('questions are answered in turn, changed and taken back; each waits behind its diagnosis', async () => {
  let diagnosis = await diagnose();
  const path = `/api/diagnoses/${diagnosis.id}/answers`;
  const first = diagnosis.nextQuestion;
  for (let count = 0; count < 2; count += 1) {
    const { nextQuestion: asked } = diagnosis;
    const given = { questionId: asked?.id, optionId: asked?.options.at(-2)?.id };
    const answered = await call('POST', path, given);
    diagnosis = Diagnosis.parse(answered?.body);
    expect(diagnosis.answers).toHaveLength(count + 1);
    expect(diagnosis.answers.at(-1)).toMatchObject(given);
  }
  expect(diagnosis.answers[0]?.moved).toBeDefined();
  const taken = await call('DELETE', `${path}?questionId=${encodeURIComponent(first?.id ?? '')}`);
  expect(Diagnosis.parse(taken?.body).answers).toHaveLength(1);
  expect(queued.map(({ work, after }) => [work.kind, after])).toEqual([
    ['diagnosis', undefined],
    ['answer', 'key-1'],
    ['answer', 'key-1'],
    ['withdrawal', 'key-1'],
  ]);
  expect(await call('POST', path, { questionId: 'symptom:none', optionId: 'yes' })).toBeUndefined();
});

test('the guide of a cause opens once, and its steps are ticked behind it', async () => {
  const diagnosis = await diagnose();
  const step = diagnosis.plan.find(({ id }) => id.endsWith('/repair')) ?? diagnosis.plan[0];
  const path = `/api/diagnoses/${diagnosis.id}/guides`;
  const stepId = step?.id ?? '';
  const guide = StepGuide.parse((await call('POST', path, { stepId }))?.body);
  expect(guide.guide.step_by_step_instructions.length).toBeGreaterThan(2);
  expect((await call('POST', path, { stepId }))?.body).toEqual(guide);
  const ticks = [
    { step: 1, done: true },
    { step: 2, done: true },
    { step: 1, done: false },
  ];
  await call('PATCH', path, { stepId, ticks });
  expect((await call('GET', path))?.body).toMatchObject({ guides: [{ stepId, done: [2] }] });
  const [, opened, ticked] = queued;
  expect(queued).toHaveLength(3);
  expect(opened).toMatchObject({ after: 'key-1', work: { kind: 'guide' } });
  expect(ticked).toMatchObject({ after: opened?.key, work: { kind: 'ticks', body: { ticks } } });
});

test('cars are listed as each page asks for them, whichever list was read ahead', async () => {
  const ids = async (query: string) =>
    Object(await call('GET', `/api/vehicles?${query}`)).body?.vehicles.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids('state=run&page=1&perPage=50')).toEqual([CAR.id]);
  expect(await ids('search=&page=1&state=archived&perPage=12')).toEqual([SOLD.id]);
  expect(await ids('page=2&perPage=1')).toEqual([SOLD.id]);
  expect((await call('GET', '/api/vehicles?page=1&perPage=6'))?.body).toMatchObject({ total: 2 });
  // A search is the server's.
  expect(await call('GET', '/api/vehicles?search=focus&page=1&perPage=12')).toBeUndefined();
});

test('a report that says too little is asked about, and nothing waits', async () => {
  const vague = await call('POST', '/api/diagnoses', { ...REPORT, symptoms: 'help' }, 'key-2');
  expect(vague).toMatchObject({
    status: 422,
    body: { code: expect.stringMatching(/^diagnosis\//) },
  });
  expect(queued).toEqual([]);
});

test('a saved diagnosis is read and answered; what only the server has is not made up', async () => {
  const path = `/api/diagnoses/${SAVED.id}`;
  expect((await call('GET', path))?.body).toMatchObject({ id: SAVED.id });
  expect(await call('GET', '/api/diagnoses/5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b99')).toBeUndefined();
  expect(await call('POST', '/api/vehicles', {})).toBeUndefined();
  const check = SAVED.nextQuestion;
  if (!check) return;
  const given = { questionId: check.id, optionId: check.options[0]?.id };
  const answered = await call('POST', `${path}/answers`, given);
  expect(Diagnosis.parse(answered?.body).answers.at(-1)).toMatchObject(given);
  expect(queued).toMatchObject([{ work: { kind: 'answer', diagnosisId: SAVED.id } }]);
  expect(queued[0]?.after).toBeUndefined();
});
