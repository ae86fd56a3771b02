import type { Recall } from '@wrenchwise/vehicle/facts/recalls';

/** Whose recalls are wanted, in which country. */
export interface RecallsQuestion {
  readonly car: { readonly make: string; readonly model: string; readonly year: number };
  readonly country: Recall['country'];
}

export interface AskedRecalls extends RecallsQuestion {
  readonly id: number;
}

interface Got {
  readonly id: number;
  readonly recalls: readonly Recall[];
}

let worker: Worker | undefined;
let asked = 0;

/** The recalls that name a model and year. Rejects where the table is neither stored nor to be had. */
export const askRecalls = (question: RecallsQuestion): Promise<readonly Recall[]> => {
  worker ??= new Worker(new URL('./recalls.worker.ts', import.meta.url), { type: 'module' });
  const running = worker;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const answered = new AbortController();
    const { signal } = answered;
    running.addEventListener(
      'message',
      ({ data }: MessageEvent<Got>) => {
        if (data.id !== id) return;
        answered.abort();
        resolve(data.recalls);
      },
      { signal },
    );
    running.addEventListener(
      'error',
      () => {
        answered.abort();
        worker = undefined;
        reject(new Error('The recalls could not be fetched.'));
      },
      { signal },
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    running.postMessage({ ...question, id } satisfies AskedRecalls);
  });
};
