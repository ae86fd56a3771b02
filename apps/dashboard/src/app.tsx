import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { StrictMode } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router';

import { AppLink } from '~/app-link.tsx';

interface Props {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly queryClient: QueryClient;
}

/** The whole app: the same around written HTML and in the browser. */
export function App({ router, queryClient }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LinkElement value={AppLink}>
          <RouterProvider router={router} />
        </LinkElement>
      </QueryClientProvider>
    </StrictMode>
  );
}
