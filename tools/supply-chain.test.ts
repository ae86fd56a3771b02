import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      license: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** What others wrote: everything in the lock file but our own packages and the links to them. */
const LIBRARIES = Object.entries(Lock.parse(JSON.parse(read('package-lock.json'))).packages).filter(
  ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
);

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

test('every library of the lock file has the hash of its content, so that nobody can swap it', () => {
  expect(LIBRARIES.length).toBeGreaterThan(1000);
  const without = LIBRARIES.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(without.map(([path]) => path)).toEqual([]);
});

test('every library comes from the registry, none from an address of its own', () => {
  const elsewhere = LIBRARIES.filter(
    ([, { resolved }]) =>
      resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

/** Licences under which a product may be offered without its source; each was read. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'OFL-1.1',
  'MPL-2.0',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  '(AFL-2.1 OR BSD-3-Clause)',
]);

/** Libraries of other licences, or of none that the lock file names, each with the reason why it may stay. */
const EXCEPTIONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^@img\/sharp-/, 'LGPL: libvips beside sharp, a library of its own that only builds use'],
  [
    /^caniuse-lite$/,
    'CC-BY-4.0: a table of browsers that Babel reads at the build; nothing of it is shipped',
  ],
  [/^format$/, 'MIT, in the older field `licenses` of its package.json'],
  [/^png-js$/, 'MIT, in its file LICENSE'],
];

test('every library has a licence that this product can be offered under', () => {
  const refused = LIBRARIES.filter(
    ([path, { license }]) =>
      !(license !== undefined && ALLOWED.has(license)) &&
      !EXCEPTIONS.some(([name]) => name.test(nameOf(path))),
  );
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  for (const [name, reason] of EXCEPTIONS) {
    expect(
      LIBRARIES.some(([path]) => name.test(nameOf(path))),
      reason,
    ).toBe(true);
  }
});

test('libraries that want to run code when they are installed are named, and refused', () => {
  const names = LIBRARIES.filter(([, entry]) => entry.hasInstallScript).map(([path]) =>
    nameOf(path),
  );
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(read('package.json')));
  // macOS only: it is optional, and refused as every script that is not allowed (`.npmrc`).
  const others = new Set(names.filter((name) => name !== 'fsevents'));
  expect([...others].sort()).toEqual(Object.keys(allowScripts).sort());
  expect(Object.values(allowScripts)).not.toContain(true);
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
});

test('the hosted CI looks for known holes, checks signatures and makes a bill of materials', () => {
  const workflow = read('.github/workflows/supply-chain.yml');
  for (const step of [
    'npm audit --package-lock-only --omit=dev --audit-level=high',
    'npm audit signatures',
    'npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx',
    'tools/supply-chain.test.ts',
  ]) {
    expect(workflow).toContain(step);
  }
  expect(workflow).toMatch(/^ {2}schedule:$/m);
  for (const ecosystem of ['npm', 'docker', 'github-actions']) {
    expect(read('.github/dependabot.yml')).toContain(`package-ecosystem: ${ecosystem}\n`);
  }
});

test('SECURITY.md says by when a hole is closed, for each severity', () => {
  const rows = [...read('SECURITY.md').matchAll(/^\| (\w+) \|[^|]*\| (\d+) (hours|days) \|/gm)];
  expect(rows.map(([, severity]) => severity)).toEqual(['critical', 'high', 'moderate', 'low']);
  const hours = rows.map(([, , count, unit]) => Number(count) * (unit === 'days' ? 24 : 1));
  expect(hours).toEqual(hours.toSorted((a, b) => a - b));
});
