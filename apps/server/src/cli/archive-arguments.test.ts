import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { parseArchiveArguments } from './archive-arguments.ts';

afterEach(() => void vi.unstubAllEnvs());

const BACKUP = { option: 'to', mayForce: false } as const;
const RESTORE = { option: 'from', mayForce: true } as const;

test('an archive is named from the folder that npm was called in', () => {
  vi.stubEnv('INIT_CWD', '/home/sam');
  const archive = { kind: 'do', given: 'a.tar', path: join('/home/sam', 'a.tar') };
  expect(parseArchiveArguments(['--to', 'a.tar'], BACKUP)).toEqual({ ...archive, force: false });
  expect(parseArchiveArguments(['--from=a.tar'], RESTORE)).toEqual({ ...archive, force: false });
  expect(parseArchiveArguments(['--from', 'a.tar', '--force'], RESTORE)).toEqual({
    ...archive,
    force: true,
  });
});

test.each([['--help'], ['-h']])('%s asks for the usage, whatever else is missing', (help) => {
  expect(parseArchiveArguments([help], BACKUP)).toEqual({ kind: 'help' });
  expect(parseArchiveArguments(['--force', help], RESTORE)).toEqual({ kind: 'help' });
});

test.each([
  [[], BACKUP, 'Say where to: --to FILE.'],
  [['--to', ''], BACKUP, 'Say where to: --to FILE.'],
  [['--force'], RESTORE, 'Say from where: --from FILE.'],
  [['--to', 'a.tar', '--force'], BACKUP, "Unknown option '--force'"],
  [['--to', 'a.tar'], RESTORE, "Unknown option '--to'"],
  [['--from'], RESTORE, "Option '--from <value>' argument missing"],
  [['a.tar'], BACKUP, "Unexpected argument 'a.tar'"],
])('says what is wrong with %j', (argv, question, problem) => {
  expect(parseArchiveArguments(argv, question)).toEqual({
    kind: 'wrong',
    problem: expect.stringContaining(problem),
  });
});
