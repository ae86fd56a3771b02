import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_USER } from '@wrenchwise/client/testing/sample-account.ts';
import { getSession, signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import { expect, test, vi } from 'vitest';

import Login from '~/routes/auth/login.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const TITLE = 'Please check your cookie settings';
const CHROME = (version: number) =>
  `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

const setUp = (given: { agent: string; keepsCookies: boolean }) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(given.agent);
  const written = vi.spyOn(document, 'cookie', 'set');
  if (!given.keepsCookies) vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const api = fakeApi();
  api.answer(getSession, null);
  return { api, written, ...renderRoute({ path: '/login', Component: Login }) };
};

test('warns in Chrome 118 that cookies are blocked, and says what to do', () => {
  setUp({ agent: CHROME(118), keepsCookies: false });
  const warning = screen.getByRole('status');
  expect(warning).toHaveTextContent(TITLE);
  expect(warning).toHaveTextContent('choose ‘Cookies and site data’');
});

test('trusts what the browser says of itself over its old name', () => {
  vi.stubGlobal('navigator', {
    userAgent: CHROME(100),
    userAgentData: { brands: [{ brand: 'Google Chrome', version: '131' }] },
  });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  fakeApi().answer(getSession, null);
  renderRoute({ path: '/login', Component: Login });
  expect(screen.getByText(TITLE)).toBeVisible();
});

test.each([
  ['an older Chrome', { agent: CHROME(117), keepsCookies: false }],
  ['a Chrome that keeps cookies', { agent: CHROME(140), keepsCookies: true }],
  ['another browser', { agent: 'Mozilla/5.0 Gecko/20100101 Firefox/140.0', keepsCookies: false }],
])('does not warn %s', (_, given) => {
  setUp(given);
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('tries with a cookie of 120 seconds and removes it again', () => {
  const { written } = setUp({ agent: CHROME(140), keepsCookies: true });
  expect(written.mock.calls[0]?.[0]).toBe(
    'wrenchwise-cookie-test=1; max-age=120; path=/; SameSite=Lax',
  );
  expect(document.cookie).toBe('');
});

const logIn = async (user: ReturnType<typeof renderRoute>['user']) => {
  await user.type(screen.getByLabelText('E-mail'), 'sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
};

test('says so when the log-in went well but its cookie was not stored', async () => {
  const { user, api } = setUp({ agent: 'Firefox', keepsCookies: true });
  api.answer(signIn, { user: SAMPLE_USER, twoFactorRequired: false });
  await logIn(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(TITLE);
  expect(alert).toHaveTextContent('allow cookies for this site');
});

test.each<ErrorCode>(['auth/expired-session', 'auth/invalid-token', 'auth/no-user'])(
  'tells trouble with the session during a log-in (%s) as a matter of cookies',
  async (code) => {
    const { user, api } = setUp({ agent: 'Firefox', keepsCookies: true });
    api.refuse(signIn, code);
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(TITLE);
  },
);
