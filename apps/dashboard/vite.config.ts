import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import { endpointRoutes } from '@wrenchwise/client/build/endpoint-routes.plugin.ts';
import { messages } from '@wrenchwise/client/build/messages.plugin.ts';
import { precompressAssets } from '@wrenchwise/client/build/precompress.ts';
import { HEAD_SCRIPT } from '@wrenchwise/client/head-script.ts';
import { defineConfig, type Plugin, type Rolldown, type ViteBuilder } from 'vite';

import { codedTexts } from './coded-texts.plugin.ts';
import { firstPageChunk } from './first-page-chunk.ts';
import { thinModelOptions } from './thin-model-options.plugin.ts';
import { withoutUnusedLibraryCode } from './unused-library-code.plugin.ts';
import { writePages } from './write-pages.ts';

/** `tools/prepare.mjs` gives each build a folder of its own. */
const BUILD = process.env['BUILD_DIR'] ?? join(import.meta.dirname, 'build');
const CLIENT = join(BUILD, 'client');
const RENDER = join(BUILD, 'render');

/** Where the site's server has the files of this app in development; at other paths it has its own. */
const DEVELOPMENT_BASE = '/@dashboard/';

const REACT = /node_modules\/(react|react-dom|scheduler|react-router)\//;

const firstPage = firstPageChunk();

/**
 * Libraries by name, what every page starts with, what the first page needs besides, and what most of the
 * other pages and dialogs share in one file instead of dozens. The number grows with the pages (041).
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'start', tags: ['$initial'] },
  firstPage.group,
  // What reads input brings zod: apart from the rest, which pages share that read none.
  {
    name: 'schemas',
    test: /\/packages\/(contract\/src\/|rules\/src\/text\.ts)/,
    minShareCount: 28,
  },
  { name: 'shared', minShareCount: 28 },
];

const headScript = (): Plugin => ({
  name: 'head-script',
  transformIndexHtml: (html) =>
    html.replace('<!--head-script-->', () => `<script>${HEAD_SCRIPT}</script>`),
});

/** The app, then its pages as HTML, rendered by the same code built for Node. */
const buildApp = async (builder: ViteBuilder): Promise<void> => {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('There are two environments');
  const built = await builder.build(client);
  if (!('output' in built)) throw new Error('The app is built once');
  await builder.build(ssr);
  const render = await import(pathToFileURL(join(RENDER, 'render-page.js')).href);
  await writePages(CLIENT, built.output, render);
  await precompressAssets(CLIENT);
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    ...messages(),
    endpointRoutes(),
    headScript(),
    withoutUnusedLibraryCode(),
    firstPage.plugin,
  ],
  resolve: { tsconfigPaths: true },
  publicDir: false,
  worker: { format: 'es', plugins: () => [thinModelOptions(), codedTexts()] },
  logLevel: process.env['CI'] ? 'warn' : 'info',
  base: command === 'serve' ? DEVELOPMENT_BASE : '/',
  // Pages name files from the root, which the server knows; files name each other from where they are.
  experimental: {
    renderBuiltUrl: (_, { hostType, ssr }) =>
      ssr || hostType === 'html' ? undefined : { relative: true },
  },
  build: {
    target: 'baseline-widely-available',
    // Pages name what they start with themselves (`write-pages.ts`), and routes are prefetched on
    // intent: a list of every route's files would cost each first load 3.7 kB.
    modulePreload: false,
  },
  builder: { buildApp },
  environments: {
    client: {
      build: {
        outDir: CLIENT,
        reportCompressedSize: false,
        rolldownOptions: {
          // Libraries say 'use client' to frameworks that run components on a server.
          onwarn: (warning, warn) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: {
      build: {
        outDir: RENDER,
        rolldownOptions: { input: 'src/render-page.tsx' },
      },
    },
  },
}));
