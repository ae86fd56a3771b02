import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { EMBEDDED_FILES } from './embedded-suite.ts';
import { ROOT } from './run-command.ts';

const MODULES = join(ROOT, 'apps/server/src/modules');

test('each entry of the suite on the embedded database is a test, so that a renamed one is not lost', () => {
  const empty = EMBEDDED_FILES.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0);
  expect(empty).toEqual([]);
});

test('every module of the server has a test on the embedded database', () => {
  expect(existsSync(MODULES)).toBe(true);
  const modules = globSync('*', { cwd: MODULES, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const without = modules.filter(
    (name) => !EMBEDDED_FILES.some((file) => file.startsWith(`apps/server/src/modules/${name}/`)),
  );
  expect(without).toEqual([]);
});
