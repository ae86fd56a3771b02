import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { countPageView } from '@wrenchwise/contract/endpoints/page-views';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { POLICY_VERSION, readChoice } from './consent.ts';
import { Consent } from './consent.tsx';
import { CookieSettingsButton } from './cookie-settings-button.tsx';

const KEY = 'cookie-consent-status';

function Page({ path }: { path: string }) {
  return (
    <>
      <Consent path={path} />
      <main id="main" tabIndex={-1}>
        <CookieSettingsButton />
      </main>
    </>
  );
}

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(countPageView, undefined);
});

const show = (path = '/pricing') => {
  const { rerender } = render(<Page path={path} />);
  return {
    user: userEvent.setup(),
    goTo: (next: string) => rerender(<Page path={next} />),
  };
};
const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const counted = () => api.callsTo(countPageView).map(({ body }) => body);
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

describe('a first visit', () => {
  test('is asked, with two buttons of the same look, and nothing is counted or stored meanwhile', () => {
    show();
    const asked = within(banner() ?? document.body);
    const [decline, accept] = asked.getAllByRole('button');
    expect(decline).toHaveTextContent('Decline');
    expect(accept).toHaveTextContent('Accept');
    expect(decline?.className).toBe(accept?.className);
    expect(asked.getByRole('link', { name: 'Cookies in detail' })).toHaveAttribute(
      'href',
      '/cookies',
    );
    expect(banner()).not.toHaveTextContent(/continu|browsing/i);
    expect(counted()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(document.activeElement).toBe(document.body);
  });

  test('that accepts is counted from this page on, page by page', async () => {
    const { user, goTo } = show();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(banner()).toBeNull();
    expect(stored()).toEqual({
      status: 'accepted',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      version: POLICY_VERSION,
    });
    goTo('/faq/');
    await waitFor(() => expect(counted()).toEqual([{ path: '/pricing' }, { path: '/faq' }]));
    expect(document.activeElement).toBe(document.getElementById('main'));
  });

  test('that declines is never counted', async () => {
    const { user, goTo } = show();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(banner()).toBeNull();
    expect(stored()).toMatchObject({ status: 'declined', version: POLICY_VERSION });
    goTo('/faq');
    expect(counted()).toEqual([]);
  });

  test('finds the question in the page as it was written, hidden where it is answered', () => {
    const written = renderToString(<Page path="/" />);
    expect(written).toContain('Decline');
    expect(written).toContain('in-data-consent:hidden');
  });
});

test('a count that cannot be sent disturbs nobody, and takes no cookie along', async () => {
  localStorage.setItem(KEY, JSON.stringify({ status: 'accepted', date: null, version: 1 }));
  api.cut(countPageView);
  const send = vi.spyOn(globalThis, 'fetch');
  show();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
});

describe('what was chosen before', () => {
  test.each([
    ['accepted', 1],
    ['"accepted"', 1],
    [JSON.stringify({ status: 'accepted', date: '2026-01-05T09:30:00.000Z', version: 1 }), 1],
    ['declined', 0],
    [JSON.stringify({ status: 'declined', date: '2026-01-05T09:30:00.000Z', version: 1 }), 0],
  ])('as %s is understood and not asked again', (kept, views) => {
    localStorage.setItem(KEY, kept);
    show();
    expect(banner()).toBeNull();
    expect(counted()).toHaveLength(views);
    expect(localStorage.getItem(KEY)).toBe(kept);
  });

  test.each([
    '',
    'yes',
    '{"status":',
    'null',
    '[]',
    '{"status":"accepted"}',
    JSON.stringify({ status: 'accepted', version: POLICY_VERSION - 1 }),
  ])('as %j does not hold: it is asked', (kept) => {
    localStorage.setItem(KEY, kept);
    show();
    expect(banner()).not.toBeNull();
    expect(counted()).toEqual([]);
    expect(readChoice(kept)).toBeNull();
  });

  test('can be changed at any time, and the question says what it was', async () => {
    const kept = { status: 'accepted', date: '2026-01-05T09:30:00.000Z', version: POLICY_VERSION };
    localStorage.setItem(KEY, JSON.stringify(kept));
    const { user, goTo } = show();
    const settings = screen.getByRole('button', { name: 'Cookie settings' });
    await user.click(settings);
    expect(banner()).toHaveTextContent('You chose Accept on 5 January 2026.');
    expect(document.activeElement).toBe(banner());
    await user.keyboard('{Escape}');
    expect(banner()).toBeNull();
    expect(document.activeElement).toBe(settings);
    expect(stored()).toEqual(kept);

    await user.click(settings);
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(stored()).toMatchObject({ status: 'declined' });
    expect(document.activeElement).toBe(settings);
    goTo('/faq');
    expect(counted()).toEqual([{ path: '/pricing' }]);
  });

  test('in another tab counts in this one', async () => {
    show();
    localStorage.setItem(KEY, 'declined');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(banner()).toBeNull();
  });
});

describe.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a browser that says %s %s', (signal, value) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', Object.create(navigator, { [signal]: { value } }));
  });

  test('is taken as a decline and not asked', () => {
    show();
    expect(banner()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('is not counted even where Accept was chosen', async () => {
    localStorage.setItem(KEY, 'accepted');
    const { user } = show();
    expect(counted()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(banner()).toHaveTextContent('Your browser asks sites not to track you.');
  });
});

test('where storage is blocked the choice holds for the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(banner()).toBeNull();
  expect(counted()).toEqual([{ path: '/pricing' }]);
  vi.restoreAllMocks();
});

test('the page can be scrolled clear of the question, and its room goes with it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(150);
  const { user } = show();
  expect(document.body.style.paddingBottom).toBe('150px');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(document.body.style.paddingBottom).toBe('');
  vi.restoreAllMocks();
});
