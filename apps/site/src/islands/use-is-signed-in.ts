import { useSyncExternalStore } from 'react';

import { endSession, readIsSignedIn } from './session.queries.ts';

let isSignedIn = false;
let asked: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

const become = (next: boolean): void => {
  isSignedIn = next;
  for (const tell of listeners) tell();
};

/** Asks the server whether somebody is signed in, once for all islands of the page. */
export const askIsSignedIn = (): Promise<boolean> => {
  asked ??= readIsSignedIn().then((answer) => {
    become(answer);
    return answer;
  });
  return asked;
};

/** Asks again: the session may have ended since the page was opened. */
export const askIsStillSignedIn = (): Promise<boolean> => {
  asked = undefined;
  return askIsSignedIn();
};

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  // Without an answer the page stays as a visitor's.
  askIsSignedIn().catch(() => undefined);
  return () => listeners.delete(tell);
};

/** Whether somebody is signed in; false until the server has said so. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSignedIn,
    () => false,
  );

/** Shows the page as a visitor's at once, and ends the session. */
export const leave = (): void => {
  become(false);
  endSession().catch(() => become(true));
};
