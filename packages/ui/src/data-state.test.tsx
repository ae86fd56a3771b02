import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { DataState } from './data-state.tsx';

const IDLE = { data: undefined, error: null, isPending: false, isFetching: false };

type Query = Parameters<typeof DataState<readonly string[]>>[0]['query'];

const show = (query: Partial<Query>) =>
  render(
    <DataState
      query={{ ...IDLE, refetch: () => undefined, ...query }}
      failure="Failed to load your cars"
      explain={(error) => ({ message: `Because of ${String(error)}`, requestId: 'req_42' })}
      loadingLabel="Loading your cars"
      skeleton={<p>▒▒▒</p>}
      isEmpty={(cars) => cars.length === 0}
      empty={<p>No car yet</p>}
    >
      {(cars) => <p>{cars.join(', ')}</p>}
    </DataState>,
  );

test('while it is loaded that is said in words, and the skeleton is for the eyes only', () => {
  show({ isPending: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cars');
  expect(screen.getByText('▒▒▒').closest('[aria-hidden]')).not.toBe(null);
});

test('a failure says what, why and which request, and offers to try again', async () => {
  const refetch = vi.fn<() => void>();
  show({ error: 'rain', refetch });
  const alert = screen.getByRole('alert');
  for (const part of ['Failed to load your cars', 'Because of rain', 'Request req_42']) {
    expect(alert).toHaveTextContent(new RegExp(part));
  }
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what there is stays on the screen when it cannot be loaded anew', () => {
  show({ data: ['Focus', 'Golf'], error: 'rain' });
  expect(screen.getByText('Focus, Golf')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('nothing is said to be nothing', () => {
  show({ data: [] });
  expect(screen.getByText('No car yet')).toBeVisible();
});
