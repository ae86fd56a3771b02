import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** The browser never writes JSON Schema, but zod's classes refer to the code that does (5 kB gzip). */
export const zodWithoutJsonSchema = (): Plugin => ({
  name: 'zod-without-json-schema',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  load(id) {
    if (!/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null;
    const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
    return [...names].map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
  },
});
