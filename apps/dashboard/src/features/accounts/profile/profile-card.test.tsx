import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { api as client } from '@wrenchwise/client/api.ts';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION, SAMPLE_USER } from '@wrenchwise/client/testing/sample-account.ts';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import {
  cancelEmailChange,
  changeEmail,
  getEmailChange,
  type PendingEmailChange,
  resendEmailChange,
} from '@wrenchwise/contract/endpoints/accounts/email-address';
import { getMe, Me, MeChanges, updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSecurity } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { removeAvatar, setAvatar } from '@wrenchwise/contract/endpoints/avatar';
import { expect, test, vi } from 'vitest';

import { queryKeys } from '~/queries/query-keys.ts';
import { renderRoute } from '~/testing/render-route.tsx';

import { ProfileCard } from './profile-card.tsx';

/** The card as the dashboard shows it: with the user of the session. */
function CardOfSession() {
  const { data } = useQuery({ queryKey: queryKeys.session, queryFn: () => client(getSession, {}) });
  return data ? <ProfileCard user={data.user} signInAgain={<p>Sign in again here</p>} /> : null;
}

const pendingAt = (sentTo: string, minutesAgo: number): PendingEmailChange => ({
  newEmail: 'new@example.com',
  sentTo,
  sentAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
});

interface Given {
  user?: Partial<AccountUser>;
  hasPassword?: boolean;
  /** The e-mail change that the server knows of. */
  pending?: PendingEmailChange | null;
}

const setUp = async (given: Given = {}) => {
  const api = fakeApi();
  let { pending = null } = given;
  api.answer(getEmailChange, () => ({ change: pending }));
  const account = { ...SAMPLE_USER, ...given.user };
  api.answer(getSession, { ...SAMPLE_SESSION, user: account });
  api.answer(updateMe, ({ body }) =>
    Me.parse({ ...getMe.example?.output, ...account, ...MeChanges.parse(body) }),
  );
  const overview = getSecurity.example?.output;
  if (overview) {
    api.answer(getSecurity, { ...overview, hasPassword: given.hasPassword ?? true });
  }
  const { user } = renderRoute({ path: '/dashboard/settings', Component: CardOfSession });
  await screen.findByRole('heading', { name: 'Profile' });
  const nowPending = (change: PendingEmailChange | null) => {
    pending = change;
  };
  return { api, user, nowPending };
};

const FAILED = 'Failed to update profile. Please try again.';

test('shows who is signed in', async () => {
  await setUp();
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sam Taylor');
  expect(screen.getByText('sam@example.com')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.getByText('Member since 5 January 2026.')).toBeVisible();
});

test('a new name is saved without blanks around it, and is the user’s at once', async () => {
  const { api, user } = await setUp();
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await user.clear(name);
  await user.type(name, '  Sam Baker ');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.callsTo(updateMe).map(({ body }) => body)).toEqual([{ name: 'Sam Baker' }]);
  expect(name).toHaveValue('Sam Baker');
  expect(await screen.findByText('SB')).toBeVisible();
});

test('no name is refused by its field, and nothing is sent', async () => {
  const { api, user } = await setUp();
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Full name is required')).toBeVisible();
  expect(name).toHaveFocus();
  expect(api.callsTo(updateMe)).toEqual([]);
});

test('a name that cannot be saved says so and stays as typed', async () => {
  const { api, user } = await setUp();
  api.refuse(updateMe, 'network/server-error');
  const name = screen.getByRole('textbox', { name: 'Full name' });
  await user.type(name, 's');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(name).toHaveValue('Sam Taylors');
});

/** A browser's canvas, which the tests' browser has not. */
const stubCanvas = (image: { width: number; height: number } | undefined) => {
  const drawImage = vi.fn<(...given: unknown[]) => void>();
  vi.stubGlobal('createImageBitmap', async () => {
    if (!image) throw new Error('not an image');
    return { ...image, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never); // all that is used of it
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['pixels'], { type: type ?? '' })),
  );
  return drawImage;
};

const file = (type: string, size = 10) => {
  const made = new File(['x'], 'image', { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const choose = () => screen.getByLabelText('Profile picture');

test('an avatar is cut to its middle, made small, sent as WebP and shown', async () => {
  const drawImage = stubCanvas({ width: 900, height: 500 });
  const { api, user } = await setUp();
  api.answer(setAvatar, { pictureUrl: '/api/me/picture?v=7' });
  await user.upload(choose(), file('image/jpeg'));
  expect(await screen.findByText('Your picture was changed.')).toBeInTheDocument();
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([200, 0, 500, 500, 0, 0, 256, 256]);
  const [call] = api.callsTo(setAvatar);
  expect(call?.body).toBeInstanceOf(Blob);
  expect(call?.body).toMatchObject({ type: 'image/webp' });
  expect(call?.headers.get('content-type')).not.toBe('application/json');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/me/picture?v=7');
});

test('an image smaller than what is sent is not blown up', async () => {
  const drawImage = stubCanvas({ width: 90, height: 120 });
  const { api, user } = await setUp();
  api.answer(setAvatar, { pictureUrl: '/api/me/picture?v=7' });
  await user.upload(choose(), file('image/png'));
  expect(await screen.findByText('Your picture was changed.')).toBeInTheDocument();
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 15, 90, 90, 0, 0, 90, 90]);
});

test.each([
  [file('image/svg+xml'), 'Please choose a PNG, JPEG or WebP picture.'],
  [file('image/gif'), 'Please choose a PNG, JPEG or WebP picture.'],
  [
    file('image/png', 10 * 1024 * 1024 + 1),
    'This file is larger than 10 MB. Please choose a smaller one.',
  ],
  [file('image/png'), 'This picture could not be read. Please choose another one.'],
])('file %# that is dropped cannot be used, and the card says why', async (image, message) => {
  stubCanvas(undefined);
  const { api } = await setUp();
  // Dropped, since the dialogue for files shows no others.
  fireEvent.drop(choose(), { dataTransfer: { files: [image] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(api.callsTo(setAvatar)).toEqual([]);
});

test('an avatar that the server refuses is shown with its reason', async () => {
  stubCanvas({ width: 900, height: 500 });
  const { api, user } = await setUp();
  api.refuse(setAvatar, 'picture/too-large');
  await user.upload(choose(), file('image/png'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(FAILED);
  expect(alert).toHaveTextContent('Please choose one of at most 512 kB');
});

test('an avatar is removed, and the letters of the name are back', async () => {
  const { api, user } = await setUp({ user: { pictureUrl: '/api/me/picture?v=1' } });
  api.answer(removeAvatar, undefined);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Your picture was removed.')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('ST')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a picture' })).toHaveFocus();
});

const openEmail = async (user: Awaited<ReturnType<typeof setUp>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Change e-mail address' }));
  return screen.findByRole('textbox', { name: 'New e-mail address' });
};

test('another e-mail address is asked for with the password, and says where the link went', async () => {
  const { api, user, nowPending } = await setUp();
  api.answer(changeEmail, () => {
    nowPending(pendingAt('sam@example.com', 0));
    return { sentTo: 'sam@example.com' };
  });
  const email = await openEmail(user);
  expect(email).toHaveFocus();
  await user.type(email, 'new@example.com');
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  const notice = await screen.findByText(
    'Waiting for confirmation at sam@example.com; sent just now.',
  );
  expect(notice).toBeVisible();
  expect(screen.getByText(/another one to new@example.com/)).toBeVisible();
  expect(api.callsTo(changeEmail).map(({ body }) => body)).toEqual([
    { newEmail: 'new@example.com', password: 'correct horse' },
  ]);
  expect(screen.getByRole('button', { name: 'Change e-mail address' })).toHaveFocus();
});

test.each([
  ['auth/wrong-password', 'Your password', 'This is not your current password.'],
  ['auth/same-email', 'New e-mail address', 'This is your e-mail address already.'],
  ['auth/email-in-use', 'New e-mail address', 'This email is already in use.'],
] as const)('%s is shown at the field %s', async (code, label, message) => {
  const { api, user } = await setUp();
  api.refuse(changeEmail, code);
  await user.type(await openEmail(user), 'new@example.com');
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await vi.waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByText(new RegExp(`^${message}`))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an account without a password asks for none, and for a fresh log-in when it must', async () => {
  const { api, user } = await setUp({ hasPassword: false });
  api.refuse(changeEmail, 'auth/reauthentication-required');
  await user.type(await openEmail(user), 'new@example.com');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Sign in again here')).toBeVisible();
  expect(api.callsTo(changeEmail).map(({ body }) => body)).toEqual([
    { newEmail: 'new@example.com' },
  ]);
});

test('a change that waits is shown after a reload, sent again and called off', async () => {
  const { api, user, nowPending } = await setUp({ pending: pendingAt('new@example.com', 12) });
  expect(
    await screen.findByText('Waiting for confirmation at new@example.com; sent 12 minutes ago.'),
  ).toBeVisible();
  api.answer(resendEmailChange, () => {
    nowPending(pendingAt('new@example.com', 0));
    return { sentTo: 'new@example.com' };
  });
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/sent just now\.$/)).toBeVisible();
  api.answer(cancelEmailChange, () => nowPending(null));
  await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
  await vi.waitFor(() => expect(screen.queryByText(/Waiting for confirmation/)).toBeNull());
});

test('a link that cannot be sent again says why, and when it can', async () => {
  const { api, user } = await setUp({ pending: pendingAt('new@example.com', 12) });
  api.refuse(resendEmailChange, 'rate-limit/exceeded', { retryAfterSeconds: 200 });
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many requests. Please try again later. You can try again in 4 minutes.',
  );
});
