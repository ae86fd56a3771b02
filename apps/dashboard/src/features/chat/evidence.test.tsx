import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { takeBackFromDiagnosis } from '@wrenchwise/contract/endpoints/chat';
import { Diagnosis, exampleDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { expect, test } from 'vitest';

import { createQueryClient } from '~/queries/query-client.ts';

import { Evidence } from './evidence.tsx';

// The example leaves out what the schema fills in.
const diagnosis = Diagnosis.parse(exampleDiagnosis);

const MESSAGE = '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7da2';

const moves = [{ faultId: 'thermostat-stuck-closed', name: 'Thermostat', from: 0.24, to: 0.71 }];

const shown = (state: 'applied' | 'taken-back') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Evidence
        change={{ addition: 'One hose stays cold', moves, state }}
        messageId={MESSAGE}
        diagnosis={diagnosis}
      />
    </QueryClientProvider>,
  );

test('what a message changed is shown, and taken back by one press', async () => {
  const api = fakeApi();
  api.answer(takeBackFromDiagnosis, exampleDiagnosis);
  shown('applied');
  expect(screen.getByRole('list', { name: 'How the causes moved' })).toHaveTextContent(
    'Thermostat24% → 71%',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await expect.poll(() => api.callsTo(takeBackFromDiagnosis).length).toBe(1);
});

test('what was taken back can be put in again', () => {
  fakeApi();
  shown('taken-back');
  expect(screen.getByText('Taken back: it no longer counts.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update the diagnosis' })).toBeVisible();
});
