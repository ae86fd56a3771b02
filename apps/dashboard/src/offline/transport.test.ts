import { afterEach, expect, test } from 'vitest';

import { connection } from '~/connection/connection.ts';
import { storedAsOf } from '~/connection/stored-as-of.ts';

import type { DeviceDiagnosis, DeviceStore, StoredAnswer } from './device-store.ts';
import type { LocalRequest } from './local-request.ts';
import { createTransport } from './transport.ts';

const OWN = 'ffffffff-3f6f-4a55-8a0e-6f1f7a0c2b11';
const SERVERS = '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b11';

const open = () => {
  const answers = new Map<string, StoredAnswer>();
  const claimed: string[] = [];
  const state = { isAway: false, asked: [] as string[], serverId: null as string | null };
  const store: Pick<DeviceStore, 'answer' | 'putAnswer' | 'claim' | 'diagnosis'> = {
    answer: async (path) => answers.get(path),
    putAnswer: async (answer) => void answers.set(answer.path, answer),
    claim: async (userId) => void claimed.push(userId),
    // Of a row only the id at the server is read here.
    diagnosis: async () => ({ serverId: state.serverId }) as DeviceDiagnosis,
  };
  const local: LocalRequest[] = [];
  const send = createTransport({
    store,
    server: {
      answer: async (request) => {
        local.push(request);
        return { status: 200, body: { from: 'here' }, at: 5 };
      },
    },
    ask: async (input) => {
      const path = input instanceof Request ? input.url : input.toString();
      state.asked.push(path);
      if (state.isAway) throw new TypeError('Failed to fetch');
      const body = path.endsWith('get-session') ? { user: { id: 'me' } } : { from: 'server' };
      return Response.json(body);
    },
  });
  const read = async (path: string, init?: RequestInit) => (await send(path, init)).json();
  return { answers, claimed, state, local, read };
};

afterEach(() => connection.regain([]));

test('what the server answers is stored for its user, and nothing of keys or shares', async () => {
  const { answers, claimed, read } = open();
  await read('/api/auth/get-session');
  await expect.poll(() => answers.size).toBe(1);
  expect(claimed).toEqual(['me']);
  await read('/api/vehicles?page=1&perPage=50');
  for (const path of ['/api/keys', `/api/vehicles/${SERVERS}/shares`, '/api/me/security']) {
    await read(path);
  }
  await expect.poll(() => answers.size).toBe(2);
  expect(answers.get('/api/vehicles?page=1&perPage=50')).toMatchObject({ userId: 'me' });
});

test('where the server cannot be reached this browser answers, and the screen says as of when', async () => {
  const { state, local, read } = open();
  state.isAway = true;
  const body = JSON.stringify({ symptoms: 'x' });
  const headers = { 'idempotency-key': 'key-1' };
  expect(await read('/api/diagnoses', { method: 'POST', body, headers })).toEqual({ from: 'here' });
  expect(local).toMatchObject([{ path: '/api/diagnoses', key: 'key-1', body: { symptoms: 'x' } }]);
  expect(connection.get().isAway).toBe(true);
  expect(storedAsOf()).toBe(5);
});

test('a diagnosis of this browser is asked here until the server has it, then there', async () => {
  const { state, read } = open();
  expect(await read(`/api/diagnoses/${OWN}`)).toEqual({ from: 'here' });
  expect(state.asked).toEqual([]);
  state.serverId = SERVERS;
  expect(await read(`/api/diagnoses/${OWN}/guides`)).toEqual({ from: 'server' });
  expect(state.asked).toEqual([`/api/diagnoses/${SERVERS}/guides`]);
});

test('whoever logs out takes what was stored with them, also where the server does not hear of it', async () => {
  const { claimed, state, read } = open();
  state.isAway = true;
  await read('/api/auth/sign-out', { method: 'POST', body: '{}' });
  expect(claimed).toEqual(['']);
});
