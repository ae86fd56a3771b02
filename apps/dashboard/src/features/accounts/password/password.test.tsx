import { screen } from '@testing-library/react';
import {
  changePassword,
  requestPasswordReset,
  RESET_REQUESTED,
} from '@wrenchwise/contract/endpoints/accounts/password';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { expect, test, vi } from 'vitest';

import { renderSecurity } from '../testing/render-security.tsx';

const FAILED = 'Failed to update password. Please check your current password and try again.';

const setUp = async () => {
  const rendered = await renderSecurity();
  const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
  const { user } = rendered;
  return {
    ...rendered,
    field,
    fill: async (current: string, next: string, confirm = next) => {
      if (current) await user.type(field('Current password'), current);
      if (next) await user.type(field('New password'), next);
      if (confirm) await user.type(field('Confirm new password'), `${confirm}{Enter}`);
    },
  };
};

test('changes the password, says that others were signed out, and reads the devices again', async () => {
  const { api, fill, field } = await setUp();
  api.answer(changePassword, { success: true });
  await fill('correct horse', 'a fine day for driving');
  expect(await screen.findByText('Your password is changed.')).toBeVisible();
  expect(screen.getByText('Every other browser was signed out.')).toBeVisible();
  expect(api.callsTo(changePassword)[0]?.body).toEqual({
    currentPassword: 'correct horse',
    newPassword: 'a fine day for driving',
  });
  expect(field('Current password')).toHaveValue('');
  expect(field('New password')).toHaveValue('');
  await vi.waitFor(() => expect(api.callsTo(getSecurity)).toHaveLength(2));
});

test.each([
  ['correct horse', 'short', 'short', 'Password should be at least 8 characters long.'],
  [
    'correct horse',
    'x'.repeat(129),
    'x'.repeat(129),
    'Password must be at most 128 characters long.',
  ],
  ['correct horse', 'a fine day', 'a fine dog', 'New passwords do not match'],
  ['', 'a fine day', 'a fine day', 'Please enter your current password.'],
])(
  '%j, %j and %j are refused by their fields and not sent',
  async (current, next, again, message) => {
    const { api, fill } = await setUp();
    await fill(current, next, again);
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.callsTo(changePassword)).toHaveLength(0);
  },
);

test('asks for the new password once more where it is missing', async () => {
  const { user, api } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Please confirm your new password')).toBeVisible();
  expect(api.callsTo(changePassword)).toHaveLength(0);
});

test('marks the current password where it is wrong, and keeps what was typed', async () => {
  const { api, fill, field } = await setUp();
  api.refuse(changePassword, 'auth/wrong-password');
  await fill('wrong horse', 'a fine day for driving');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByText('This is not your current password.')).toBeVisible();
  expect(field('Current password')).toHaveAttribute('aria-invalid', 'true');
  await vi.waitFor(() => expect(field('Current password')).toHaveFocus());
  expect(field('New password')).toHaveValue('a fine day for driving');
});

test('says by its field that a new password is too common', async () => {
  const { api, fill, field } = await setUp();
  api.refuse(changePassword, 'auth/weak-password');
  await fill('correct horse', 'password123');
  expect(await screen.findByText('Password is too weak')).toBeVisible();
  expect(field('New password')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('says by its field that a new password is the one that one has', async () => {
  const { api, fill, field } = await setUp();
  api.refuse(changePassword, 'auth/same-password');
  await fill('correct horse', 'correct horse');
  expect(await screen.findByText(/This is your password already/)).toBeVisible();
  expect(field('New password')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('any other failure is shown with its cause, and marks no field', async () => {
  const { api, fill, field } = await setUp();
  api.refuse(changePassword, 'rate-limit/exceeded');
  await fill('correct horse', 'a fine day for driving');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByText('Too many requests. Please try again later.')).toBeVisible();
  expect(field('Current password').hasAttribute('aria-invalid')).toBe(false);
});

test('an account without a password is sent a link to its own address', async () => {
  const { user, api } = await renderSecurity({ hasPassword: false });
  api.answer(requestPasswordReset, { message: RESET_REQUESTED });
  expect(screen.getByText(/Your account has no password/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send me a link to set a password' }));
  expect(await screen.findByText('A link is on its way to sam@example.com.')).toBeVisible();
  expect(api.callsTo(requestPasswordReset)[0]?.body).toEqual({ email: 'sam@example.com' });
});

test('says that the link could not be sent', async () => {
  const { user, api } = await renderSecurity({ hasPassword: false });
  api.refuse(requestPasswordReset, 'rate-limit/exceeded');
  await user.click(screen.getByRole('button', { name: 'Send me a link to set a password' }));
  expect(await screen.findByText('Too many requests. Please try again later.')).toBeVisible();
});
