import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';

const WORKER = join(import.meta.dirname, '../service-worker/worker.ts');

/** A file as Workbox precaches it: fetched again when its content has changed. */
const precacheEntry = (directory: string, path: string): PrecacheEntry => ({
  // From where the worker is: the site may answer under a path of its host.
  url: path,
  revision: createHash('md5')
    .update(readFileSync(join(directory, path)))
    .digest('hex'),
});

/**
 * Writes the service worker, with its library inside. It has the offline page, and keeps the pages
 * that were opened in the public library, and gives the dashboard's files that the dashboard has stored
 * (175); it never touches the API.
 */
export const writeServiceWorker = async (directory: string, offlinePage: string): Promise<void> => {
  const files = [offlinePage, 'favicon.svg', 'icons/icon-192.png'].map((path) =>
    precacheEntry(directory, path),
  );
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHED: JSON.stringify(files) },
    build: {
      outDir: directory,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
};
