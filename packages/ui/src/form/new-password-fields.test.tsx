import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { IDLE } from './attempt.ts';
import { Form } from './form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const Fields = z
  .object({ next: z.string().min(8, 'Too short'), again: z.string().min(1, 'Confirm it') })
  .refine(({ next, again }) => next === again, {
    path: ['again'],
    message: 'They differ',
    when: () => true,
  });

const setUp = () => {
  render(
    <Form
      schema={Fields}
      defaultValues={{ next: '', again: '' }}
      attempt={IDLE}
      onSubmit={() => undefined}
    >
      {(form) => (
        <NewPasswordFields
          form={form}
          name="next"
          confirmName="again"
          label="New password"
          confirmLabel="Confirm new password"
          hint="At least 8 characters."
        />
      )}
    </Form>,
  );
  return {
    user: userEvent.setup(),
    password: screen.getByLabelText('New password'),
    confirmation: screen.getByLabelText('Confirm new password'),
  };
};

test('the rule is said before it is broken', () => {
  const { password } = setUp();
  const hint = document.getElementById(password.getAttribute('aria-describedby') ?? '');
  expect(hint).toHaveTextContent('At least 8 characters.');
  expect(password.getAttribute('autocomplete')).toBe('new-password');
});

test('a confirmation that was not reached yet is shown nothing', async () => {
  const { user, password, confirmation } = setUp();
  await user.type(password, 'short');
  await user.tab();
  expect(await screen.findByText('Too short')).toBeVisible();
  await user.type(password, ' no longer');
  await waitFor(() => expect(screen.queryByText('Too short')).not.toBeInTheDocument());
  expect(confirmation.getAttribute('aria-invalid')).toBe(null);
});

test('mending the first password mends what was said of the second', async () => {
  const { user, password, confirmation } = setUp();
  await user.type(password, 'a fine day');
  await user.type(confirmation, 'a fine dog');
  await user.tab();
  expect(await screen.findByText('They differ')).toBeVisible();
  await user.clear(password);
  await user.type(password, 'a fine dog');
  await waitFor(() => expect(screen.queryByText('They differ')).not.toBeInTheDocument());
});

test('each of the two can be shown by itself', async () => {
  const { user, password, confirmation } = setUp();
  const [first] = screen.getAllByRole('button', { name: 'Show password' });
  if (first) await user.click(first);
  expect(password.getAttribute('type')).toBe('text');
  expect(confirmation.getAttribute('type')).toBe('password');
});
