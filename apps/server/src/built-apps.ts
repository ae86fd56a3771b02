import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';

// The bundle lies in apps/server/dist, the source in apps/server/src: the root is as far from both.
const ROOT = resolve(import.meta.dirname, '../../..');

/** A build's own folder: the link to it leads to another one after the next build. */
const folderOf = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** Where the apps that the server serves are built to: the public pages, and the dashboard. */
export const BUILT_APPS = ['apps/site/build', 'apps/dashboard/build/client'].map((directory) =>
  folderOf(join(ROOT, directory)),
);
