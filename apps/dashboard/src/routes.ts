import { LoadingFrame } from '@wrenchwise/ui/loading-frame.tsx';
import { redirect, type RouteObject } from 'react-router';

import { leaveForHome, leaveForSite } from './leave.ts';
import { type LoadPage, pageRoute } from './page-route.ts';
import {
  type ACCOUNT_PATHS,
  type DASHBOARD_PATHS,
  MOVED_VEHICLE_PARTS,
  type VEHICLE_PATHS,
} from './paths.ts';
import { Root, RootError } from './root.tsx';

const ACCOUNT_PAGES: Readonly<Record<(typeof ACCOUNT_PATHS)[number], LoadPage>> = {
  '/login': () => import('./routes/auth/login.tsx'),
  '/signup': () => import('./routes/auth/signup.tsx'),
  '/verify-email': () => import('./routes/auth/verify-email.tsx'),
  '/reset-password': () => import('./routes/auth/reset-password.tsx'),
  '/email-change': () => import('./routes/auth/email-change.tsx'),
};

const DASHBOARD_PAGES: Readonly<Record<(typeof DASHBOARD_PATHS)[number], LoadPage>> = {
  '/dashboard': () => import('./routes/dashboard/overview.tsx'),
  '/dashboard/diagnose': () => import('./routes/dashboard/diagnose.tsx'),
  '/dashboard/diagnosis-result/:id?': () => import('./routes/dashboard/diagnosis-result.tsx'),
  '/dashboard/check': () => import('./routes/dashboard/check.tsx'),
  '/dashboard/before-buying': () => import('./routes/dashboard/before-buying.tsx'),
  '/dashboard/quick-entry': () => import('./routes/dashboard/quick-entry.tsx'),
  '/dashboard/history': () => import('./routes/dashboard/history.tsx'),
  '/dashboard/compare': () => import('./routes/dashboard/compare.tsx'),
  '/dashboard/analytics': () => import('./routes/dashboard/analytics.tsx'),
  '/dashboard/maintenance': () => import('./routes/dashboard/maintenance.tsx'),
  '/dashboard/notifications': () => import('./routes/dashboard/notifications.tsx'),
  '/dashboard/vehicles': () => import('./routes/dashboard/vehicles.tsx'),
  '/dashboard/subscription': () => import('./routes/dashboard/subscription.tsx'),
  '/dashboard/settings': () => import('./routes/dashboard/settings.tsx'),
  '/dashboard/settings/api': () => import('./routes/dashboard/settings-api.tsx'),
  '/dashboard/support': () => import('./routes/dashboard/support.tsx'),
  '/dashboard/import': () => import('./routes/dashboard/import.tsx'),
  '/dashboard/shelf': () => import('./routes/dashboard/shelf.tsx'),
  '/dashboard/vehicles/new': () => import('./routes/dashboard/vehicle-new.tsx'),
  '/dashboard/vehicles/:id/edit': () => import('./routes/dashboard/vehicle-edit.tsx'),
  '/dashboard/vehicles/:id/file': () => import('./routes/dashboard/vehicle-file.tsx'),
  '/dashboard/guides/:slug/ask': () => import('./routes/dashboard/guide-chat.tsx'),
  '/dashboard/shared-vehicle': () => import('./routes/dashboard/shared-vehicle.tsx'),
};

const VEHICLE_PAGES: Readonly<Record<(typeof VEHICLE_PATHS)[number], LoadPage>> = {
  '/dashboard/vehicles/:id': () => import('./routes/dashboard/vehicle-timeline.tsx'),
  '/dashboard/vehicles/:id/log': () => import('./routes/dashboard/vehicle-log.tsx'),
  '/dashboard/vehicles/:id/log/costs': () => import('./routes/dashboard/vehicle-costs.tsx'),
  '/dashboard/vehicles/:id/tasks': () => import('./routes/dashboard/vehicle-tasks.tsx'),
  '/dashboard/vehicles/:id/tasks/checklist': () => import('./routes/dashboard/vehicle-outlook.tsx'),
  '/dashboard/vehicles/:id/more': () => import('./routes/dashboard/vehicle-more.tsx'),
  '/dashboard/vehicles/:id/more/facts': () => import('./routes/dashboard/vehicle-facts.tsx'),
  '/dashboard/vehicles/:id/more/mot': () => import('./routes/dashboard/vehicle-mot.tsx'),
  '/dashboard/vehicles/:id/more/dates': () => import('./routes/dashboard/vehicle-dates.tsx'),
  '/dashboard/vehicles/:id/more/tyres': () => import('./routes/dashboard/vehicle-tyres.tsx'),
  '/dashboard/vehicles/:id/more/incidents': () =>
    import('./routes/dashboard/vehicle-incidents.tsx'),
  '/dashboard/vehicles/:id/more/documents': () =>
    import('./routes/dashboard/vehicle-documents.tsx'),
  '/dashboard/vehicles/:id/more/socket': () => import('./routes/dashboard/vehicle-socket.tsx'),
  '/dashboard/vehicles/:id/more/recordings': () =>
    import('./routes/dashboard/vehicle-recordings.tsx'),
  '/dashboard/vehicles/:id/more/sharing': () => import('./routes/dashboard/vehicle-sharing.tsx'),
};

const MOVED: readonly RouteObject[] = Object.entries(MOVED_VEHICLE_PARTS).map(([from, to]) => ({
  path: `/dashboard/vehicles/:id/${from}`,
  loader: ({ request, params }) =>
    redirect(`/dashboard/vehicles/${params['id']}/${to}${new URL(request.url).search}`),
  HydrateFallback: LoadingFrame,
}));

const pagesOf = (pages: Readonly<Record<string, LoadPage>>): RouteObject[] =>
  Object.entries(pages).map(([path, load]) => pageRoute(load, { path }));

/** Every address of the app; any other is a page of the site. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      pageRoute(() => import('./routes/auth/layout.tsx'), { children: pagesOf(ACCOUNT_PAGES) }),
      {
        // Placed within the root, which says so when the code of a page cannot be fetched.
        HydrateFallback: LoadingFrame,
        children: [
          pageRoute(() => import('./routes/dashboard/layout.tsx'), {
            children: [
              ...pagesOf(DASHBOARD_PAGES),
              pageRoute(() => import('./routes/dashboard/vehicle.tsx'), {
                path: '/dashboard/vehicles/:id',
                children: pagesOf(VEHICLE_PAGES),
              }),
            ],
          }),
        ],
      },
      ...MOVED,
      { path: '/dashboard/*', loader: leaveForHome, HydrateFallback: LoadingFrame },
      { path: '*', loader: leaveForSite, HydrateFallback: LoadingFrame },
    ],
  },
];
