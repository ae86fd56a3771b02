import { screen, within } from '@testing-library/react';
import { getSession } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import { expect, test } from 'vitest';

import { EMPTY_DRAFT } from '~/features/diagnoses/form/diagnose-fields.ts';
import { readDraft } from '~/features/diagnoses/form/draft.ts';
import { fakeApi } from '~/testing/fake-api.ts';
import { renderRoute } from '~/testing/render-route.tsx';

import Home, { loader } from './home.tsx';

const loaderData = loader();

const setUp = () => {
  fakeApi().answer(getSession, null);
  return renderRoute({ path: '/', Component: () => <Home loaderData={loaderData} /> });
};

test('leads to signing up and to the features, each link by a name of its own', async () => {
  setUp();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Smart Vehicle Diagnostics, Powered by AI',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Learn More about/ })).toHaveAttribute(
    'href',
    '/features',
  );
  expect(
    await screen.findByRole('heading', { name: 'Everything you need to keep your car running' }),
  ).toBeInTheDocument();
});

test('what was typed into the demonstration stands in the diagnosis form afterwards', async () => {
  const { user } = setUp();
  await user.type(await screen.findByLabelText('What is your car doing?'), 'Clunk over bumps');
  const answer = screen.getByRole('region', { name: 'What the engine answers' });
  await user.click(within(answer).getByRole('link', { name: 'Start Free Diagnosis' }));
  expect(await screen.findByText('At /signup')).toBeInTheDocument();
  expect(readDraft('miles')).toEqual({ ...EMPTY_DRAFT, symptoms: 'Clunk over bumps' });
});
