import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DIAGNOSIS_DRAFT } from '@wrenchwise/client/diagnosis-draft.ts';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { listSubjectMessages } from '@wrenchwise/contract/endpoints/subject-chat';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { createQueryClient } from '~/queries/query-client.ts';

import { Conversation } from './conversation.tsx';
import { conversationOf } from './targets.tsx';

const VEHICLE = '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b11';
const WORDS = 'It makes a grinding noise when I brake';

test('a trouble that was notified of a vehicle opens the diagnosis form with its words', async () => {
  const api = fakeApi();
  api.answer(listSubjectMessages, {
    title: 'Ford Focus',
    suggestions: ['What should I do next?'],
    messages: [
      {
        id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7db1',
        role: 'assistant',
        text: 'That sounds like something to diagnose.',
        state: 'complete',
        source: 'engine',
        change: { addition: WORDS, moves: [] },
        createdAt: '2026-03-02T08:20:00.000Z',
      },
    ],
  });
  const { description: _, ...conversation } = conversationOf({ vehicleId: VEHICLE });
  const router = createMemoryRouter([
    { path: '/', element: <Conversation {...conversation} /> },
    { path: '/dashboard/diagnose', element: <p>The form</p> },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LinkElement value={Link}>
        <RouterProvider router={router} />
      </LinkElement>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Start a diagnosis with these words' });
  await userEvent.click(link);
  expect(await screen.findByText('The form')).toBeVisible();
  expect(router.state.location.search).toBe(`?vehicle=${VEHICLE}`);
  const draft: unknown = JSON.parse(sessionStorage.getItem(DIAGNOSIS_DRAFT) ?? '{}');
  expect(draft).toEqual({ symptoms: WORDS, vehicleId: VEHICLE });
});
