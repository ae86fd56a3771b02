import type { Waiting, WaitingStore } from './waiting.ts';

/** What became of one attempt to send. */
export type Sent =
  /** Written; a receipt that is left is sent with the next attempt. */
  | { readonly outcome: 'written'; readonly id: string | null; readonly isWhole: boolean }
  /** No server answered, or not now: tried again later, the same first. */
  | { readonly outcome: 'unanswered' }
  /** The server takes it only if something is changed. */
  | { readonly outcome: 'refused'; readonly code: string; readonly message: string };

/** How one thing ended that was just saved. */
export type SavedAs =
  | { readonly state: 'written'; readonly id: string | null }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly code: string; readonly message: string };

export interface Outbox {
  /** Stores it, then sends all that waits. Rejects only where it cannot be stored. */
  readonly save: (waiting: Waiting) => Promise<SavedAs>;
  /** Stores it, to be sent with what waits. Rejects where it cannot be stored. */
  readonly add: (waiting: Waiting) => Promise<void>;
  /** Sends what waits, in order; how many were written. */
  readonly flush: () => Promise<number>;
  readonly remove: (key: string) => Promise<void>;
  /** What waits of this user, oldest first. */
  readonly list: () => Promise<readonly Waiting[]>;
  /** Calls back when something was added, sent or refused, in any tab. */
  readonly subscribe: (changed: () => void) => () => void;
}

interface Parts {
  readonly store: WaitingStore;
  readonly userId: string;
  readonly send: (waiting: Waiting) => Promise<Sent>;
  /** Runs it while no other tab does; at once where browsers have no locks. */
  readonly oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
  /** Says to the other tabs that something changed, and hears it of them. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

const inOrder = (a: Waiting, b: Waiting): number => a.at - b.at || (a.key < b.key ? -1 : 1);

/**
 * What is saved goes to the store first and is sent from there: a page that is closed, a server that is gone between
 * the press and the answer, a second tab, all of them send the same key again, and it is written once.
 */
export const createOutbox = ({ store, userId, send, oneAtATime, channel }: Parts): Outbox => {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const changed of listeners) changed();
  };
  const announce = () => {
    notify();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel?.postMessage('changed');
  };
  channel?.addEventListener('message', notify);

  const list = async (): Promise<readonly Waiting[]> =>
    (await store.all()).filter((waiting) => waiting.userId === userId).toSorted(inOrder);

  const written = new Map<string, string | null>();
  const sendOne = async (waiting: Waiting): Promise<Sent['outcome']> => {
    const sent = await send(waiting);
    if (sent.outcome === 'refused') {
      const { code, message } = sent;
      await store.put({ ...waiting, problem: { code, message } });
    } else if (sent.outcome === 'written') {
      written.set(waiting.key, sent.id);
      if (sent.isWhole) await store.remove(waiting.key);
      else await store.put({ ...waiting, entryId: sent.id });
    }
    return sent.outcome;
  };

  /** Whether what must be written before it is not written yet, or was refused. */
  const isHeldUp = async ({ after }: Waiting): Promise<boolean> =>
    after !== undefined && (await store.all()).some(({ key }) => key === after);

  const flush = () =>
    oneAtATime(async () => {
      let count = 0;
      let isChanged = false;
      for (const waiting of await list()) {
        if (waiting.problem || (await isHeldUp(waiting))) continue;
        const outcome = await sendOne(waiting);
        if (outcome === 'unanswered') break;
        isChanged = true;
        if (outcome === 'written') count += 1;
      }
      // What was refused is to be shown as well.
      if (isChanged) announce();
      return count;
    });

  const add = async (waiting: Waiting): Promise<void> => {
    await store.put(waiting);
    announce();
  };

  return {
    list,
    flush,
    add,
    save: async (waiting) => {
      await add(waiting);
      await flush();
      announce();
      const left = (await store.all()).find(({ key }) => key === waiting.key);
      if (left?.problem) return { state: 'refused', ...left.problem };
      return left && left.entryId === null
        ? { state: 'waiting' }
        : { state: 'written', id: written.get(waiting.key) ?? left?.entryId ?? null };
    },
    remove: async (key) => {
      await store.remove(key);
      // What was done on it goes with it.
      for (const { key: own, after } of await store.all()) {
        if (after === key) await store.remove(own);
      }
      announce();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
