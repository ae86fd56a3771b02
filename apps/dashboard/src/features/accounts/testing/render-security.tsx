import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_SESSION } from '@wrenchwise/client/testing/sample-account.ts';
import {
  getSecurity,
  type SecurityOverview,
} from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { listAudit } from '@wrenchwise/contract/endpoints/audit';

import { renderRoute } from '~/testing/render-route.tsx';

import { SecuritySection } from '../security-overview/security-section.tsx';
import { sampleSecurity } from './sample-security.ts';

/** The whole section with this overview; `change` is what the server says from then on. */
export const renderSecurity = async (changes: Partial<SecurityOverview> = {}, at?: string) => {
  let overview = sampleSecurity(changes);
  const api = fakeApi();
  api.answer(getSession, SAMPLE_SESSION);
  api.answer(getSecurity, () => overview);
  api.answer(listAudit, { events: [], total: 0 });
  const rendered = renderRoute({ path: '/dashboard/settings', Component: SecuritySection }, at);
  await screen.findByRole('heading', { name: 'Password' });
  return {
    api,
    ...rendered,
    change: (next: Partial<SecurityOverview>) => {
      overview = { ...overview, ...next };
    },
  };
};
