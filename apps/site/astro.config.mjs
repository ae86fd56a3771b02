import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { endpointRoutes } from '@wrenchwise/client/build/endpoint-routes.plugin.ts';
import { messages } from '@wrenchwise/client/build/messages.plugin.ts';
import { ORIGIN_PLACEHOLDER } from '@wrenchwise/rules/site-origin';
import { defineConfig } from 'astro/config';

import { afterBuild } from './after-build.ts';
import { articles } from './articles.plugin.ts';
import { developmentProxy } from './development-proxy.ts';
import { measured } from './measured.plugin.ts';
import { restDirective } from './src/directives/rest-directive.ts';

// JavaScript, so that Node loads it and the plugins itself: Vite's runner is closed before they are done.

/** The public pages: static HTML, with React islands where something is interactive. */
export default defineConfig({
  site: ORIGIN_PLACEHOLDER,
  output: 'static',
  // `tools/prepare.mjs` gives each build a folder of its own.
  outDir: process.env['BUILD_DIR'] ?? './build',
  devToolbar: { enabled: false },
  // Files named by their content stand under /assets/, as the server expects; styles stand in the page.
  build: { format: 'directory', assets: 'assets', inlineStylesheets: 'always' },
  integrations: [react(), restDirective(), afterBuild()],
  vite: {
    plugins: [tailwindcss(), ...messages(), articles(), endpointRoutes(), measured()],
    resolve: { tsconfigPaths: true },
    build: { target: 'baseline-widely-available' },
    // Pages name files from the root, which the server knows; scripts name each other from where they are.
    experimental: {
      renderBuiltUrl: (_, { hostType, ssr }) =>
        ssr || hostType !== 'js' ? undefined : { relative: true },
    },
    server: { proxy: developmentProxy() },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What several islands share comes in one file instead of twenty of one button each.
            output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } },
          },
        },
      },
    },
  },
});
