import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// The bundle lies in apps/server/dist, the source in apps/server/src: the root is as far from both.
const ROOT = resolve(import.meta.dirname, '../../..');

/** A build's own folder: the link to it leads to another one after the next build. */
const folderOf = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

const SERVED_BUILDS = ['apps/site/build', 'apps/dashboard/build'].map((directory) =>
  folderOf(join(ROOT, directory)),
);
const [SITE = '', DASHBOARD = ''] = SERVED_BUILDS;

/** Where the apps that the server serves are built to: the public pages, and the dashboard. */
export const BUILT_APPS = [SITE, join(DASHBOARD, 'client')];

/**
 * Names this process in the folders that it serves from, so that no build beside it deletes them
 * (`tools/build-folders.mjs`). Where they cannot be written, nobody builds either.
 */
export const nameAsUser = (pid = process.pid): void => {
  for (const folder of [import.meta.dirname, ...SERVED_BUILDS]) {
    try {
      mkdirSync(join(folder, '.used-by'), { recursive: true });
      writeFileSync(join(folder, '.used-by', String(pid)), '');
    } catch {
      // A read-only image.
    }
  }
};
