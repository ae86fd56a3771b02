import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The bundled server. */
export const SERVER_MAIN = join(ROOT, 'apps/server/dist/main.js');

/** The prerendered landing page: there when the web is built. */
export const WEB_INDEX = join(ROOT, 'apps/web/build/client/index.html');

/** Debian's browser. */
export const CHROMIUM = '/usr/bin/chromium';
