import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compressPages } from '@wrenchwise/client/build/compress-pages.ts';
import { precompressAssets } from '@wrenchwise/client/build/precompress.ts';
import type { AstroIntegration } from 'astro';

import { appIcons } from './after-build/icons.ts';
import { openGraphImages } from './after-build/open-graph-images.ts';
import { writeServiceWorker } from './after-build/service-worker.ts';
import { siteMaps } from './after-build/site-map.ts';
import { writtenPages } from './after-build/written-pages.ts';

const PUBLIC = join(import.meta.dirname, 'public');
const OFFLINE_PAGE = 'offline/index.html';

const write = (directory: string, files: ReadonlyMap<string, string | Uint8Array>): void => {
  for (const [path, content] of files) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

/** The offline page answers where nothing can be fetched: its script and its styles stand in it. */
const checkOfflinePage = (directory: string): void => {
  const html = readFileSync(join(directory, OFFLINE_PAGE), 'utf8');
  const fetched = /<script[^>]* src="([^"]+)"|<link rel="stylesheet" href="([^"]+)"/.exec(html);
  if (fetched) throw new Error(`The offline page needs ${fetched[1] ?? fetched[2]}`);
};

const MAX_MEGABYTES = 250;

/** The size of the site on disk in megabytes; throws above what an image of it may bring. */
const checkSize = (directory: string): number => {
  const bytes = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const megabytes = Math.round(bytes / 1e6);
  if (megabytes > MAX_MEGABYTES) throw new Error(`The built site has ${megabytes} MB`);
  return megabytes;
};

/**
 * After the pages are written: site maps, Open Graph images, icons, the service worker, and
 * precompressed scripts, and the pages themselves compressed.
 */
export const afterBuild = (): AstroIntegration => ({
  name: 'after-build',
  hooks: {
    'astro:build:done': async ({ dir, pages, logger }) => {
      const directory = fileURLToPath(dir);
      const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`).toSorted();
      const written = writtenPages(directory, paths);
      const images = await openGraphImages(written);
      write(directory, siteMaps(written));
      write(directory, images);
      write(directory, await appIcons(PUBLIC));
      checkOfflinePage(directory);
      await writeServiceWorker(directory, OFFLINE_PAGE);
      await precompressAssets(directory);
      await compressPages(directory);
      const megabytes = checkSize(directory);
      logger.info(
        `${written.length} pages in the site map's files, ${images.size} images, ${megabytes} MB`,
      );
    },
  },
});
