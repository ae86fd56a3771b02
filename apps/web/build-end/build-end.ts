import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { prerenderedPaths } from '../prerendered-paths.ts';
import { appIcons } from './icons.ts';
import { hydrateLate } from './late-hydration.ts';
import { standAloneOfflinePage } from './offline-page.ts';
import { packAssets } from './packed-assets.ts';
import { writeServiceWorker } from './service-worker.ts';
import { sharePictures } from './share-pictures.ts';
import { siteMaps } from './site-map.ts';
import { writtenPages } from './written-pages.ts';

interface BuildResult {
  readonly viteConfig: {
    readonly publicDir: string;
    readonly logger: { readonly info: (text: string) => void };
  };
  readonly reactRouterConfig: { readonly buildDirectory: string };
}

/** After the pages are written: what helps them to be found, shared, installed and read offline. */
export const buildEnd = async ({ viteConfig, reactRouterConfig }: BuildResult): Promise<void> => {
  const started = performance.now();
  const directory = join(reactRouterConfig.buildDirectory, 'client');
  const write = (files: ReadonlyMap<string, string | Uint8Array>) => {
    for (const [path, content] of files) {
      const file = join(directory, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  };
  // Every public page is prerendered, and no other page is part of this app.
  rmSync(join(directory, '__spa-fallback.html'));
  const paths = prerenderedPaths();
  hydrateLate(directory, paths);
  const pages = writtenPages(directory, paths);
  write(siteMaps(pages));
  const pictures = await sharePictures(pages);
  write(pictures);
  write(await appIcons(viteConfig.publicDir));
  await writeServiceWorker(directory, standAloneOfflinePage(directory));
  await packAssets(directory);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  viteConfig.logger.info(
    `Site map of ${pages.length} pages, ${pictures.size} pictures, icons, service worker (${seconds} s)`,
  );
};
