import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { listServices, type Service } from '@wrenchwise/contract/endpoints/outside-services';
import { OUTSIDE_SERVICES, type ServiceId } from '@wrenchwise/rules/outside-services';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { ServicesCard } from './services-card.tsx';
import { WhereWordsGo } from './where-words-go.tsx';

const service = (id: ServiceId, host: string | null = null): Service => ({
  id,
  host,
  ...OUTSIDE_SERVICES[id],
});

function Both() {
  return (
    <>
      <ServicesCard />
      <WhereWordsGo />
    </>
  );
}

test('the settings name each service of this installation with what it receives', async () => {
  const api = fakeApi();
  api.answer(listServices, { services: [service('mail', 'mail.example.com'), service('dvsa')] });
  renderRoute({ path: '/dashboard/settings', Component: Both });
  const item = (await screen.findByText('The mail service (mail.example.com)')).closest('li');
  expect(item).toHaveTextContent('Receives your e-mail address');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText(/also goes to/)).toBeNull();
});

test('before words are sent the form says to whom they go beside us', async () => {
  const api = fakeApi();
  api.answer(listServices, {
    services: [
      service('mail'),
      service('language-model', 'ai.example.com'),
      service('diagnosis-service'),
    ],
  });
  renderRoute({ path: '/dashboard/settings', Component: Both });
  expect(await screen.findByText(/^What you enter here also goes to/)).toHaveTextContent(
    'a language model (ai.example.com) and an outside diagnosis service.',
  );
});
