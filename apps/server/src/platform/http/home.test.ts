import { expect, test } from 'vitest';

import { AppError } from '../app-error.ts';
import { createLog } from '../log.ts';
import type { FindSession } from './access.ts';
import { createEdge } from './app.ts';
import { createClientAddress } from './client-address.ts';
import type { Session } from './context.ts';
import { mountHome } from './home.ts';
import { createFloodLimit } from './limits.ts';

const home = async (findSession: FindSession): Promise<Response> => {
  const app = createEdge({
    log: createLog('silent'),
    appUrl: 'http://wrenchwise.test',
    clientAddress: createClientAddress([]),
    floodLimit: createFloodLimit(0),
  });
  mountHome(app, findSession);
  app.get('*', (c) => c.text('the landing page'));
  return app.request('/');
};

test('whoever has a session is sent to the dashboard before a page is sent', async () => {
  // Any page will do.
  const answer = await home(async () => ({}) as Session);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/dashboard');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each<[string, FindSession]>([
  ['a visitor', async () => undefined],
  ['an ended session', () => Promise.reject(new AppError('auth/expired-session'))],
  ['a database that does not answer', () => Promise.reject(new Error('ECONNREFUSED'))],
])('%s gets the landing page', async (_, findSession) => {
  expect(await (await home(findSession)).text()).toBe('the landing page');
});
