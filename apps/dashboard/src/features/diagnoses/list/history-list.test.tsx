import { fireEvent, screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { deleteDiagnosis, listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import { expect, test, vi } from 'vitest';

import History from '~/routes/dashboard/history.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleSummary } from '~/testing/sample-diagnosis.ts';

const page = { path: '/dashboard/history', Component: History };

const setUp = (total = 1, at?: string) => {
  const api = fakeApi();
  api.answer(listDiagnoses, ({ url }) =>
    url.searchParams.get('search') === 'nothing'
      ? { diagnoses: [], total: 0, next: null }
      : { diagnoses: [sampleSummary()], total, next: null },
  );
  return { api, ...renderRoute(page, at) };
};

test('a car that is fine and a guess have no severity and no cause', async () => {
  const api = fakeApi();
  const without = { ...sampleSummary(), topCause: null, severity: null };
  api.answer(listDiagnoses, {
    diagnoses: [
      { ...without, id: crypto.randomUUID(), nothingFound: true },
      { ...without, id: crypto.randomUUID() },
    ],
    total: 2,
    next: null,
  });
  renderRoute(page);
  expect(await screen.findByText('Nothing points to a fault')).toBeVisible();
  expect(screen.getByText('No cause stands out yet')).toBeVisible();
  expect(screen.queryByText(/severity/)).toBeNull();
  expect(screen.queryByText(/%/)).toBeNull();
});

test('searches once the typing has settled, and keeps the search in the address', async () => {
  const { api, router } = setUp();
  await screen.findByRole('link', { name: '2015 Ford Focus' });
  // Without a pause between two letters, however busy the machine is.
  for (const value of ['b', 'br', 'bra', 'brak', 'brake']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  }
  expect(await screen.findByText(/1 diagnosis for “brake”/)).toBeVisible();
  expect(router.state.location.search).toBe('?q=brake');
  // What was found before is shown until the answer is there.
  await vi.waitFor(() => expect(api.callsTo(listDiagnoses)).toHaveLength(2));
});

test('says that nothing matches and how to get back', async () => {
  const { user } = setUp(1, '/dashboard/history?q=nothing');
  expect(await screen.findByText('Nothing found for “nothing”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: '2015 Ford Focus' })).toBeVisible();
});

test('turns pages, with Previous off on the first', async () => {
  const { user, api, router } = setUp(25);
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  expect(api.callsTo(listDiagnoses).at(-1)?.url.searchParams.get('page')).toBe('2');
});

test('two of them are chosen to be compared, a third cannot be', async () => {
  const api = fakeApi();
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  api.answer(listDiagnoses, {
    diagnoses: ids.map((id) => ({ ...sampleSummary(), id })),
    total: 3,
    next: null,
  });
  const { user } = renderRoute(page);
  await user.click(await screen.findByRole('button', { name: 'Compare two' }));
  const [first, second, third] = screen.getAllByRole('checkbox');
  if (!first || !second || !third) throw new Error('a box is missing');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await user.click(third);
  await user.click(first);
  expect(screen.getByRole('status')).toHaveTextContent('3 diagnoses, 2 of 2 chosen');
  expect(second).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText(`At /dashboard/compare?a=${ids[2]}&b=${ids[0]}`)).toBeVisible();
});

test('is narrowed to a car, to what is open and to a verdict, by the address', async () => {
  const { user, api, router } = setUp();
  await screen.findByRole('link', { name: '2015 Ford Focus' });
  await user.selectOptions(screen.getByLabelText('Open or closed'), 'Closed');
  await user.selectOptions(screen.getByLabelText('Verdict'), 'No, do not drive it');
  await vi.waitFor(() => {
    const asked = api.callsTo(listDiagnoses).at(-1)?.url.searchParams;
    expect([asked?.get('state'), asked?.get('verdict')]).toEqual(['closed', 'no']);
  });
  expect(router.state.location.search).toBe('?state=closed&drive=no');
  // A search is within it.
  await user.type(screen.getByRole('searchbox'), 'nothing');
  expect(await screen.findByText('Nothing found for “nothing”')).toBeVisible();
  expect(router.state.location.search).toBe('?state=closed&drive=no&q=nothing');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a closed one says what it was in place of a severity', async () => {
  const api = fakeApi();
  const closed = {
    ...sampleSummary(),
    resolvedAt: '2026-03-09T08:15:00.000Z',
    outcome: { kind: 'cause' as const, cause: 'Worn rear brake pads' },
  };
  api.answer(listDiagnoses, { diagnoses: [closed], total: 1, next: null });
  renderRoute(page);
  expect(await screen.findByText('Closed: it was worn rear brake pads')).toBeVisible();
  expect(screen.queryByText(/severity/)).toBeNull();
});

test('deletes only after asking', async () => {
  const { user, api } = setUp();
  api.answer(deleteDiagnosis, undefined);
  const remove = await screen.findByRole('button', { name: 'Delete 2015 Ford Focus' });
  await user.click(remove);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.callsTo(deleteDiagnosis)).toHaveLength(0);

  await user.click(remove);
  api.answer(listDiagnoses, { diagnoses: [], total: 0, next: null });
  await user.click(screen.getByRole('button', { name: 'Delete diagnosis' }));
  expect(await screen.findByText('No diagnoses yet')).toBeVisible();
  expect(api.callsTo(deleteDiagnosis)).toHaveLength(1);
});

test('says that the history could not be loaded', async () => {
  const api = fakeApi();
  api.refuse(listDiagnoses, 'unknown/error');
  renderRoute(page);
  expect(await screen.findByText('Failed to load diagnosis history')).toBeVisible();
  await vi.waitFor(() => expect(api.callsTo(listDiagnoses)).toHaveLength(1));
});
