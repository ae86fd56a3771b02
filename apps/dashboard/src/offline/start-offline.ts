import { sendThrough } from '@wrenchwise/client/transport.ts';

import { outboxOf } from '~/outbox/outbox.queries.ts';

import { deviceStore } from './device-store.ts';
import { askEngine } from './engine/ask-engine.ts';
import { createLocalServer } from './local-server.ts';
import { prepareOffline } from './prepare-offline.ts';
import { readAhead } from './read-ahead.queries.ts';
import { createTransport } from './transport.ts';

/** From now on what the server answers is stored, and this browser answers where the server cannot be reached. */
export const startOffline = async (): Promise<void> => {
  const store = await deviceStore();
  const server = createLocalServer({
    store,
    ask: askEngine,
    waiting: async (userId) => (await outboxOf(userId)).list(),
    queue: async (waiting) => (await outboxOf(waiting.userId)).add(waiting),
  });
  sendThrough(createTransport({ store, server, ask: (...given) => fetch(...given) }));
};

/** Nothing is read ahead more often: pages read what they show themselves. */
const READ_AHEAD_MS = 10 * 60_000;

/** The answer that is read last but one in each run. */
const MARK = '/api/garage';

let isStarted = false;

/**
 * Stores, while the page is idle, what is needed on a driveway: the dashboard's files, and what is read and done there. Once in a
 * visit; what cannot be had now is had at the next one.
 */
export const keepOffline = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  try {
    await startOffline();
    await prepareOffline();
    const last = await (await deviceStore()).answer(MARK);
    if (!last || Date.now() - last.at > READ_AHEAD_MS) await readAhead();
  } catch {
    // Blocked storage or a lost connection: the page works as it did.
  }
};
