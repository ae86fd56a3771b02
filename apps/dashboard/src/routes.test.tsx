import { matchRoutes, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';

import { loadMatched } from './load-matched.ts';
import { metaOf } from './page-route.ts';
import { ACCOUNT_PATHS, DASHBOARD_PATHS, MOVED_VEHICLE_PARTS, VEHICLE_PATHS } from './paths.ts';
import { renderPage, renderShell } from './render-page.tsx';
import { createRoutes } from './routes.ts';

/** What the route at an address answers with, where it is no page of this app. */
const answerAt = async (path: string): Promise<Response | undefined> => {
  const url = new URL(path, location.origin);
  const match = (matchRoutes(createRoutes(), url.pathname) ?? []).at(-1);
  const { loader } = match?.route ?? {};
  if (typeof loader !== 'function') return undefined;
  const answer: unknown = await loader(
    {
      request: new Request(url),
      url,
      pattern: '*',
      params: match?.params ?? {},
      context: new RouterContextProvider(),
    },
    undefined,
  );
  return answer instanceof Response ? answer : undefined;
};

test.each([...ACCOUNT_PATHS, ...DASHBOARD_PATHS.map((path) => path.replace('/:id?', ''))])(
  '%s is a page with a title of its own',
  async (path) => {
    const routes = createRoutes();
    await loadMatched(routes, path);
    const meta = metaOf((matchRoutes(routes, path) ?? []).map(({ route }) => route));
    expect(meta).toContainEqual({ title: expect.stringMatching(/^\S.* · Wrenchwise$/) });
  },
);

describe('a page as HTML', () => {
  test('has a form that works before its script has come', async () => {
    const { head, body } = await renderPage('/login');
    expect(head).toContain('<title>Log in · Wrenchwise</title>');
    expect(head).toContain('rel="canonical"');
    expect(body).toMatch(/<form[^>]* action="\/login"/);
    expect(body).toContain('name="password"');
  });

  test('that only a mail leads to is not for search engines', async () => {
    for (const path of ['/verify-email', '/reset-password', '/email-change']) {
      expect((await renderPage(path)).head, path).toContain('content="noindex"');
    }
  });

  test('says that the session is being checked, for every page of the dashboard', () => {
    const { body } = renderShell();
    expect(body).toContain('Verifying authentication...');
    expect(body).toContain('The dashboard needs JavaScript.');
  });
});

test('an address of the site is a full load, with its query', async () => {
  const answer = await answerAt('/pricing?plan=pro');
  expect(answer?.headers.get('location')).toBe('/pricing?plan=pro');
  expect(answer?.headers.get('x-remix-reload-document')).toBe('true');
});

test('an address of the dashboard without a page leads home, and is not loaded again and again', async () => {
  expect((await answerAt('/dashboard/none'))?.headers.get('location')).toBe('/');
  expect(await answerAt('/dashboard/history')).toBeUndefined();
});

test.each(Object.entries(MOVED_VEHICLE_PARTS))(
  'the old address of a vehicle’s %s leads to %s',
  async (from, to) => {
    const answer = await answerAt(`/dashboard/vehicles/5b0f/${from}?a=b`);
    expect(answer?.headers.get('location')).toMatch(new RegExp(`/vehicles/5b0f/${to}\\?a=b$`));
  },
);

test.each(VEHICLE_PATHS)('%s is a page of its own', async (path) => {
  const routes = createRoutes();
  await loadMatched(routes, path.replace(':id', '5b0f'));
  const meta = metaOf((matchRoutes(routes, path) ?? []).map(({ route }) => route));
  expect(meta).toContainEqual({ title: expect.stringMatching(/^\S.* · Wrenchwise$/) });
});
