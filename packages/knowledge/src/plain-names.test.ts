import { expect, test } from 'vitest';

import { JOBS } from './jobs/jobs.ts';
import { PLAIN_NAMES } from './plain-names.ts';

const names = Object.values(PLAIN_NAMES).flat();

test('no two faults share a plain name, and none has that of an everyday job', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const ofJobs = new Set(JOBS.flatMap(({ aliases }) => aliases));
  expect(names.filter((name) => ofJobs.has(name))).toEqual([]);
});

test('a plain name is one to five words as people type them', () => {
  expect(names.filter((name) => !/^[a-z0-9]+(?: [a-z0-9]+){0,5}$/.test(name))).toEqual([]);
});
