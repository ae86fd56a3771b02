import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { createApiKey, listApiKeys, revokeApiKey } from '@wrenchwise/contract/endpoints/api-keys';
import {
  createWebhookEndpoint,
  endOldWebhookSecrets,
  listWebhookDeliveries,
  listWebhookEndpoints,
  renewWebhookSecret,
  replayWebhookDelivery,
  testWebhookEndpoint,
  updateWebhookEndpoint,
} from '@wrenchwise/contract/endpoints/webhooks';
import { PLANS } from '@wrenchwise/rules/plans';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { EntitlementProvider } from '~/account/entitlement.ts';
import { createQueryClient } from '~/queries/query-client.ts';

import SettingsApi from './settings-api.tsx';

const security = getSecurity.example?.output;
const [key] = listApiKeys.example?.output?.keys ?? [];
const [endpoint] = listWebhookEndpoints.example?.output?.endpoints ?? [];
const [delivery] = listWebhookDeliveries.example?.output?.deliveries ?? [];
if (!security || !key || !endpoint || !delivery) throw new Error('the endpoints have examples');

const setUp = (plan: 'free' | 'pro' = 'pro') => {
  const api = fakeApi();
  api.answer(getSecurity, security);
  api.answer(listApiKeys, { keys: [key] });
  api.answer(listWebhookEndpoints, { endpoints: [endpoint] });
  const router = createMemoryRouter([{ path: '*', Component: SettingsApi }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EntitlementProvider value={{ features: PLANS[plan].featureKeys, isLoading: false }}>
        <RouterProvider router={router} />
      </EntitlementProvider>
    </QueryClientProvider>,
  );
  return { api, user: userEvent.setup() };
};

/** Answers the question who it is, by the account's password. */
const confirm = async (user: UserEvent, action: string, password = 'a torque wrench, please') => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), password);
  await user.click(dialog.getByRole('button', { name: action }));
};
const PASSWORD = { password: 'a torque wrench, please' };

test('a key is created with what it may do, and shown this once', async () => {
  const { api, user } = setUp();
  api.answer(createApiKey, { ...key, name: 'Spreadsheet', key: 'ww_the-whole-key' });
  const form = within(screen.getByRole('form', { name: 'New API key' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Spreadsheet');
  await user.selectOptions(form.getByLabelText('It may'), 'Read, add and change');
  await user.selectOptions(form.getByLabelText('It expires'), 'Never');
  await user.click(form.getByRole('button', { name: 'Create API key' }));
  expect(api.callsTo(createApiKey)).toEqual([]);
  await confirm(user, 'Create key');
  expect(await screen.findByLabelText('Your new API key')).toHaveValue('ww_the-whole-key');
  expect(api.callsTo(createApiKey).map(({ body }) => body)).toEqual([
    { name: 'Spreadsheet', scopes: ['read', 'write'], expiresInDays: null, ...PASSWORD },
  ]);
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('a key without a name, or one too many, is refused where one sees it', async () => {
  const { api, user } = setUp();
  const create = screen.getByRole('button', { name: 'Create API key' });
  await user.click(create);
  expect(await screen.findByText('Name is required')).toBeVisible();
  api.refuse(createApiKey, 'api-key/too-many');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'One more');
  await user.click(create);
  await confirm(user, 'Create key');
  expect(await screen.findByText('The key was not created')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('One more');
});

test('a wrong password is said in the dialog, and the next try makes the key', async () => {
  const { api, user } = setUp();
  api.refuse(createApiKey, 'auth/wrong-password');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Spreadsheet');
  await user.click(screen.getByRole('button', { name: 'Create API key' }));
  await confirm(user, 'Create key', 'not this one');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('This is not your current password.')).toBeVisible();
  api.answer(createApiKey, { ...key, name: 'Spreadsheet', key: 'ww_the-whole-key' });
  await user.clear(dialog.getByLabelText('Your password'));
  await confirm(user, 'Create key');
  expect(await screen.findByLabelText('Your new API key')).toHaveValue('ww_the-whole-key');
});

test('an account without a password is asked to sign in again when that was long ago', async () => {
  const { api, user } = setUp();
  api.answer(getSecurity, { ...security, hasPassword: false });
  api.refuse(createApiKey, 'auth/reauthentication-required');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Spreadsheet');
  await user.click(screen.getByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect.poll(() => dialog.queryByLabelText('Your password')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByRole('button', { name: 'Log out and sign in again' })).toBeVisible();
});

test('a key is revoked after a yes', async () => {
  const { api, user } = setUp();
  api.answer(revokeApiKey, undefined);
  await user.click(await screen.findByRole('button', { name: `Revoke ${key.name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(api.callsTo(revokeApiKey)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Revoke key' }));
  await expect.poll(() => api.callsTo(revokeApiKey).length).toBe(1);
});

test('an endpoint is added with the events that it wants, and its secret is shown', async () => {
  const { api, user } = setUp();
  api.answer(createWebhookEndpoint, { ...endpoint, secret: 'whsec_c2VjcmV0' });
  const form = within(screen.getByRole('form', { name: 'New webhook endpoint' }));
  await user.type(form.getByRole('textbox', { name: 'Address' }), 'https://hooks.example.com/x');
  for (const box of form.getAllByRole('checkbox')) {
    if (!box.closest('label')?.textContent.includes('maintenance.due')) await user.click(box);
  }
  await user.click(form.getByRole('button', { name: 'Add endpoint' }));
  await confirm(user, 'Add endpoint');
  expect(await screen.findByLabelText('Its signing secret')).toHaveValue('whsec_c2VjcmV0');
  expect(api.callsTo(createWebhookEndpoint).map(({ body }) => body)).toEqual([
    { url: 'https://hooks.example.com/x', events: ['maintenance.due'], ...PASSWORD },
  ]);
});

test('a failed delivery says why and is sent again by one press', async () => {
  const { api, user } = setUp();
  const failed = {
    ...delivery,
    state: 'failed',
    attempts: 8,
    lastStatus: 503,
    lastFailure: 'The address answered 503',
  } as const;
  api.answer(listWebhookDeliveries, { deliveries: [failed], total: 1 });
  api.answer(replayWebhookDelivery, { ...failed, state: 'pending', attempts: 0 });
  await user.click(await screen.findByRole('button', { name: 'Deliveries' }));
  expect(await screen.findByText(/8 attempts: The address answered 503/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Send diagnosis.created .* again$/ }));
  await expect
    .poll(() => api.callsTo(replayWebhookDelivery).map(({ url }) => url.pathname))
    .toEqual([`/api/webhook-deliveries/${failed.id}/replay`]);
});

test('an endpoint is tested, and started again when it was stopped', async () => {
  const { api, user } = setUp();
  api.answer(testWebhookEndpoint, { ...delivery, state: 'pending', attempts: 0 });
  api.answer(listWebhookDeliveries, { deliveries: [], total: 0 });
  await user.click(await screen.findByRole('button', { name: 'Send a test' }));
  await expect.poll(() => api.callsTo(testWebhookEndpoint).length).toBe(1);
  const stopped = { ...endpoint, disabledAt: '2026-11-19T08:05:00.000Z' };
  api.answer(listWebhookEndpoints, { endpoints: [stopped] });
  api.answer(updateWebhookEndpoint, stopped);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await expect
    .poll(() => api.callsTo(updateWebhookEndpoint).map(({ body }) => body))
    .toEqual([{ isEnabled: false }, { isEnabled: true }]);
});

test('a new secret signs beside the old one until a time that is shown, or until one ends it', async () => {
  const { api, user } = setUp();
  const until = '2026-11-20T08:05:00.000Z';
  api.answer(renewWebhookSecret, { secret: 'whsec_bmV3', oldSecretUntil: until });
  await user.click(await screen.findByRole('button', { name: 'New secret' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/For 24 hours messages are signed with both/)).toBeVisible();
  api.answer(listWebhookEndpoints, { endpoints: [{ ...endpoint, oldSecretUntil: until }] });
  await confirm(user, 'Make a new secret');
  expect(api.callsTo(renewWebhookSecret)[0]?.body).toEqual(PASSWORD);
  expect(await screen.findByLabelText('The new signing secret')).toHaveValue('whsec_bmV3');
  expect(await screen.findByText(/two signatures until/)).toHaveTextContent('20 November 2026');

  api.answer(endOldWebhookSecrets, endpoint);
  api.answer(listWebhookEndpoints, { endpoints: [endpoint] });
  await user.click(screen.getByRole('button', { name: 'End the old secret now' }));
  await expect.poll(() => screen.queryByText(/two signatures until/)).toBeNull();
  expect(api.callsTo(endOldWebhookSecrets)).toHaveLength(1);
});

test('a plan without the API is shown the way to it, and the keys that are left', async () => {
  setUp('free');
  expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'See the plans' }).length).toBe(2);
  expect(await screen.findByRole('button', { name: `Revoke ${key.name}` })).toBeVisible();
});
