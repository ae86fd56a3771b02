import { screen, within } from '@testing-library/react';
import {
  addPasskey,
  type Passkey,
  removePasskey,
  startPasskeyRegistration,
} from '@wrenchwise/contract/endpoints/accounts/passkeys';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderSecurity } from '../testing/render-security.tsx';

const PHONE: Passkey = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'My phone',
  createdAt: '2026-01-05T09:30:00.000Z',
  synced: true,
};
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Wrenchwise', id: 'localhost' },
  user: { id: 'c2Ft', name: 'sam@example.com', displayName: 'Sam Taylor' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const CREDENTIAL = {
  id: 'bWFkZQ',
  rawId: bytes('made'),
  type: 'public-key',
  response: { attestationObject: bytes('object'), clientDataJSON: bytes('data') },
  getClientExtensionResults: () => ({}),
};

/** The browser's own prompt, which this environment does not have. */
const prompt = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();

beforeEach(() => {
  prompt.mockReset().mockResolvedValue(CREDENTIAL);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: prompt },
  });
});

const dialog = () => within(screen.getByRole('dialog'));

const openDialog = async (hasPassword = true) => {
  const rendered = await renderSecurity({ hasPassword });
  rendered.api.answer(startPasskeyRegistration, { options: OPTIONS });
  rendered.api.answer(addPasskey, () => {
    rendered.change({ passkeys: [PHONE] });
    return PHONE;
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  return rendered;
};

const confirm = async ({ user }: { user: Awaited<ReturnType<typeof openDialog>>['user'] }) =>
  user.type(dialog().getByLabelText('Your password', { selector: 'input' }), 'horse{Enter}');

test('lists each passkey with its name, since when it is there and whether it is synced', async () => {
  await renderSecurity({
    passkeys: [PHONE, { ...PHONE, id: 'b', name: 'Key ring', synced: false }],
  });
  const [first, second] = within(screen.getByRole('region', { name: 'Passkeys' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('My phoneSyncedAdded on 5 January 2026');
  expect(second).toHaveTextContent(/^Key ringAdded on/);
});

test('adds one under the name of the device after the password and the browser’s prompt', async () => {
  const rendered = await openDialog();
  expect(dialog().getByLabelText('Name')).toHaveValue('Firefox on Windows');
  await confirm(rendered);
  expect(await screen.findByText('My phone')).toBeVisible();
  const { api } = rendered;
  expect(api.callsTo(startPasskeyRegistration)[0]?.body).toEqual({ password: 'horse' });
  const asked = prompt.mock.calls[0]?.[0].publicKey;
  expect(new TextDecoder().decode(asked?.challenge)).toBe('challenge');
  expect(api.callsTo(addPasskey)[0]?.body).toMatchObject({
    name: 'Firefox on Windows',
    credential: {
      id: 'bWFkZQ',
      rawId: 'bWFkZQ',
      type: 'public-key',
      response: { clientDataJSON: 'ZGF0YQ' },
    },
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('takes another name', async () => {
  const rendered = await openDialog();
  const name = dialog().getByLabelText('Name');
  await rendered.user.clear(name);
  await rendered.user.type(name, ' Work laptop ');
  await confirm(rendered);
  await screen.findByText('My phone');
  expect(rendered.api.callsTo(addPasskey)[0]?.body).toMatchObject({ name: 'Work laptop' });
});

test('a prompt that was closed is no error, and can be asked for again', async () => {
  prompt.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
  const rendered = await openDialog();
  await confirm(rendered);
  expect(await dialog().findByText('The prompt was closed, and nothing was added.')).toBeVisible();
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  expect(rendered.api.callsTo(addPasskey)).toHaveLength(0);
  await rendered.user.click(dialog().getByRole('button', { name: 'Add passkey' }));
  expect(await screen.findByText('My phone')).toBeVisible();
});

test.each([
  ['InvalidStateError', /This device has a passkey for your account already/],
  ['SecurityError', /belong to another address/],
  ['UnknownError', /Your browser could not make a passkey/],
])('a prompt that ends with %s is shown as %s, and adds nothing', async (name, text) => {
  prompt.mockRejectedValueOnce(new DOMException('no', name));
  const { api, user } = await openDialog();
  await confirm({ user });
  expect(await dialog().findByText(text)).toBeVisible();
  expect(api.callsTo(addPasskey)).toHaveLength(0);
});

test('says that the server did not take it', async () => {
  const rendered = await openDialog();
  rendered.api.refuse(addPasskey, 'auth/passkey-failed');
  await confirm(rendered);
  expect(
    await dialog().findByText('The passkey could not be used. Please try again.'),
  ).toBeVisible();
});

test('asks no prompt after a wrong password', async () => {
  const rendered = await openDialog();
  rendered.api.refuse(startPasskeyRegistration, 'auth/wrong-password');
  await confirm(rendered);
  expect(await dialog().findByText('This is not your current password.')).toBeVisible();
  expect(prompt).not.toHaveBeenCalled();
});

test('an account without a password may have to sign in again first', async () => {
  const { api, user } = await openDialog(false);
  api.refuse(startPasskeyRegistration, 'auth/reauthentication-required');
  await user.click(dialog().getByRole('button', { name: 'Add passkey' }));
  expect(
    await dialog().findByText('Please sign in again to confirm that it is you.'),
  ).toBeVisible();
});

test('removes one only after asking', async () => {
  const { api, user, change } = await renderSecurity({ passkeys: [PHONE] });
  api.answer(removePasskey, () => change({ passkeys: [] }));
  const remove = screen.getByRole('button', { name: 'Remove My phone' });
  await user.click(remove);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo(removePasskey)).toHaveLength(0);
  await user.click(remove);
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
  await vi.waitFor(() => expect(screen.queryByText('My phone')).not.toBeInTheDocument());
  expect(api.callsTo(removePasskey)[0]?.url.pathname).toBe(`/api/me/passkeys/${PHONE.id}`);
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
});

test('explains why the only way in cannot be removed', async () => {
  const { api, user } = await renderSecurity({ hasPassword: false, passkeys: [PHONE] });
  api.refuse(removePasskey, 'auth/last-way-in');
  await user.click(screen.getByRole('button', { name: 'Remove My phone' }));
  await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
  expect(
    await screen.findByText('This is your only way to sign in. Add another one first.'),
  ).toBeVisible();
  expect(screen.getByText(/Set a password or connect a Google account/)).toBeVisible();
  expect(screen.getByText('My phone')).toBeVisible();
});

test('where the browser has no passkeys it says so in place of the button', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await renderSecurity();
  expect(screen.getByText(/This browser has no passkeys/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});
