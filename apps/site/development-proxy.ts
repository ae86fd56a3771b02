import type { ProxyOptions } from 'vite';

const API = ['/api', '/healthz', '/readyz', '/dev'];
/** Where the files of the dashboard's app are in development (its `vite.config.ts`). */
const DASHBOARD_FILES = '/@dashboard/';
/** The component gallery, which is part of no build. */
const GALLERY = '^/gallery/?$';
const DASHBOARD_PAGES =
  '^/(?:dashboard|login|signup|verify-email|reset-password|email-change)(?:[/?]|$)';

/** What the development server of the public pages passes on to others; tools/dev.ts starts them. */
export const developmentProxy = (): Record<string, string | ProxyOptions> => {
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
  const dashboard = process.env['DASHBOARD_URL'];
  return {
    ...Object.fromEntries(API.map((path) => [path, api])),
    ...(dashboard && {
      [DASHBOARD_FILES]: { target: dashboard, ws: true },
      [GALLERY]: { target: dashboard, rewrite: () => `${DASHBOARD_FILES}gallery/` },
      [DASHBOARD_PAGES]: { target: dashboard, rewrite: () => DASHBOARD_FILES },
    }),
  };
};
