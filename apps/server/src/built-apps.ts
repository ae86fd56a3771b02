import { join, resolve } from 'node:path';

// The bundle lies in apps/server/dist, the source in apps/server/src: the root is as far from both.
const ROOT = resolve(import.meta.dirname, '../../..');

/** Where the apps that the server serves are built to: the public pages, and the dashboard. */
export const BUILT_APPS = ['apps/site/build', 'apps/dashboard/build/client'].map((directory) =>
  join(ROOT, directory),
);
