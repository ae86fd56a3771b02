import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { VERSION } from './version.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');

test('the release is the one that package.json names, with its date in the changelog', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
  expect(version).toBe(VERSION);
  const [, newest, date] = /^## \[(\d+\.\d+\.\d+)\] - (\S+)$/m.exec(read('CHANGELOG.md')) ?? [];
  expect([newest, Number.isNaN(Date.parse(date ?? ''))]).toEqual([VERSION, false]);
});
