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
  load(id) {
    if (!UNUSED.some((file) => file.test(id))) return null;
    return exportsOf(readFileSync(id, 'utf8'))
      .map((name) => `export const ${name} = () => undefined;`)
      .join('\n');
  },
});
