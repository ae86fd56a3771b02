import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The bundled server. */
export const SERVER_MAIN = join(ROOT, 'apps/server/dist/main.js');

/** Where the public pages are written to. */
export const SITE = join(ROOT, 'apps/site/build');

/** Where the account pages and the dashboard are built to. */
export const DASHBOARD = join(ROOT, 'apps/dashboard/build/client');

/** Debian's browser. */
export const CHROMIUM = '/usr/bin/chromium';
