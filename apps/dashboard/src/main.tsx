import { watchErrors } from '@wrenchwise/client/watch-errors.ts';
import { chosenLanguage, refreshMessages } from '@wrenchwise/ui/language/chosen-language.ts';
import { siteBase, sitePath } from '@wrenchwise/ui/site-address.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';

import { watchConnection } from '~/connection/connection.ts';
import { sessionQuery } from '~/features/accounts/sign-in/session.queries.ts';
import { createQueryClient } from '~/queries/query-client.ts';

import { App } from './app.tsx';
import { loadMatched } from './load-matched.ts';
import { ACCOUNT_PATHS } from './paths.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { createRoutes } from './routes.ts';

import './styles/dashboard.css';

const isAccountPage = (path: string): boolean =>
  ACCOUNT_PATHS.some((account) => path.startsWith(account));

/** This page is the one that this device stored: the server could not be reached (`offline/prepare-offline.ts`). */
const isStored = 'stored' in document.documentElement.dataset;

const start = async (root: HTMLElement): Promise<void> => {
  if (isStored) await (await import('./offline/start-offline.ts')).startOffline();
  const routes = createRoutes();
  const queryClient = createQueryClient();
  const path = sitePath(location.pathname);
  // Written HTML is hydrated; what the dashboard's shell shows meanwhile gives way to the app.
  // It is in English: in another language the page is made anew.
  const isWritten =
    root.firstElementChild !== null && isAccountPage(path) && chosenLanguage() === 'en';
  if (isWritten) await loadMatched(routes, path);
  else void queryClient.prefetchQuery(sessionQuery());
  const router = createBrowserRouter(routes, { basename: siteBase() || '/' });
  const app = <App router={router} queryClient={queryClient} />;
  if (isWritten) hydrateRoot(root, app);
  else createRoot(root).render(app);
  prefetchOnIntent(routes);
  // Without a connection the next visit does it.
  void refreshMessages().catch(() => undefined);
};

watchErrors();
watchConnection();
const root = document.getElementById('root');
// Not awaited: a page's code imports from this file's chunk, and would wait for it for ever.
if (root) void start(root);
