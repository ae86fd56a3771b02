import models from '@wrenchwise/engine/models/browser.bin.gz?url';

import type { Answers, Asked, Got } from './asked.ts';

interface Waiter {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

const start = () => {
  const worker = new Worker(new URL('./local-engine.worker.ts', import.meta.url), {
    type: 'module',
  });
  const waiters = new Map<number, Waiter>();
  const end = (error: Error) => {
    for (const { reject } of waiters.values()) reject(error);
    waiters.clear();
    worker.terminate();
    running = undefined;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Got>) => {
    const waiter = waiters.get(data.id);
    waiters.delete(data.id);
    if ('failure' in data) waiter?.reject(new Error(data.failure));
    else waiter?.resolve(data.answer as never); // what was asked for by this number
  });
  // Its file could not be fetched.
  worker.addEventListener('error', () => end(new Error('The engine could not be started.')));
  return { worker, waiters };
};

let running: ReturnType<typeof start> | undefined;
let asked = 0;

/**
 * Asks the engine of this browser, which is started with the first question. Rejects where its files are neither stored
 * nor to be had.
 */
export const askEngine = <A extends Asked>(question: A): Promise<Answers[A['ask']]> => {
  running ??= start();
  const { worker, waiters } = running;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    waiters.set(id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage({ id, models: new URL(models, location.href).href, asked: question });
  });
};
