import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { StrictMode, useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router';

import { AppLink } from '~/app-link.tsx';

import { READY } from './ready.ts';

interface Props {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly queryClient: QueryClient;
}

/** The whole app: the same around written HTML and in the browser. */
export function App({ router, queryClient }: Props) {
  useEffect(() => {
    dispatchEvent(new Event(READY));
  }, []);
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
