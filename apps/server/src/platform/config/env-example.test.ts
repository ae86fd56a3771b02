import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const EXAMPLE = parseEnv(readFileSync(resolve(ROOT, '.env.example'), 'utf8'));

/** The variables that `readConfig` reads. */
const variablesRead = (): readonly string[] => {
  const names = new Set<string>();
  const environment: Record<string, string | undefined> = {};
  const recording = new Proxy(environment, {
    get: (target, name, receiver): unknown => {
      if (typeof name === 'string' && /^[A-Z]/.test(name)) names.add(name);
      return Reflect.get(target, name, receiver);
    },
  });
  readConfig(recording, ROOT);
  return [...names];
};

test('.env.example names every variable that the settings are read from, and no other', () => {
  expect(Object.keys(EXAMPLE).sort()).toEqual([...variablesRead()].sort());
});

test('.env.example gives the defaults: taken as it is, it changes nothing', () => {
  expect(readConfig(EXAMPLE, ROOT)).toEqual(readConfig({}, ROOT));
});
