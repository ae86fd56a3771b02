import { LazyToaster } from '@wrenchwise/ui/toaster.tsx';
import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router';

import { Connection } from '~/features/connection/connection.tsx';
import { FailureScreen } from '~/ui/failure-screen.tsx';

import { metaOf } from './page-route.ts';

// The rest of a head is for those who do not run scripts: it is in the written HTML.
const useTabTitle = (): void => {
  const line = metaOf(useMatches()).find((descriptor) => 'title' in descriptor);
  const title = line && 'title' in line ? line.title : undefined;
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};

/** Around every page of the app. */
export function Root() {
  useTabTitle();
  return (
    <>
      <Outlet />
      <Connection />
      <LazyToaster />
      <ScrollRestoration />
    </>
  );
}

/** In place of a page that broke. */
export function RootError() {
  return <FailureScreen error={useRouteError()} />;
}
