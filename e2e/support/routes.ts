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

const hasPage = (path: string): boolean => existsSync(join(SITE, path, 'index.html'));

// Of the pages that are made of the knowledge, one of each kind: the first that was written.
const SAMPLES = [
  '/car-repair-guides',
  '/car-repair-guides/brake-system',
  '/codes',
  '/blog',
].flatMap((folder) => foldersIn(folder).filter(hasPage).slice(0, 1));

/**
 * Every page that a visitor may open, as it was written, with one sample for each kind of which
 * there are many.
 */
export const PUBLIC_ROUTES = ['/', ...foldersIn('/').filter(hasPage), ...ACCOUNT_PATHS, ...SAMPLES];

/** Every dashboard page without parameters. */
export const DASHBOARD_ROUTES = DASHBOARD_PATHS.filter((path) => !path.includes(':'));
