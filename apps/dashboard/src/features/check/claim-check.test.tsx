import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { examineClaim } from '@wrenchwise/contract/endpoints/claims';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { expect, test } from 'vitest';

import { createQueryClient } from '~/queries/query-client.ts';
import { SAMPLE_CLAIM } from '~/testing/sample-claim.ts';

import { ClaimCheck } from './claim-check.tsx';

const show = () => {
  const api = fakeApi();
  api.answer(listVehicles, { vehicles: [], total: 0 });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClaimCheck />
    </QueryClientProvider>,
  );
  return { api, user: userEvent.setup() };
};

test('what a workshop says is examined, and never called a lie', async () => {
  const { api, user } = show();
  api.answer(examineClaim, { examinations: [SAMPLE_CLAIM] });
  await user.type(
    screen.getByLabelText(/^What the workshop says/),
    'The head gasket has gone and they want £1,800',
  );
  await user.type(screen.getByLabelText('What you notice yourself'), 'It loses coolant.');
  await user.click(screen.getByRole('button', { name: 'Examine it' }));
  expect(await screen.findByText('Does not fit well')).toBeVisible();
  expect(screen.getByText(/Test the coolant for combustion gas/)).toBeVisible();
  expect(screen.getByText(/In a workshop £25–£51/)).toBeVisible();
  expect(screen.getByText(/Do not run the engine for this yourself/)).toBeVisible();
  expect(screen.getByText('Leaking radiator')).toBeVisible();
  expect(screen.getByText('May I have the old part back?')).toBeVisible();
  expect(api.callsTo(examineClaim)[0]?.body).toEqual({
    claim: 'The head gasket has gone and they want £1,800',
    symptoms: 'It loses coolant.',
  });
});

test('nothing is sent without the workshop’s words', async () => {
  const { api, user } = show();
  await user.click(screen.getByRole('button', { name: 'Examine it' }));
  expect(await screen.findByText('What the workshop says is required')).toBeVisible();
  expect(api.callsTo(examineClaim)).toHaveLength(0);
});
