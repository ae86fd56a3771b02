import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  createMessageService,
  deleteMessageService,
  listMessageServices,
  type MessageService,
  testMessageService,
} from '@wrenchwise/contract/endpoints/message-services';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { MessageServicesCard } from './message-services-card.tsx';

const NTFY: MessageService = {
  id: '3d1d2c02-6d51-4b25-9d5c-0a3f3c1f7e55',
  kind: 'ntfy',
  host: 'ntfy.sh',
  createdAt: '2026-11-19T08:05:00.000Z',
  lastTriedAt: null,
  lastFailure: null,
};

const open = (services: readonly MessageService[]) => {
  const api = fakeApi();
  let stored = [...services];
  api.answer(listMessageServices, () => ({ services: stored }));
  const { user } = renderRoute({ path: '/', Component: MessageServicesCard });
  const change = (next: MessageService[]) => {
    stored = next;
  };
  return { api, user, change };
};

test('an ntfy topic is added, tried and removed', async () => {
  const { api, user, change } = open([]);
  api.answer(createMessageService, () => {
    change([NTFY]);
    return NTFY;
  });
  await user.type(await screen.findByLabelText(/Address/), 'https://ntfy.sh/my-topic');
  await user.click(screen.getByRole('button', { name: 'Add server' }));
  const item = within(await screen.findByRole('listitem', { name: 'ntfy at ntfy.sh' }));
  expect(item.getByText('Nothing was sent yet')).toBeVisible();
  expect(api.callsTo(createMessageService)[0]?.body).toMatchObject({
    kind: 'ntfy',
    url: 'https://ntfy.sh/my-topic',
  });

  const refused = { ...NTFY, lastTriedAt: NTFY.createdAt, lastFailure: 'The server answered 500' };
  api.answer(testMessageService, () => {
    change([refused]);
    return refused;
  });
  await user.click(item.getByRole('button', { name: 'Send a test' }));
  expect(await item.findByText('The server answered 500')).toBeVisible();

  api.answer(deleteMessageService, () => change([]));
  await user.click(item.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('a Gotify server without a token is not sent to the server', async () => {
  const { api, user } = open([]);
  await user.selectOptions(await screen.findByLabelText('Service'), 'gotify');
  await user.type(screen.getByLabelText(/Address/), 'https://gotify.example');
  await user.click(screen.getByRole('button', { name: 'Add server' }));
  expect(await screen.findByText('Token is required')).toBeVisible();
  expect(api.callsTo(createMessageService)).toHaveLength(0);
});
