import { readFileSync } from 'node:fs';

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

import { developmentProxy } from '../site/development-proxy.ts';
import { articles } from './articles.plugin.ts';
import { endpointRoutes } from './endpoint-routes.plugin.ts';
import { measured } from './measured.plugin.ts';
import { routeFailure } from './route-failure.plugin.ts';

// The browser never writes JSON Schema, but zod's classes refer to the code that does (5 kB gzip).
const zodWithoutJsonSchema = (): Plugin => ({
  name: 'zod-without-json-schema',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  load(id) {
    if (!/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
    const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
    return [...names].map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
  },
});

export default defineConfig({
  plugins: [
    tailwindcss(),
    articles(),
    reactRouter(),
    endpointRoutes(),
    measured(),
    routeFailure(),
    zodWithoutJsonSchema(),
  ],
  resolve: { tsconfigPaths: true },
  logLevel: process.env['CI'] ? 'warn' : 'info',
  server: {
    port: 5173,
    proxy: developmentProxy(),
  },
  build: {
    reportCompressedSize: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        // What several pages share goes into a few files instead of dozens of one icon each.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'query', test: /node_modules\/@tanstack\// },
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4 },
            {
              // What every page needs, so that public pages and the dashboard need no more of each other.
              name: 'base',
              test: /apps\/web\/app\/(content\/(contact|navigation)|features\/account\/(account\.queries|use-redirect)|lib\/(after-load|api|awake|connection|page-meta|present-error|query-(client|keys)|reachable|return-path|share-picture|site-origin|use-focus-on-navigation|watch-errors)\.|ui\/failure-screen\.)|packages\/ui\/src\/(button|button-style|class-names|control-style|form\/typed-text-key|link|link-button|loading-frame|logo|skip-link|theme|theme-switch|toaster?|use-hydrated)\.|packages\/domain\/src\/(client|error|percent)|vite\/preload-helper/,
            },
            {
              name: 'public',
              test: /apps\/web\/app\/(features\/(consent|marketing\/(page-section|closing-call)|offline|structured-data)\/?|content\/measured-words|lib\/(diagnosis-draft|kept-pages)|ui\/(use-followed-links|written-part))|virtual:measured\/headline/,
              minShareCount: 2,
            },
            {
              // What the dashboard's first page needs and later pages use again.
              name: 'dashboard',
              test: /apps\/web\/app\/(features\/(account\/(account\.queries|use-redirect-check)|diagnoses\/(car-name|diagnoses\.queries|list\/)|subscription\/(status-badge|subscription\.queries|usage-bar|use-subscription)|shell\/dashboard-person))|packages\/ui\/src\/(avatar|icon-button)\.|packages\/domain\/src\/(money|plans)/,
              minShareCount: 2,
            },
            {
              // Neither the dashboard's first page nor the landing page draws these.
              name: 'forms-and-figures',
              test: /packages\/(ui|car-ui)\/src\/(form\/(attempt|focus-first-error|plain-form|use-forget-failure)|character-count|cost-range|drive-verdicts|field|needs-script|pagination|probability-bar|select|use-(focus-return|held|suggest))/,
              minShareCount: 3,
            },
            {
              name: 'ui',
              test: /(apps\/web\/app\/(ui|lib)|packages\/(ui|car-ui)\/src)\/(?!accordion|alert-dialog|car-|character-count|command|dialog|form\/|menu|needs-script|tabs|suggest|table|text-|password)/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
});
