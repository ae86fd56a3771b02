import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getDiagnosis, listDiagnoses } from '@wrenchwise/domain/endpoints/diagnoses';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleDiagnosis, sampleSummary } from '~/testing/sample-diagnosis.ts';

import { OpenProblem } from './open-problem.tsx';

const show = (diagnoses: readonly ReturnType<typeof sampleSummary>[]) => {
  const api = fakeApi();
  api.answer(listDiagnoses, { diagnoses: [...diagnoses], total: diagnoses.length });
  api.answer(getDiagnosis, sampleDiagnosis());
  return renderRoute({ path: '/dashboard', Component: OpenProblem }, '/dashboard');
};

test('the latest problem that is not dealt with is shown with its verdict and the way on', async () => {
  const done = {
    ...sampleSummary(),
    id: crypto.randomUUID(),
    resolvedAt: '2026-03-02T08:15:00.000Z',
  };
  const open = { ...sampleSummary(), id: crypto.randomUUID() };
  show([done, open]);
  expect(await screen.findByRole('region', { name: /^Open problem/ })).toHaveTextContent(
    'Most likely: ',
  );
  expect(await screen.findByText('Next:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on where you stopped' })).toHaveAttribute(
    'href',
    `/dashboard/diagnosis-result/${open.id}`,
  );
});

test('a car that is fine is no open problem, and a guess is not named', async () => {
  const healthy = { ...sampleSummary(), topCause: null, nothingFound: true, severity: null };
  const guessed = {
    ...sampleSummary(),
    id: crypto.randomUUID(),
    topCause: null,
    severity: null,
  };
  show([{ ...healthy, id: crypto.randomUUID() }, guessed]);
  expect(await screen.findByRole('region', { name: /^Open problem/ })).toHaveTextContent(
    'No cause stands out yet.',
  );
  expect(screen.getByRole('link', { name: 'Go on where you stopped' })).toHaveAttribute(
    'href',
    `/dashboard/diagnosis-result/${guessed.id}`,
  );
});
