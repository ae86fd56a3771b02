import { useSyncExternalStore } from 'react';

import {
  type ConsentChoice,
  keepChoice,
  readChoice,
  refusesByBrowser,
  storedChoice,
} from './consent.ts';

interface Consent {
  readonly choice: ConsentChoice | null;
  /** Whether the question is on the page. */
  readonly isAsking: boolean;
  /** Somebody opened it to change what they had chosen. */
  readonly isReopened: boolean;
  /** The browser says no for them. */
  readonly isRefusedByBrowser: boolean;
  readonly mayCount: boolean;
}

// Pages are written with the question, so that it is read with the page and not a second later. Who has
// answered does not see it: the script in the head says so before anything is painted.
const UNKNOWN: Consent = {
  choice: null,
  isAsking: true,
  isReopened: false,
  isRefusedByBrowser: false,
  mayCount: false,
};

const listeners = new Set<() => void>();
let current: Consent | undefined;
let openedFrom: Element | null = null;

const consentOf = (stored: string | null, isReopened: boolean): Consent => {
  const choice = readChoice(stored);
  const isRefusedByBrowser = refusesByBrowser();
  return {
    choice,
    isReopened,
    isRefusedByBrowser,
    isAsking: isReopened || (choice === null && !isRefusedByBrowser),
    mayCount: choice?.status === 'accepted' && !isRefusedByBrowser,
  };
};

const become = (next: Consent): void => {
  current = next;
  for (const tell of listeners) tell();
};

const read = (): Consent => (current ??= consentOf(storedChoice(), false));

// Another tab of this site may have been asked.
const subscribe = (tell: () => void): (() => void) => {
  const reread = () => become(consentOf(storedChoice(), false));
  listeners.add(tell);
  addEventListener('storage', reread);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', reread);
    // What another tab chooses while nobody listens must not be missed.
    if (listeners.size === 0) current = undefined;
  };
};

/** What this device's reader has chosen about cookies and counting. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, read, () => UNKNOWN);

const giveFocusBack = (): void => {
  const place = openedFrom?.isConnected ? openedFrom : document.getElementById('main');
  openedFrom = null;
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
};

export const decide = (status: ConsentChoice['status']): void => {
  become(consentOf(keepChoice(status), false));
  giveFocusBack();
  // Pages stored for reading without a network were stored on the strength of an earlier Accept.
  if (status === 'declined') {
    void import('~/offline/offline-cache.ts').then(({ clearOfflineCache }) => clearOfflineCache());
  }
};

/** Asks again, for somebody who wants to change what they chose. */
export const reopen = (): void => {
  openedFrom = document.activeElement;
  become({ ...read(), isAsking: true, isReopened: true });
};

/** Leaves the choice as it is. */
export const close = (): void => {
  become({ ...read(), isAsking: false, isReopened: false });
  giveFocusBack();
};
