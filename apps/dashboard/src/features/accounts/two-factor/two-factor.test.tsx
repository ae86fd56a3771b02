import { screen, within } from '@testing-library/react';
import { signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { expect, test, vi } from 'vitest';

import { renderSecurity } from '../testing/render-security.tsx';

const SECRET = 'JBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, index) => `A1b2C-3d4E${index}`);
const ENROLMENT = {
  totpUri: `otpauth://totp/Wrenchwise:sam@example.com?secret=${SECRET}&issuer=Wrenchwise`,
  recoveryCodes: CODES,
};
const ON = { twoFactor: { enabled: true, recoveryCodesLeft: 10, readable: true } };

type Rendered = Awaited<ReturnType<typeof renderSecurity>>;

const dialog = () => within(screen.getByRole('dialog'));
const press = (user: Rendered['user'], name: string) =>
  user.click(dialog().getByRole('button', { name }));
const password = () => dialog().getByLabelText('Your password', { selector: 'input' });

const toTheCode = async () => {
  const rendered = await renderSecurity();
  const { api, user } = rendered;
  api.answer(enableTwoFactor, ENROLMENT);
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.type(password(), 'correct horse{Enter}');
  await screen.findByText('Scan the code with your authenticator app.');
  return rendered;
};

const toTheCodes = async () => {
  const rendered = await toTheCode();
  const { api, user, change } = rendered;
  api.answer(confirmTwoFactor, { enabled: true });
  change(ON);
  await user.type(dialog().getByLabelText('Code of the app'), '123 456{Enter}');
  await screen.findByText('Two-factor is on. Keep your recovery codes');
  return rendered;
};

test('is set up by password, key, code and stored recovery codes, in this order', async () => {
  const { api, user } = await toTheCodes();
  expect(api.callsTo(enableTwoFactor)[0]?.body).toEqual({ password: 'correct horse' });
  expect(api.callsTo(confirmTwoFactor)[0]?.body).toEqual({ code: '123456' });
  expect(
    dialog()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);

  await user.click(dialog().getByRole('checkbox', { name: 'I have stored them in a safe place' }));
  await press(user, 'Done');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('On')).toBeVisible();
  expect(screen.getByText('10 recovery codes left.')).toBeVisible();
});

test('shows the key as a QR code and in groups of four, and copies it whole', async () => {
  const { user } = await toTheCode();
  const image = await dialog().findByRole('img', { name: /QR code/ });
  expect(decodeURIComponent(image.getAttribute('src') ?? '')).toMatch(
    /^data:image\/svg\+xml,<svg.*fill="white".*fill="black"/s,
  );
  expect(dialog().getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await press(user, 'Copy the key');
  expect(await dialog().findByText('Copied')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe(SECRET);
});

test('moves focus to each step, and back to its button at the end', async () => {
  const { user } = await toTheCodes();
  expect(screen.getByRole('heading', { name: /Keep your recovery codes/ })).toHaveFocus();
  await user.click(dialog().getByRole('checkbox'));
  await press(user, 'Done');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Switch off' })).toHaveFocus());
});

test('a wrong code is shown by its field, and the dialog stays', async () => {
  const { api, user } = await toTheCode();
  api.refuse(confirmTwoFactor, 'auth/wrong-code');
  const code = dialog().getByLabelText('Code of the app');
  await user.type(code, '000000{Enter}');
  expect(await dialog().findByText('This code is not right. Please try again.')).toBeVisible();
  expect(code).toHaveAttribute('aria-invalid', 'true');
  await user.clear(code);
  await user.type(code, '12{Enter}');
  expect(await dialog().findByText('The code has six digits')).toBeVisible();
  expect(api.callsTo(confirmTwoFactor)).toHaveLength(1);
});

test('another failure of the code is shown in the dialog, which stays', async () => {
  const { api, user } = await toTheCode();
  api.refuse(confirmTwoFactor, 'rate-limit/exceeded');
  await user.type(dialog().getByLabelText('Code of the app'), '000000{Enter}');
  expect(await dialog().findByRole('alert')).toHaveTextContent('Too many requests.');
});

test('left half-way it stays off, and begins anew with another key', async () => {
  const { api, user } = await toTheCode();
  await press(user, 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Off')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(password()).toHaveValue('');
  expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument();
  expect(api.callsTo(confirmTwoFactor)).toHaveLength(0);
});

test('a wrong password is shown by its field, and the dialog stays', async () => {
  const { api, user } = await renderSecurity();
  api.refuse(enableTwoFactor, 'auth/wrong-password');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await vi.waitFor(() => expect(password()).toHaveFocus());
  await press(user, 'Continue');
  expect(await dialog().findByText('Please enter your password.')).toBeVisible();
  await user.type(password(), 'wrong horse{Enter}');
  expect(await dialog().findByText('This is not your current password.')).toBeVisible();
  await user.type(password(), ' again{Enter}');
  expect(await dialog().findByText('This is not your current password.')).toBeVisible();
  expect(api.callsTo(enableTwoFactor)).toHaveLength(2);
});

test('recovery codes that nobody has saved do not close', async () => {
  const { user } = await toTheCodes();
  await user.keyboard('{Escape}');
  expect(
    await dialog().findByText('Please keep the codes first: they are not shown again.'),
  ).toBeVisible();
  await press(user, 'Done');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(dialog().getByRole('checkbox'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('recovery codes are copied, saved as a text file and printed', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:codes';
  });
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await toTheCodes();
  await press(user, 'Copy');
  await expect(navigator.clipboard.readText()).resolves.toBe(CODES.join('\n'));
  await press(user, 'Download');
  const text = await saved[0]?.text();
  expect(text).toContain('Recovery codes for Wrenchwise');
  expect(text?.split('\r\n')).toEqual(expect.arrayContaining(CODES));
  await press(user, 'Print');
  expect(print).toHaveBeenCalledOnce();
});

test('says so where the browser refuses to copy', async () => {
  const { user } = await toTheCodes();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await press(user, 'Copy');
  expect(await dialog().findByText(/does not allow copying here/)).toBeVisible();
});

test('neither the key nor a recovery code is cached or stored', async () => {
  const { client } = await toTheCodes();
  const kept = JSON.stringify([
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state),
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.data ?? null),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
  ]);
  expect(kept).toContain('Firefox on Windows');
  expect(kept).not.toContain(SECRET);
  expect(kept).not.toContain('A1b2C-3d4E0');
});

test('a password is forgotten with the dialog that asked for it', async () => {
  const { user, client } = await toTheCodes();
  await user.click(dialog().getByRole('checkbox'));
  await press(user, 'Done');
  await vi.waitFor(() =>
    expect(
      JSON.stringify(
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain('correct horse'),
  );
});

test('makes new recovery codes after the password, and shows them once', async () => {
  const { api, user } = await renderSecurity(ON);
  api.answer(renewRecoveryCodes, { recoveryCodes: CODES });
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  expect(dialog().getByText('The codes that you have now stop working.')).toBeVisible();
  await user.type(password(), 'correct horse{Enter}');
  expect(await screen.findByRole('heading', { name: 'Keep your new codes' })).toBeVisible();
  expect(dialog().getByText('A1b2C-3d4E9')).toBeVisible();
  await user.click(dialog().getByRole('checkbox'));
  await press(user, 'Done');
  expect(document.body.textContent).not.toContain('A1b2C-3d4E9');
});

test('warns where few recovery codes are left', async () => {
  await renderSecurity({ twoFactor: { enabled: true, recoveryCodesLeft: 1, readable: true } });
  expect(screen.getByText('1 recovery code left. Make new ones soon.')).toBeVisible();
});

test('warns where no recovery code is left', async () => {
  await renderSecurity({ twoFactor: { enabled: true, recoveryCodesLeft: 0, readable: true } });
  expect(screen.getByText('No recovery codes left. Make new ones soon.')).toBeVisible();
});

test('keys that the server lost ask to be set up again', async () => {
  await renderSecurity({ twoFactor: { enabled: true, recoveryCodesLeft: 0, readable: false } });
  expect(screen.getByText('Two-factor has to be set up again.')).toBeVisible();
  expect(screen.queryByText(/No recovery codes left/)).not.toBeInTheDocument();
});

test('is switched off after the password', async () => {
  const { api, user, change } = await renderSecurity(ON);
  api.answer(disableTwoFactor, () => {
    change({ twoFactor: { enabled: false, recoveryCodesLeft: 0, readable: true } });
    return { enabled: false as const };
  });
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await user.type(password(), 'correct horse');
  await press(user, 'Switch off');
  expect(await screen.findByText('Off')).toBeVisible();
  expect(api.callsTo(disableTwoFactor)[0]?.body).toEqual({ password: 'correct horse' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an account without a password signs in again first, and comes back here', async () => {
  const { api, user } = await renderSecurity({ hasPassword: false });
  api.refuse(enableTwoFactor, 'auth/reauthentication-required');
  api.answer(signOut, { success: true });
  const go = vi.spyOn(window.location, 'assign').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(dialog().queryByLabelText('Your password')).not.toBeInTheDocument();
  await press(user, 'Continue');
  expect(
    await dialog().findByText('Please sign in again to confirm that it is you.'),
  ).toBeVisible();
  expect(api.callsTo(enableTwoFactor)[0]?.body).toEqual({});
  await press(user, 'Log out and sign in again');
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(api.callsTo(signOut)).toHaveLength(1);
  expect(sessionStorage.getItem('wrenchwise.return-path')).toBe('/dashboard/settings');
});

test('somebody who cannot be logged out stays, and is shown why', async () => {
  const { api, user } = await renderSecurity({ ...ON, hasPassword: false });
  api.refuse(disableTwoFactor, 'auth/reauthentication-required');
  api.cut(signOut);
  const go = vi.spyOn(window.location, 'assign').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await press(user, 'Switch off');
  await user.click(await dialog().findByRole('button', { name: 'Log out and sign in again' }));
  expect(await dialog().findByText(/Unable to connect to the server/)).toBeVisible();
  expect(go).not.toHaveBeenCalled();
});
