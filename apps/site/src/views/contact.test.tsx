import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sendContactMessage } from '@wrenchwise/contract/endpoints/contact';
import { beforeEach, describe, expect, test } from 'vitest';

import { ContactForm } from '~/features/contact/contact-form.tsx';
import { renderPage } from '~/testing/render-page.tsx';

import { ContactPage } from './contact-page.tsx';

const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = 'Failed to send message. Please try again later.';
const WRITTEN = {
  Name: 'Sam Taylor',
  Email: 'sam@example.com',
  Subject: 'A question about my plan',
  Message: 'Can I move my diagnoses?\n\nThank you',
} as const;

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

const show = () =>
  renderPage(() => (
    <ContactPage>
      <ContactForm />
    </ContactPage>
  ));
const box = (name: string) => screen.getByLabelText(name);
/** What a screen reader says of a field beyond its name. */
const saidOf = (name: string): string =>
  document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const send = () => screen.getByRole('button', { name: 'Send message' });

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  for (const [name, text] of Object.entries(WRITTEN)) {
    await user.click(box(name));
    await user.paste(text);
  }
};

test('a message is sent as it was typed, said to have arrived, and the form is cleared', async () => {
  api.answer(sendContactMessage, { received: true });
  const { user } = show();
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByText(SENT).closest('[aria-live]')).not.toBeNull();
  expect(api.callsTo(sendContactMessage).map(({ body }) => body)).toEqual([
    {
      name: WRITTEN.Name,
      email: WRITTEN.Email,
      subject: WRITTEN.Subject,
      message: WRITTEN.Message,
      website: '',
    },
  ]);
  for (const name of Object.keys(WRITTEN)) expect(box(name)).toHaveValue('');
  expect(screen.queryByText(/is required/)).toBeNull();
});

test('while it is being sent, a second press sends nothing', async () => {
  api.hang(sendContactMessage);
  const { user } = show();
  await fill(user);
  await user.click(send());
  expect(send()).toHaveAttribute('aria-busy', 'true');
  await user.click(send());
  await user.type(box('Subject'), '{Enter}');
  expect(api.callsTo(sendContactMessage)).toHaveLength(1);
});

describe('a message that could not be sent', () => {
  test.each(['contact/not-sent', 'rate-limit/exceeded', 'network/server-error'] as const)(
    'because of %s says so and keeps what was typed',
    async (code) => {
      api.refuse(sendContactMessage, code);
      const { user } = show();
      await fill(user);
      await user.click(send());
      expect(await screen.findByText(FAILED)).toBeVisible();
      for (const [name, text] of Object.entries(WRITTEN)) expect(box(name)).toHaveValue(text);
    },
  );

  test('can be sent again', async () => {
    api.cut(sendContactMessage);
    const { user } = show();
    await fill(user);
    await user.click(send());
    await screen.findByText(FAILED);
    api.answer(sendContactMessage, { received: true });
    await user.click(send());
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  });
});

describe('what is missing or wrong', () => {
  test('is named by each field, the first of which gets focus, and nothing is sent', async () => {
    const { user } = show();
    await user.click(send());
    for (const name of Object.keys(WRITTEN)) expect(saidOf(name)).toBe(`${name} is required`);
    await waitFor(() => expect(box('Name')).toHaveFocus());
    expect(api.calls).toEqual([]);
  });

  test('is named when a field is left, and no more once it is right', async () => {
    const { user } = show();
    await user.type(box('Email'), 'sam');
    expect(screen.queryByText(/valid email/)).toBeNull();
    await user.tab();
    expect(saidOf('Email')).toBe('Please enter a valid email address.');
    await user.type(box('Email'), '@example.com');
    expect(saidOf('Email')).toBe('');
  });

  test('is nothing while somebody only passes through', async () => {
    const { user } = show();
    await user.click(box('Name'));
    await user.tab();
    await user.tab();
    expect(screen.queryByText(/is required/)).toBeNull();
  });

  test('is blank text too', async () => {
    const { user } = show();
    await fill(user);
    await user.clear(box('Message'));
    await user.type(box('Message'), '   ');
    await user.click(send());
    expect(saidOf('Message')).toBe('Message is required');
    expect(api.calls).toEqual([]);
  });
});

test('there is an address, a phone number, a mail address and the hours', () => {
  show();
  expect(screen.getByText(/^London /)).toBeVisible();
  expect(screen.getByRole('link', { name: '020 7946 0142' })).toHaveAttribute(
    'href',
    'tel:+442079460142',
  );
  expect(screen.getByRole('link', { name: /^support@/ })).toBeVisible();
  for (const hours of ['9:00–18:00', '10:00–16:00', 'Closed']) {
    expect(screen.getByText(hours)).toBeVisible();
  }
  expect(screen.getByText(/We reply within 24 hours on business days/)).toBeVisible();
});

test('a message that is too long is not cut: it stays, is counted, and says so', async () => {
  const { user } = show();
  await fill(user);
  const long = 'x'.repeat(5200);
  await user.clear(box('Message'));
  await user.click(box('Message'));
  await user.paste(long);
  expect(box('Message')).toHaveValue(long);
  expect(screen.getByText('5,200 of 5,000 characters: 200 too many')).toBeVisible();
  await user.click(send());
  expect(saidOf('Message')).toBe('Message must be at most 5000 characters');
  expect(api.callsTo(sendContactMessage)).toEqual([]);
  expect(box('Message')).toHaveValue(long);
});
