import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { useFakeAttempt } from '../testing/fake-attempt.ts';
import { PlainForm } from './plain-form.tsx';

const REFUSED = new Error('The server said no');

function NameForm({ outcomes }: { outcomes: Parameters<typeof useFakeAttempt>[0] }) {
  const { attempt, send, sent } = useFakeAttempt(outcomes);
  return (
    <PlainForm
      action="/name"
      attempt={attempt}
      onSubmit={(form) => {
        if (new FormData(form).get('name')) send();
      }}
    >
      {attempt.error && <p role="alert">{attempt.error.message}</p>}
      <input name="name" aria-label="Name" />
      <button type="submit">Send</button>
      <button type="button">Something else</button>
      <output>{sent}</output>
    </PlainForm>
  );
}

const setUp = async (outcomes: Parameters<typeof useFakeAttempt>[0]) => {
  const user = userEvent.setup();
  const { container } = render(<NameForm outcomes={outcomes} />);
  await user.type(screen.getByLabelText('Name'), 'Sam');
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  return { user, send, form: container.querySelector('form') };
};

test('before its script has loaded it posts, and nothing that was typed gets into an address', async () => {
  const { form } = await setUp([]);
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/name');
});

test('what went wrong goes when the form is changed', async () => {
  const { user } = await setUp([REFUSED]);
  await user.click(screen.getByRole('button', { name: 'Something else' }));
  expect(screen.getByRole('alert')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'a');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it comes back when the same thing goes wrong again', async () => {
  const { send } = await setUp([REFUSED, REFUSED]);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('The server said no');
});

test('while it is being sent, pressing again sends nothing', async () => {
  const { send } = await setUp(['pending', 'pending']);
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('1');
});
