import { expect, test } from 'vitest';

import { createOutbox, type Sent } from './outbox.ts';
import { createMemoryStore, type Waiting } from './waiting.ts';

const waiting = (key: string, rest: Partial<Waiting> = {}): Waiting => ({
  key,
  userId: 'me',
  at: Number(key.replaceAll(/\D/g, '')),
  summary: key,
  car: 'Focus',
  work: { kind: 'entry', vehicleId: 'car', body: {} },
  receipt: null,
  entryId: null,
  problem: null,
  ...rest,
});

/** A server that writes each key once, and can be away before or after it has written. */
const createServer = () => {
  const rows: string[] = [];
  const state: { mode: 'there' | 'away' | 'dies after writing'; refuses: string } = {
    mode: 'there',
    refuses: '',
  };
  const send = async ({ key }: Waiting): Promise<Sent> => {
    if (state.mode === 'away') return { outcome: 'unanswered' };
    if (key === state.refuses) return { outcome: 'refused', code: 'log/x', message: 'No.' };
    if (!rows.includes(key)) rows.push(key);
    if (state.mode === 'dies after writing') return { outcome: 'unanswered' };
    return { outcome: 'written', id: `id of ${key}`, isWhole: true };
  };
  return { rows, state, send };
};

const open = (server = createServer(), store = createMemoryStore()) => {
  let last: Promise<unknown> = Promise.resolve();
  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const tab = () =>
    createOutbox({ store, userId: 'me', send: server.send, oneAtATime, channel: undefined });
  return { server, store, tab };
};

test('what is saved with a connection is written at once, and nothing waits', async () => {
  const { server, tab } = open();
  expect(await tab().save(waiting('k1'))).toEqual({ state: 'written', id: 'id of k1' });
  expect(server.rows).toEqual(['k1']);
  expect(await tab().list()).toEqual([]);
});

test('what is saved without one waits, outlives the page, and is sent in its order', async () => {
  const { server, store, tab } = open();
  server.state.mode = 'away';
  for (const key of ['k2', 'k1', 'k3']) {
    expect(await tab().save(waiting(key))).toEqual({ state: 'waiting' });
  }
  server.state.mode = 'there';
  const later = open(server, store).tab();
  expect(await later.flush()).toBe(3);
  expect(server.rows).toEqual(['k1', 'k2', 'k3']);
  expect(await later.flush()).toBe(0);
});

test('a server that dies between writing and answering has written it once', async () => {
  const { server, tab } = open();
  server.state.mode = 'dies after writing';
  expect(await tab().save(waiting('k1'))).toEqual({ state: 'waiting' });
  server.state.mode = 'there';
  await Promise.all([tab().flush(), tab().flush()]);
  expect(server.rows).toEqual(['k1']);
  expect(await tab().list()).toEqual([]);
});

test('what is refused stays, says why, and holds up nothing behind it', async () => {
  const { server, tab } = open();
  server.state.mode = 'away';
  await tab().save(waiting('k1'));
  await tab().save(waiting('k2'));
  Object.assign(server.state, { mode: 'there', refuses: 'k2' });
  const only = tab();
  let changes = 0;
  only.subscribe(() => {
    changes += 1;
  });
  await only.remove('k1');
  changes = 0;
  expect(await only.flush()).toBe(0);
  expect(changes, 'what was refused is shown at once').toBe(1);
  await only.remove('k2');
  server.state.mode = 'away';
  await tab().save(waiting('k1'));
  await tab().save(waiting('k2'));
  Object.assign(server.state, { mode: 'there', refuses: 'k1' });
  expect(await tab().flush()).toBe(1);
  expect(server.rows).toEqual(['k2']);
  expect(await tab().list()).toMatchObject([
    { key: 'k1', problem: { code: 'log/x', message: 'No.' } },
  ]);
  expect(await tab().flush()).toBe(0);
  expect(await tab().save(waiting('k1'))).toEqual({
    state: 'refused',
    code: 'log/x',
    message: 'No.',
  });
});

test("another user's entries are neither shown nor sent", async () => {
  const { server, store, tab } = open();
  await store.put(waiting('k1', { userId: 'you' }));
  expect(await tab().flush()).toBe(0);
  expect(await tab().list()).toEqual([]);
  expect(server.rows).toEqual([]);
});

test('a receipt that could not be sent yet waits by itself; its entry is not written again', async () => {
  const store = createMemoryStore();
  const sent: (string | null)[] = [];
  let isWhole = false;
  const outbox = createOutbox({
    store,
    userId: 'me',
    send: async ({ entryId }) => {
      sent.push(entryId);
      return { outcome: 'written', id: 'e1', isWhole };
    },
    oneAtATime: (work) => work(),
    channel: undefined,
  });
  const receipt = { name: 'receipt.jpg', blob: new Blob(['x']) };
  expect(await outbox.save(waiting('k1', { receipt }))).toEqual({ state: 'written', id: 'e1' });
  isWhole = true;
  await outbox.flush();
  expect(sent).toEqual([null, 'e1']);
  expect(await outbox.list()).toEqual([]);
});

test('what is done on something waits for it: while that is refused, and gone when that is removed', async () => {
  const { server, tab } = open();
  server.state.mode = 'away';
  await tab().save(waiting('k1'));
  await tab().save(waiting('k2', { after: 'k1' }));
  await tab().save(waiting('k3', { after: 'k1' }));
  Object.assign(server.state, { mode: 'there', refuses: 'k1' });
  expect(await tab().flush()).toBe(0);
  expect(server.rows).toEqual([]);
  expect((await tab().list()).map(({ key }) => key)).toEqual(['k1', 'k2', 'k3']);
  server.state.refuses = '';
  expect(await tab().save(waiting('k1'))).toEqual({ state: 'written', id: 'id of k1' });
  expect(server.rows).toEqual(['k1', 'k2', 'k3']);
  expect(await tab().list()).toEqual([]);

  Object.assign(server.state, { refuses: 'k4' });
  await tab().add(waiting('k4'));
  await tab().add(waiting('k5', { after: 'k4' }));
  await tab().flush();
  await tab().remove('k4');
  expect(await tab().list()).toEqual([]);
});
