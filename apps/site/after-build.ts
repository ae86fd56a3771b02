import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { appIcons } from '../web/build-end/icons.ts';
import { packAssets } from '../web/build-end/packed-assets.ts';
import { sharePictures } from '../web/build-end/share-pictures.ts';
import { writtenPages } from '../web/build-end/written-pages.ts';

const PUBLIC = join(import.meta.dirname, '../web/public');

/** After the pages are written: Open Graph pictures, icons, and precompressed scripts and styles. */
export const afterBuild = (): AstroIntegration => ({
  name: 'after-build',
  hooks: {
    'astro:build:done': async ({ dir, pages }) => {
      const directory = fileURLToPath(dir);
      const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`);
      const pictures = await sharePictures(writtenPages(directory, paths));
      for (const [path, content] of [...pictures, ...(await appIcons(PUBLIC))]) {
        const file = join(directory, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
      await packAssets(directory);
    },
  },
});
