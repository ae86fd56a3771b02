import type { RouteConfigEntry } from '@react-router/dev/routes';

import routes from '../../apps/web/app/routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[], parent: string): readonly string[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    return entry.children ? pathsOf(entry.children, path) : [path === '' ? '/' : path];
  });

const all = pathsOf(routes, '').filter((path) => !path.includes('*'));
const isDashboard = (path: string) => path === '/dashboard' || path.startsWith('/dashboard/');

/** Every page that a visitor may open, as the product's own route table has it. */
export const PUBLIC_ROUTES = all.filter((path) => !isDashboard(path));

/** Every page of the dashboard that needs no id. */
export const DASHBOARD_ROUTES = all.filter((path) => isDashboard(path) && !path.includes(':'));
