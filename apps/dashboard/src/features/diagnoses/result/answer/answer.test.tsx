import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { diagnosis, RESULT, renderResult } from '~/testing/render-result.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

const likely = () => screen.findByRole('region', { name: 'What is it most likely?' });
const next = () => screen.findByRole('region', { name: 'Do this next' });

test('says in words how likely the cause is, with the number small beside it and both costs', async () => {
  renderResult();
  expect(await likely()).toHaveTextContent(
    'ProbablyWorn front brake pads71% likelyAt a garage$120–$270By yourself$30–$90',
  );
});

test('names up to three causes with their costs where none leads', async () => {
  const causes = diagnosis.causes.map((cause, index) => ({
    ...cause,
    probability: 0.3 - index * 0.02,
  }));
  renderResult(sampleDiagnosis({ causes }));
  const region = await likely();
  expect(region).toHaveTextContent('One of three');
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  expect(within(region).getAllByText('$120–$270')).toHaveLength(3);
});

test('promises nobody a price by themselves for a workshop’s job', async () => {
  const causes = diagnosis.causes.map((cause) => ({ ...cause, diy: 'workshop' as const }));
  renderResult(sampleDiagnosis({ causes }));
  expect(await likely()).toHaveTextContent('By yourselfA garage’s job');
});

test('the next step asks the question, from another tab too', async () => {
  const { user } = renderResult(diagnosis, { at: `${RESULT}?tab=parts-and-tools` });
  await user.click(within(await next()).getByRole('button', { name: /^Check it: how thick/ }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByRole('group', { name: /How thick/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a car that must not be driven leads to help, with what to tell them', async () => {
  const { user } = renderResult(
    sampleDiagnosis({ canDrive: { verdict: 'no', reason: 'The brakes may fail.' } }),
  );
  await user.click(within(await next()).getByRole('button', { name: /^Stop and call/ }));
  const help = await screen.findByRole('dialog', { name: 'Stop and call' });
  expect(help).toHaveTextContent('2015 Ford Focus. The brakes may fail.');
  expect(help).toHaveTextContent('call 999 or 112.');
  expect(within(help).getByRole('link', { name: 'Emergency services: 999' })).toHaveAttribute(
    'href',
    'tel:999',
  );
});

const asked = sampleDiagnosis({ nextQuestion: undefined });

test('without a question left, it is the repair where that can be done at home', async () => {
  renderResult(asked);
  expect(within(await next()).getByRole('link', { name: /^Fix it: / })).toBeVisible();
});

test('without a question left, it is the sheet for the garage where it is a hard job', async () => {
  const causes = asked.causes.map((cause) => ({ ...cause, diy: 'hard' as const }));
  renderResult({ ...asked, causes });
  expect(within(await next()).getByRole('button', { name: /^Book it: / })).toBeVisible();
});
