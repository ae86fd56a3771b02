import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import { compareDiagnoses as endpoint } from '@wrenchwise/contract/endpoints/diagnosis-comparison';
import { compareDiagnoses } from '@wrenchwise/rules/compare-diagnoses';
import { expect, test } from 'vitest';

import { EntitlementProvider } from '~/account/entitlement.ts';
import Compare from '~/routes/dashboard/compare.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleDiagnosis, sampleSummary } from '~/testing/sample-diagnosis.ts';

import { EarlierOnes } from './earlier-ones.tsx';

const BEFORE = { ...sampleDiagnosis(), createdAt: '2026-03-02T08:15:00.000Z' };
const [leading, ...rest] = BEFORE.causes;
if (!leading) throw new Error('the sample has no cause');
const NEW_SIGN = {
  source: 'words',
  meaning: 'Metal on metal',
  text: 'it grinds',
  effect: 'for',
  weight: Math.log(6),
} as const;
const AFTER = {
  ...BEFORE,
  id: crypto.randomUUID(),
  createdAt: '2026-04-11T08:15:00.000Z',
  mileage: 90_000,
  knowledgeVersion: '2027.1.1',
  causes: [
    { ...leading, probability: 0.9, evidence: [...leading.evidence, NEW_SIGN] },
    ...rest.map((cause) => ({ ...cause, probability: cause.probability / 4 })),
  ],
};

const pageFor = (features: readonly string[]) => () => (
  <EntitlementProvider value={{ features, isLoading: false }}>
    <Compare />
  </EntitlementProvider>
);

const render = (features: readonly string[], query = `?a=${BEFORE.id}&b=${AFTER.id}`) => {
  const api = fakeApi();
  api.answer(endpoint, compareDiagnoses(BEFORE, AFTER));
  const page = { path: '/dashboard/compare', Component: pageFor(features) };
  return { api, ...renderRoute(page, `/dashboard/compare${query}`) };
};

test('what moved a cause is named with its words and its strength, and whose share fell by others says so', async () => {
  render(['advanced_diagnostics']);
  const risen = (await screen.findByRole('heading', { name: leading.name })).closest('li');
  if (!risen) throw new Error('the cause is in no list');
  expect(risen).toHaveTextContent(/→ 90%/);
  expect(risen).toHaveTextContent('Your words: Metal on metal (“it grinds”)');
  expect(risen).toHaveTextContent('New: makes it about 6 times as likely.');
  const fallen = screen.getByRole('heading', { name: rest[0]?.name ?? '' }).closest('li');
  expect(fallen).toHaveTextContent('It lost because other causes became likelier.');
  const car = screen.getByRole('region', { name: 'The car' });
  expect(within(car).getByText('90,000 miles')).toBeVisible();
  expect(screen.getByText('Two editions of our knowledge')).toBeVisible();
});

test('without the plan it is described and not asked for', async () => {
  const { api } = render([]);
  expect(await screen.findByText(/Standard opens it/)).toBeVisible();
  expect(api.callsTo(endpoint)).toHaveLength(0);
});

test('without two diagnoses it says how to choose them', async () => {
  const { api } = render(['*'], '?a=nonsense');
  expect(await screen.findByText('Choose two diagnoses')).toBeVisible();
  expect(api.callsTo(endpoint)).toHaveLength(0);
});

test('a diagnosis offers the others of its car, not those of another one', async () => {
  const api = fakeApi();
  const own = { ...sampleSummary(), id: crypto.randomUUID() };
  api.answer(listDiagnoses, {
    diagnoses: [
      { ...own, topCause: { name: 'A tired battery', probability: 0.6 } },
      { ...own, id: crypto.randomUUID(), year: own.year - 1, topCause: null },
    ],
    total: 2,
    next: null,
  });
  renderRoute({
    path: '/',
    Component: () => <EarlierOnes diagnosis={{ ...AFTER, answers: [], vehicleId: null }} />,
  });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/compare?a=${own.id}&b=${AFTER.id}`,
  ]);
  expect(links[0]).toHaveTextContent('A tired battery');
});
