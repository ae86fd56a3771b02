import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { reportError } from '@wrenchwise/contract/endpoints/error-reports';
import { catalogueError } from '@wrenchwise/contract/testing/catalogue-error';
import { expect, test, vi } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { FailureScreen } from './failure-screen.tsx';

const setUp = (error: unknown) =>
  renderRoute({ path: '/dashboard', Component: () => <FailureScreen error={error} /> });

test('sends the report and thanks for it', async () => {
  const api = fakeApi();
  api.answer(reportError, { received: true });
  const { user } = setUp(catalogueError('network/server-error', { requestId: 'req_42' }));
  await user.click(screen.getByRole('button', { name: 'Report Issue' }));
  expect(
    await screen.findByText('Thank you for reporting this issue. Our team has been notified.'),
  ).toBeVisible();
  expect(screen.getByRole('alert').textContent).toBe(
    'Thank you for reporting this issue. Our team has been notified.',
  );
  expect(api.callsTo(reportError)[0]?.body).toMatchObject({
    message: 'The server encountered an error. Please try again later.',
    category: 'network',
    severity: 'critical',
    automatic: false,
    requestId: 'req_42',
  });
});

test('says so when the report cannot be sent, and where to write to', async () => {
  fakeApi().cut(reportError);
  const { user } = setUp(new TypeError('undefined is not a function'));
  await user.click(screen.getByRole('button', { name: 'Report Issue' }));
  expect(await screen.findByText(/could not be sent/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'support@wrenchwise.example' })).toHaveAttribute(
    'href',
    'mailto:support@wrenchwise.example',
  );
  expect(screen.getByRole('button', { name: 'Report Issue' })).toHaveProperty('disabled', false);
});

test('apologises for what nobody classified, and reports it without what is personal', async () => {
  const api = fakeApi();
  api.answer(reportError, { received: true });
  const { user } = setUp(new TypeError('no name for sam@example.com'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText(/^An unexpected error occurred\. We are sorry/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Report Issue' }));
  await screen.findByText(/^Thank you/);
  expect(api.callsTo(reportError)[0]?.body).toMatchObject({
    message: 'no name for [REDACTED]',
    category: 'unknown',
    severity: 'error',
  });
});

test('without a connection it says so, offers no report, and opens the page once the server answers', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const answers = [false, false, true];
  vi.stubGlobal('fetch', async () => {
    if (answers.shift() ?? true) return new Response('ok');
    throw new TypeError('Failed to fetch');
  });
  const { user } = setUp(catalogueError('network/offline'));
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report Issue' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
});
