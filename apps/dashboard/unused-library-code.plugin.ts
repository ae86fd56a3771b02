import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/**
 * Modules whose functions are referred to but never called in the browser: zod's writer of JSON Schema (5 kB
 * gzip), the router's instrumentations and the links that its framework mode prefetches (2 kB).
 */
const UNUSED = [
  /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
  /\/react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/links)\.js$/,
] as const;

/** Vite's loader of what is imported on demand: it brings the styles of a file along, and ours are one file. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** An icon without its former names, which are further classes, and without keys: its shapes never change places. */
const thinIcon = (code: string): string =>
  code
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace('__iconData.node;', '');

const exportsOf = (code: string): readonly string[] => [
  ...[...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  ...[...code.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^\w+$/.test(name)),
  ),
];

/** Leaves library code out that the bundler cannot see to be unused: each function does nothing. */
export const withoutUnusedLibraryCode = (): Plugin => ({
  name: 'without-unused-library-code',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  load(id) {
    if (id === PRELOAD_HELPER) return 'export const __vitePreload = (load) => load();';
    if (ICON.test(id)) return thinIcon(readFileSync(id, 'utf8'));
    if (!UNUSED.some((file) => file.test(id))) return null;
    return exportsOf(readFileSync(id, 'utf8'))
      .map((name) => `export const ${name} = () => undefined;`)
      .join('\n');
  },
});
