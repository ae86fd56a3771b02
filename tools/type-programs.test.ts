import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';
import { describe, expect, test } from 'vitest';

import { ROOT } from './run-command.ts';
import { TYPE_PROGRAMS } from './type-programs.ts';

const configOf = (path: string) => {
  const file = join(ROOT, path);
  const source = ts.readJsonConfigFile(file, (name) => ts.sys.readFile(name));
  const { options, fileNames } = ts.parseJsonSourceFileConfigFileContent(
    source,
    ts.sys,
    dirname(file),
    undefined,
    file,
  );
  const {
    configFilePath: _path,
    jsx: _jsx,
    paths: _paths,
    pathsBasePath: _base,
    ...rest
  } = options;
  return { options: rest, fileNames };
};

test('each package is checked in one program', () => {
  const packages = globSync(['{apps,packages}/*/tsconfig.json', 'apps/site/*/tsconfig.json'], {
    cwd: ROOT,
  }).map(dirname);
  const checked = TYPE_PROGRAMS.flatMap((program) => program.packages);
  expect(checked.toSorted()).toEqual(['.', ...packages].toSorted());
});

describe.each(TYPE_PROGRAMS)('$config', ({ config, packages }) => {
  const program = configOf(config);

  test.each(packages)('checks every file of %s with the options of its own', (path) => {
    const own = configOf(join(path, 'tsconfig.json'));
    expect(own.fileNames.length).toBeGreaterThan(0);
    expect(own.fileNames.filter((file) => !program.fileNames.includes(file))).toEqual([]);
    expect(program.options).toEqual(own.options);
  });
});
