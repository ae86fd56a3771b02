import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openBuildFolder, USED_BY } from './build-folders.mjs';

/** Real folders and links in a project of their own. */
let root: string;
let link: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wrenchwise-builds-'));
  mkdirSync(join(root, 'apps/server'), { recursive: true });
  link = join(root, 'apps/server/dist');
});
afterEach(() => rmSync(root, { recursive: true }));

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** Builds one file; the build counts as old from then on. */
const build = (chunk: string, runsHere?: number): string => {
  const { folder, finish } = openBuildFolder(root, `server`, link);
  writeFileSync(join(folder, chunk), chunk);
  if (runsHere !== undefined) {
    mkdirSync(join(folder, USED_BY));
    writeFileSync(join(folder, USED_BY, String(runsHere)), '');
  }
  finish();
  utimesSync(folder, LONG_AGO, LONG_AGO);
  return folder;
};

const nextMillisecond = async (): Promise<void> => {
  const now = Date.now();
  while (Date.now() === now) await Promise.resolve();
};

test('a server that runs finds its own chunks after any number of builds beside it', async () => {
  build('chunk-1.js', process.pid);
  const running = realpathSync(link);
  for (const name of ['2', '3', '4']) {
    await nextMillisecond();
    build(`chunk-${name}.js`);
  }
  expect(readFileSync(join(running, 'chunk-1.js'), 'utf8')).toBe('chunk-1.js');
  expect(existsSync(join(link, 'chunk-1.js'))).toBe(false);
  expect(readFileSync(join(link, 'chunk-4.js'), 'utf8')).toBe('chunk-4.js');
});

test('a build that nobody runs from any more is deleted by the next', async () => {
  // No process has the highest number that Linux can give, plus one.
  const left = build('left.js', 4_194_305);
  await nextMillisecond();
  const unused = build('unused.js');
  await nextMillisecond();
  build('newest.js');
  expect([left, unused].map((folder) => existsSync(folder))).toEqual([false, false]);
  expect(readFileSync(join(link, 'newest.js'), 'utf8')).toBe('newest.js');
});

test('a build lies as far from the root as the usual path', () => {
  expect(join(realpathSync(build('main.js')), '../../..')).toBe(realpathSync(root));
});

test('nothing is switched to a build that is under way or failed', async () => {
  build('good.js');
  await nextMillisecond();
  const failed = openBuildFolder(root, 'server', link);
  writeFileSync(join(failed.folder, 'half.js'), '');
  expect(existsSync(join(link, 'good.js'))).toBe(true);
  failed.drop();
  expect(existsSync(failed.folder)).toBe(false);
  expect(existsSync(join(link, 'good.js'))).toBe(true);
});

test('what an earlier edition built in place gives way to the link', () => {
  mkdirSync(link);
  writeFileSync(join(link, 'in-place.js'), '');
  build('main.js');
  expect(existsSync(join(link, 'main.js'))).toBe(true);
});
