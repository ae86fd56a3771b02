import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, SAMPLE_USER } from '@wrenchwise/client/testing/sample-account.ts';
import { getSession, signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { verifyRecoveryCode, verifyTotp } from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { expect, test, vi } from 'vitest';

import Login from '~/routes/auth/login.tsx';
import { renderRoute } from '~/testing/render-route.tsx';

const setUp = async () => {
  const api = fakeApi();
  api.answer(getSession, null);
  api.answer(signIn, { user: null, twoFactorRequired: true });
  const page = renderRoute({ path: '/login', Component: Login });
  await page.user.type(screen.getByLabelText('E-mail'), 'sam@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByRole('heading', { name: 'Enter your code' });
  return { api, ...page };
};

const letIn = (api: ReturnType<typeof fakeApi>) => {
  api.answer(verifyTotp, { user: SAMPLE_USER, twoFactorRequired: false });
  api.answer(verifyRecoveryCode, { user: SAMPLE_USER, twoFactorRequired: false });
  api.answer(getSession, SAMPLE_SESSION);
};

test('asks for the code with the field ready, and sends it when six digits are there', async () => {
  const { user, api } = await setUp();
  letIn(api);
  const code = screen.getByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.click(screen.getByRole('checkbox', { name: 'Trust this device for 30 days' }));
  await user.type(code, '123 456');
  expect(await screen.findByText('At /dashboard')).toBeVisible();
  expect(api.callsTo(verifyTotp).map(({ body }) => body)).toEqual([
    { code: '123456', trustDevice: true },
  ]);
});

test('says that a code has six digits when Enter comes too early', async () => {
  const { user, api } = await setUp();
  await user.type(screen.getByLabelText('Code'), '123{Enter}');
  expect(await screen.findByText('The code has six digits')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(api.callsTo(verifyTotp)).toHaveLength(0);
});

test('says that a code is wrong, keeps the focus and takes the next one', async () => {
  const { user, api } = await setUp();
  api.refuse(verifyTotp, 'auth/wrong-code');
  await user.type(screen.getByLabelText('Code'), '111111');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This code is not right. Please try again.',
  );
  expect(screen.getByLabelText('Code')).toHaveFocus();
  letIn(api);
  await user.keyboard('222222');
  expect(await screen.findByText('At /dashboard')).toBeVisible();
  expect(api.callsTo(verifyTotp)[1]?.body).toMatchObject({ code: '222222' });
});

test('takes a recovery code instead, and knows what is none', async () => {
  const { user, api } = await setUp();
  letIn(api);
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  const code = screen.getByLabelText('Recovery code');
  expect(code).toHaveFocus();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.type(code, '12{Enter}');
  expect(await screen.findByText('This is no recovery code')).toBeVisible();
  await user.clear(code);
  await user.type(code, 'A1b2C-3d4E5{Enter}');
  expect(await screen.findByText('At /dashboard')).toBeVisible();
  expect(api.callsTo(verifyRecoveryCode)[0]?.body).toEqual({ code: 'A1b2C3d4E5' });
});

test('goes back and forth between the app and the recovery codes', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app instead' }));
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByRole('heading', { name: 'Log in' })).toHaveFocus();
});

test('goes back to the log-in and says why when the code came too late', async () => {
  const { user, api } = await setUp();
  api.refuse(verifyTotp, 'auth/challenge-expired');
  await user.type(screen.getByLabelText('Code'), '123456');
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This took too long. Please log in again.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('sam@example.com');
});

test('says that there were too many tries', async () => {
  const { user, api } = await setUp();
  api.refuse(verifyTotp, 'rate-limit/exceeded');
  await user.type(screen.getByLabelText('Code'), '123456');
  await vi.waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Too many requests. Please try again later.',
    ),
  );
});
