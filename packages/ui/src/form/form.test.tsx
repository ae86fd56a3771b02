import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { Checkbox } from '../checkbox.tsx';
import { PasswordInput } from '../password-input.tsx';
import { useFakeAttempt } from '../testing/fake-attempt.ts';
import { TextInput } from '../text-input.tsx';
import { FormField } from './form-field.tsx';
import { Form } from './form.tsx';

const Fields = z.object({
  name: z.string().trim().min(1, 'Name is required'),
  email: z.email('Please enter a valid email address.'),
  password: z.string(),
  news: z.boolean(),
});

/** Says which field it is about, or is about none. */
class Refusal extends Error {
  readonly field: 'name' | 'email' | undefined;

  constructor(message: string, field?: 'name' | 'email') {
    super(message);
    this.field = field;
  }
}

const TAKEN = new Refusal('This address is taken', 'email');
const BROKEN = new Refusal('The server is out of order');

const NONE: readonly Refusal[] = [];

interface Props {
  outcomes?: readonly Refusal[];
  mode?: 'onTouched' | 'onSubmit';
  onSend?: (fields: z.output<typeof Fields>) => void;
}

function SignUp({ outcomes = NONE, mode = 'onTouched', onSend }: Props) {
  const { attempt, send } = useFakeAttempt(outcomes);
  return (
    <Form
      schema={Fields}
      defaultValues={{ name: '', email: 'sam@', password: '', news: false }}
      mode={mode}
      attempt={attempt}
      onSubmit={(fields) => {
        onSend?.(fields);
        send();
      }}
      fieldErrors={(error) =>
        error instanceof Refusal && error.field
          ? [{ name: error.field, message: error.message }]
          : []
      }
      renderFailure={(error, isAtField) =>
        !isAtField && error instanceof Error && <p role="alert">{error.message}</p>
      }
    >
      {(form) => (
        <>
          <FormField form={form} name="name" label="Name" required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="email" label="E-mail" required hint="We write to it.">
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="password" label="Password">
            {(control) => <PasswordInput {...control} />}
          </FormField>
          <Checkbox {...form.register('news')} label="News" />
          <button type="submit">Sign up</button>
        </>
      )}
    </Form>
  );
}

const setUp = (props: Props = {}) => {
  const user = userEvent.setup();
  render(<SignUp {...props} />);
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Sign up' }));
  return { user, fill, send };
};

const descriptionOf = (label: string): string =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const BAD_INPUT: ValidityState = {
  badInput: true,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: false,
  valueMissing: false,
};

test('a date that does not exist is refused, though the browser calls its field empty', async () => {
  const onSend = vi.fn<NonNullable<Props['onSend']>>();
  const { fill, send } = setUp({ onSend });
  await fill('Name', 'Sam');
  await fill('E-mail', 'sam@example.com');
  const control = screen.getByLabelText<HTMLInputElement>('Name');
  vi.spyOn(control, 'type', 'get').mockReturnValue('date');
  // What Chromium says of 31/02/2026; the test's browser accepts any text.
  vi.spyOn(control, 'validity', 'get').mockReturnValue(BAD_INPUT);
  await send();
  await waitFor(() => expect(descriptionOf('Name')).toBe('This is not a date that exists'));
  expect(onSend).not.toHaveBeenCalled();
});

test('what is missing is said at its field, nothing is sent, and the first such field gets focus', async () => {
  const onSend = vi.fn<NonNullable<Props['onSend']>>();
  const { send } = setUp({ onSend });
  await send();
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf('Name')).toBe('Name is required');
  expect(descriptionOf('E-mail')).toBe('We write to it. Please enter a valid email address.');
  expect(onSend).not.toHaveBeenCalled();
});

test('what is sent is what the schema made of the fields', async () => {
  const onSend = vi.fn<NonNullable<Props['onSend']>>();
  const { user, fill, send } = setUp({ onSend });
  await fill('Name', '  Sam ');
  await fill('E-mail', 'sam@example.com');
  await user.click(screen.getByLabelText('News'));
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend).toHaveBeenCalledWith({
    name: 'Sam',
    email: 'sam@example.com',
    password: '',
    news: true,
  });
});

test('a field is checked when it is left, and mended as one types', async () => {
  const { user, fill } = setUp();
  await fill('E-mail', 'sam@exam');
  expect(screen.queryByText('Please enter a valid email address.')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  await user.type(screen.getByLabelText('E-mail'), 'ple.com');
  expect(screen.queryByText('Please enter a valid email address.')).not.toBeInTheDocument();
});

test('a form that is checked only when it is sent says nothing before', async () => {
  const { user, fill } = setUp({ mode: 'onSubmit' });
  await fill('E-mail', 'sam@exam');
  await user.tab();
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe(null);
});

test('what the server refuses of a field is said there, in focus, each time, and nowhere else', async () => {
  const { user, fill, send } = setUp({ outcomes: [TAKEN, new Refusal(TAKEN.message, 'email')] });
  await fill('Name', 'Sam');
  await fill('E-mail', 'sam@example.com');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await send();
    const email = screen.getByLabelText('E-mail');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(descriptionOf('E-mail')).toBe('We write to it. This address is taken');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(email, 'm');
    expect(screen.queryByText('This address is taken')).not.toBeInTheDocument();
  }
});

test('any other failure is said above the fields, which keep their text, until one changes', async () => {
  const { user, fill, send } = setUp({ outcomes: [BROKEN] });
  await fill('Name', 'Sam');
  await fill('E-mail', 'sam@example.com');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is out of order');
  expect(screen.getByRole('alert')).toBe(document.querySelector('form')?.firstElementChild);
  expect(screen.getByLabelText('Name')).toHaveValue('Sam');
  expect(document.querySelector('[aria-invalid]')).toBe(null);
  await user.type(screen.getByLabelText('Name'), 'a');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was typed and ticked before the script came is there afterwards, and is sent', async () => {
  const onSend = vi.fn<NonNullable<Props['onSend']>>();
  const page = document.createElement('main');
  document.body.append(page);
  page.innerHTML = renderToString(<SignUp onSend={onSend} />);
  const control = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  Object.assign(control('name') ?? {}, { value: 'Sam' });
  Object.assign(control('news') ?? {}, { checked: true });
  render(<SignUp onSend={onSend} />, { container: page, hydrate: true });
  expect(screen.getByLabelText('Name')).toHaveValue('Sam');
  expect(screen.getByLabelText('E-mail')).toHaveValue('sam@');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), 'example.com');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend.mock.lastCall?.[0]).toMatchObject({
    name: 'Sam',
    email: 'sam@example.com',
    news: true,
  });
  page.remove();
});

test('a double click sends once', async () => {
  const onSend = vi.fn<NonNullable<Props['onSend']>>();
  const { fill } = setUp({ onSend });
  await fill('Name', 'Sam');
  await fill('E-mail', 'sam@example.com');
  const form = screen.getByLabelText('Name').closest('form') ?? document.body;
  // Both before React has shown that the first one is under way.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  await new Promise(requestAnimationFrame);
  expect(onSend).toHaveBeenCalledTimes(1);
});
