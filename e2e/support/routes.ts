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

// The feed is written like a page, but nobody opens it as one.
const isFile = (path: string) => /\.\w+$/.test(path);

// Of the pages that are made of the knowledge, one of each kind: the first that was written.
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

/**
 * Every page that a visitor may open, as the product's own route table has it, with one sample for
 * each route that stands for many.
 */
export const PUBLIC_ROUTES = [
  ...all.filter((path) => !isDashboard(path) && !path.includes(':') && !isFile(path)),
  ...SAMPLES,
];

/** Every page of the dashboard that needs no id. */
export const DASHBOARD_ROUTES = all.filter((path) => isDashboard(path) && !path.includes(':'));
