import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_USER, sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { type DiagnosisSummary, listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import {
  createSupportRequest,
  getSupportRequest,
  listSupportRequests,
  type SupportRequest,
} from '@wrenchwise/contract/endpoints/support';
import type { PlanId } from '@wrenchwise/rules/plans';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { createQueryClient } from '~/queries/query-client.ts';
import Support from '~/routes/dashboard/support.tsx';
import { sampleSummary } from '~/testing/sample-diagnosis.ts';

const made = (changes: Partial<SupportRequest> = {}): SupportRequest => ({
  id: '3f1c2a90-6d51-4b25-9d5c-0a3f3c1f7e11',
  number: 'WR-3F1C2A90',
  topic: 'diagnosis',
  subject: 'The pads were fine',
  message: 'The garage measured 8 mm.',
  diagnosisId: null,
  priority: 'normal',
  status: 'open',
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-02T08:15:00.000Z',
  ...changes,
});

// The dashboard's layout gives its pages the user.
const renderSupport = () => {
  const layout = <Outlet context={{ user: SAMPLE_USER, onAccountGone: () => undefined }} />;
  const router = createMemoryRouter([
    { path: '/', element: layout, children: [{ index: true, Component: Support }] },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LinkElement value={Link}>
        <RouterProvider router={router} />
      </LinkElement>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup() };
};

const setUp = (
  requests: SupportRequest[] = [],
  given: { tier?: PlanId; diagnoses?: DiagnosisSummary[] } = {},
) => {
  const { tier = 'free', diagnoses = [sampleSummary()] } = given;
  const api = fakeApi();
  api.answer(getSubscription, sampleSubscription({ tier }));
  api.answer(listDiagnoses, { diagnoses, total: diagnoses.length, next: null });
  api.answer(listSupportRequests, { requests, total: requests.length });
  return { api, ...renderSupport() };
};

type User = ReturnType<typeof setUp>['user'];

const fillIn = async (user: User) => {
  await user.selectOptions(screen.getByLabelText('Topic'), 'A diagnosis');
  await user.click(screen.getByLabelText('Subject'));
  await user.paste('The pads were fine');
  await user.click(screen.getByLabelText('Message'));
  await user.paste('The garage measured 8 mm.');
};
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send request' }));

test('finds an article while its words are typed, marks them, and opens it', async () => {
  const { user } = setUp();
  await user.type(screen.getByRole('searchbox', { name: 'Search the help' }), 'phone LOST');
  expect(await screen.findByText('1 article for “phone LOST”')).toBeVisible();
  const article = screen.getByRole('button', { name: 'I lost my phone' });
  expect(within(article).getByText('phone').tagName).toBe('MARK');
  await user.click(article);
  expect(screen.getByText(/type one of your recovery codes/)).toBeVisible();
});

test('says that nothing was found, and goes back to a topic', async () => {
  const { user } = setUp();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'flux');
  expect(await screen.findByText('Nothing found for “flux”.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask the support team' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Signing in' }));
  expect(search).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read the percentages' })).toBeNull();
});

test('sends a request with a diagnosis, shows its number and lists it', async () => {
  const { user, api } = setUp();
  api.answer(createSupportRequest, made());
  await fillIn(user);
  const diagnosis = await screen.findByLabelText('Attach a diagnosis');
  await user.selectOptions(diagnosis, sampleSummary().id);
  api.answer(listSupportRequests, { requests: [made()], total: 1 });
  await send(user);
  const sent = await screen.findByRole('heading', { name: 'Request WR-3F1C2A90 is on its way' });
  expect(sent).toHaveFocus();
  expect(screen.getByText(/A copy of what you wrote goes to/)).toHaveTextContent('sam@example.com');
  expect(api.callsTo(createSupportRequest)[0]?.body).toEqual({
    topic: 'diagnosis',
    subject: 'The pads were fine',
    message: 'The garage measured 8 mm.',
    diagnosisId: sampleSummary().id,
  });
  expect(await screen.findByRole('button', { name: /The pads were fine.*Open/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Ask something else' }));
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});

test('asks for what is missing, at the first field, and sends nothing', async () => {
  const { user, api } = setUp();
  await send(user);
  expect(await screen.findByText('Please choose a topic')).toBeVisible();
  expect(screen.getByText('Subject is required')).toBeVisible();
  expect(screen.getByText('Message is required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Topic')).toHaveFocus());
  expect(api.callsTo(createSupportRequest)).toEqual([]);
});

test('keeps what was typed when the request fails, and tries again as the same request', async () => {
  const { user, api } = setUp();
  api.cut(createSupportRequest);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Your request was not sent')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('The garage measured 8 mm.');
  api.answer(createSupportRequest, made());
  await send(user);
  expect(await screen.findByText('Request WR-3F1C2A90 is on its way')).toBeVisible();
  const keys = api
    .callsTo(createSupportRequest)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a text that was changed after a failure is another request', async () => {
  const { user, api } = setUp();
  api.refuse(createSupportRequest, 'rate-limit/exceeded');
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(/You can send 10 requests a day/)).toBeVisible();
  await user.type(screen.getByLabelText('Message'), ' More.');
  await send(user);
  await waitFor(() => expect(api.callsTo(createSupportRequest)).toHaveLength(2));
  const keys = api
    .callsTo(createSupportRequest)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('says at the field that the attached diagnosis is gone', async () => {
  const { user, api } = setUp();
  api.refuse(createSupportRequest, 'diagnosis/not-found');
  await fillIn(user);
  await user.selectOptions(await screen.findByLabelText('Attach a diagnosis'), sampleSummary().id);
  await send(user);
  expect(await screen.findByText(/This diagnosis has been deleted/)).toBeVisible();
});

test.each([
  ['free', /Requests of paid plans come up first/],
  ['pro', /before those of the free plan/],
  ['enterprise', /Your request comes up first/],
] as const)('says what the plan %s may expect', async (tier, words) => {
  setUp([], { tier });
  expect(await screen.findByText(words)).toHaveTextContent('within 24 hours on business days');
});

test('shows the state of each request, and what was asked when it is opened', async () => {
  const answered = made({ status: 'answered', updatedAt: '2026-03-03T08:15:00.000Z' });
  const { user, api } = setUp([answered]);
  api.answer(getSupportRequest, { ...answered, diagnosisId: sampleSummary().id });
  const row = await screen.findByRole('button', { name: /WR-3F1C2A90.*Answered/ });
  expect(row).toHaveTextContent('2 March 2026, answered 3 March 2026');
  await user.click(row);
  expect(await screen.findByText('The garage measured 8 mm.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The attached diagnosis' })).toBeVisible();
});

test('says that nothing was asked yet', async () => {
  setUp();
  expect(await screen.findByText('You have not asked us anything yet')).toBeVisible();
});

test('without diagnoses there is none to attach', async () => {
  const { api } = setUp([], { diagnoses: [] });
  await screen.findByText('You have not asked us anything yet');
  await waitFor(() => expect(api.callsTo(listDiagnoses)).toHaveLength(1));
  expect(screen.queryByLabelText('Attach a diagnosis')).toBeNull();
});
