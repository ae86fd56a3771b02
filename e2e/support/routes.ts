import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { RouteConfigEntry } from '@react-router/dev/routes';

import routes from '../../apps/web/app/routes.ts';
import { WEB_INDEX } from './paths.ts';

const pathsOf = (entries: readonly RouteConfigEntry[], parent: string): readonly string[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    return entry.children ? pathsOf(entry.children, path) : [path === '' ? '/' : path];
  });

const all = pathsOf(routes, '').filter((path) => !path.includes('*'));
const isDashboard = (path: string) => path === '/dashboard' || path.startsWith('/dashboard/');

// The feed is prerendered like a page, but is not one.
const isFile = (path: string) => /\.\w+$/.test(path);

// Of the pages that are generated from the knowledge, the first of each kind.
const writtenUnder = (folder: string): readonly string[] => {
  const directory = join(dirname(WEB_INDEX), folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .sort()
    .slice(0, 1);
};

const SAMPLES = [
  '/car-repair-guides',
  '/car-repair-guides/brake-system',
  '/codes',
  '/blog',
].flatMap(writtenUnder);

/** Every public page of the route table, with one sample for each parameterised route. */
export const PUBLIC_ROUTES = [
  ...all.filter((path) => !isDashboard(path) && !path.includes(':') && !isFile(path)),
  ...SAMPLES,
];

/** Every dashboard page without parameters. */
export const DASHBOARD_ROUTES = all.filter((path) => isDashboard(path) && !path.includes(':'));
