import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getDiagnosis, listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleDiagnosis, sampleSummary } from '~/testing/sample-diagnosis.ts';

import { OpenProblems } from './open-problems.tsx';

const show = (diagnoses: readonly ReturnType<typeof sampleSummary>[]) => {
  const api = fakeApi();
  api.answer(listDiagnoses, { diagnoses: [...diagnoses], total: diagnoses.length, next: null });
  api.answer(getDiagnosis, sampleDiagnosis());
  return { api, ...renderRoute({ path: '/dashboard', Component: OpenProblems }, '/dashboard') };
};

const of = (changes: Partial<ReturnType<typeof sampleSummary>>) => ({
  ...sampleSummary(),
  id: crypto.randomUUID(),
  ...changes,
});

test('all open problems are there, the worst first, each with its car and registration', async () => {
  const mild = of({ canDrive: 'caution', model: 'Fiesta' });
  const worst = of({ canDrive: 'no', registration: 'SA15 ABC' });
  const fine = of({ canDrive: 'yes', model: 'Kuga', registration: 'SA16 ABD' });
  const { api } = show([mild, fine, worst]);
  const region = await screen.findByRole('region', {
    name: 'Open problem: 2015 Ford Focus, SA15 ABC',
  });
  expect(region).toHaveTextContent('No, do not drive it');
  expect(await screen.findByText('Next:')).toBeVisible();
  const others = within(screen.getByRole('list', { name: 'Other open problems' }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2015 Ford Fiesta',
    '2015 Ford Kuga, SA16 ABD',
  ]);
  expect(api.callsTo(listDiagnoses)[0]?.url.searchParams.get('state')).toBe('open');
});

test('a guess is not named, and without an open problem nothing is there', async () => {
  show([of({ topCause: null, severity: null })]);
  expect(await screen.findByRole('region', { name: /^Open problem/ })).toHaveTextContent(
    'No cause stands out yet.',
  );
});

test('what the cards of the garage say is left out, and what is left is called other', async () => {
  const shown = of({ canDrive: 'no' });
  const second = of({ canDrive: 'caution', model: 'Fiesta' });
  const api = fakeApi();
  api.answer(listDiagnoses, { diagnoses: [shown, second], total: 2, next: null });
  const Component = () => <OpenProblems except={new Set([shown.id])} />;
  renderRoute({ path: '/dashboard', Component });
  const others = within(await screen.findByRole('list', { name: 'Other open problems' }));
  expect(others.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: /^Open problem/ })).toBeNull();
});
