import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router';

import { createQueryClient } from '~/queries/query-client.ts';

interface Page {
  readonly path: string;
  readonly Component: ComponentType;
}

/**
 * Renders a page at an address as the app would; any other address shows itself as text. `context` is
 * what the route around it hands to it.
 */
export const renderRoute = (page: Page, at: string = page.path, context?: unknown) => {
  const client = createQueryClient();
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, retryDelay: 1 },
  });
  const router = createMemoryRouter(
    [
      {
        element: <Outlet context={context} />,
        children: [{ path: page.path, Component: page.Component }],
      },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={client}>
      <LinkElement value={Link}>
        <RouterProvider router={router} />
      </LinkElement>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), client, router };
};

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}
