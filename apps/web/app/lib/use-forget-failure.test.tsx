import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { useForgetFailure } from './use-forget-failure.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({ mutationFn: () => Promise.reject(new Error('The server said no')) });
  useForgetFailure(form, send);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (new FormData(event.currentTarget).get('name')) send.mutate();
      }}
    >
      {send.error && <p role="alert">{send.error.message}</p>}
      <input name="name" aria-label="Name" />
      <button type="submit">Send</button>
      <button type="button">Something else</button>
    </form>
  );
}

const setUp = async () => {
  const { user } = renderRoute({ path: '/', Component: Form });
  await user.type(await screen.findByLabelText('Name'), 'Sam');
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  return { user, send };
};

test('what went wrong goes when the form is changed', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Something else' }));
  expect(screen.getByRole('alert')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'a');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it comes back when the same thing goes wrong again', async () => {
  const { send } = await setUp();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server said no');
});
