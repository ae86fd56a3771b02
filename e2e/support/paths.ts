import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The bundled server. */
export const SERVER_MAIN = join(ROOT, 'apps/server/dist/main.js');

/** What Node compiled of the server before; a build empties it. */
export const COMPILE_CACHE = join(ROOT, 'node_modules/.wrenchwise/compile-cache');

/** Where the public pages are written to. */
export const SITE = join(ROOT, 'apps/site/build');

/** Where the account pages and the dashboard are built to. */
export const DASHBOARD = join(ROOT, 'apps/dashboard/build/client');

/** Debian's browsers: without a window, a journey takes an eighth less of processor time. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** The browser of the journeys; undefined where none is installed. */
export const CHROMIUM = BROWSERS.find((path) => existsSync(path));
