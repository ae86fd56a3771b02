import { beforeEach, expect, test, vi } from 'vitest';

import {
  announceSignOut,
  claimStorage,
  forgetPerson,
  onSignOutElsewhere,
  withDeviceChoices,
} from './own-storage.ts';

const DRAFT = 'wrenchwise.diagnosis-draft';
const TICKS = 'wrenchwise.guide-steps';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const type = (): void => {
  sessionStorage.setItem(DRAFT, '{"symptoms":"grinding"}');
  localStorage.setItem(TICKS, '{}');
};

test('a log-out leaves nothing of a person, in either storage, but the choices of the device', () => {
  type();
  claimStorage('one');
  localStorage.setItem('wrenchwise.theme', 'dark');
  localStorage.setItem('wrenchwise.price-region', 'uk');
  localStorage.setItem('cookie-consent-status', 'denied');
  forgetPerson();
  expect(sessionStorage.length).toBe(0);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'cookie-consent-status',
    'wrenchwise.price-region',
    'wrenchwise.theme',
  ]);
});

test('choices of the device outlast an answer that clears all storage, and nothing else does', async () => {
  type();
  localStorage.setItem('wrenchwise.theme', 'dark');
  localStorage.setItem('cookie-consent-status', 'denied');
  const answer = await withDeviceChoices(async () => {
    localStorage.clear();
    sessionStorage.clear();
    return 'signed out';
  });
  expect(answer).toBe('signed out');
  expect(sessionStorage.length).toBe(0);
  expect(Object.entries(localStorage)).toEqual(
    expect.arrayContaining([
      ['cookie-consent-status', 'denied'],
      ['wrenchwise.theme', 'dark'],
    ]),
  );
  expect(localStorage).toHaveLength(2);
});

test('the words of a visitor, and of a user whose sign-in expired, are there after signing in', () => {
  type();
  claimStorage('one');
  expect(sessionStorage.getItem(DRAFT)).toContain('grinding');
  claimStorage('one');
  expect(sessionStorage.getItem(DRAFT)).toContain('grinding');
});

test('another user never finds them', () => {
  type();
  claimStorage('one');
  claimStorage('two');
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
  expect(localStorage.getItem(TICKS)).toBeNull();
});

test('a log-out is announced to the other tabs, not to the page that it began in', async () => {
  const left = vi.fn<() => void>();
  const end = onSignOutElsewhere(left);
  announceSignOut();
  // Messages of one channel arrive in their order: the other tab's comes last.
  const other = new BroadcastChannel('wrenchwise.signed-out');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  other.postMessage('another page');
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
  expect(left).toHaveBeenCalledTimes(1);
  other.close();
  end();
});
