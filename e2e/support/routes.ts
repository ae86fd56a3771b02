import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ACCOUNT_PATHS, DASHBOARD_PATHS } from '../../apps/dashboard/src/paths.ts';
import { SITE } from './paths.ts';

const foldersIn = (path: string): readonly string[] => {
  const directory = join(SITE, path);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${path === '/' ? '' : path}/${entry.name}`)
    .sort();
};

// The build compresses every page but the first.
const hasPage = (path: string): boolean =>
  ['index.html', 'index.html.br'].some((name) => existsSync(join(SITE, path, name)));

// Of the pages that are generated from the knowledge, the first of each kind.
const SAMPLES = [
  '/car-repair-guides',
  '/car-repair-guides/brake-system',
  '/codes',
  '/blog',
].flatMap((folder) => foldersIn(folder).filter(hasPage).slice(0, 1));

/** Every public page of the route table, with one sample for each parameterised route. */
export const PUBLIC_ROUTES = ['/', ...foldersIn('/').filter(hasPage), ...ACCOUNT_PATHS, ...SAMPLES];

/** Every dashboard page without parameters. */
export const DASHBOARD_ROUTES = DASHBOARD_PATHS.filter((path) => !path.includes(':'));
