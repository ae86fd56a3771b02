import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { protectDataDirectory } from './data-directory.ts';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wrenchwise-modes-'));
  dataDir = join(root, 'data');
  for (const folder of ['pgdata/base', 'outbox']) folderOf(folder);
  for (const name of ['auth-secret', 'lock', 'pgdata/base/1', 'outbox/mail.json']) fileOf(name);
});
afterEach(() => rmSync(root, { recursive: true }));

const folderOf = (name: string): void => {
  mkdirSync(join(dataDir, name), { recursive: true });
  for (let path = join(dataDir, name); path !== root; path = join(path, '..')) {
    chmodSync(path, 0o755);
  }
};
const fileOf = (name: string): void => {
  writeFileSync(join(dataDir, name), 'x');
  chmodSync(join(dataDir, name), 0o666);
};
const modeOf = (path: string): number => statSync(path).mode & 0o777;
const protect = (): unknown[] => {
  const warnings: unknown[] = [];
  protectDataDirectory(dataDir, (warning) => warnings.push(warning));
  return warnings;
};

describe('a data directory that everybody can read', () => {
  test('is its owner’s only afterwards, with everything in it', () => {
    expect(protect()).toEqual([]);
    for (const folder of ['', 'pgdata', 'pgdata/base', 'outbox']) {
      expect(modeOf(join(dataDir, folder))).toBe(0o700);
    }
    for (const file of ['auth-secret', 'lock', 'pgdata/base/1', 'outbox/mail.json']) {
      expect(modeOf(join(dataDir, file))).toBe(0o600);
    }
  });

  test('is not left through a link', () => {
    const outside = join(root, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'file'), 'x');
    chmodSync(outside, 0o755);
    chmodSync(join(outside, 'file'), 0o644);
    symlinkSync(outside, join(dataDir, 'uploads'));
    symlinkSync(join(outside, 'file'), join(dataDir, 'outbox', 'link'));
    expect(protect()).toEqual([]);
    expect(modeOf(outside)).toBe(0o755);
    expect(modeOf(join(outside, 'file'))).toBe(0o644);
  });

  test('keeps what somebody else has put there, and stays open for it', () => {
    fileOf('run.sh');
    chmodSync(join(dataDir, 'run.sh'), 0o755);
    protect();
    expect(modeOf(join(dataDir, 'run.sh'))).toBe(0o755);
    expect(modeOf(dataDir)).toBe(0o755);
    expect(modeOf(join(dataDir, 'pgdata'))).toBe(0o700);
    expect(modeOf(join(dataDir, 'auth-secret'))).toBe(0o600);
  });
});

test('a data directory that is not there yet is not made', () => {
  rmSync(dataDir, { recursive: true });
  expect(protect()).toEqual([]);
  expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined();
});

test('a file system that knows no modes is reported once, and does not stop the start', () => {
  const warnings: unknown[] = [];
  const err = new Error('EPERM');
  const refuse = (): never => {
    throw err;
  };
  protectDataDirectory(dataDir, (warning) => warnings.push(warning), refuse);
  expect(warnings).toEqual([{ err, failures: expect.any(Number) }]);
});
