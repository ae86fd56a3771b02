import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const MODULES = join(import.meta.dirname, 'modules');

/** What is in backticks. */
const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

const tablesOf = (module: string): readonly string[] =>
  globSync(`${module}/**/*.tables.ts`, { cwd: MODULES })
    .flatMap((file) => [
      ...readFileSync(join(MODULES, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g),
    ])
    .map(([, name = '']) => name)
    .toSorted();

test.each(readdirSync(MODULES))(
  "the README of %s lists the module's tables, and its paths exist",
  (module) => {
    const readme = readFileSync(join(MODULES, module, 'README.md'), 'utf8');
    const tables = readme.split('\n').find((line) => line.startsWith('| Tables |')) ?? '';
    expect(quotedIn(tables)).toEqual(tablesOf(module));
    const paths = quotedIn(readme).filter((quoted) => /\/|\.\w+$/.test(quoted));
    const missing = paths.filter(
      (path) =>
        !existsSync(join(MODULES, module, path)) && !existsSync(join(MODULES, '../../../..', path)),
    );
    expect(missing).toEqual([]);
  },
);
